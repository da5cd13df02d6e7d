/// A text of Tug that is shown in the current language.
package struct Message: Hashable, Sendable {
  /// The key that identifies the text for translators: the context in a catalogue.
  ///
  /// MJRefresh's texts have the keys of its string files. Source: refresh controls reference,
  /// 1.1.3.
  package let key: String
  /// The English text.
  package let english: String

  /// An empty text in every language.
  package static let empty = Message()

  /// Creates a message.
  ///
  /// The script resources/translations/update.sh finds every call of this initializer.
  package init(_ key: String, _ english: String) {
    self.key = key
    self.english = english
  }

  private init() {
    key = ""
    english = ""
  }
}
