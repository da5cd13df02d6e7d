import TestSupport
import Testing
import Translations

@Suite("gettext catalogues") struct CatalogueTests {
  /// Returns a small catalogue in the format of msgfmt, in either byte order.
  private func mo(
    _ texts: [(original: String, translation: String)], isBigEndian: Bool = false
  ) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    let count = texts.count
    var place = 28 + 16 * count
    var tables: [[UInt8]] = [[], []]
    var data: [UInt8] = []
    for (index, side) in [texts.map(\.original), texts.map(\.translation)].enumerated() {
      for text in side {
        let bytes = Array(text.utf8)
        tables[index] += number(bytes.count) + number(place)
        data += bytes + [0]
        place += bytes.count + 1
      }
    }
    let header = [0x9504_12DE, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count]
    return header.flatMap(number) + tables[0] + tables[1] + data
  }

  private let texts = [
    ("", "Content-Type: text/plain; charset=UTF-8\n"), ("HeaderIdle\u{4}Pull", "Zieh"),
    ("plain", "schlicht"), ("Rows\u{4}row\0rows", "Zeile\0Zeilen"), ("Empty\u{4}x", ""),
  ]

  @Test("Both byte orders are read; the context, or text, is the key")
  func reads() throws {
    for isBigEndian in [false, true] {
      let catalogue = try MessageCatalogue(mo: mo(texts, isBigEndian: isBigEndian))
      #expect(catalogue["HeaderIdle"] == "Zieh")
      #expect(catalogue["plain"] == "schlicht")
      #expect(catalogue["Rows"] == "Zeile", "the first of several plural forms")
      #expect(catalogue["Empty"] == nil)
      #expect(catalogue.keys.count == 3)
    }
  }

  @Test("Truncated files are refused, and damaged ones do no harm")
  func damaged() throws {
    let whole = mo(texts)
    for length in 0..<whole.count - 1 {
      #expect(throws: CatalogueError.self) { try MessageCatalogue(mo: Array(whole[..<length])) }
    }
    var refused = 0
    for place in whole.indices {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var bytes = whole
        bytes[place] = value
        do {
          _ = try MessageCatalogue(mo: bytes)
        } catch {
          refused += 1
          #expect(!error.reason.isEmpty)
        }
      }
    }
    #expect(refused > 100)
  }

  @Test("Foreign bytes, other encodings and newer formats are refused")
  func refused() {
    func reason(_ bytes: [UInt8]) -> String {
      do {
        _ = try MessageCatalogue(mo: bytes)
        return ""
      } catch {
        return error.reason
      }
    }
    #expect(reason([]).contains("too short"))
    #expect(reason(Array(repeating: 7, count: 64)).contains("no catalogue"))
    #expect(
      reason(mo([("", "Content-Type: text/plain; charset=ISO-8859-1\n")])).contains("iso-8859-1"))
    var newer = mo(texts)
    newer[6] = 2
    #expect(reason(newer).contains("newer"))
    var broken = mo([("key", "word")])
    broken[broken.count - 2] = 0xFF
    #expect(reason(broken).contains("UTF-8"))
  }

  @Test("A PO file is read with comments, contexts and plurals")
  func po() throws {
    let catalogue = try MessageCatalogue(
      po: """
        # a translator's word
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\\n"

        #. of the program
        #, c-format
        msgctxt "HeaderIdle"
        msgid "Pull"
        msgstr ""
        "Zieh "
        "\\"doch\\"\\n"

        msgid "plain"
        msgstr "schlicht"

        #, fuzzy
        msgid "old"
        msgstr "alt"

        msgid "row"
        msgid_plural "rows"
        msgstr[0] "Zeile"
        msgstr[1] "Zeilen"

        #~ msgid "gone"
        #~ msgstr "weg"
        msgid "none"
        msgstr ""
        """)
    #expect(catalogue["HeaderIdle"] == "Zieh \"doch\"\n")
    #expect(catalogue["plain"] == "schlicht")
    #expect(catalogue["row"] == "Zeile")
    #expect(catalogue.keys == ["HeaderIdle", "plain", "row"])
  }

  @Test(
    "An invalid line of a PO file is refused with its number",
    arguments: [
      ("msgid \"a\"\nmsgstr \"b", 2), ("hello", 1), ("msgstr \"a\"", 1),
      ("msgid \"a\"\nmsgstr \"b\" c", 2), ("msgid \"a\"\nmsgstr \"\\q\"", 2),
      ("# x\n\nmsgid a", 3), ("msgid \"a\"\nmsgstr \"\"\nmsgctxt \"c\"\n\"", 4),
    ])
  func badPO(text: String, line: Int) {
    do {
      _ = try MessageCatalogue(po: text)
      Issue.record("the invalid file was accepted")
    } catch {
      #expect(error.reason.hasPrefix("line \(line) "), "\(error)")
    }
  }

  @Test("A fuzzy mark applies only to its own entry")
  func fuzzyObsolete() throws {
    let catalogue = try MessageCatalogue(
      po: """
        #, fuzzy
        #~ msgid "gone"
        #~ msgstr "weg"

        #, c-format
        msgid "kept"
        msgstr "da"

        #, no-fuzzy-here
        msgid "kept too"
        msgstr "auch da"

        #, c-format, fuzzy
        # a word
        msgid "left out"
        msgstr "weg"
        """)
    #expect(catalogue.keys == ["kept", "kept too"])
  }

  @Test("A repeated part of an entry is refused, as in msgfmt")
  func doubled() {
    for (text, line) in [
      ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"c\"", 2),
      ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"", 3),
      ("msgctxt \"a\"\nmsgctxt \"b\"\nmsgid \"c\"\nmsgstr \"d\"", 2),
      ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[0] \"d\"", 4),
      ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"", 3),
      ("msgid \"a\"\nmsgstr[0] \"c\"", 2),
    ] {
      badPO(text: text, line: line)
    }
  }

  @Test("Escapes are read as in msgfmt: octal, hexadecimal and UTF-8")
  func escapes() throws {
    func words(_ quoted: String) throws -> String? {
      try MessageCatalogue(po: "msgid \"a\"\nmsgstr \"\(quoted)\"\n")["a"]
    }
    #expect(try words(#"\a\b\f\v\n\t\r\"\\"#) == "\u{7}\u{8}\u{C}\u{B}\n\t\r\"\\")
    #expect(try words(#"\101\1012\60x\7"#) == "AA20x\u{7}")
    #expect(
      try words(#"\x41 \x7e B\x1c3\xa4"#) == "A ~ Bä", "hexadecimal digits are read to the end")
    #expect(try words(#"b" "c"#) == "bc")
    #expect(try words(#"\303\244\xc3\xa4"#) == "ää")
    #expect(try words("\\303\"\n\"\\244") == "ä", "a character split over two lines")
    #expect(throws: CatalogueError.self) { try words(#"\303x"#) }
    for text in [#"\x"#, #"\x7eB"#, #"\xg"#, #"\8"#, #"\"#, #"\u00e4"#] {
      #expect(throws: CatalogueError.self, "\(text)") { try words(text) }
    }
  }

  @Test("Combining characters and other line breaks in texts are kept")
  func combining() throws {
    for words in ["\u{301}e", "\u{200D}x", "\u{200C}", "a\u{2028}b\u{85}c"] {
      let text = "\u{FEFF}msgid \"a\"\r\nmsgstr \"\(words)\"\r\n"
      let found = try MessageCatalogue(po: text)["a"]
      #expect(found.map { Array($0.unicodeScalars) } == Array(words.unicodeScalars))
    }
  }

  @Test("Entries may share a text, up to four times the file")
  func shared() throws {
    let long = String(repeating: "x", count: 1000)
    func file(entries: Int) -> [UInt8] {
      var bytes = mo((0..<entries).map { (original: "key\($0)", translation: $0 == 0 ? long : "") })
      let table = 28 + 8 * entries
      for index in 1..<entries {
        bytes.replaceSubrange(
          table + 8 * index..<table + 8 * index + 8, with: bytes[table..<table + 8])
      }
      return bytes
    }
    #expect(try MessageCatalogue(mo: file(entries: 3)).keys.count == 3)
    do {
      _ = try MessageCatalogue(mo: file(entries: 200))
      Issue.record("the oversized file was accepted")
    } catch {
      #expect("\(error)".contains("4 times as long"))
    }
  }

  @Test("Incomplete entries and other encodings are refused")
  func unfinishedPO() {
    #expect(throws: CatalogueError.self) { try MessageCatalogue(po: "msgid \"a\"\n") }
    #expect(throws: CatalogueError.self) {
      try MessageCatalogue(po: "msgid \"\"\nmsgstr \"Content-Type: x; charset=KOI8-R\\n\"\n")
    }
  }

  @Test("The format is detected by the first bytes")
  func anyForm() throws {
    #expect(try MessageCatalogue(anyForm: mo(texts))["plain"] == "schlicht")
    #expect(try MessageCatalogue(anyForm: mo(texts, isBigEndian: true))["plain"] == "schlicht")
    #expect(try MessageCatalogue(anyForm: Array("msgid \"a\"\nmsgstr \"b\"".utf8))["a"] == "b")
    #expect(throws: CatalogueError.self) { try MessageCatalogue(anyForm: [0xFF, 0xFE, 0]) }
  }
}
