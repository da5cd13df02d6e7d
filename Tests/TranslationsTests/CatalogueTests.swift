import TestSupport
import Testing
import Translations

@Suite("Catalogues of gettext") struct CatalogueTests {
  /// A small catalogue in the form of msgfmt, in either byte order.
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

  @Test("Both byte orders are read; a context is the key, a text without one its own key")
  func reads() throws {
    for isBigEndian in [false, true] {
      let catalogue = try MessageCatalogue(mo: mo(texts, isBigEndian: isBigEndian))
      #expect(catalogue["HeaderIdle"] == "Zieh")
      #expect(catalogue["plain"] == "schlicht")
      #expect(catalogue["Rows"] == "Zeile", "the first of several forms")
      #expect(catalogue["Empty"] == nil)
      #expect(catalogue.keys.count == 3)
    }
  }

  @Test("A file that is cut off anywhere, or has any byte changed, is refused or read, and no harm")
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

  @Test("Other bytes, another encoding and a newer form are refused with a reason")
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

  @Test("The form for translators is read, with its comments, contexts and long texts")
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
    "A line that is none of such a file is refused with its number",
    arguments: [
      ("msgid \"a\"\nmsgstr \"b", 2), ("hello", 1), ("msgstr \"a\"", 1),
      ("msgid \"a\"\nmsgstr \"b\" c", 2), ("msgid \"a\"\nmsgstr \"\\q\"", 2),
      ("# x\n\nmsgid a", 3), ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"\"\nmsgctxt \"c\"\n\"", 5),
    ])
  func badPO(text: String, line: Int) {
    do {
      _ = try MessageCatalogue(po: text)
      Issue.record("it was taken")
    } catch {
      #expect(error.reason.hasPrefix("line \(line) "), "\(error)")
    }
  }

  @Test("A file that ends within an entry, and one in another encoding, are refused")
  func unfinishedPO() {
    #expect(throws: CatalogueError.self) { try MessageCatalogue(po: "msgid \"a\"\n") }
    #expect(throws: CatalogueError.self) {
      try MessageCatalogue(po: "msgid \"\"\nmsgstr \"Content-Type: x; charset=KOI8-R\\n\"\n")
    }
  }

  @Test("Either form is known by its first bytes")
  func anyForm() throws {
    #expect(try MessageCatalogue(anyForm: mo(texts))["plain"] == "schlicht")
    #expect(try MessageCatalogue(anyForm: mo(texts, isBigEndian: true))["plain"] == "schlicht")
    #expect(try MessageCatalogue(anyForm: Array("msgid \"a\"\nmsgstr \"b\"".utf8))["a"] == "b")
    #expect(throws: CatalogueError.self) { try MessageCatalogue(anyForm: [0xFF, 0xFE, 0]) }
  }
}
