/// Converts text of feeds to plain text: a single line, or paragraphs.
///
/// Blanks are collapsed. Control characters, and characters that change the direction of text, are
/// dropped. Text that exceeds the limit is cut between two characters and ends with an ellipsis.
/// Limits below 1 count as 1.
package enum PlainText {
  /// The maximum length of a title, in Unicode scalars.
  package static let longestTitle = 500
  /// The maximum length of an entry's text, in Unicode scalars.
  package static let longestText = 50_000
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
  /// Tags, comments, scripts and styles are dropped, and entities are decoded once. A tag or script
  /// without an end extends to the end of `markup`, a comment to the next angle bracket. A declaration
  /// without an end is text.
  package static func of(markup: String, limit: Int) -> String {
    folded(markup, into: FoldedText(limit: limit))
  }

  /// Returns the lines of `text`, of at most `limit` scalars.
  static func paragraphs(text: String, limit: Int) -> String {
    var folded = FoldedText(limit: limit, keepsLines: true)
    var before: Character = " "
    // A line break of Windows is one character.
    for character in text where !folded.isFull {
      if character.isNewline { folded.append(before.isNewline ? .paragraph : .line) }
      for scalar in character.unicodeScalars { folded.append(scalar) }
      if character.isNewline || !character.isWhitespace { before = character }
    }
    return folded.value
  }

  /// Returns the text of HTML as paragraphs of at most `limit` scalars.
  ///
  /// Each item of a list is a line with a bullet. See also ``of(markup:limit:)``.
  static func paragraphs(markup: String, limit: Int) -> String {
    folded(markup, into: FoldedText(limit: limit, keepsLines: true))
  }

  /// Returns whether `text` is HTML rather than plain text: whether it has an end tag, a line break,
  /// or a character reference.
  static func looksLikeMarkup(_ text: String) -> Bool {
    // Most texts are plain, and the patterns below are slow.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return false
    }
    let start = Array(text.utf8.prefix(longestSample))
    return start.indices.contains { index in
      switch start[index] {
      case UInt8(ascii: "<"): isTag(start[index...].dropFirst())
      case UInt8(ascii: "&"): isReference(start[index...].dropFirst())
      default: false
      }
    }
  }

  /// The number of bytes at the start of a text in which markup is searched.
  private static let longestSample = 4_096

  /// Returns whether `text`, which follows a "<", is an end tag, or one of the start tags that titles
  /// contain.
  private static func isTag(_ text: ArraySlice<UInt8>) -> Bool {
    let isEnd = text.first == UInt8(ascii: "/")
    let name = text.dropFirst(isEnd ? 1 : 0).prefix(while: isOfName)
    let rest = text[name.endIndex...]
    let end = rest.drop { isBlank($0) || !isEnd && $0 == UInt8(ascii: "/") }.first
    guard let first = name.first, !(0x30...0x39).contains(first) else { return false }
    if isEnd { return end == UInt8(ascii: ">") }
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "br", "hr": return end == UInt8(ascii: ">")
    case "img", "p", "a":
      let inside = rest.prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
      return inside.first.map(isBlank) == true
        && rest[inside.endIndex...].first == UInt8(ascii: ">")
    default: return false
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Returns whether `text`, which follows an ampersand, is a character reference.
  private static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
    let inside = text.prefix(HTMLEntity.longest)
    guard let end = inside.firstIndex(of: UInt8(ascii: ";")) else { return false }
    return HTMLEntity.scalar(String(decoding: inside[..<end], as: UTF8.self)) != nil
  }

  /// Returns whether the element separates words, because it ends a line or a table cell.
  static func separatesWords(_ element: String) -> Bool { breaks[element] != nil }

  /// Returns whether the element's content is not readable text.
  static func hidesContent(_ element: String) -> Bool {
    ["script", "style", "applet"].contains(element)
  }

  /// The breaks before and after elements.
  private static let breaks: [String: TextBreak] = {
    let elements: [TextBreak: [String]] = [
      .blank: ["td", "th", "img", "option"],
      .line: ["br", "dd", "div", "dt", "li", "tr", "figcaption"],
      .paragraph: [
        "address", "article", "aside", "blockquote", "dl", "figure", "footer", "h1", "h2", "h3",
        "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table", "ul",
      ],
    ]
    return Dictionary(
      uniqueKeysWithValues: elements.flatMap { pair in
        pair.value.map { ($0, pair.key) }
      })
  }()

  /// The marks of a CDATA section, whose content feeds use as HTML.
  private static let literalStart = Array("<![CDATA[".unicodeScalars)
  private static let literalEnd = Array("]]>".unicodeScalars)

  private static func folded(_ markup: String, into text: FoldedText) -> String {
    var folded = text
    var rest = markup.unicodeScalars[...]
    var (isInLiteral, ends) = (false, MarkupEnds())
    while let scalar = rest.first, !folded.isFull {
      switch scalar {
      case "<" where rest.starts(with: literalStart):
        rest = rest.dropFirst(literalStart.count)
        isInLiteral = true
      case "]" where isInLiteral && rest.starts(with: literalEnd):
        rest = rest.dropFirst(literalEnd.count)
        isInLiteral = false
      case "<": skipTag(of: &rest, into: &folded, &ends)
      case "&": appendEntity(of: &rest, to: &folded)
      default:
        folded.append(scalar)
        rest.removeFirst()
      }
    }
    return folded.value
  }

  // MARK: - Tags

  private typealias Scalars = Substring.UnicodeScalarView

  /// Skips a tag, a comment or a hidden element in `rest`, which begins with "<".
  ///
  /// If no tag follows, the "<" is appended to `folded`.
  private static func skipTag(
    of rest: inout Scalars, into folded: inout FoldedText, _ ends: inout MarkupEnds
  ) {
    let start = rest.removeFirst()
    if rest.first == "!" || rest.first == "?" {
      if !skipDeclaration(of: &rest, &ends) { folded.append(start) }
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
    if !isEnd, hidesContent(element),
      !skip(past: "</\(element)", of: &rest) || !skip(past: ">", of: &rest)
    {
      rest = rest.suffix(0)
    }
    switch (element, isEnd) {
    case ("li", false): folded.beginItem()
    case ("li", true): folded.endItem()
    default: if let kind = breaks[element] { folded.append(kind) }
    }
  }

  /// Whether the rest of a text may have ends of comments and of tags.
  ///
  /// A search without a result is not repeated, which would take quadratic time.
  private struct MarkupEnds {
    var hasComment = true
    var hasTag = true
  }

  /// Skips a comment, a declaration or an instruction in `rest`, which begins after its "<".
  ///
  /// Returns `false` and skips nothing if there is none, or if a declaration has no end.
  private static func skipDeclaration(of rest: inout Scalars, _ ends: inout MarkupEnds) -> Bool {
    let isComment = rest.starts(with: "!--".unicodeScalars)
    if isComment, ends.hasComment {
      if skip(past: "-->", of: &rest) { return true }
      ends.hasComment = false
    }
    guard let letter = rest.dropFirst().first, isLetter(letter) || letter == "-" || letter == "["
    else {
      return false
    }
    if ends.hasTag {
      if skip(past: ">", of: &rest) { return true }
      ends.hasTag = false
    }
    if isComment { rest = rest.suffix(0) }
    return isComment
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
  ///
  /// Returns `false` and skips nothing if there is no such mark.
  private static func skip(past mark: String, of rest: inout Scalars) -> Bool {
    let wanted = Array(mark.unicodeScalars)
    var place = rest
    while !place.isEmpty {
      let found = place.prefix(wanted.count)
      if found.first == wanted.first,
        found.elementsEqual(wanted, by: { $0.properties.lowercaseMapping == String($1) })
      {
        rest = place[found.endIndex...]
        return true
      }
      place.removeFirst()
    }
    return false
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "-" || scalar == ":"
  }

  // MARK: - Entities

  /// Decodes the entity at the start of `rest`, which begins with "&".
  ///
  /// If no entity follows, the "&" is appended as is.
  private static func appendEntity(of rest: inout Scalars, to folded: inout FoldedText) {
    let inside = rest.dropFirst().prefix(HTMLEntity.longest)
    if let end = inside.firstIndex(of: ";"), let scalar = HTMLEntity.scalar(String(inside[..<end]))
    {
      folded.append(scalar)
      rest = rest[rest.index(after: end)...]
    } else {
      folded.append(rest.removeFirst())
    }
  }
}
