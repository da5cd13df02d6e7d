/// Splits the lines of a script into words.
///
/// `docs/scripts.md`, "How it is written", documents the syntax.
enum ScriptWords {
  /// Returns the words of `line`, separated by blanks, up to a `#`.
  ///
  /// A word or a part of it can be in double quotes.
  static func split(_ line: some StringProtocol, number: Int) throws(ScriptError) -> [String] {
    var words: [String] = []
    var word = ""
    var isInWord = false
    var scalars = line.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case " ", "\t", "\r":
        if isInWord { words.append(word) }
        word = ""
        isInWord = false
      case "#":
        if isInWord { words.append(word) }
        return words
      case "\"":
        isInWord = true
        word += try quoted(&scalars, number: number)
      default:
        isInWord = true
        word.unicodeScalars.append(scalar)
      }
    }
    if isInWord { words.append(word) }
    return words
  }

  private static func quoted(
    _ scalars: inout some IteratorProtocol<Unicode.Scalar>, number: Int
  ) throws(ScriptError) -> String {
    var text = ""
    while let scalar = scalars.next() {
      switch scalar {
      case "\"":
        return text
      case "\\":
        guard let escaped = scalars.next(), escaped == "\"" || escaped == "\\" else {
          throw ScriptError(line: number, reason: "a backslash must be followed by \" or \\")
        }
        text.unicodeScalars.append(escaped)
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    throw ScriptError(line: number, reason: "a quote is not closed")
  }
}
