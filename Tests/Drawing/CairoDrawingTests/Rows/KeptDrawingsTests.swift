import RefreshModel
import SceneModel
import ScrollModel
import Testing

@testable import CairoDrawing

/// Compares drawings from kept pixels, and drawings of only the changed areas, with a list that is
/// drawn from scratch.
@Suite struct KeptDrawingsTests {
  /// A list that is drawn three times after each step: from scratch, from kept pixels, and in part
  /// onto the previous image.
  private struct Walk {
    var drawn: DrawnScene
    let drawings = RowDrawings()
    let partDrawings = RowDrawings()
    let scale: Double
    private let picture: Canvas
    private var seen: FrameSnapshot?
    private var layout: FrameSnapshot.Layout?
    private(set) var partCount = 0

    init(_ drawn: DrawnScene, scale: Double) throws {
      self.drawn = drawn
      self.scale = scale
      drawings.usesRingAlways = true
      picture = try Canvas(
        width: drawn.scene.viewport.width, height: drawn.scene.viewport.height, scale: scale)
    }

    private func contents(_ kept: RowDrawings?) -> SceneContents {
      var contents = drawn.sampleContents
      contents.drawings = kept
      return contents
    }

    private func pixels(_ kept: RowDrawings?) throws -> Pixels {
      let canvas = try Canvas(
        width: drawn.scene.viewport.width, height: drawn.scene.viewport.height, scale: scale)
      drawn.painter.paint(
        drawn.scene, on: canvas, text: drawn.text, contents: contents(kept))
      return try canvas.pixels()
    }

    /// Compares the three drawings.
    ///
    /// Pass `isWhole` after a step whose changes cannot be found by comparing two moments.
    mutating func check(isWhole: Bool, _ name: String) throws {
      let anew = try pixels(nil)
      #expect(try pixels(drawings) == anew, "kept pixels equal a fresh drawing, \(name)")
      let next = FrameSnapshot.Layout(of: drawn.scene, RowAnimation(), on: picture)
      let snapshot = FrameSnapshot(
        of: drawn.scene, next, drawn.painter, contents(partDrawings), on: picture, text: drawn.text)
      let whole = [
        Rect(
          x: 0, y: 0, width: drawn.scene.viewport.width, height: drawn.scene.viewport.height)
      ]
      let places = isWhole ? whole : seen?.changes(to: snapshot, partDrawings) ?? whole
      seen = snapshot
      if places != whole { partCount += 1 }
      for place in places {
        let left = place.x.rounded(.down)
        let top = place.y.rounded(.down)
        let out = Rect(
          x: left, y: top, width: place.maxX.rounded(.up) - left,
          height: place.maxY.rounded(.up) - top)
        picture.clipped(to: out) {
          drawn.painter.paint(
            drawn.scene, on: picture, text: drawn.text, contents: contents(partDrawings))
        }
      }
      #expect(try picture.pixels() == anew, "a partial drawing equals a fresh one, \(name)")
    }
  }

  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scale: Double
    let adjust: @Sendable (inout SceneConfiguration) -> Void
  }

  static let kinds: [Kind] = [
    Kind(testDescription: "rows of one height", scale: 1) { _ in },
    Kind(testDescription: "at scale 2", scale: 2) { $0.header = .ego },
    Kind(testDescription: "rows of many heights", scale: 2) {
      let heights = (0..<200).map { 30 + Double($0 % 9) * 4.3 }
      $0.rows = RowHeights(heights: heights, defaultHeight: 44) ?? $0.rows
    },
    Kind(testDescription: "estimated heights", scale: 1) {
      $0.rows = RowHeights(count: 200, estimatedHeight: 40.7)
    },
    Kind(testDescription: "sections", scale: 1) { $0.sections = [0, 7, 15, 40] },
    Kind(testDescription: "from the bottom", scale: 1) { $0.axis.beginsAtEnd = true },
    Kind(testDescription: "a grid", scale: 1) { $0.columns = .count(3) },
    Kind(testDescription: "a narrow column", scale: 1) { $0.maximumContentWidth = 200 },
    Kind(testDescription: "a header over the rows", scale: 1) { $0.header = .material },
    Kind(testDescription: "a header between rows", scale: 1) {
      $0.header = .mj
      $0.header?.placement = .locator(row: 2)
    },
  ]

  @Test("Kept and partial drawings equal fresh ones after any step", arguments: kinds)
  func walks(kind: Kind) throws {
    var steps = Steps(seed: 7)
    let drawn = try DrawnScene(rows: 200, height: 44, adjust: kind.adjust)
    var walk = try Walk(drawn, scale: kind.scale)
    if walk.drawn.scene.header != nil { walk.drawn.painter.header = MJHeaderStyle() }
    for step in 0..<60 {
      let isWhole = try steps.take(&walk.drawn, walk.drawings, walk.partDrawings)
      try walk.check(isWhole: isWhole, "\(kind.testDescription), step \(step)")
    }
    #expect(walk.drawings.ring.drawnCount < walk.drawings.madeCount * 20)
  }

  @Test("While a header refreshes only its spinner is redrawn")
  func spinnersAlone() throws {
    var drawn = try DrawnScene(rows: 100, height: 44) { $0.header = .mj }
    drawn.painter.header = MJHeaderStyle()
    try drawn.send(SceneEvent.begin(.header), after: 0.1)
    drawn.scene.advance(to: 3)
    let canvas = try Canvas(width: 320, height: 300)
    let drawings = RowDrawings()
    var contents = drawn.sampleContents
    contents.drawings = drawings
    func snapshot() -> FrameSnapshot {
      FrameSnapshot(
        of: drawn.scene, FrameSnapshot.Layout(of: drawn.scene, RowAnimation(), on: canvas),
        drawn.painter, contents,
        on: canvas, text: drawn.text)
    }
    let first = snapshot()
    drawn.painter.paint(drawn.scene, on: canvas, text: drawn.text, contents: contents)
    drawn.scene.advance(to: 3.1)
    let places = try #require(first.changes(to: snapshot(), drawings))
    let area = places.reduce(0) { $0 + $1.width * $1.height }
    #expect(area > 0)
    #expect(area < 40 * 40, "\(places)")
  }

  @Test("A row that only moves is created and laid out once")
  func keepsRows() throws {
    var drawn = try DrawnScene(rows: 1000, height: 44)
    let drawings = RowDrawings()
    drawings.usesRingAlways = true
    var contents = drawn.sampleContents
    contents.drawings = drawings
    let canvas = try Canvas(width: 320, height: 300)
    for step in 0..<30 {
      try drawn.send(SceneEvent.setOffset(Double(step) * 37, animated: false), after: 1 / 60)
      drawn.painter.paint(drawn.scene, on: canvas, text: drawn.text, contents: contents)
    }
    // 300 points show 8 rows; scrolling by 29 · 37 points shows 25 more.
    #expect(drawings.madeCount <= 8 + 25)
    #expect(drawings.ring.drawnCount <= 2 * (8 + 25))
  }

  @Test("Rows kept ready are drawn only inside the clip")
  func drawsRowsInTheClip() throws {
    let drawn = try DrawnScene(rows: 100, height: 50)
    let canvas = try Canvas(width: 320, height: 300)
    var contents = drawn.sampleContents
    contents.drawings = RowDrawings()
    contents.ready = 0..<9
    contents.keepsDrawnRows = true
    var rows: [Int] = []
    contents.drawRow = { index, _, _, _ in rows.append(index) }
    drawn.painter.paint(drawn.scene, on: canvas, text: drawn.text, contents: contents)
    #expect(rows == Array(0..<6))
    rows = []
    canvas.clipped(to: Rect(x: 0, y: 110, width: 320, height: 20)) {
      drawn.painter.paint(drawn.scene, on: canvas, text: drawn.text, contents: contents)
    }
    #expect(rows == [2])
  }

  @Test("A translucent separator looks equal with kept and custom backgrounds")
  func linesOnPlainGround() throws {
    var drawn = try DrawnScene(rows: 100, height: 50)
    // One row has the background of its state.
    try drawn.send(SceneEvent.pointer(Point(x: 100, y: 120)), after: 0.016)
    for palette in [Palette.light, .dark] {
      drawn.painter.palette = palette
      drawn.painter.palette.separator = palette.text.faded(by: 0.1)
      func picture(_ contents: SceneContents) throws -> Pixels {
        let canvas = try Canvas(width: 320, height: 300)
        drawn.painter.paint(drawn.scene, on: canvas, text: drawn.text, contents: contents)
        return try canvas.pixels()
      }
      var contents = drawn.sampleContents
      let plain = try picture(contents)
      contents.style = { part in
        var style = PartStyle()
        if part == .list { style.drawBackground = { $1.fill($0, palette.background) } }
        return style
      }
      let own = try picture(contents)
      let (line, background) = try (#require(plain[300, 49]), #require(plain[300, 45]))
      #expect(line != background)
      #expect(plain.greatestDifference(from: own) <= 1, "equal except for rounding")
    }
  }
}

