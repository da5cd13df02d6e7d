/// Words by key.
///
/// In a gettext file the key is a message's context, or its text where it has no context. An entry
/// without words does not count.
public struct MessageCatalogue: Equatable, Sendable {
  private var words: [String: String] = [:]
  /// The forms of what is said of numbers, by key.
  private var forms: [String: [String]] = [:]
  /// Which of them a number has.
  private var rule = PluralRule.english

  /// No words.
  public init() {}

  /// A catalogue of a program's own words, by key.
  public init(_ words: [String: String]) {
    self.words = words.filter { !$0.value.isEmpty }
  }

  /// The words of `key`; nil where there are none.
  public subscript(key: String) -> String? { words[key] }

  /// The words of `key` for `count` things; nil where there are none.
  subscript(key: String, count: Int) -> String? {
    guard let forms = forms[key] else { return words[key] }
    let form = rule.form(for: count)
    return form < forms.count && !forms[form].isEmpty ? forms[form] : words[key]
  }

  /// The keys.
  public var keys: Set<String> { Set(words.keys) }

  /// Takes over the words of `other`.
  mutating func merge(_ other: MessageCatalogue) {
    words.merge(other.words) { _, new in new }
    for key in other.words.keys { forms[key] = nil }
    guard !other.forms.isEmpty else { return }
    forms.merge(other.forms) { _, new in new }
    rule = other.rule
  }

  /// Adds an entry as files have it: its words, or the forms of what it says of numbers.
  mutating func add(context: String?, id: String, words: [String]) {
    let key = context ?? id
    guard !key.isEmpty, let first = words.first, !first.isEmpty else { return }
    self.words[key] = first
    if words.count > 1 { forms[key] = words }
  }

  /// Takes the rule for numbers from a header, and refuses one that names another encoding than UTF-8.
  mutating func take(header: String) throws(CatalogueError) {
    let name = "plural-forms:"
    for line in header.split(separator: "\n") where line.lowercased().hasPrefix(name) {
      if let rule = PluralRule(line.dropFirst(name.count)) { self.rule = rule }
    }
    for line in header.split(separator: "\n") where line.lowercased().hasPrefix("content-type:") {
      // Split by single characters: to search for strings would need a library of a megabyte.
      let words = line.lowercased().split { " \t\r;".contains($0) }
      let mark = "charset="
      guard let encoding = words.first(where: { $0.hasPrefix(mark) })?.dropFirst(mark.count) else {
        continue
      }
      guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(String(encoding)) else {
        throw CatalogueError("its texts are in \(encoding), not in UTF-8")
      }
    }
  }
}
