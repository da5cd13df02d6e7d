extension MessageCatalogue {
  /// The catalogue in `bytes`, in gettext's binary form (.mo) or in that for translators (.po).
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
  /// Entries marked `fuzzy` are left out, as msgfmt does; comments are passed over. What is no line
  /// of such a file is refused with its number.
  public init(po text: String) throws(CatalogueError) {
    self.init()
    var entry = POEntry()
    var isFuzzy = false
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let line = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      if line.isEmpty { continue }
      if line.hasPrefix("#") {
        // A comment belongs to the entry that follows it.
        if entry.isComplete {
          try take(entry)
          entry = POEntry()
        }
        if line.hasPrefix("#,"), line.contains("fuzzy") { isFuzzy = true }
        continue
      }
      let keyword = line.prefix { $0 != "\"" && $0 != " " && $0 != "\t" }
      let begins = keyword == "msgctxt" || keyword == "msgid" && !entry.isContextAlone
      if begins, entry.isComplete {
        try take(entry)
        entry = POEntry()
      }
      if begins, !entry.isBegun {
        entry.isFuzzy = isFuzzy
        isFuzzy = false
      }
      guard let words = Self.unquoted(line.dropFirst(keyword.count)),
        entry.take(words, keyword: String(keyword))
      else { throw CatalogueError("line \(number) is not one of a .po file: \(line)") }
    }
    if entry.isBegun {
      guard entry.isComplete else { throw CatalogueError("it ends in the middle of an entry") }
      try take(entry)
    }
  }

  private mutating func take(_ entry: POEntry) throws(CatalogueError) {
    guard let id = entry.id, let words = entry.words else { return }
    if id.isEmpty, entry.context == nil { return try Self.check(header: words) }
    if !entry.isFuzzy { add(context: entry.context, id: id, words: words) }
  }

  /// What stands in quotes, with what backslashes stand for; nil where there is not just that.
  private static func unquoted(_ line: Substring) -> String? {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    guard rest.count >= 2, rest.first == "\"", rest.last == "\"" else { return nil }
    let escapes: [Character: Character] = [
      "n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\",
    ]
    var text = ""
    var characters = rest.dropFirst().dropLast().makeIterator()
    while let character = characters.next() {
      if character == "\"" { return nil }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = characters.next().flatMap({ escapes[$0] }) else { return nil }
      text.append(escaped)
    }
    return text
  }
}

/// An entry of a .po file as far as it has been read.
private struct POEntry {
  var context: String?
  var id: String?
  var words: String?
  var isFuzzy = false

  private var part = ""

  var isBegun: Bool { context != nil || id != nil }
  var isContextAlone: Bool { context != nil && id == nil }
  var isComplete: Bool { id != nil && words != nil }

  /// Takes the text of a line; false where the keyword stands in the wrong place.
  ///
  /// A line without one goes on with the line before.
  mutating func take(_ text: String, keyword: String) -> Bool {
    if !keyword.isEmpty { part = keyword }
    let goesOn = keyword.isEmpty
    switch part {
    case "msgctxt" where id == nil: context = (goesOn ? context ?? "" : "") + text
    case "msgid" where words == nil: id = (goesOn ? id ?? "" : "") + text
    case "msgstr" where id != nil, "msgstr[0]" where id != nil:
      words = (goesOn ? words ?? "" : "") + text
    // Of plural forms the first counts.
    case "msgid_plural" where id != nil: break
    default: return part.hasPrefix("msgstr[") && words != nil
    }
    return true
  }
}
