/// Words that the library says of a number of things, in whichever language is set at the moment.
public struct PluralMessage: Hashable, Sendable {
  /// The name by which translators know it: the context in a catalogue.
  public let key: String
  /// The words of one thing in English, with `%s` for the number.
  public let one: String
  /// The words of any other number in English, with `%s` for the number.
  public let other: String

  /// A message.
  ///
  /// The script resources/translations/update.sh finds every call of this initializer.
  public init(_ key: String, _ one: String, _ other: String) {
    (self.key, self.one, self.other) = (key, one, other)
  }
}
