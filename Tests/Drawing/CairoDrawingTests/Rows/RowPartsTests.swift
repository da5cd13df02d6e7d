import SceneModel
import Testing

@testable import CairoDrawing

@Suite("Details, badges, emphasis and markup of rows") struct RowPartsTests {
  private let text: TextRenderer
  private let words = "A title far too long for the width of any row of this test"

  init() throws { text = try TextRenderer() }

  private func row(
    _ title: String, subtitle: String? = nil, detail: String? = nil, badge: String? = nil
  ) -> RowAppearance {
    var row = RowAppearance(title: title, subtitle: subtitle)
    (row.detail, row.badge, row.isEmphasized) = (detail, badge, true)
    return row
  }

  private func endings(
    _ row: RowAppearance, width: Double, hasSecondLine: Bool = true
  ) -> RowEndings {
    RowEndings(
      of: row, TextStyle(size: text.baseSize), in: (width, 38), hasSecondLine: hasSecondLine,
      gap: 12, text)
  }

  private func picture(
    _ row: RowAppearance, width: Double = 300, height: Double = 56,
    direction: TextDirection = .leftToRight, isCell: Bool = false
  ) throws -> Pixels {
    let canvas = try Canvas(width: width, height: height)
    var palette = Palette.light
    palette.separator.alpha = 0
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    if isCell {
      CellRenderer().draw(
        row, in: frame, direction: direction, palette: palette, on: canvas, text: text)
    } else {
      RowRenderer().draw(
        row, in: frame, direction: direction, palette: palette, on: canvas, text: text)
    }
    return try canvas.pixels()
  }

  /// Returns the extent of the pixels in the selection's colour, or `nil` if there are none.
  private func accent(
    in pixels: Pixels
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    pixels.extent { $0.alpha > 0 && Int($0.blue) > Int($0.red) + 40 }
  }

  @Test("A symbolic icon has the text colour, others keep theirs")
  func symbolicIcon() throws {
    for isSymbolic in [true, false] {
      let icon = try Surface(width: 32, height: 32, isSymbolic: isSymbolic) {
        $0.fill(Rect(x: 0, y: 0, width: 32, height: 32), Color(rgb: 0, 0, 255))
      }
      var palette = Palette.light
      palette.text = Color(rgb: 255, 0, 0)
      let canvas = try Canvas(width: 100, height: 56)
      RowRenderer().draw(
        RowAppearance(title: "", icon: icon), in: Rect(x: 0, y: 0, width: 100, height: 56),
        palette: palette, on: canvas, text: text)
      let pixels = try canvas.pixels()
      let inRed = pixels.extent { $0.alpha == 255 && $0.red == 255 && $0.blue == 0 }
      let inBlue = pixels.extent { $0.alpha == 255 && $0.red == 0 && $0.blue == 255 }
      #expect((inRed != nil, inBlue != nil) == (isSymbolic, !isSymbolic))
    }
  }

  @Test("A title ends before its detail, which has at most 40 percent", arguments: [100.0, 300])
  func titleGivesWay(width: Double) throws {
    for detail in ["10:42", "Saturday, 28 November, at noon, in the harbour of the old town"] {
      let ends = endings(row(words, detail: detail), width: width)
      let shown = try #require(ends.detail)
      #expect(ends.titleWidth + 12 + shown.width <= width + 0.01)
      let whole = text.line(detail, TextStyle(size: text.baseSize * 0.86)).width
      #expect(shown.isEllipsized == (whole > 0.4 * width))
      #expect(shown.width <= 0.4 * width)
    }
    // The detail gets the space that a short title leaves free.
    let ends = endings(row("Rope", detail: String(repeating: "moor", count: 9)), width: width)
    let title = text.line("Rope", TextStyle(size: text.baseSize)).width
    #expect(try #require(ends.detail).width > 0.5 * width)
    #expect(ends.titleWidth >= title)
  }

  @Test("A badge is below a detail, or else next to the lines")
  func placeOfTheBadge() throws {
    let below = endings(row("x", detail: "y", badge: "3"), width: 200)
    #expect(below.isBadgeBelow && below.lineWidth == 200 && below.subtitleWidth < 180)
    for ends in [
      endings(row("x", badge: "3"), width: 200),
      endings(row("x", detail: "", badge: "3"), width: 200),
      endings(row("x", detail: "y", badge: "3"), width: 200, hasSecondLine: false),
    ] {
      #expect(!ends.isBadgeBelow && ends.lineWidth < 180 && ends.subtitleWidth == ends.lineWidth)
    }
    let none = endings(row("x", detail: "", badge: ""), width: 200)
    #expect(none.detail == nil && none.badge == nil && none.titleWidth == 200)
    let long = try #require(endings(row("x", badge: words), width: 200).badge)
    #expect(long.width <= 0.4 * 200)
    let one = try #require(endings(row("x", badge: "1"), width: 200).badge)
    #expect(one.width == one.height, "a badge of one character is a circle")
  }

  @Test("A badge without space for its whole text is left out")
  func noRoomForTheBadge() throws {
    for width in stride(from: 30.0, through: 200, by: 5) {
      let ends = endings(row(words, badge: "128"), width: width)
      #expect((ends.badge == nil) == (ends.titleWidth == width))
      guard let badge = ends.badge else { continue }
      let whole = endings(row(words, badge: "128"), width: 500).badge
      #expect(badge.width == whole?.width, "\(width)")
    }
    for (height, isCell) in [(30.0, true), (30, false), (130, true)] {
      let (low, plain) = (row(words, badge: "128"), row(words))
      let narrow = try picture(low, width: 44, height: height, isCell: isCell)
      #expect(narrow == (try picture(plain, width: 44, height: height, isCell: isCell)))
      let wide = try picture(low, width: 200, height: height, isCell: isCell)
      #expect(accent(in: wide) != nil, "\(height) \(isCell)")
    }
  }

