import CairoDrawing
import Testing

@Suite struct RowRendererTests {
  private let text: TextRenderer
  private let words = "Ågjpqy with a title far too long for the width of any row of this test"

  init() throws { text = try TextRenderer() }

  private func picture(
    _ row: RowAppearance, height: Double, scale: Double = 2, y: Double = 10,
    state: RowState = RowState(), palette: Palette = .light
  ) throws -> Pixels {
    let canvas = try Canvas(width: 200, height: height + 20, scale: scale)
    RowRenderer().draw(
      row, in: Rect(x: 0, y: y, width: 200, height: height), state: state,
      palette: palette, on: canvas, text: text)
    return try canvas.pixels()
  }

  @Test(arguments: [16.0, 20, 24, 28, 32, 40, 44, 56, 64, 88])
  func descendersAreNeverClipped(height: Double) throws {
    var palette = Palette.light
    palette.separator.alpha = 0
    let row = RowAppearance(title: "Ågjpqy", subtitle: "gjpqy")
    let pixels = try picture(row, height: height, palette: palette)
    let ink = try #require(pixels.ink)
    #expect(ink.rows.lowerBound > 20, "a pixel is free above")
    #expect(Double(ink.rows.upperBound) < 2 * (10 + height) - 1, "a pixel is free below")
  }

  @Test func titleWithoutSubtitleIsCentred() throws {
    var palette = Palette.light
    palette.separator.alpha = 0
    let pixels = try picture(RowAppearance(title: "xHx"), height: 44, palette: palette)
    let ink = try #require(pixels.ink)
    let middle = Double(ink.rows.lowerBound + ink.rows.upperBound + 1) / 4
    #expect(abs(middle - 32) < 2)
    let empty = try picture(
      RowAppearance(title: "xHx", subtitle: ""), height: 44, palette: palette)
    #expect(empty == pixels)
  }

  @Test func separatorStartsAtTheText() throws {
    let icon = try Surface(width: 32, height: 32) { $0.fill(Color(red: 1, green: 0, blue: 0)) }
    let row = RowAppearance(title: "", icon: icon)
    let pixels = try picture(row, height: 44)
    let line = try #require(pixels.extent(of: (222, 221, 218, 255)))
    #expect(line.columns == (12 + 32 + 12) * 2...399)
    #expect(line.rows == 107...107, "one pixel at the row's end")
    let tile = try #require(pixels.extent(of: (255, 0, 0, 255)))
    #expect(tile.columns == 24...87 && tile.rows == 32...95)
    let without = try picture(RowAppearance(title: ""), height: 44)
    #expect(try #require(without.ink).columns == 24...399)
  }

  @Test func iconsKeepTheirProportions() throws {
    let wide = try Surface(width: 64, height: 32) { $0.fill(Color(red: 1, green: 0, blue: 0)) }
    let pixels = try picture(RowAppearance(title: "", icon: wide), height: 64)
    let ink = try #require(pixels.extent(of: (255, 0, 0, 255)))
    #expect(ink.columns.count == 64 && ink.rows.count == 32)
  }

  @Test func nothingLeavesTheRow() throws {
    let icon = try Surface(width: 500, height: 500) { $0.fill(Color(red: 1, green: 0, blue: 0)) }
    for height in [0.0, 0.4, 1, 5, 12, 24, 44] {
      let pixels = try picture(
        RowAppearance(title: words, subtitle: words, icon: icon), height: height, scale: 1,
        state: RowState(isSelected: true))
      guard let ink = pixels.ink else {
        #expect(height < 0.5)
        continue
      }
      #expect(ink.rows.lowerBound >= 10)
      #expect(Double(ink.rows.upperBound) < 10 + height)
    }
  }

  @Test func invalidSizesDrawNothing() throws {
    let canvas = try Canvas(width: 50, height: 50)
    for bad in [Double.nan, .infinity, -1, 1e300] {
      RowRenderer().draw(
        RowAppearance(title: "x", subtitle: "y"), in: Rect(x: 0, y: 0, width: 50, height: bad),
        palette: .light, on: canvas, text: text)
      RowRenderer().draw(
        RowAppearance(title: "x", subtitle: "y"), in: Rect(x: 0, y: bad, width: 50, height: 44),
        state: RowState(isPressed: true), palette: .light, on: canvas, text: text)
    }
    let ink = try canvas.pixels().ink
    #expect(ink == nil || ink.map { $0.rows.upperBound < 43 } == true)
  }

  @Test func lowRowHasItsSubtitleAtTheEnd() throws {
    var palette = Palette.light
    palette.separator.alpha = 0
    let pixels = try picture(
      RowAppearance(title: "Row 1", subtitle: "Subtitle"), height: 24, palette: palette)
    let ink = try #require(pixels.ink)
    #expect(ink.columns.lowerBound < 30)
    #expect(ink.columns.upperBound >= 370)
    let alone = try picture(
      RowAppearance(title: words, subtitle: "Subtitle"), height: 24, palette: palette)
    let without = try picture(RowAppearance(title: words), height: 24, palette: palette)
    #expect(alone == without, "a long title leaves no space for the subtitle")
  }
}
