/// The lines of a script file, some of them replaced or added by the command line.
struct ScriptLines {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let lineEnd: UInt8 = 10
  /// Tab, carriage return and space.
  private static let blanks: [UInt8] = [9, 13, 32]

  private var lines: [ArraySlice<UInt8>]
  /// The number of lines added before the lines of the file.
  private var added = 0

  /// Splits a UTF-8 file into lines.
  init(_ file: [UInt8]) {
    let mark = Self.byteOrderMark
    let text = file.starts(with: mark) ? file.dropFirst(mark.count) : file[...]
    lines = text.split(separator: Self.lineEnd, omittingEmptySubsequences: false)
  }

  /// The text of all lines.
  var bytes: [UInt8] { Array(lines.joined(separator: [Self.lineEnd])) }

  /// Replaces the line that begins with `word`, or adds the line at the start.
  mutating func put(_ word: String, _ value: String) {
    let line = Array("\(word) \(value)".utf8)[...]
    if let number = number(of: word) {
      lines[number - 1] = line
    } else {
      lines.insert(line, at: 0)
      added += 1
    }
  }

  /// Returns the number of the first line that begins with `word`, from 1, or `nil` if there is no
  /// such line.
  func number(of word: String) -> Int? {
    let word = Array(word.utf8)
    return lines.firstIndex { line in
      line.split(maxSplits: 1, whereSeparator: Self.blanks.contains).first.map(Array.init) == word
    }.map { $0 + 1 }
  }

  /// Returns the number of a line in the original file, from 1.
  func numberInFile(of number: Int) -> Int { max(number - added, 1) }
}
