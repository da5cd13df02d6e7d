/// Words that the library shows, to be said in the language of the moment.
public struct Message: Hashable, Sendable {
  /// What translators know it by: the context in a catalogue.
  ///
  /// MJRefresh's own are those of its string files. Source: refresh controls reference, 1.1.3.
  public let key: String
  /// The words in English.
  public let english: String

  /// No words in any language.
  public static let empty = Message()

  /// A message; update.sh of resources/translations finds all that are written so.
  public init(_ key: String, _ english: String) {
    self.key = key
    self.english = english
  }

  private init() {
    key = ""
    english = ""
  }
}
