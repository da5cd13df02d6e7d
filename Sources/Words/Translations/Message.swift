/// Words that the library shows, in whichever language is set at the moment.
public struct Message: Hashable, Sendable {
  /// The name by which translators know it: the context in a catalogue.
  ///
  /// The keys of MJRefresh's words are those of its string files. Source: refresh controls
  /// reference, 1.1.3.
  public let key: String
  /// The words in English.
  public let english: String

  /// No words in any language.
  public static let empty = Message()

  /// A message.
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
