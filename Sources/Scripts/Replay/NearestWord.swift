/// A search for the word that was meant by an unknown one.
enum NearestWord {
  /// The word of `words` that is nearest to `unknown`, the first of several; nil without words.
  ///
  /// A word is near after few changes of letters, or with the same parts in another order:
  /// `drag-back-cancels` is near `cancels-by-drag-back`.
  static func nearest(to unknown: String, among words: [String]) -> String? {
    // A word longer than all of them is far from each.
    let unknown = String(unknown.prefix(longest))
    return words.min { distance(unknown, $0) < distance(unknown, $1) }
  }

  /// The end of a refusal with the nearest word; empty without words.
  static func hint(for unknown: String, among words: [String]) -> String {
    nearest(to: unknown, among: words).map { "; the nearest is \($0)" } ?? ""
  }

  private static let longest = 64

  private static func distance(_ one: String, _ other: String) -> Int {
    min(edits(one, other), edits(sorted(one), sorted(other)))
  }

  /// The parts of a word in the order of the alphabet.
  private static func sorted(_ word: String) -> String {
    word.split(separator: "-").sorted().joined(separator: "-")
  }

  /// The number of letters to insert, remove or replace to turn `one` into `other`.
  ///
  /// Source: Levenshtein 1966; the rows of the usual table, one after the other.
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
