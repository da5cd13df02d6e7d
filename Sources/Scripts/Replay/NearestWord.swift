/// Suggests the known word that is most similar to an unknown one.
enum NearestWord {
  /// Returns the word of `words` with the smallest distance to `unknown`, or `nil` if `words` is
  /// empty.
  ///
  /// The distance is the number of edited characters, and ignores the order of hyphenated parts:
  /// `drag-back-cancels` is near `cancels-by-drag-back`. If several words are equally near, the
  /// first one is returned.
  static func nearest(to unknown: String, among words: [String]) -> String? {
    // Limit the quadratic search: no known word is as long.
    let unknown = String(unknown.prefix(longest))
    return words.min { distance(unknown, $0) < distance(unknown, $1) }
  }

  /// Returns the end of an error message that suggests the nearest word; empty if `words` is empty.
  static func hint(for unknown: String, among words: [String]) -> String {
    nearest(to: unknown, among: words).map { "; the nearest is \($0)" } ?? ""
  }

  private static let longest = 64

  private static func distance(_ one: String, _ other: String) -> Int {
    min(edits(one, other), edits(sorted(one), sorted(other)))
  }

  /// Returns the word with its hyphenated parts in alphabetical order.
  private static func sorted(_ word: String) -> String {
    word.split(separator: "-").sorted().joined(separator: "-")
  }

  /// Returns the number of characters to insert, remove or replace to turn `one` into `other`.
  ///
  /// Source: Levenshtein 1966; computed row by row, with one row in memory.
  static func edits(_ one: String, _ other: String) -> Int {
    let letters = Array(other.unicodeScalars)
    var row = Array(0...letters.count)
    for (index, letter) in one.unicodeScalars.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in letters.indices {
        let replaced = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[letters.count]
  }
}
