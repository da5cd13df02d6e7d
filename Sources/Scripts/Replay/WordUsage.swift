/// The usage of a word of a script: its form and its meaning.
///
/// Words in capitals stand for a value, `a|b` for one of the two; a part in brackets may be left out,
/// and `…` stands for more of the part before it.
public struct WordUsage: Equatable, Sendable {
  /// The word.
  public let word: String
  /// The words after it; empty for none.
  public let arguments: String
  /// Its meaning, with units, and the default in brackets where it has one.
  public let meaning: String

  init(_ word: some RawRepresentable<String>, _ usage: (arguments: String, meaning: String)) {
    self.word = word.rawValue
    arguments = usage.arguments
    meaning = usage.meaning
  }

  /// The word with those after it.
  public var line: String { arguments.isEmpty ? word : "\(word) \(arguments)" }

  /// The column where the meanings begin.
  private static let column = 34
  private static let width = 88

  /// The words in lines for people, each with its meaning beside it or below it.
  public static func text(of usages: [WordUsage]) -> String {
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

  /// `text` in lines of `width` letters, broken between words.
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

  /// The names of all cases of `values`, one of which is given.
  static func names<Value: RawRepresentable<String> & CaseIterable>(_ values: Value.Type) -> String
  {
    values.allCases.map(\.rawValue).joined(separator: "|")
  }
}
