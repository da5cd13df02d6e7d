import CairoDrawing
import SceneModel
import ScrollModel
import Testing

@Suite("Cells of a grid") struct CellRendererTests {
  private let text: TextRenderer
  private let icon: Surface

  init() throws {
    text = try TextRenderer()
    icon = try Surface(width: 48, height: 48) { $0.fill(Color(red: 1, green: 0, blue: 0)) }
  }

  private func picture(
    _ row: RowAppearance, width: Double = 140, height: Double = 130,
    state: RowState = RowState(), direction: TextDirection = .leftToRight
  ) throws -> Pixels {
    let canvas = try Canvas(width: width + 20, height: height + 20)
    CellRenderer().draw(
      row, in: Rect(x: 10, y: 10, width: width, height: height), state: state,
      direction: direction, palette: .light, on: canvas, text: text)
    return try canvas.pixels()
  }

  @Test("The icon is centred above the centred text")
  func stackIsCentred() throws {
    let pixels = try picture(RowAppearance(title: "HHH", subtitle: "HHHHH", icon: icon))
    let tile = try #require(pixels.extent(of: (255, 0, 0, 255)))
    #expect(tile.columns.count == 48 && tile.rows.count == 48)
    #expect(tile.columns.lowerBound + tile.columns.upperBound + 1 == 160)
    let words = try #require(
      pixels.part(columns: 0..<160, rows: tile.rows.upperBound + 1..<150).ink)
    #expect(abs(words.columns.lowerBound + words.columns.upperBound + 1 - 160) <= 2)
    let free = tile.rows.lowerBound - 10
    let below = 140 - (tile.rows.upperBound + 1 + words.rows.upperBound + 1)
    #expect(abs(free - below) <= 6, "the space above equals the space below")
  }

  @Test("Without a subtitle icon and title are centred")
  func pairIsCentred() throws {
    func titleRows(_ subtitle: String?) throws -> ClosedRange<Int> {
      let pixels = try picture(RowAppearance(title: "HHH", subtitle: subtitle, icon: icon))
      return try #require(pixels.extent(of: (46, 52, 54, 255))).rows
    }
    #expect(try titleRows("x").lowerBound < (try titleRows(nil).lowerBound))
    let ink = try #require(try picture(RowAppearance(title: "HHH", icon: icon)).ink)
    #expect(abs(ink.rows.lowerBound + ink.rows.upperBound + 1 - 150) <= 12)
  }

  @Test("A tile keeps a gap, and long text stays inside")
  func tileKeepsGap() throws {
    let words = "a title that is far too long for any cell of this test"
    let pixels = try picture(
      RowAppearance(title: words, subtitle: words, icon: icon, wraps: true),
      state: RowState(isSelected: true, isFocused: true))
    let ink = try #require(pixels.ink)
    #expect(ink.columns == 13...146 && ink.rows == 13...136)
    #expect(try picture(RowAppearance(title: "")).ink == nil, "a grid has no separators")
  }

  @Test("A low cell has its icon next to the text")
  func lowCellIsARow() throws {
    for direction in TextDirection.allCases {
      let pixels = try picture(
        RowAppearance(title: "HHH", subtitle: "HHH", icon: icon), width: 240, height: 56,
        direction: direction)
      let tile = try #require(pixels.extent(of: (255, 0, 0, 255)))
      #expect(tile.columns.count == 32)
      let expected = direction == .leftToRight ? 22...53 : 206...237
      #expect(tile.columns == expected)
      let words = try #require(pixels.extent { $0.alpha > 0 && $0.red < 150 })
      #expect(words.rows.lowerBound > tile.rows.lowerBound - 4)
      #expect(words.columns.lowerBound > 53 || direction == .rightToLeft)
    }
  }

  @Test("The natural size fits an icon of 48 points")
  func naturalSizeFits() {
    let size = CellRenderer().naturalSize(text)
    #expect(CellRenderer().iconSize(in: size, text) == 48)
    let lower = Size(width: size.width, height: size.height - 2)
    #expect(CellRenderer().iconSize(in: lower, text) == 32)
    #expect(CellRenderer().iconSize(in: Size(width: 400, height: 400), text) == 96)
    #expect(CellRenderer().iconSize(in: Size(width: 80, height: 400), text) == 48)
  }

  // MARK: Measured cells

  /// Returns a renderer of measured cells with up to `lines` lines.
  private func measuring(lines: Int = 3) throws -> CellRenderer {
    let drawn = try DrawnScene {
      $0.rows = RowHeights(count: 9, estimatedHeight: 100)
      $0.columns = .count(3)
    }
    var cells = CellRenderer()
    cells.titleLines = lines
    return cells.adapted(to: drawn.scene)
  }

  private static let names = ["HHH", "HHH HHH HHH HHH HHH", String(repeating: "HHH ", count: 40)]

  @Test("A measured cell is as high as its icon, its title and its subtitle")
  func measuredHeight() throws {
    let cells = try measuring()
    let metrics = text.metrics(TextStyle(size: text.baseSize))
    let line = metrics.ascent + metrics.descent
    let heights = Self.names.map {
      cells.height(of: RowAppearance(title: $0, icon: icon), width: 140, text: text)
    }
    for lines in 1...2 {
      #expect(abs(heights[lines] - heights[0] - Double(lines) * line) <= 1)
    }
    let words = cells.height(of: RowAppearance(title: "HHH"), width: 140, text: text)
    #expect(heights[0] - words == 48 + 8, "without an icon the cell is lower")
    let both = cells.height(
      of: RowAppearance(title: "HHH", subtitle: "HHH", icon: icon), width: 140, text: text)
    #expect(both > heights[0])
    let short = try measuring(lines: 1).height(
      of: RowAppearance(title: Self.names[2], icon: icon), width: 140, text: text)
    #expect(short == heights[0])
  }

  @Test("Icons of measured cells in one line are aligned, and all titles are whole")
  func measuredCells() throws {
    let cells = try measuring()
    let rows = Self.names.map { RowAppearance(title: $0, icon: icon) }
    let height = try #require(rows.map { cells.height(of: $0, width: 140, text: text) }.max())
    var tops: Set<Int> = []
    var ends: [Int] = []
    for row in rows {
      let canvas = try Canvas(width: 140, height: height)
      cells.draw(
        row, in: Rect(x: 0, y: 0, width: 140, height: height), palette: .light, on: canvas,
        text: text)
      let pixels = try canvas.pixels()
      tops.insert(try #require(pixels.extent(of: (255, 0, 0, 255))).rows.lowerBound)
      ends.append(try #require(pixels.ink).rows.upperBound)
    }
    #expect(tops.count == 1)
    #expect(ends == ends.sorted() && Set(ends).count == 3)
  }

  @Test("A measured cell that is too low is drawn like a row")
  func lowMeasuredCell() throws {
    let canvas = try Canvas(width: 140, height: 40)
    try measuring().draw(
      RowAppearance(title: "HHH", icon: icon), in: Rect(x: 0, y: 0, width: 140, height: 40),
      palette: .light, on: canvas, text: text)
    let place = try #require(try canvas.pixels().extent(of: (255, 0, 0, 255)))
    #expect(place.columns.upperBound < 60)
  }

  @Test("Invalid sizes draw nothing; small sizes stay in bounds")
  func oddSizes() throws {
    let row = RowAppearance(title: "title", subtitle: "subtitle", icon: icon)
    for width in [1.0, 5, 20, 40, 70] {
      for height in [1.0, 8, 20, 60, 100, 300] {
        guard
          let ink = try picture(
            row, width: width, height: height, state: RowState(isSelected: true, isFocused: true)
          ).ink
        else { continue }
        #expect(ink.columns.lowerBound >= 10 && Double(ink.columns.upperBound) < 10 + width)
        #expect(ink.rows.lowerBound >= 10 && Double(ink.rows.upperBound) < 10 + height)
      }
    }
    let canvas = try Canvas(width: 50, height: 50)
    for bad in [Double.nan, .infinity, -1, 1e300] {
      CellRenderer().draw(
        row, in: Rect(x: 0, y: bad, width: 50, height: bad), palette: .light, on: canvas,
        text: text)
    }
    #expect(try canvas.pixels().ink == nil)
  }
}
