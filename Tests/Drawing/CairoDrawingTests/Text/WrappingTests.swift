import CairoDrawing
import Testing

@Suite("Text in several lines") struct WrappingTests {
  private let text: TextRenderer
  private let style = TextStyle(size: 14)
  private let black = Color(red: 0, green: 0, blue: 0)
  private let words = "Rows of unequal height whose text goes on and on, as long as it takes, "

  init() throws { text = try TextRenderer() }

  @Test("Lines break between words and fit the width")
  func paragraphBreaks() {
    let line = text.line(words, style)
    let paragraph = text.paragraph(words, style, width: 150)
    #expect(paragraph.lineCount >= 3 && paragraph.width <= 150)
    #expect(abs(paragraph.height - Double(paragraph.lineCount) * line.height) < 0.5)
    #expect(abs(paragraph.ascent - line.ascent) < 0.1)
    #expect(!paragraph.isEllipsized)
    let two = text.paragraph(words, style, width: 150, maxLines: 2)
    #expect(two.lineCount == 2 && two.isEllipsized)
    #expect(text.paragraph(words, style, width: 150, maxLines: -3).lineCount == 1)
    #expect(
      text.paragraph(words, style, width: 150, maxLines: .max).lineCount == paragraph.lineCount)
    #expect(text.paragraph(words, style, width: 150) === paragraph, "the layout is kept")
    for width in [0, -5, .nan, -.infinity] as [Double] {
      let narrow = text.paragraph(words, style, width: width)
      #expect(narrow.lineCount < words.count && narrow.width <= 2 * 14)
    }
  }

  @Test("Korean breaks between words, or inside if a word is too long")
  func korean() throws {
    let whole = ["목록을", "새로고침할", "수", "없습니다"]
    let line = whole.joined(separator: " ")
    let longest = try #require(whole.map { text.line($0, style).width }.max())
    for space in stride(from: longest + 1, to: text.line(line, style).width + 20, by: 3) {
      let paragraph = text.paragraph(line, style, width: space)
      #expect(paragraph.width <= space)
      // The expected number of lines, filling them word by word.
      var lines = 1
      var current = ""
      for word in whole {
        let next = current.isEmpty ? word : current + " " + word
        if text.line(next, style).width > space { lines += 1 }
        current = text.line(next, style).width > space ? word : next
      }
      #expect(paragraph.lineCount == lines, "\(space)")
    }
    let narrow = text.paragraph(line, style, width: longest - 6)
    #expect(narrow.width <= longest - 6, "a word that is too long is broken")
    // The words alone would not fill these two lines.
    let space = text.line("없습니다", style).width
    let syllables = text.paragraph("가나 " + "없습니다", style, width: space + 2, maxLines: 1)
    #expect(syllables.isEllipsized)
  }

  @Test("Alignment holds for paragraphs in any writing direction")
  func alignmentHolds() throws {
    // The built-in fonts have no Hebrew glyphs, but the boxes that replace them are aligned too.
    for string in ["hhh hhh hhh hhh hhh", "חחח חחח חחח חחח חחח"] {
      for alignment in [TextAlignment.left, .center, .right] {
        let paragraph = text.paragraph(string, style, width: 80, alignment: alignment)
        #expect(paragraph.lineCount > 1)
        let canvas = try Canvas(width: 200, height: 120)
        let place = Rect(x: 50, y: 0, width: 80, height: 120)
        canvas.draw(paragraph, in: place, alignment: alignment, black)
        let whole = try #require(canvas.pixels().ink)
        #expect(whole.columns.lowerBound >= 49 && whole.columns.upperBound <= 130)
        // The short last line is at the same side as the other lines.
        let last = try canvas.pixels().part(
          columns: 0..<200, rows: whole.rows.upperBound - 5..<whole.rows.upperBound + 1)
        let ink = try #require(last.ink).columns
        switch alignment {
        case .left: #expect(ink.lowerBound <= 53, "\(string)")
        case .right: #expect(ink.upperBound >= 126, "\(string)")
        case .center: #expect(abs(ink.lowerBound + ink.upperBound - 180) <= 6, "\(string)")
        }
      }
      let canvas = try Canvas(width: 400, height: 40)
      canvas.draw(text.line(string, style, maxWidth: 300), x: 20, baseline: 20, black)
      #expect((20...22).contains(try #require(canvas.pixels().ink).columns.lowerBound))
    }
  }

  @Test("A wrapping row is as high as its drawing", arguments: [140.0, 200, 320, 500])
  func heightMatchesDrawing(width: Double) throws {
    let icon = try Surface(width: 32, height: 32) { $0.fill(Color(red: 1, green: 0, blue: 0)) }
    let renderer = RowRenderer()
    for repeats in [0, 1, 2, 5] {
      let row = RowAppearance(
        title: words, subtitle: String(repeating: words, count: repeats), icon: icon, wraps: true)
      let height = renderer.height(of: row, width: width, text: text)
      #expect(height == height.rounded())
      let layouts = text.layoutCount
      var palette = Palette.light
      palette.separator.alpha = 0
      let canvas = try Canvas(width: width, height: height)
      renderer.draw(
        row, in: Rect(x: 0, y: 0, width: width, height: height), palette: palette, on: canvas,
        text: text)
      #expect(text.layoutCount == layouts, "drawing reuses the measured layouts")
      let ink = try #require(canvas.pixels().extent { $0.alpha > 0 && $0.red < 200 })
      let air = (above: ink.rows.lowerBound, below: Int(height) - 1 - ink.rows.upperBound)
      #expect(air.above >= 9 && air.below >= 9, "the padding of a row with two lines")
      if height > RowRenderer.naturalHeight(text) {
        #expect(air.above <= 16 && air.below <= 16, "no more padding than that")
      }
    }
  }

  @Test("Rows without wrapping, and short ones, have the natural height")
  func naturalHeights() {
    let natural = RowRenderer.naturalHeight(text)
    let renderer = RowRenderer()
    var row = RowAppearance(title: words, subtitle: words)
    #expect(renderer.height(of: row, width: 150, text: text) == natural)
    row.wraps = true
    let narrow = renderer.height(of: row, width: 150, text: text)
    #expect(narrow > natural + 40)
    #expect(renderer.height(of: row, width: 300, text: text) < narrow)
    let short = RowAppearance(title: "x", subtitle: "y", wraps: true)
    #expect(renderer.height(of: short, width: 300, text: text) == natural)
    for width in [0, -1, .nan, .infinity] as [Double] {
      #expect(renderer.height(of: row, width: width, text: text).isFinite)
    }
  }

  @Test("A row that is too low stays inside its frame")
  func tooLowRow() throws {
    let row = RowAppearance(title: words, subtitle: words, wraps: true)
    for height in [1.0, 8, 20, 44] {
      let canvas = try Canvas(width: 200, height: 100)
      RowRenderer().draw(
        row, in: Rect(x: 0, y: 20, width: 200, height: height), palette: .light, on: canvas,
        text: text)
      guard let ink = try canvas.pixels().ink else { continue }
      #expect(ink.rows.lowerBound >= 20 && Double(ink.rows.upperBound) < 20 + height)
    }
  }
}
