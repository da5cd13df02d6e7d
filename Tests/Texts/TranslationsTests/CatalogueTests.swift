import TestSupport
import Testing
import Translations

@Suite("gettext catalogues") struct CatalogueTests {
  private let texts = [
    ("", "Content-Type: text/plain; charset=UTF-8\n"), ("HeaderIdle\u{4}Pull", "Zieh"),
    ("plain", "schlicht"), ("Rows\u{4}row\0rows", "Zeile\0Zeilen"), ("Empty\u{4}x", ""),
  ]

  @Test("Both byte orders are read; the context, or text, is the key")
  func reads() throws {
    for isBigEndian in [false, true] {
      let catalogue = try MessageCatalogue(
        mo: CompiledCatalogue.bytes(texts, isBigEndian: isBigEndian))
      #expect(catalogue["HeaderIdle"] == "Zieh")
      #expect(catalogue["plain"] == "schlicht")
      #expect(catalogue["Rows"] == "Zeile", "the first of several plural forms")
      #expect(catalogue["Empty"] == nil)
      #expect(catalogue.keys.count == 3)
    }
  }

  @Test("Truncated files are refused, and damaged ones do no harm")
  func damaged() throws {
    let whole = CompiledCatalogue.bytes(texts)
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
    let source = "msgid \"plain\"\nmsgstr \"schlicht\"\n"
    for bytes in [[], [0xDE, 0x12, 0x04], Array(repeating: 7, count: 64), Array(source.utf8)] {
      #expect(reason(bytes).contains("compile a .po file with msgfmt"))
    }
    #expect(reason(Array(CompiledCatalogue.bytes(texts).prefix(27))).contains("incomplete"))
    let latin = [("", "Content-Type: text/plain; charset=ISO-8859-1\n")]
    #expect(reason(CompiledCatalogue.bytes(latin)).contains("iso-8859-1"))
    var newer = CompiledCatalogue.bytes(texts)
    newer[6] = 2
    #expect(reason(newer).contains("revision 2"))
    var broken = CompiledCatalogue.bytes([("key", "word")])
    broken[broken.count - 2] = 0xFF
    #expect(reason(broken).contains("UTF-8"))
  }

  @Test("Entries may share a text, up to four times the file")
  func shared() throws {
    let long = String(repeating: "x", count: 1000)
    func file(entries: Int) -> [UInt8] {
      var bytes = CompiledCatalogue.bytes(
        (0..<entries).map { (original: "key\($0)", translation: $0 == 0 ? long : "") })
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
}
