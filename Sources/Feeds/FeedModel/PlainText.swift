import CXML2

/// Converts text of feeds to a single line of plain text.
///
/// Blanks are collapsed. Control characters, and characters that change the direction of text, are
/// dropped. Text that exceeds the limit is cut between two characters and ends with an ellipsis.
/// Limits below 1 count as 1.
package enum PlainText {
  /// The maximum length of a title, in Unicode scalars.
  package static let longestTitle = 500
  /// The maximum length of a summary, in Unicode scalars.
  package static let longestSummary = 2_000
  /// The maximum length of an author's name, in Unicode scalars.
  package static let longestAuthor = 200

  /// Returns `text` as plain text of at most `limit` scalars.
  ///
  /// Markup is kept as text.
  package static func of(text: String, limit: Int) -> String {
    var folded = FoldedText(limit: limit)
    for scalar in text.unicodeScalars {
      folded.append(scalar)
      if folded.isFull { break }
    }
    return folded.value
  }

  /// Returns the text of HTML as plain text of at most `limit` scalars.
  ///
  /// Tags, comments, scripts and styles are dropped, and entities are decoded once. A tag, comment
  /// or script without an end extends to the end of `markup`.
  package static func of(markup: String, limit: Int) -> String {
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

  /// Returns whether the element separates words, because it ends a line or a table cell.
  static func separatesWords(_ element: String) -> Bool { separating.contains(element) }

  /// Returns whether the element's content is not readable text.
  static func hidesContent(_ element: String) -> Bool { element == "script" || element == "style" }

  private static let separating: Set<String> = [
    "address", "article", "aside", "blockquote", "br", "dd", "div", "dl", "dt", "figcaption",
    "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "img", "li", "main",
    "nav", "ol", "option", "p", "pre", "section", "table", "td", "th", "tr", "ul",
  ]

  // MARK: - Tags

  private typealias Scalars = Substring.UnicodeScalarView

  /// Skips a tag, a comment or a hidden element in `rest`, which begins with "<".
  ///
  /// If no tag follows, the "<" is appended to `folded`.
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

  /// Skips the rest of a tag.
  ///
  /// Quoted attribute values may contain ">".
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

  /// Skips everything up to and including `mark`, ignoring case.
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

  /// The maximum length of an entity's name or number, in scalars, including the semicolon.
  ///
  /// The names of HTML 4 fit into this length.
  private static let longestEntity = 10

  /// Decodes the entity at the start of `rest`, which begins with "&".
  ///
  /// If no entity follows, the "&" is appended as is.
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

  /// Returns the character of an entity of HTML 4 or XML, or `nil` if the name is unknown.
  static func entity(named name: String) -> Unicode.Scalar? {
    if name == "apos" { return "'" }
    guard let found = htmlEntityLookup(name) else { return nil }
    return Unicode.Scalar(found.pointee.value)
  }

  /// The characters that HTML assigns to the references 128 to 159 (HTML Standard, section
  /// 13.2.5.80).
  private static let windows1252 = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
