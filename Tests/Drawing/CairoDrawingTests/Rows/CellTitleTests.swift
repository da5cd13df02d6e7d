import CairoDrawing
import SceneModel
import ScrollModel
import Testing

@Suite("Titles of cells") struct CellTitleTests {
  private let text: TextRenderer
  private let icon: Surface
  private let name = "harbour_panorama_2024_from_the_lighthouse_final_version_2.jpeg"

  init() throws {
    text = try TextRenderer()
    icon = try Surface(width: 48, height: 48) { $0.fill(Color(red: 1, green: 0, blue: 0)) }
  }

  private func cells(_ lines: Int, _ ellipsis: TextEllipsis = .end) -> CellRenderer {
    var cells = CellRenderer()
    cells.titleLines = lines
    cells.ellipsis = ellipsis
    return cells
  }

  private func picture(
    _ cells: CellRenderer, title: String, subtitle: String? = nil, size: Size
  ) throws -> Pixels {
    let canvas = try Canvas(width: size.width, height: size.height)
    cells.draw(
      RowAppearance(title: title, subtitle: subtitle, icon: icon),
      in: Rect(x: 0, y: 0, width: size.width, height: size.height), palette: .light, on: canvas,
      text: text)
    return try canvas.pixels()
  }

  /// Returns the lines of text below the icon: runs of pixel rows that contain text.
  private func lines(_ pixels: Pixels) -> [ClosedRange<Int>] {
    let dark = (0..<pixels.height).filter { y in
      (0..<pixels.width).contains { x in pixels[x, y].map { $0.alpha > 60 && $0.red < 200 } ?? false
      }
    }
    return dark.reduce(into: []) { runs, y in
      if let last = runs.last, last.upperBound + 1 == y {
        runs[runs.count - 1] = last.lowerBound...y
      } else {
        runs.append(y...y)
      }
    }
  }

  @Test("A title has at most the requested lines, 1 to 3")
  func count() throws {
    let title = "HHH HHH HHH HHH HHH HHH HHH HHH HHH HHH HHH HHH"
    for (requested, shown) in [(1, 1), (2, 2), (3, 3), (0, 1), (9, 3)] {
      let cells = cells(requested)
      let size = cells.naturalSize(text)
      #expect(cells.iconSize(in: size, text) == 48)
      let found = lines(try picture(cells, title: title, size: size))
      #expect(found.count == shown, "\(requested): \(found)")
      let both = lines(try picture(cells, title: title, subtitle: "HHH", size: size))
      #expect(both.count == shown + 1, "\(requested): \(both)")
      #expect(both.last.map { Double($0.upperBound) < size.height - 8 } == true)
    }
    let (one, three) = (cells(1).naturalSize(text).height, cells(3).naturalSize(text).height)
    let metrics = text.metrics(TextStyle(size: text.baseSize))
    #expect(abs(three - one - 2 * (metrics.ascent + metrics.descent)) <= 1)
  }

  @Test("A low cell has fewer title lines or a smaller icon")
  func lowCells() throws {
    let title = "HHH HHH HHH HHH HHH HHH HHH HHH HHH HHH HHH HHH"
    for (requested, space) in [(3, 2), (3, 1), (2, 1)] {
      let low = cells(space).naturalSize(text)
      let found = lines(try picture(cells(requested), title: title, size: low))
      let icon = cells(requested).iconSize(in: low, text)
      // An icon of 32 points leaves space for most of another line.
      let isFull = icon == 48 && found.count == space || icon == 32 && found.count == space + 1
      #expect(isFull, "\(found)")
    }
  }

  @Test("Icons of adjacent cells align despite different titles")
  func icons() throws {
    let cells = cells(3)
    let size = cells.naturalSize(text)
    let tops = try ["a", "HHH HHH HHH HHH HHH HHH", name].map { title in
      try picture(cells, title: title, size: size).extent(of: (255, 0, 0, 255))?.rows
    }
    #expect(Set(tops).count == 1 && tops.first != nil)
  }

  @Test("An ellipsis at the middle or start keeps a name's ending", arguments: 1...3)
  func middle(lines count: Int) throws {
    let size = cells(count).naturalSize(text)
    let other = String(name.dropLast(4)) + "tiff"
    func same(_ ellipsis: TextEllipsis) throws -> Bool {
      try picture(cells(count, ellipsis), title: name, size: size)
        == picture(cells(count, ellipsis), title: other, size: size)
    }
    #expect(try same(.end), "an ellipsis at the end cuts the ending off")
    #expect(try !same(.middle))
    #expect(try !same(.start))
    let begun = "H" + name.dropFirst()
    #expect(
      try picture(cells(count, .middle), title: name, size: size)
        != picture(cells(count, .middle), title: begun, size: size), "the beginning is kept")
  }

  @Test("Cell widths scale with the text")
  func scaled() throws {
    let large = try TextRenderer(scale: 2)
    let (usual, larger) = (cells(2).naturalSize(text), cells(2).naturalSize(large))
    #expect(larger.width == 2 * usual.width && usual.width == 128)
    let words = usual.height - 48 - 8 - 16 - 2 * 3
    #expect(abs(larger.height - usual.height - words) < 5)
    #expect(ColumnLayout.minimumWidth(110).scaled(by: 1.5) == .minimumWidth(165))
    #expect(ColumnLayout.minimumWidth(1e6).scaled(by: 2) == .minimumWidth(1e6))
    #expect(ColumnLayout.minimumWidth(Double.leastNonzeroMagnitude).scaled(by: 0.1).isUsable)
    #expect(ColumnLayout.count(3).scaled(by: 2) == .count(3))
  }
}
