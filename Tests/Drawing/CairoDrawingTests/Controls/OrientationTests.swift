import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel
import Testing

@Suite("Lists in all orientations and directions") struct OrientationTests {
  private static func axis(
    _ orientation: Orientation, _ direction: TextDirection
  ) -> (inout SceneConfiguration) -> Void {
    return {
      $0.axis.orientation = orientation
      $0.axis.direction = direction
    }
  }

  /// A header without text: a bar at its bottom edge, with a spot at the start.
  private struct SpotHeader: HeaderStyle {
    var height: Double { 40 }
    var texts = ControlTexts(idle: "", pulling: "", refreshing: "")

    func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
      canvas.fill(appearance.area, Color(rgb: 0, 255, 0))
      canvas.fill(
        Rect(x: 0, y: 30, width: appearance.width, height: 10), Color(rgb: 255, 0, 0))
      canvas.fill(Rect(x: 0, y: 30, width: 20, height: 10), Color(rgb: 0, 0, 255))
    }
  }

  @Test("A right-to-left list is the mirror image", arguments: Orientation.allCases)
  func rightToLeftIsTheMirrorImage(orientation: Orientation) throws {
    func picture(_ direction: TextDirection) throws -> Pixels {
      var drawn = try DrawnScene(
        width: 320, length: 200, adjust: Self.axis(orientation, direction))
      try drawn.send(.select(at: 2, count: 1, isSelected: true))
      try drawn.send(.setOffset(30, animated: false), after: 0.1)
      drawn.scene.advance(to: 0.5)
      try drawn.send(.pointer(Point(x: direction == .rightToLeft ? 316 - 80 : 84, y: 100)))
      let pixels = try drawn.pixels(DrawnScene.spots(direction: direction))
      return pixels.part(columns: 0..<320, rows: 0..<200)
    }
    let left = try picture(.leftToRight)
    // Antialiasing of round corners differs slightly between the two sides.
    let difference = try #require(left.differenceFromMirrorImage(of: try picture(.rightToLeft)))
    #expect(difference <= (orientation == .vertical ? 0 : 8))
    #expect(try #require(left.differenceFromMirrorImage(of: left)) > 100)
  }

  @Test("Icon, text and separator of a row mirror with the direction")
  func rowIsMirrored() throws {
    let icon = try Surface(width: 32, height: 32) { $0.fill(Color(red: 1, green: 0, blue: 0)) }
    let text = try TextRenderer()
    func picture(_ direction: TextDirection, wraps: Bool) throws -> Pixels {
      let canvas = try Canvas(width: 200, height: 56)
      RowRenderer().draw(
        RowAppearance(title: "HHH", subtitle: "HH", icon: icon, wraps: wraps),
        in: Rect(x: 0, y: 0, width: 200, height: 56), direction: direction, palette: .light,
        on: canvas, text: text)
      return try canvas.pixels()
    }
    for wraps in [false, true] {
      let pixels = try picture(.rightToLeft, wraps: wraps)
      #expect(try #require(pixels.extent(of: (255, 0, 0, 255))).columns == 156...187)
      #expect(try #require(pixels.extent(of: (222, 221, 218, 255))).columns == 0...143)
      let words = try #require(pixels.extent { $0.alpha > 0 && $0.red < 110 })
      #expect((141...143).contains(words.columns.upperBound), "both lines end at the icon's gap")
      #expect(words.columns.lowerBound > 100)
      let left = try picture(.leftToRight, wraps: wraps)
      #expect(try #require(left.extent(of: (255, 0, 0, 255))).columns == 12...43)
    }
  }

  @Test("The rows of a horizontal list are full-height cells")
  func horizontalCells() throws {
    for direction in TextDirection.allCases {
      var drawn = try DrawnScene(
        rows: 20, height: 100, width: 320, length: 140, adjust: Self.axis(.horizontal, direction))
      try drawn.send(.select(at: 1, count: 1, isSelected: true))
      let pixels = try drawn.pixels()
      let tile = try #require(pixels.extent(of: (28, 113, 216, 255)))
      #expect(tile.columns == (direction == .leftToRight ? 103...196 : 123...216))
      #expect(tile.rows == 3...136)
      #expect(pixels.count(of: 222, 221, 218) == 0, "no separators")
    }
  }

  @Test("A header of a horizontal list is rotated at the start edge", arguments: [1.0, 2])
  func headerIsTurned(scale: Double) throws {
    for direction in TextDirection.allCases {
      var drawn = try DrawnScene(width: 300, length: 160) {
        Self.axis(.horizontal, direction)(&$0)
        $0.header = .mj
        $0.rubberBand = nil
      }
      drawn.painter.header = SpotHeader()
      let sign = direction == .leftToRight ? 1.0 : -1
      try drawn.send(.pan(dx: 70 * sign, dy: 0), after: 0.1)
      let whole = try drawn.pixels(SceneContents(), scale: scale)
      let pixels = { (value: Double) in Int(exactly: value * scale) ?? 0 }
      let picture = whole.part(columns: 0..<pixels(300), rows: 0..<pixels(160))
      /// Returns the columns from `start` to `end` points, counted from the list's start.
      func columns(_ start: Double, _ end: Double) -> ClosedRange<Int> {
        direction == .leftToRight
          ? pixels(start)...pixels(end) - 1 : pixels(300 - end)...pixels(300 - start) - 1
      }
      let bar = try #require(picture.extent(of: (255, 0, 0, 255)))
      #expect(bar.columns == columns(60, 70), "the header's bottom edge is at the content")
      let background = try #require(picture.extent(of: (0, 255, 0, 255)))
      #expect(background.columns == columns(0, 60) && background.rows == 0...pixels(160) - 1)
      let spot = try #require(picture.extent(of: (0, 0, 255, 255)))
      // The header is rotated and not mirrored: text reads upwards at the left, and downwards at
      // the right.
      let ends = direction == .leftToRight ? (140.0, 160.0) : (0, 20)
      #expect(spot.rows == pixels(ends.0)...pixels(ends.1) - 1)
    }
  }

  @Test("A rotated control shows as much as an upright one")
  func nothingIsCut() throws {
    func ink(_ orientation: Orientation) throws -> Int {
      var drawn = try DrawnScene(width: 300, length: 300) {
        Self.axis(orientation, .leftToRight)(&$0)
        $0.header = .mj
        $0.rubberBand = nil
      }
      var style = MJHeaderStyle()
      style.texts[.pulling] = "Release"
      drawn.painter.header = style
      try drawn.send(
        orientation == .vertical ? .pan(dx: 0, dy: 120) : .pan(dx: 120, dy: 0), after: 0.1)
      let pixels = try drawn.pixels(SceneContents())
      return pixels.bytes.reduce(0) { $0 + 255 - Int($1) }
    }
    let upright = Double(try ink(.vertical))
    #expect(abs(Double(try ink(.horizontal)) / upright - 1) < 0.02)
  }

  @Test("Titles in a horizontal list mention neither down nor up")
  func sidewaysWords() {
    for texts in [ControlTexts.mjHeader, .mjBackFooter, .fgHeader] {
      for state in RefreshState.allCases {
        let title = texts.title(for: state, in: .horizontal)
        #expect(!title.contains("down") && !title.contains("up"), "\(title)")
      }
      var changed = texts
      changed[.idle] = "Own words"
      #expect(changed.title(for: .idle, in: .horizontal) == "Own words")
    }
  }

  @Test("A grid paints each cell into its own frame")
  func gridCells() throws {
    var drawn = try DrawnScene(rows: 30, height: 120, width: 360, length: 300) {
      $0.columns = .count(3)
    }
    let before = try drawn.pixels()
    try drawn.send(.select(at: 4, count: 1, isSelected: true))
    let change = try #require(try drawn.pixels().change(from: before))
    #expect(change.columns == 123...236 && change.rows == 123...236)
    #expect(before.count(of: 222, 221, 218) == 0, "no separators")
  }

  @Test("A scrolled grid creates each text layout once")
  func gridKeepsLayouts() throws {
    var drawn = try DrawnScene(rows: 300, height: 120, width: 360, length: 300) {
      $0.columns = .count(3)
    }
    try drawn.send(.setOffset(10, animated: false))
    _ = try drawn.pixels()
    let first = drawn.text.layoutCount
    #expect(first >= 18)
    for step in 11...50 {
      try drawn.send(.setOffset(Double(step), animated: false), after: 0.016)
      _ = try drawn.pixels()
    }
    #expect(drawn.text.layoutCount == first, "the three visible lines of cells are unchanged")
  }
}