/// Random steps of a list, reproducible by their seed.
private struct Steps {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// Takes a step.
  ///
  /// Returns whether a host redraws everything after it.
  mutating func take(
    _ drawn: inout DrawnScene, _ drawings: RowDrawings...
  ) throws -> Bool {
    let last = drawn.scene.container.maximumOffset
    switch next(12) {
    case 0, 1, 2:
      let offset = drawn.scene.contentOffset + Double(next(800) - 400) / 7.3
      try drawn.send(
        SceneEvent.setOffset(min(max(offset, -80), last + 40), animated: false), after: 0.016)
      return true
    case 3, 4: drawn.scene.advance(to: drawn.scene.time + 0.016)
    case 5: drawn.scene.advance(to: drawn.scene.time + 0.3)
    case 6, 7:
      try drawn.send(
        SceneEvent.pointer(Point(x: Double(next(320)), y: Double(next(300)))), after: 0.01)
    case 8:
      try drawn.send(SceneEvent.pan(dx: 0, dy: Double(next(200) - 100)), after: 0.01)
      try drawn.send(SceneEvent.panEnd, after: 0.01)
      return true
    case 9:
      let row = next(drawn.scene.rowCount - 3)
      try drawn.send(SceneEvent.select(at: row, count: 3, isSelected: next(2) == 0), after: 0.01)
      for one in drawings { one.forgetPlaces() }
      return true
    case 10:
      if drawn.scene.header != nil {
        try drawn.send(SceneEvent.begin(.header), after: 0.01)
        try drawn.send(SceneEvent.end(.header, .success, after: 1), after: 0.01)
      }
      return true
    default:
      if drawn.scene.rows.estimatedHeight != nil, let first = drawn.scene.visibleRows.first {
        try drawn.send(
          SceneEvent.measureRows(first: first, heights: [30 + Double(next(50)), 51.3]), after: 0.01)
        for one in drawings { one.forgetPlaces() }
      }
      return true
    }
    return false
  }
}
