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

  @Test("Undecodable bytes give an error with the tried charsets")
  func undecodable() {
    #expect(throws: FeedError.undecodable(charsets: ["X-NONE", "UTF-8"])) {
      try title([0xFF], charset: "x-none")
    }
    #expect(throws: FeedError.undecodable(charsets: ["UTF-8"])) { try title([0x00]) }
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
    #expect(throws: FeedError.cutOff) { try FeedReader.read([0xFE, 0xFF] + big.dropLast()) }
  }
}
