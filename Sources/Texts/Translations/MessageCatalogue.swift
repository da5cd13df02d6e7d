/// Translated texts by key.
///
/// In a gettext file the key is a message's context, or its text if there is no context. Entries
/// with an empty translation are ignored.
package struct MessageCatalogue: Equatable, Sendable {
  private var words: [String: String] = [:]
  /// The plural forms of texts about numbers, by key.
  private var forms: [String: [String]] = [:]
  /// The rule that selects the plural form of a number.
  private var rule = PluralRule.english

  /// Creates an empty catalogue.
  package init() {}

  /// Creates a catalogue of the program's texts by key.
  package init(_ words: [String: String]) {
    self.words = words.filter { !$0.value.isEmpty }
  }

  /// Returns the text of `key`, or `nil` if there is none.
  package subscript(key: String) -> String? { words[key] }

  /// Returns the text of `key` for a number, or `nil` if there is none.
  subscript(key: String, count: Int) -> String? {
    guard let forms = forms[key] else { return words[key] }
    let form = rule.form(for: count)
    return form < forms.count && !forms[form].isEmpty ? forms[form] : words[key]
  }

  /// The keys of all texts.
  package var keys: Set<String> { Set(words.keys) }

  /// Adds the texts of `other`, which replace texts with equal keys.
  mutating func merge(_ other: MessageCatalogue) {
    words.merge(other.words) { _, new in new }
    for key in other.words.keys { forms[key] = nil }
    guard !other.forms.isEmpty else { return }
    forms.merge(other.forms) { _, new in new }
    rule = other.rule
  }

  /// Adds an entry of a file; several `words` are plural forms.
  mutating func add(context: String?, id: String, words: [String]) {
    let key = context ?? id
    guard !key.isEmpty, let first = words.first, !first.isEmpty else { return }
    self.words[key] = first
    if words.count > 1 { forms[key] = words }
  }

  /// Reads the plural rule from a header, and throws if the header specifies an encoding other than
  /// UTF-8.
  mutating func take(header: String) throws(CatalogueError) {
    let name = "plural-forms:"
    for line in header.split(separator: "\n") where line.lowercased().hasPrefix(name) {
      if let rule = PluralRule(line.dropFirst(name.count)) { self.rule = rule }
    }
    for line in header.split(separator: "\n") where line.lowercased().hasPrefix("content-type:") {
      // Split into characters: searching for a string would link a library of a megabyte.
      let words = line.lowercased().split { " \t\r;".contains($0) }
      let mark = "charset="
      guard let encoding = words.first(where: { $0.hasPrefix(mark) })?.dropFirst(mark.count) else {
        continue
      }
      guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(String(encoding)) else {
        throw CatalogueError("the texts are in \(encoding) instead of UTF-8")
      }
    }
  }
}
