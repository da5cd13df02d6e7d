import Testing

@testable import CairoDrawing

@Suite("Texts of any length") struct LongTextTests {
  private let text: TextRenderer
  private let style = TextStyle(size: 14)
  private let black = Color(red: 0, green: 0, blue: 0)

  init() throws { text = try TextRenderer() }

  /// Expensive texts, each so long that Pango without a limit takes seconds.
  private static let texts = [
    ("a word", String(repeating: "abcdefghij", count: 20_000)),
    ("blanks", String(repeating: " ", count: 200_000)),
    ("words", String(repeating: "abc de ", count: 30_000)),
    ("marks", "a" + String(repeating: "\u{301}", count: 200_000)),
    ("nothing to see", String(repeating: "\u{200B}", count: 200_000)),
    ("right to left", String(repeating: "שלום", count: 50_000)),
    ("Korean", String(repeating: "새로고침할 ", count: 30_000)),
  ]

  @Test("Pango gets no more characters than fit", arguments: texts)
  func bounded(name: String, long: String) {
    let most = TextBounds.maximumCharacters + 1
    // Only “a word” and “words” have limits that depend on the width.
    let isOfLetters = name == "a word" || name == "words"
    for width in isOfLetters ? [0.0, 40, 300, 2000] : [300] {
      #expect(text.line(long, style, maxWidth: width).characterCount <= most)
      let two = text.paragraph(long, style, width: width, maxLines: 2)
      #expect(two.characterCount <= most && two.lineCount <= 2, "\(name)")
      guard isOfLetters else { continue }
      #expect(text.line(long, style, maxWidth: width).characterCount <= Int(width) + 100, "\(name)")
      #expect(two.characterCount <= 2 * Int(width) + 200 && two.isEllipsized, "\(name)")
    }
    let all = text.paragraph(long, style, width: 300)
    #expect(all.characterCount <= most && all.lineCount <= 1000)
    let line = text.line(long, style)
    #expect(line.characterCount <= most, "a line without a maximum width is limited too")
    if name == "a word" { #expect(line.width > 16_384 && line.characterCount < 20_000) }
    #expect(text.line("a" + long, style).characterCount <= most)
    #expect(text.line(long, style) === line, "the layout is kept")
  }

  @Test(
    "Shortening keeps the visible text around any ellipsis", arguments: TextEllipsis.allCases
  )
  func ellipses(_ ellipsis: TextEllipsis) throws {
    for unit in ["abcdefghij", "abc de fgh ", "i", "W", "새로고침할 ", "שלום "] {
      let some = "start" + String(repeating: unit, count: 400) + "end"
      let more = "start" + String(repeating: unit, count: 9000) + "end"
      for width in [30.0, 111, 300] {
        func picture(_ string: String) throws -> Pixels {
          let canvas = try Canvas(width: 320, height: 80)
          canvas.draw(
            text.line(string, style, maxWidth: width, ellipsis: ellipsis), x: 4, baseline: 16, black
          )
          let two = text.paragraph(string, style, width: width, maxLines: 2, ellipsis: ellipsis)
          canvas.draw(two, x: 4, baseline: 40, black)
          return try canvas.pixels()
        }
        #expect(try picture(some) == picture(more), "\(unit), \(width)")
      }
    }
    for (name, long) in Self.texts {
      for width in [0.0, 300] {
        let two = text.paragraph(long, style, width: width, maxLines: 2, ellipsis: ellipsis)
        #expect(
          two.characterCount <= TextBounds.maximumCharacters + 1 && two.lineCount <= 2, "\(name)")
        guard name == "a word" || name == "words" else { continue }
        #expect(two.characterCount <= 4 * Int(width) + 400, "\(name)")
      }
    }
    let line = text.line("a" + Self.texts[0].1 + "z", style, maxWidth: 1e6, ellipsis: ellipsis)
    #expect(line.characterCount <= TextBounds.maximumCharacters + 1)
  }

  @Test("A placeholder's lines are centred, as many as fit")
  func centered() throws {
    let place = Rect(x: 0, y: 0, width: 200, height: 100)
    func ink(_ string: String, in place: Rect) throws -> Rect? {
      let canvas = try Canvas(width: 240, height: 140)
      CenteredText(string).draw(in: place, black, on: canvas, text: text)
      return try canvas.pixels().ink.map {
        Rect(
          x: Double($0.columns.lowerBound), y: Double($0.rows.lowerBound),
          width: Double($0.columns.count), height: Double($0.rows.count))
      }
    }
    let one = try #require(try ink("Hxx", in: place))
    #expect(abs(one.midX - 100) <= 2 && abs(one.midY - 50) <= 4)
    let two = try #require(try ink("Hxx\r\nHxx", in: place))
    #expect(two.height > one.height + 10 && abs(two.midY - 50) <= 4)
    for (name, long) in Self.texts where name != "blanks" && name != "nothing to see" {
      let all = try #require(try ink(long, in: place))
      #expect(all.y >= -1 && all.maxY <= 101 && all.x >= 30 && all.maxX <= 170, "\(name)")
    }
    let lines = try #require(try ink(String(repeating: "H\n", count: 100_000), in: place))
    #expect(lines.maxY <= 101)
    #expect(try ink("Hxx", in: Rect(x: 0, y: 0, width: 60, height: 100)) == nil)
    let layouts = text.layoutCount
    _ = try ink(Self.texts[0].1, in: place)
    #expect(text.layoutCount == layouts, "the next draw reuses the layouts")
  }
}
