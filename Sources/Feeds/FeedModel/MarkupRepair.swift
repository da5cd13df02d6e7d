/// Rewrites faulty markup so that an XML parser can read it.
///
/// These faults are repaired: text before the document, control characters, ampersands and angle
/// brackets that stand alone, entities of HTML, attributes without quotes, and missing, crossed or
/// superfluous end tags. Comments, processing instructions and document types are dropped. Entities
/// that a document type declares as text are replaced. A document that is cut off remains so.
struct MarkupRepair {
  let text: [UInt8]
  var index: Int
  var output: [UInt8] = []
  /// The names of the open elements, as written in their start tags and in lowercase.
  private var open: [(name: [UInt8], lowercase: [UInt8])] = []
  /// The texts of the entities that the document declares.
  private var entities: [[UInt8]: [UInt8]] = [:]
  /// The number of bytes that entities may still add, which ends the growth of a malicious document.
  private var growth = 1_000_000

  init(_ text: [UInt8]) {
    self.text = text
    index = 0
    output.reserveCapacity(text.count)
    let start = Self.start(of: text)
    while index < start {
      if text[index] == UInt8(ascii: "<") { noteEntity() }
      index += 1
    }
  }

  /// Returns `text`, which is UTF-8, as well-formed XML.
  ///
  /// Throws ``FeedError/tooDeep`` if elements are nested too deep.
  static func repaired(_ text: [UInt8]) throws(FeedError) -> [UInt8] {
    var repair = MarkupRepair(text)
    while repair.index < text.count { try repair.takeNext() }
    return repair.output
  }

  // MARK: - Start of the document

  /// The number of bytes at the start of a document in which its first tag is searched.
  private static let longestPreamble = 16_384
  private static let roots = ["<?xml", "<rss", "<feed", "<rdf:rdf", "<opml"].map { Array($0.utf8) }

  /// Returns the index of the first tag of a feed, or else of the first angle bracket.
  private static func start(of text: [UInt8]) -> Int {
    let first = text.firstIndex(of: UInt8(ascii: "<")) ?? text.count
    let candidates = text.indices.prefix(longestPreamble).dropFirst(first)
    return candidates.first { index in
      text[index] == UInt8(ascii: "<") && roots.contains { isPrefix($0, of: text[index...]) }
    } ?? first
  }

  /// Returns whether `text` begins with `lowercase`, ignoring case.
  static func isPrefix(_ lowercase: [UInt8], of text: ArraySlice<UInt8>) -> Bool {
    let start = text.prefix(lowercase.count)
    return start.count == lowercase.count && zip(start, lowercase).allSatisfy { lower($0) == $1 }
  }

  // MARK: - Text

  private mutating func takeNext() throws(FeedError) {
    switch text[index] {
    case UInt8(ascii: "<"): try takeMarkup()
    case UInt8(ascii: "&"): takeReference()
    case UInt8(ascii: ">"): replaceByte("&gt;")
    default: takeByte()
    }
  }

  private mutating func replaceByte(_ reference: String) {
    output += reference.utf8
    index += 1
  }

  /// Copies one byte, unless it is part of a character that XML does not allow.
  private mutating func takeByte() {
    // U+FFFE and U+FFFF.
    if text[index] == 0xEF, index + 2 < text.count, text[index + 1] == 0xBF, text[index + 2] >= 0xBE
    {
      index += 3
      return
    }
    if text[index] >= 0x20 || DocumentText.isBlank(text[index]) { output.append(text[index]) }
    index += 1
  }

  /// Copies a character reference or the text of an entity, or escapes an ampersand that stands alone.
  private mutating func takeReference() {
    let inside = text[index...].dropFirst().prefix(HTMLEntity.longest)
    guard let end = inside.firstIndex(of: UInt8(ascii: ";")),
      let scalar = HTMLEntity.scalar(String(decoding: inside[..<end], as: UTF8.self))
    else {
      return takeEntity()
    }
    index = end + 1
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: output.append(UInt8(ascii: " "))
    case 0..<0x20, 0xFFFE, 0xFFFF: break
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: output += "&#\(scalar.value);".utf8
    default: output += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }

