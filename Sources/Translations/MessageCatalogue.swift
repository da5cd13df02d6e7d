/// Words by key.
///
/// In a gettext file the key is a message's context, or its text where it has no context. An entry
/// without words does not count.
public struct MessageCatalogue: Equatable, Sendable {
  private var words: [String: String] = [:]

  /// No words.
  public init() {}

  /// A catalogue of a program's own words, by key.
  public init(_ words: [String: String]) {
    self.words = words.filter { !$0.value.isEmpty }
  }

  /// The words of `key`; nil where there are none.
  public subscript(key: String) -> String? { words[key] }

  /// The keys.
  public var keys: Set<String> { Set(words.keys) }

  /// Takes over the words of `other`.
  mutating func merge(_ other: MessageCatalogue) {
    words.merge(other.words) { _, new in new }
  }

  /// Adds an entry as files have it: `context` before `id`, and plural forms after 0 bytes, of
  /// which the first counts.
  mutating func add(context: String?, id: String, words: String) {
    let key = context ?? id
    guard !key.isEmpty, !words.isEmpty else { return }
    self.words[key] = words
  }

  /// Refuses a header that names another encoding than UTF-8.
  static func check(header: String) throws(CatalogueError) {
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
