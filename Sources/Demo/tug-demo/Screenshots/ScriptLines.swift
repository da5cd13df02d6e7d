/// The lines of a script, some of them from the command line in place of the file.
struct ScriptLines {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let lineEnd: UInt8 = 10
  /// Tabulator, carriage return and space.
  private static let blanks: [UInt8] = [9, 13, 32]

  private var lines: [ArraySlice<UInt8>]
  /// The number of lines before those of the file.
  private var added = 0

  /// The lines of a file in UTF-8.
  init(_ file: [UInt8]) {
    let mark = Self.byteOrderMark
    let text = file.starts(with: mark) ? file.dropFirst(mark.count) : file[...]
    lines = text.split(separator: Self.lineEnd, omittingEmptySubsequences: false)
  }

  /// All of them.
  var bytes: [UInt8] { Array(lines.joined(separator: [Self.lineEnd])) }

  /// Gives the line of the scene that begins with `word` another value, or adds it.
  mutating func put(_ word: String, _ value: String) {
    let line = Array("\(word) \(value)".utf8)[...]
    if let number = number(of: word) {
      lines[number - 1] = line
    } else {
      lines.insert(line, at: 0)
      added += 1
    }
  }

  /// The number of the first line that begins with `word`, from 1; nil where there is none.
  func number(of word: String) -> Int? {
    let word = Array(word.utf8)
    return lines.firstIndex { line in
      line.split(maxSplits: 1, whereSeparator: Self.blanks.contains).first.map(Array.init) == word
    }.map { $0 + 1 }
  }

  /// The number of a line in the file, which begins at 1.
  func numberInFile(of number: Int) -> Int { max(number - added, 1) }
}