  // MARK: - Entities

  /// The maximum length of the name or the text of an entity, in bytes.
  private static let longestEntity = 1_000

  /// Copies the text of the entity at the current index, or escapes an ampersand that stands alone.
  private mutating func takeEntity() {
    let name = text[index...].dropFirst().prefix(Self.longestEntity).prefix(while: Self.isOfName)
    guard !entities.isEmpty, name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: ";"),
      let value = entities[Array(name)], value.count <= growth
    else {
      return replaceByte("&amp;")
    }
    growth -= value.count
    output += value
    index = name.endIndex + 1
  }

  /// Stores the entity that is declared at the current index, unless its text has markup.
  private mutating func noteEntity() {
    let start = "<!ENTITY".utf8
    var rest = text[index...].prefix(2 * Self.longestEntity)
    guard rest.starts(with: start) else { return }
    rest = rest.dropFirst(start.count).drop(while: DocumentText.isBlank)
    let name = rest.prefix(while: Self.isOfName)
    rest = rest[name.endIndex...].drop(while: DocumentText.isBlank)
    guard let quote = rest.first, quote == 0x22 || quote == 0x27,
      let end = rest.dropFirst().firstIndex(of: quote)
    else { return }
    let value = rest[..<end].dropFirst()
    let isText = value.allSatisfy { $0 >= 0x20 && ![0x22, 0x25, 0x26, 0x3C].contains($0) }
    guard isText, value.count <= Self.longestEntity else { return }
    // The first of several declarations counts.
    entities[Array(name), default: Array(value)] += []
  }

  // MARK: - Markup

  private mutating func takeMarkup() throws(FeedError) {
    let rest = text[index...]
    if rest.starts(with: "<![CDATA[".utf8) { return takeLiteral() }
    if rest.starts(with: "<!--".utf8) { return skip(past: "-->") }
    if rest.starts(with: "<?".utf8) { return skip(past: "?>") }
    if rest.starts(with: "<!".utf8) { return skipDeclaration() }
    let isEnd = rest.dropFirst().first == UInt8(ascii: "/")
    let name = rest.dropFirst(isEnd ? 2 : 1).prefix(while: Self.isOfName)
    guard let first = name.first, !(0x2D...0x3A).contains(first) else {
      return replaceByte("&lt;")
    }
    index = name.endIndex
    if isEnd { takeEnd(Array(name)) } else { try takeStart(Array(name)) }
  }

  /// Copies a CDATA section, or ends the document if the section has no end.
  private mutating func takeLiteral() {
    let start = index
    skip(past: "]]>")
    guard text[..<index].suffix(3).elementsEqual("]]>".utf8), index - start >= 12 else { return }
    let end = index
    index = start
    while index < end { takeByte() }
  }

  /// Skips everything up to and including `mark`, or to the end of the text.
  mutating func skip(past mark: StaticString) {
    let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    while index < text.count {
      if text[index] == wanted[0], text[index...].starts(with: wanted) {
        index += wanted.count
        return
      }
      index += 1
    }
  }

  /// Skips a document type with its declarations.
  private mutating func skipDeclaration() {
    var brackets = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "<"): noteEntity()
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        index += 1
        return
      default: break
      }
      index += 1
    }
  }

  // MARK: - Tags

  /// The elements of HTML that have no content (HTML Standard, section 13.1.2), except for those that
  /// feeds use as elements with text.
  private static let empty = Set(
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "meta", "param", "wbr"].map {
      Array($0.utf8)
    })
  /// The elements that end an open element of the same name, because they cannot contain each other.
  private static let siblings = Set(
    ["p", "li", "dt", "dd", "tr", "td", "th", "option"].map { Array($0.utf8) })
  private static let entries = Set(["item", "entry"].map { Array($0.utf8) })

  private mutating func takeStart(_ name: [UInt8]) throws(FeedError) {
    let lowercase = name.map(Self.lower)
    if Self.siblings.contains(lowercase), open.last?.lowercase == lowercase {
      close(to: open.count - 1)
    }
    if Self.entries.contains(lowercase), let outer = place(of: lowercase) { close(to: outer) }
    output.append(UInt8(ascii: "<"))
    output += name
    guard var isEmpty = takeAttributes() else {
      // The text ends within the tag.
      index = text.count
      return
    }
    isEmpty = isEmpty || Self.empty.contains(lowercase)
    output += (isEmpty ? "/>" : ">").utf8
    if isEmpty { return }
    open.append((name, lowercase))
    guard open.count <= FeedReader.deepest else { throw .tooDeep }
  }

  /// Ends the open element with this name and those inside it.
  ///
  /// Skips the tag if no such element is open.
  private mutating func takeEnd(_ name: [UInt8]) {
    skip(past: ">")
    guard let place = place(of: name.map(Self.lower)) else { return }
    close(to: place)
    if open.isEmpty { index = text.count }
  }

  /// Returns the index of the innermost open element with this name, ignoring case.
  private func place(of lowercase: [UInt8]) -> Int? {
    open.lastIndex { $0.lowercase == lowercase }
  }

  private mutating func close(to count: Int) {
    for (name, _) in open[count...].reversed() {
      output += "</".utf8
      output += name
      output.append(UInt8(ascii: ">"))
    }
    open.removeSubrange(count...)
  }

  // MARK: - Attributes

  /// Copies the attributes of a start tag up to its end, with quotes.
  ///
  /// Drops those beyond ``MarkupShape/maximumAttributes``. Returns whether the tag ends with a slash,
  /// or `nil` if the text ends within the tag.
  mutating func takeAttributes() -> Bool? {
    var names: Set<[UInt8]> = []
    while index < text.count {
      let name = Array(text[index...].prefix(while: Self.isOfName))
      index += name.count
      if let first = name.first {
        let isAllowed =
          !(0x2D...0x3A).contains(first) && names.count < MarkupShape.maximumAttributes
        let isNew = isAllowed && names.insert(name).inserted
        let start = output.count
        output += [UInt8(ascii: " ")] + name + "=\"".utf8
        takeValue()
        output.append(UInt8(ascii: "\""))
        if !isNew { output.removeSubrange(start...) }
      } else if text[index] == UInt8(ascii: ">") {
        index += 1
        return text[..<index].dropLast().last == UInt8(ascii: "/")
      } else if text[index] == UInt8(ascii: "<") {
        return false
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Copies the value after an equals sign, if there is one.
  private mutating func takeValue() {
    let start = index
    skipBlanks()
    guard index < text.count, text[index] == UInt8(ascii: "=") else {
      index = start
      return
    }
    index += 1
    skipBlanks()
    guard index < text.count else { return }
    let quote = text[index] == 0x22 || text[index] == 0x27 ? text[index] : nil
    if quote != nil { index += 1 }
    while index < text.count, !isEnd(text[index], ofValueWith: quote) {
      switch text[index] {
      case UInt8(ascii: "&"): takeReference()
      case 0x22: replaceByte("&quot;")
      case UInt8(ascii: "<"): replaceByte("&lt;")
      default: takeByte()
      }
    }
    if quote != nil, index < text.count { index += 1 }
  }

  private func isEnd(_ byte: UInt8, ofValueWith quote: UInt8?) -> Bool {
    quote.map { $0 == byte } ?? (DocumentText.isBlank(byte) || byte == UInt8(ascii: ">"))
  }

  private mutating func skipBlanks() {
    while index < text.count, DocumentText.isBlank(text[index]) { index += 1 }
  }

  // MARK: - Names

  /// Returns whether `byte` can be part of a name.
  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x2D, 0x2E, 0x5F, 0x80...: true
    default: false
    }
  }

  static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
