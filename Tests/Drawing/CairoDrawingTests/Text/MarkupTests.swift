import Testing

@testable import CairoDrawing

@Suite("Pango's markup") struct MarkupTests {
  private let text: TextRenderer
  private let style = TextStyle(size: 14)

  init() throws { text = try TextRenderer() }

  private func line(_ markup: String, maxWidth: Double? = nil) -> TextLayout {
    text.line(markup, style, maxWidth: maxWidth, isMarkup: true)
  }

  @Test("Tags are hidden and applied")
  func tags() {
    #expect(line("a <b>bcd</b> &lt;").characterCount == 7)
    #expect(line("a <b>bcd</b>").width > text.line("a bcd", style).width)
    #expect(line("a bcd").width == text.line("a bcd", style).width)
    #expect(line("").characterCount == 0 && line("<b></b>").characterCount == 0)
    // Without markup, the source is a different text.
    #expect(text.line("a <b>bcd</b>", style).characterCount == 12)
    let two = text.paragraph("<b>mooring</b> lines", style, width: 70, isMarkup: true)
    #expect(two.lineCount == 2 && two.characterCount == 13)
  }

  @Test(
    "Invalid markup is shown as plain text",
    arguments: [
      "a < b", "<b>a", "a</b>", "Tom & Jerry", "<tug>x</tug>", "<a href='x'>y</a>", "&#0;",
    ])
  func badMarkup(source: String) {
    #expect(!TextRenderer.isMarkup(source))
    #expect(line(source).characterCount == source.unicodeScalars.count)
    #expect(line(source).width == text.line(source, style).width)
  }

  @Test("Control characters and their entities become blanks")
  func controlLetters() {
    for source in ["a\n<b>b</b>\u{0}c", "a&#10;<b>b</b>&#x2028;c", "a<b>&#x85;b</b> c"] {
      let shown = line(source)
      #expect(TextRenderer.isMarkup(source))
      #expect(shown.lineCount == 1 && (4...5).contains(shown.characterCount), "\(source)")
    }
  }

  @Test("Markup in Korean text is applied")
  func korean() {
    func width(_ source: String) -> Double {
      text.paragraph(source, style, width: 60, isMarkup: true).width
    }
    #expect(width("새로 고침할 수") != width("<span letter_spacing='3000'>새로 고침할 수</span>"))
  }

  @Test("Pango gets only the visible characters of long marked text")
  func bounded() {
    let word = "<b>" + String(repeating: "abcdefghij", count: 20_000) + "</b>"
    let tags = String(repeating: "<b>abc</b> de ", count: 30_000)
    let broken = "<b>" + String(repeating: "abc ", count: 100_000)
    for source in [word, tags, broken] {
      #expect(line(source, maxWidth: 300).characterCount < 2000)
      let two = text.paragraph(source, style, width: 300, maxLines: 2, isMarkup: true)
      #expect(two.characterCount < 3000 && two.lineCount == 2)
      #expect(line(source).characterCount <= TextBounds.maximumCharacters + 1)
    }
  }

  @Test(
    "Text of extreme size does not break the canvas",
    arguments: [
      "size='100000pt'", "size='2147483647'", "font='Sans 100000'", "line_height='1e9'",
      "rise='2147483647'", "letter_spacing='2147483647'", "size='500000%'",
    ])
  func sizes(attribute: String) throws {
    let canvas = try Canvas(width: 40, height: 40)
    canvas.draw(line("<span \(attribute)>W</span>"), x: 0, baseline: 20, .init(rgb: 0, 0, 0))
    canvas.fill(Rect(x: 0, y: 0, width: 40, height: 40), .init(rgb: 0, 0, 255))
    #expect(try canvas.pixels()[20, 20]?.blue == 255)
  }
}
