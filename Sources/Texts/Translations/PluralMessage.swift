/// A text of Tug about a number of things, shown in the current language.
package struct PluralMessage: Hashable, Sendable {
  /// The key that identifies the text for translators: the context in a catalogue.
  package let key: String
  /// The English text for one thing, with `%s` for the number.
  package let one: String
  /// The English text for any other number, with `%s` for the number.
  package let other: String

  /// Creates a message.
  ///
  /// The script resources/translations/update.sh finds every call of this initializer.
  package init(_ key: String, _ one: String, _ other: String) {
    (self.key, self.one, self.other) = (key, one, other)
  }
}
