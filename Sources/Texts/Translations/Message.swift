/// A text of Tug that is shown in the current language.
public struct Message: Hashable, Sendable {
  /// The key that identifies the text for translators: the context in a catalogue.
  ///
  /// MJRefresh's texts have the keys of its string files. Source: refresh controls reference,
  /// 1.1.3.
  public let key: String
  /// The English text.
  public let english: String

  /// An empty text in every language.
  public static let empty = Message()

  /// Creates a message.
  ///
  /// The script resources/translations/update.sh finds every call of this initializer.
  public init(_ key: String, _ english: String) {
    self.key = key
    self.english = english
  }

  private init() {
    key = ""
    english = ""
  }
}
