/// The usage text of a script word: its form and its meaning.
///
/// Words in capitals are placeholders for values. `a|b` means one of the alternatives, brackets
/// enclose an optional part, and `…` repeats the part before it.
package struct WordUsage: Equatable, Sendable {
  /// The word.
  package let word: String
  /// The arguments of the word, or an empty string if there are none.
  package let arguments: String
  /// The meaning, with units, and the default in brackets if there is one.
  package let meaning: String

  init(_ word: some RawRepresentable<String>, _ usage: (arguments: String, meaning: String)) {
    self.word = word.rawValue
    arguments = usage.arguments
    meaning = usage.meaning
  }

  /// The word with its arguments.
  package var line: String { arguments.isEmpty ? word : "\(word) \(arguments)" }

  /// The column at which meanings begin.
  private static let column = 34
  private static let width = 88

  /// Returns a help text with each word and its meaning next to it or below it.
  package static func text(of usages: [WordUsage]) -> String {
    usages.map(\.text).joined(separator: "\n")
  }

  private var text: String {
    let margin = String(repeating: " ", count: Self.column)
    var lines = Self.lines(of: line, Self.width)
    for line in Self.lines(of: meaning, Self.width - Self.column) {
      let last = lines[lines.count - 1]
      if lines.count == 1, last.count + 2 <= Self.column {
        lines[0] += margin.dropFirst(last.count) + line
      } else {
        lines.append(margin + line)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns `text` wrapped between words into lines of `width` characters.
  private static func lines(of text: String, _ width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Returns the raw values of all cases, separated by `|`.
  static func names<Value: RawRepresentable<String> & CaseIterable>(_ values: Value.Type) -> String
  {
    values.allCases.map(\.rawValue).joined(separator: "|")
  }
}
