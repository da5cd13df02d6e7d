import FeedModel
import Testing

@Suite("Charsets of feeds")
struct CharsetTests {
  private func title(
    _ bytes: [UInt8], charset: String? = nil, declared: String? = nil
  ) throws -> String {
    let start = declared.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>" } ?? ""
    let document =
      Array((start + "<rss><channel><title>").utf8) + bytes + Array("</title></channel></rss>".utf8)
    return try FeedReader.read(document, charset: charset).title
  }

  @Test("The transport's charset precedes the declared one, then UTF-8")
  func order() throws {
    #expect(try title([0xE9], charset: "iso-8859-1", declared: "utf-8") == "é")
    #expect(try title([0xE9], declared: "ISO-8859-1") == "é")
    #expect(try title([0xC3, 0xA9]) == "é")
    #expect(try title([0xC3, 0xA9], charset: "utf-8", declared: "iso-8859-1") == "é")
    #expect(try title([0x93, 0x94], charset: "latin1") == "“”")
    #expect(try title([0x82, 0xA0], declared: "Shift_JIS") == "あ")
  }

  @Test(
    "An unknown or unsuitable charset is skipped",
    arguments: [
      "x-none", "", "utf-8//IGNORE", "us-ascii", "\u{0}", String(repeating: "a", count: 99),
    ])
  func unknown(_ charset: String) throws {
    #expect(try title([0xC3, 0xA9], charset: charset) == "é")
    #expect(try title([0xC3, 0xA9], declared: "x-none") == "é")
  }

  @Test(
    "Invalid bytes are read as windows-1252 in UTF-8, and replaced in other charsets",
    arguments: [
      ([0xE9], nil, nil, "é"), ([0x93, 0x41, 0x94], nil, "utf-8", "“A”"),
      ([0xC3, 0xA9, 0xE9, 0xC3, 0xA9], "utf-8", nil, "ééé"), ([0xFF], "x-none", nil, "ÿ"),
      ([0x41, 0x00, 0x42], nil, nil, "AB"), ([0x82, 0xA0, 0xFF], nil, "Shift_JIS", "あ\u{FFFD}"),
      ([0x41, 0x0C, 0x01], nil, nil, "A"), ([0xEF, 0xBF, 0xBF, 0x41], nil, nil, "A"),
    ] as [([UInt8], String?, String?, String)])
  func invalid(_ bytes: [UInt8], _ charset: String?, _ declared: String?, _ text: String) throws {
    #expect(try title(bytes, charset: charset, declared: declared) == text)
  }

  @Test(
    "Charsets are read as the larger ones that browsers use, and by other spellings",
    arguments: [
      ("GB2312", [0x81, 0x40], "丂"), ("gbk", [0x81, 0x40], "丂"), ("EUC-KR", [0x81, 0x41], "갂"),
      ("ks_c_5601-1987", [0x81, 0x41], "갂"), ("Shift_JIS", [0x87, 0x40], "①"),
      ("windows_1252", [0x80], "€"), ("latin1", [0x80], "€"), ("ISO-8859-9", [0x80], "€"),
      ("437", [0x80], "Ç"), ("utf8", [0xC3, 0xA9], "é"), ("x-cp1251", [0xC0], "А"),
      ("csIBM861", [0x80], "Ç"), ("GB_2312-80", [0x81, 0x40], "丂"), ("x-mac-cyrillic", [0x80], "А"),
      ("x-sjis", [0x87, 0x40], "①"), ("MacCentralEurope", [0x80], "Ä"),
    ] as [(String, [UInt8], String)])
  func names(_ name: String, _ bytes: [UInt8], _ text: String) throws {
    #expect(try title(bytes, declared: name) == text)
    #expect(try title(bytes, charset: name) == text)
  }

  @Test(
    "Text that was encoded twice is repaired, if that is certain",
    arguments: [
      ("donâ€™t", "don’t"), ("&#226;&#128;&#166;", "…"), ("CafÃ© Ã\u{A0} Â»", "Café à »"),
      ("ÐŸÑ€Ð¸Ð²ÐµÑ‚", "Привет"), ("ðŸ˜€", "😀"), ("AMANHÃ…", "AMANHÃ…"), ("CAFÉ…", "CAFÉ…"),
      ("là\u{A0}»", "là »"), ("Spaß\u{A0}", "Spaß"), ("donâ€™t – é", "donâ€™t – é"), ("Ã", "Ã"),
    ])
  func twice(_ written: String, _ text: String) throws {
    #expect(try item("<title>\(written)</title>")?.title == text)
  }

  @Test("A byte order mark decides; UTF-16 is detected without one")
  func marks() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>"
      + rss("<item><title>é</title></item>")
      .drop { $0 != "\n" }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [big, little, [0xFE, 0xFF] + big, [0xFF, 0xFE] + little] {
      #expect(try FeedReader.read(bytes).entries.first?.title == "é")
    }
    let marked = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    #expect(try FeedReader.read(marked, charset: "iso-8859-1").entries.first?.title == "é")
    #expect(throws: FeedError.cutOff) { try FeedReader.read([0xFE, 0xFF] + big.prefix(200)) }
    #expect(try FeedReader.read([0xFE, 0xFF] + big.dropLast()).entries.first?.title == "é")
    let wide = text.unicodeScalars.flatMap { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (24 - 8 * $0)) }
    }
    let reversed = stride(from: 0, to: wide.count, by: 4).flatMap { wide[$0..<$0 + 4].reversed() }
    for bytes in [wide, [0, 0, 0xFE, 0xFF] + wide, reversed, [0xFF, 0xFE, 0, 0] + reversed] {
      #expect(try FeedReader.read(bytes).entries.first?.title == "é")
    }
  }
}
