import CXML2

/// Text of feeds as plain text of one line.
///
/// Blanks are folded; control characters and those that turn the direction of text are dropped. What is
/// too long is cut between two characters, and ends with an ellipsis. A limit below 1 is 1.
public enum PlainText {
  /// The most characters of a title, counted as Unicode scalars (chosen here).
  public static let longestTitle = 500
  /// The most characters of a summary, counted as Unicode scalars (chosen here).
  public static let longestSummary = 2_000
  /// The most characters of an author's name, counted as Unicode scalars (chosen here).
  public static let longestAuthor = 200

  /// Plain `text`, of at most `limit` characters; what looks like markup is kept.
  public static func of(text: String, limit: Int) -> String {
    var folded = FoldedText(limit: limit)
    for scalar in text.unicodeScalars {
      folded.append(scalar)
      if folded.isFull { break }
    }
    return folded.value
  }

  /// The text of HTML, of at most `limit` characters.
  ///
  /// Tags, comments, and the content of scripts and styles are dropped, entities are decoded once. What
  /// is not ended goes on to the end of `markup`.
  public static func of(markup: String, limit: Int) -> String {
    var folded = FoldedText(limit: limit)
    var rest = markup.unicodeScalars[...]
    while let scalar = rest.first, !folded.isFull {
      switch scalar {
      case "<": skipTag(of: &rest, into: &folded)
      case "&": appendEntity(of: &rest, to: &folded)
      default:
        folded.append(scalar)
        rest.removeFirst()
      }
    }
    return folded.value
  }

  /// True for elements before and after which a line ends, or a cell, so that words do not run together.
  static func separatesWords(_ element: String) -> Bool { separating.contains(element) }

  /// True for elements whose content is not text to read.
  static func hidesContent(_ element: String) -> Bool { element == "script" || element == "style" }

  private static let separating: Set<String> = [
    "address", "article", "aside", "blockquote", "br", "dd", "div", "dl", "dt", "figcaption",
    "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "img", "li", "main",
    "nav", "ol", "option", "p", "pre", "section", "table", "td", "th", "tr", "ul",
  ]

  // MARK: - Tags

  private typealias Scalars = Substring.UnicodeScalarView

  /// Takes a tag, a comment, or a hidden element from `rest`, which begins with "<"; the character
  /// itself where no tag follows.
  private static func skipTag(of rest: inout Scalars, into folded: inout FoldedText) {
    let start = rest.removeFirst()
    if rest.first == "!" || rest.first == "?" {
      let isComment = rest.starts(with: "!--".unicodeScalars)
      skip(past: isComment ? "-->" : ">", of: &rest)
      return
    }
    let isEnd = rest.first == "/"
    let name = rest.dropFirst(isEnd ? 1 : 0).prefix(while: isOfName)
    guard let letter = name.first, isLetter(letter) else {
      folded.append(start)
      return
    }
    let element = String(name).lowercased()
    rest = rest[name.endIndex...]
    skipAttributes(of: &rest)
    if !isEnd, hidesContent(element) {
      skip(past: "</\(element)", of: &rest)
      skip(past: ">", of: &rest)
    }
    if separatesWords(element) { folded.append(" ") }
  }

  /// Takes what is left of a tag, whose attributes may have ">" in quotes.
  private static func skipAttributes(of rest: inout Scalars) {
    var quote: Unicode.Scalar?
    var before: Unicode.Scalar = " "
    while let scalar = rest.popFirst() {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == ">" {
        return
      } else if before == "=", scalar == "\"" || scalar == "'" {
        quote = scalar
      }
      if !scalar.properties.isWhitespace { before = scalar }
    }
  }

  /// Takes all up to the end of `mark`, which is found in any case of letters.
  private static func skip(past mark: String, of rest: inout Scalars) {
    let wanted = Array(mark.unicodeScalars)
    while !rest.isEmpty {
      let found = rest.prefix(wanted.count)
      if found.first == wanted.first,
        found.elementsEqual(wanted, by: { $0.properties.lowercaseMapping == String($1) })
      {
        rest = rest[found.endIndex...]
        return
      }
      rest.removeFirst()
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "-" || scalar == ":"
  }

  // MARK: - Entities

  /// The longest name of an entity of HTML 4, or number, that is looked at.
  private static let longestEntity = 10

  /// Takes an entity from `rest`, which begins with "&"; that character alone where none follows.
  private static func appendEntity(of rest: inout Scalars, to folded: inout FoldedText) {
    let inside = rest.dropFirst().prefix(longestEntity)
    if let end = inside.firstIndex(of: ";"), let scalar = entity(inside[..<end]) {
      folded.append(scalar)
      rest = rest[rest.index(after: end)...]
    } else {
      folded.append(rest.removeFirst())
    }
  }

  private static func entity(_ name: Scalars) -> Unicode.Scalar? {
    guard name.first == "#" else { return entity(named: String(name)) }
    let digits = String(name.dropFirst())
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number, !digits.contains("+"), !digits.contains("-") else { return nil }
    if (0x80...0x9F).contains(number) { return windows1252[Int(number) - 0x80] }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// The character of an entity of HTML 4 or XML; nil for a name that is none.
  static func entity(named name: String) -> Unicode.Scalar? {
    if name == "apos" { return "'" }
    guard let found = htmlEntityLookup(name) else { return nil }
    return Unicode.Scalar(found.pointee.value)
  }

  /// What the numbers 128 to 159 mean in HTML (HTML Standard, section 13.2.5.80).
  private static let windows1252 = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