  @Test("Detail and badge are at the end in either direction")
  func mirrored() throws {
    let whole = row("HH", subtitle: "HH", detail: "HHHH", badge: "128")
    for height in [30.0, 56] {
      let left = try picture(whole, height: height)
      let right = try picture(whole, height: height, direction: .rightToLeft)
      let pill = try #require(accent(in: left))
      #expect(pill.columns.upperBound == 287)
      let mirrored = try #require(accent(in: right))
      #expect(mirrored.columns.lowerBound == 12 && mirrored.columns.count == pill.columns.count)
      #expect(mirrored.rows == pill.rows)
      // The title has changed sides too.
      #expect(try #require(left.ink).columns.lowerBound < 16)
      #expect(try #require(right.ink).columns.upperBound > 283)
    }
  }

  @Test("All parts of a row stay inside the row", arguments: [0.0, 0.4, 1, 5, 12, 24, 44])
  func nothingLeaves(height: Double) throws {
    for width in [0.0, 1, 20, 60, 200] {
      var whole = row(words, subtitle: words, detail: words, badge: words)
      for wraps in [false, true] {
        whole.wraps = wraps
        let canvas = try Canvas(width: 240, height: 80)
        RowRenderer().draw(
          whole, in: Rect(x: 20, y: 20, width: width, height: height), palette: .light,
          on: canvas, text: text)
        guard let ink = try canvas.pixels().ink else { continue }
        #expect(ink.rows.lowerBound >= 20 && Double(ink.rows.upperBound) < 20 + height.rounded(.up))
        #expect(ink.columns.lowerBound >= 20 && Double(ink.columns.upperBound) < 20 + width)
      }
    }
    for bad in [Double.nan, .infinity, -1] {
      #expect(endings(row(words, detail: words, badge: words), width: bad).titleWidth != -1)
      #expect(RowRenderer().height(of: row(words, detail: "x"), width: bad, text: text).isFinite)
    }
  }

  @Test("A wrapping row's height accounts for detail and badge")
  func wrappedHeight() throws {
    var whole = row(words, subtitle: words + words)
    whole.wraps = true
    let renderer = RowRenderer()
    let plain = renderer.height(of: whole, width: 200, text: text)
    (whole.detail, whole.badge) = ("10:42", "3")
    let height = renderer.height(of: whole, width: 200, text: text)
    #expect(height > plain)
    let layouts = text.layoutCount
    let ink = try #require(picture(whole, width: 200, height: height).ink)
    #expect(text.layoutCount == layouts, "drawing reuses the measured layouts")
    #expect(ink.rows.lowerBound >= 9 && Double(ink.rows.upperBound) < height - 8)
  }

  @Test("An emphasised title is bold in rows and cells")
  func emphasis() throws {
    for isCell in [false, true] {
      var plain = row("Mooring lines", subtitle: "x")
      let bold = try #require(picture(plain, height: 120, isCell: isCell).ink)
      plain.isEmphasized = false
      let usual = try #require(picture(plain, height: 120, isCell: isCell).ink)
      #expect(bold.columns.count > usual.columns.count)
      #expect(bold.rows == usual.rows)
    }
  }

  @Test("A cell has a badge in its upper end corner, no detail")
  func cells() throws {
    let badged = row("x", subtitle: "y", badge: "3")
    let left = try picture(badged, width: 120, height: 130, isCell: true)
    let pill = try #require(accent(in: left))
    #expect(pill.columns.upperBound == 112 && pill.rows.lowerBound == 7)
    let right = try picture(
      badged, width: 120, height: 130, direction: .rightToLeft, isCell: true)
    let mirrored = try #require(accent(in: right))
    #expect(mirrored.columns.lowerBound == 7 && mirrored.rows == pill.rows)
    let detailed = row("x", subtitle: "y", detail: "10:42", badge: "3")
    #expect(try picture(detailed, width: 120, height: 130, isCell: true) == left)
    let low = try picture(detailed, width: 200, height: 48, isCell: true)
    #expect(try low != picture(badged, width: 200, height: 48, isCell: true))
  }

  @Test("A badge swaps selection colours, and tints with a stylesheet")
  func badgeByStylesheet() {
    let (white, selected) = (Color(rgb: 255, 255, 255), RowState(isSelected: true))
    var style = PartStyle()
    style.color = white
    for isEmphasized in [false, true] {
      let badge = style.badge(of: selected, isEmphasized: isEmphasized, .light)
      #expect(badge.background == white && badge.text == Palette.light.selection)
      #expect(style.badge(of: RowState(), isEmphasized: isEmphasized, .light).text == white)
    }
    style.drawBackground = { _, _ in }
    let badge = style.badge(of: selected, isEmphasized: true, .light)
    #expect(badge.text == white && badge.background.alpha < 0.3)
  }

  @Test("Valid markup is rendered, invalid markup shown as plain text")
  func markup() throws {
    var marked = row("a <b>b</b>", subtitle: "c &amp; d")
    let source = try picture(marked)
    marked.usesMarkup = true
    let shown = try picture(marked)
    #expect(shown != source)
    for wraps in [false, true] {
      var bad = row("<b>a", subtitle: "c & d")
      bad.wraps = wraps
      let plain = try picture(bad)
      bad.usesMarkup = true
      #expect(try picture(bad) == plain)
    }
  }
}
