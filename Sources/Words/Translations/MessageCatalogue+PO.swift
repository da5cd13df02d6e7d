extension MessageCatalogue {
  /// The catalogue in `bytes`, in gettext's binary form (.mo) or in its form for translators (.po).
  public init(anyForm bytes: [UInt8]) throws(CatalogueError) {
    if bytes.starts(with: [0xDE, 0x12, 0x04, 0x95]) || bytes.starts(with: [0x95, 0x04, 0x12, 0xDE])
    {
      try self.init(mo: bytes)
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CatalogueError("it is no catalogue in gettext's binary form, and no text in UTF-8")
    }
    try self.init(po: text)
  }

  /// The catalogue in `text`, which is gettext's form for translators (.po).
  ///
  /// Entries marked `fuzzy` are left out, as msgfmt does; comments and obsolete entries are passed
  /// over. A line that does not belong in such a file, or repeats a part of an entry, is refused
  /// with its number.
  public init(po text: String) throws(CatalogueError) {
    self.init()
    var entry = POEntry()
    var isFuzzy = false
    var number = 0
    // Split by bytes, since a quote and a combining mark after it are one character.
    for line in text.utf8.split(separator: PO.newline, omittingEmptySubsequences: false) {
      number += 1
      let line = PO.trimmed(number == 1 && line.starts(with: PO.mark) ? line.dropFirst(3) : line)
      guard let first = line.first else { continue }
      if first == PO.comment {
        // A comment belongs to the entry that follows it.
        if entry.isComplete {
          try take(entry, before: number)
          entry = POEntry()
        }
        if PO.isFuzzyMark(line) { isFuzzy = true }
        // A mark before an obsolete entry belongs to that entry.
        if line.starts(with: "#~".utf8) { isFuzzy = false }
        continue
      }
      let keyword = String(line.prefix { !PO.endsKeyword($0) }) ?? ""
      let begins = keyword == "msgctxt" || keyword == "msgid" && !entry.isContextAlone
      if begins, entry.isComplete {
        try take(entry, before: number)
        entry = POEntry()
      }
      if begins, !entry.isBegun {
        entry.isFuzzy = isFuzzy
        isFuzzy = false
      }
      guard let words = PO.unquoted(line.dropFirst(keyword.utf8.count)),
        entry.take(words, keyword: keyword)
      else { throw CatalogueError("line \(number) is not one of a .po file: \(line)") }
    }
    if entry.isBegun {
      guard entry.isComplete else { throw CatalogueError("it ends in the middle of an entry") }
      try take(entry, before: number + 1)
    }
  }

  private mutating func take(_ entry: POEntry, before line: Int) throws(CatalogueError) {
    guard let id = entry.id, let words = entry.words else { return }
    let parts = ([entry.context ?? [], id, words] + entry.otherForms).map {
      String(validating: $0, as: UTF8.self)
    }
    // An escape may stand for any byte.
    guard let context = parts[0], let id = parts[1], let words = parts[2], !parts.contains(nil)
    else {
      throw CatalogueError("line \(line - 1) ends an entry that is not in UTF-8")
    }
    if id.isEmpty, entry.context == nil { return try take(header: words) }
    if !entry.isFuzzy {
      add(
        context: entry.context.map { _ in context }, id: id,
        words: parts.dropFirst(2).map { $0 ?? "" })
    }
  }
}

/// The letters of a .po file.
///
/// Source: the manual of GNU gettext, The Format of PO Files, and msgfmt for escapes.
private enum PO {
  static let newline = UInt8(ascii: "\n")
  static let comment = UInt8(ascii: "#")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  /// The mark of UTF-8 that some programs begin a file with.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  static func endsKeyword(_ byte: UInt8) -> Bool { byte == quote || isBlank(byte) }

  /// The line without the blanks around it.
  static func trimmed(_ line: Substring.UTF8View) -> Substring.UTF8View {
    var line = line.drop(while: isBlank)
    while let last = line.last, isBlank(last) { line.removeLast() }
    return line
  }

  /// True when a comment marks its entry as one whose words are not to be used.
  static func isFuzzyMark(_ line: Substring.UTF8View) -> Bool {
    guard line.starts(with: "#,".utf8) else { return false }
    return line.dropFirst(2).split { isBlank($0) || $0 == UInt8(ascii: ",") }
      .contains { $0.elementsEqual("fuzzy".utf8) }
  }

  /// The text of one or more quoted strings, with escapes resolved; nil where there is anything
  /// else.
  static func unquoted(_ line: Substring.UTF8View) -> [UInt8]? {
    var rest = trimmed(line)
    guard !rest.isEmpty else { return nil }
    var text: [UInt8] = []
    while let first = rest.popFirst() {
      guard first == quote else { return nil }
      while rest.first != quote {
        guard let byte = rest.popFirst() else { return nil }
        guard let meant = byte == backslash ? escaped(&rest) : byte else { return nil }
        text.append(meant)
      }
      rest = trimmed(rest.dropFirst())
    }
    return text
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B, quote: quote, backslash: backslash,
  ]

  /// The byte for which an escape stands, read after its backslash; nil for no escape.
  ///
  /// A number is one to three digits to base 8, or an x and digits to base 16.
  private static func escaped(_ rest: inout Substring.UTF8View) -> UInt8? {
    guard let first = rest.first else { return nil }
    if let byte = escapes[first] {
      rest.removeFirst()
      return byte
    }
    let isHexadecimal = first == UInt8(ascii: "x")
    if isHexadecimal { rest.removeFirst() }
    let digits = rest.prefix(isHexadecimal ? rest.count : 3).prefix {
      isHexadecimal ? $0.isHexadecimalDigit : (0x30...0x37).contains($0)
    }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty else { return nil }
    return digits.reduce(0) { $0 &* (isHexadecimal ? 16 : 8) &+ $1.digitValue }
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }

  /// The value of a digit.
  fileprivate var digitValue: UInt8 { self <= 0x39 ? self - 0x30 : (self | 0x20) - 0x61 + 10 }
}

/// An entry of a .po file as far as it has been read.
private struct POEntry {
  var context: [UInt8]?
  var id: [UInt8]?
  var words: [UInt8]?
  /// The forms for numbers after the first.
  var otherForms: [[UInt8]] = []
  var isFuzzy = false

  private var part = ""
  /// The keywords read so far.
  private var parts: Set<String> = []

  var isBegun: Bool { context != nil || id != nil }
  var isContextAlone: Bool { context != nil && id == nil }
  var isComplete: Bool { id != nil && words != nil }

  /// Takes the text of a line; false where the keyword is out of place or repeated.
  ///
  /// A line without a keyword continues the line before.
  mutating func take(_ text: [UInt8], keyword: String) -> Bool {
    if !keyword.isEmpty {
      guard parts.insert(keyword).inserted else { return false }
      part = keyword
    }
    let hasForms = parts.contains("msgid_plural")
    switch part {
    case "msgctxt" where id == nil: context = (context ?? []) + text
    case "msgid" where words == nil: id = (id ?? []) + text
    case "msgid_plural" where id != nil && words == nil: break
    case "msgstr" where id != nil && !hasForms: words = (words ?? []) + text
    case "msgstr[0]" where hasForms: words = (words ?? []) + text
    default:
      guard part.hasPrefix("msgstr["), words != nil, hasForms else { return false }
      if keyword.isEmpty, let last = otherForms.popLast() {
        otherForms.append(last + text)
      } else {
        otherForms.append(text)
      }
    }
    return true
  }
}
