import CCairo
import CairoDrawing
import SceneModel
import ScrollModel
import Testing

@Suite("Drawing by the host") struct HostDrawingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let everywhere = Rect(x: -5000, y: -5000, width: 10_000, height: 10_000)

  @Test("Blocks are clipped to their frames and the viewport")
  func blocks() throws {
    var drawn = try DrawnScene(rows: 10) {
      $0.blocks.top = 80
      $0.blocks.bottom = 50
    }
    var requested: [InsetEdge] = []
    var contents = SceneContents()
    contents.drawBlock = { edge, frame, canvas in
      requested.append(edge)
      #expect(frame.width == 320 && frame.height == (edge == .top ? 80 : 50))
      canvas.fill(self.everywhere, self.red)
    }
    try drawn.send(.setOffset(30, animated: false))
    let top = try #require(try drawn.pixels(contents).extent(of: (255, 0, 0, 255)))
    #expect(top.rows == 0...49 && top.columns == 0...319)
    requested = []
    try drawn.send(.setOffset(200, animated: false))
    #expect(try drawn.pixels(contents).extent(of: (255, 0, 0, 255)) == nil)
    #expect(requested.isEmpty, "a block out of view is not drawn")
    try drawn.send(.setOffset(390, animated: false))
    let bottom = try #require(try drawn.pixels(contents).extent(of: (255, 0, 0, 255)))
    #expect(bottom.rows == 250...299 && requested == [.bottom])
  }

  @Test("Custom content gets its whole frame at any length")
  func ownContent() throws {
    for length in [500.0, 1e6, 1e12] {
      var drawn = try DrawnScene(rows: 0) {
        $0.ownContentLength = length
        $0.blocks.top = 40
      }
      var contents = SceneContents()
      var frames: [Frame] = []
      contents.drawContent = { frame, canvas in
        frames.append(frame)
        canvas.fill(self.everywhere, self.red)
      }
      let first = try #require(try drawn.pixels(contents).extent(of: (255, 0, 0, 255)))
      #expect(first.rows == 40...299)
      try drawn.send(.setOffset(length - 300, animated: false))
      let next = try #require(try drawn.pixels(contents).extent(of: (255, 0, 0, 255)))
      #expect(next.rows == 0...299)
      #expect(frames.map(\.y) == [40, 40 - length + 300] && frames[0].height == length)
    }
  }

  @Test("Rows drawn by the host get state, background and focus ring")
  func rows() throws {
    var drawn = try DrawnScene()
    try drawn.send(.select(at: 1, count: 1, isSelected: true))
    try drawn.send(.focus(0))
    try drawn.send(.key(KeyStroke(.down, isControl: true)))
    try drawn.send(.pointer(Point(x: 50, y: 120)))
    var states: [Int: RowState] = [:]
    var contents = SceneContents { _ in
      Issue.record("the painter asked for a row that the host draws")
      return nil
    }
    contents.drawRow = { index, frame, state, canvas in
      states[index] = state
      #expect(frame.y == Double(index) * 56)
      canvas.fill(Rect(x: 30, y: frame.y - 500, width: 4, height: 1000), self.red)
      canvas.fill(Rect(x: 2, y: frame.y + 2, width: 2, height: 52), self.red)
    }
    let pixels = try drawn.pixels(contents)
    #expect(states.keys.sorted() == [0, 1, 2, 3, 4, 5])
    #expect(states[1] == RowState(isSelected: true, isFocused: true))
    #expect(states[2] == RowState(isHovered: true))
    #expect(states[0] == RowState())
    #expect(try #require(pixels[100, 80]) == (28, 113, 216, 255), "the row's background is drawn")
    #expect(
      try #require(pixels[2, 84]) == (255, 255, 255, 255), "the focus ring is drawn above the row")
    #expect(try #require(pixels[2, 28]) == (255, 0, 0, 255))
  }

  @Test("A host's drawing error and state do not affect the image")
  func lentContextIsApart() throws {
    let canvas = try Canvas(width: 100, height: 100, scale: 2)
    canvas.translated(x: 10, y: 20) {
      canvas.lend(Rect(x: 5, y: 5, width: 30, height: 30)) { context in
        cairo_set_source_rgb(context, 1, 0, 0)
        cairo_rectangle(context, 0, 0, 500, 500)
        cairo_fill(context)
        cairo_scale(context, 7, 7)
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        cairo_restore(context)
        #expect(cairo_status(context) != CAIRO_STATUS_SUCCESS)
      }
      #expect(cairo_status(canvas.context) == CAIRO_STATUS_SUCCESS)
      canvas.fill(Rect(x: 50, y: 50, width: 10, height: 10), Color(red: 0, green: 0, blue: 1))
    }
    let pixels = try canvas.pixels()
    let lent = try #require(pixels.extent(of: (255, 0, 0, 255)))
    #expect(lent.columns == 30...89 && lent.rows == 50...109)
    let own = try #require(pixels.extent(of: (0, 0, 255, 255)))
    #expect(own.columns == 120...139 && own.rows == 140...159)
  }

  @Test("A lent context respects the clip and the current group")
  func lentContextKeepsTheClip() throws {
    let canvas = try Canvas(width: 60, height: 60)
    func fill(_ context: OpaquePointer) {
      cairo_set_source_rgb(context, 1, 0, 0)
      cairo_paint(context)
    }
    canvas.clipped(to: Rect(x: 10, y: 10, width: 20, height: 20)) {
      canvas.lend(Rect(x: 0, y: 0, width: 25, height: 60), to: fill)
      canvas.lend(Rect(x: 40, y: 0, width: 10, height: 60)) { _ in
        Issue.record("a rectangle outside of the clip was drawn")
      }
    }
    let ink = try #require(try canvas.pixels().ink)
    #expect(ink.columns == 10...24 && ink.rows == 10...29)
    let grouped = try Canvas(width: 60, height: 60)
    grouped.clipped(to: Rect(x: 20, y: 20, width: 30, height: 30)) {
      cairo_push_group(grouped.context)
      grouped.lend(Rect(x: 25, y: 25, width: 10, height: 10), to: fill)
      cairo_pop_group_to_source(grouped.context)
      cairo_paint_with_alpha(grouped.context, 0.5)
    }
    let half = try #require(try grouped.pixels().extent { (120...136).contains($0.alpha) })
    #expect(half.columns == 25...34 && half.rows == 25...34)
    for bad in [Double.nan, .infinity, -1, 1e300] {
      canvas.lend(Rect(x: 0, y: 0, width: bad, height: 5)) { _ in
        Issue.record("an invalid rectangle was drawn")
      }
    }
  }
}
