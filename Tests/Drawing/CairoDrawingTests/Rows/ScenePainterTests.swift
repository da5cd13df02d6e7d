import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel
import Testing

@Suite struct ScenePainterTests {
  private let text: TextRenderer
  private let samples: SampleRows

  init() throws {
    text = try TextRenderer()
    samples = try SampleRows(scale: 1)
  }

  private func scene(
    rows: Int = 100, height: Double = 44, header: RefreshPolicy? = .mj,
    footer: RefreshPolicy? = nil, width: Double = 320, length: Double = 300
  ) throws -> Scene {
    var configuration = SceneConfiguration()
    configuration.rows = RowHeights(count: rows, height: height)
    configuration.header = header
    configuration.footer = footer
    var scene = Scene(configuration)
    try scene.handle(.resize(width: width, height: length), at: 0)
    try scene.handle(.shown, at: 0)
    return scene
  }

  private func picture(
    of scene: Scene, painter: ScenePainter = ScenePainter(header: MJHeaderStyle()),
    scale: Double = 1, row: ((Int) -> RowAppearance?)? = nil
  ) throws -> Pixels {
    let canvas = try Canvas(width: 340, height: 320, scale: scale)
    painter.paint(
      scene, on: canvas, text: text,
      contents: SceneContents { [samples] in row?($0) ?? samples.appearance(of: $0) })
    return try canvas.pixels()
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func paintsTheViewportAndNothingOutside(scale: Double) throws {
    var scene = try scene(footer: .mjBack)
    try scene.handle(.pan(dx: 0, dy: 201.3), at: 0.1)
    let ink = try #require(
      try picture(
        of: scene, painter: ScenePainter(header: FgHeaderStyle(), footer: MJBackFooterStyle()),
        scale: scale
      ).ink)
    #expect(Double(ink.columns.count) == 320 * scale)
    #expect(Double(ink.rows.count) == 300 * scale)
  }

  @Test func requestsEachVisibleRowOnce() throws {
    var scene = try scene()
    try scene.handle(.setOffset(1000, animated: false), at: 0)
    var requested: [Int] = []
    _ = try picture(of: scene) {
      requested.append($0)
      return nil
    }
    #expect(requested == Array(22...29))
  }

  @Test func missingRowsAreLeftBlank() throws {
    let scene = try scene(header: nil)
    let canvas = try Canvas(width: 320, height: 300)
    ScenePainter().paint(
      scene, on: canvas, text: text,
      contents: SceneContents { $0 < 2 ? RowAppearance(title: "left") : nil })
    let pixels = try canvas.pixels()
    let dark = try #require(pixels.extent { $0.red < 100 })
    #expect(dark.rows.upperBound < 88)
    #expect(pixels.count(of: 255, 255, 255) > 320 * 200)
  }

  @Test func paintsScenesWithoutSizeOrRows() throws {
    for (width, length) in [(0.0, 0.0), (0, 300), (320, 0), (1, 1)] {
      for rows in [0, 1, 3] {
        var scene = try scene(rows: rows, footer: .mjBack, width: width, length: length)
        try scene.handle(.pan(dx: 0, dy: 90), at: 0.1)
        let painter = ScenePainter(header: FgHeaderStyle(), footer: MJBackFooterStyle())
        let ink = try picture(of: scene, painter: painter).ink
        #expect(Double(ink?.columns.count ?? 0) == (length == 0 ? 0 : width))
      }
    }
    let unshown = Scene(SceneConfiguration())
    #expect(try picture(of: unshown).ink == nil)
    let styleWithoutControl = try scene(header: nil)
    #expect(try picture(of: styleWithoutControl).ink != nil)
  }

  @Test func scrolledFramesReuseLayouts() throws {
    var scene = try scene()
    _ = try picture(of: scene)
    let first = text.layoutCount
    #expect(first >= 14, "title and subtitle of each row")
    for step in 1...40 {
      try scene.handle(.setOffset(Double(step) + 0.37, animated: false), at: Double(step) / 60)
      _ = try picture(of: scene)
    }
    #expect(text.layoutCount == first + 2, "after 40 points of 44 one more row is visible")
  }

  @Test func rowsScrollInWholePixels() throws {
    var scene = try scene(header: nil)
    try scene.handle(.setOffset(100.4, animated: false), at: 0)
    let one = try picture(of: scene)
    try scene.handle(.setOffset(100, animated: false), at: 0)
    #expect(try picture(of: scene) == one)
    try scene.handle(.setOffset(101, animated: false), at: 0)
    #expect(try picture(of: scene) != one)
  }

  @Test func pressedRowIsHighlighted() throws {
    var scene = try scene(header: nil)
    let pressed = { (pixels: Pixels) in
      pixels.extent(of: (235, 235, 233, 255))?.rows
    }
    #expect(pressed(try picture(of: scene)) == nil)
    try scene.handle(.press(Point(x: 100, y: 50)), at: 0.1)
    scene.advance(to: 0.3)
    #expect(scene.pressedRow == 1)
    #expect(pressed(try picture(of: scene)) == 44...87)
  }

  @Test func headerEndsAtTheContent() throws {
    var scene = try scene(header: .fg)
    try scene.handle(.pan(dx: 0, dy: 120), at: 0.1)
    let pixels = try picture(of: scene, painter: ScenePainter(header: FgHeaderStyle()))
    let background = try #require(pixels.extent(of: (226, 231, 237, 255)))
    #expect(background.rows.lowerBound == 0)
    #expect(Double(background.rows.upperBound + 1) == scene.headerBottom.rounded())
  }

  @Test func resultShowsOnlyWithADwell() throws {
    var policy = RefreshPolicy.mj
    policy.failureDwell = 1
    var scene = try scene(header: policy)
    func settings() throws -> ControlAppearance {
      try #require(
        ControlAppearance(
          .header, of: scene, height: 54, texts: .mjHeader, palette: .light))
    }
    for (result, dwell, title) in [
      (RefreshResult.failure, 1.0, "Refresh failed"), (.success, 0, "Pull down to refresh"),
    ] {
      try scene.handle(.begin(.header), at: scene.time + 1)
      scene.advance(to: scene.time + 1)
      #expect(try settings().title == "Loading...")
      #expect(try settings().spinnerOpacity == 1)
      try scene.handle(.end(.header, result), at: scene.time)
      #expect(try settings().title == title)
      scene.advance(to: scene.time + dwell + 0.2)
      #expect(scene.header?.isClosing == true)
      #expect(try settings().title == title)
      let fading = try settings().spinnerOpacity
      #expect(dwell > 0 ? fading == 0 : fading > 0 && fading < 1)
      scene.advance(to: scene.time + 1)
      #expect(try settings().title == "Pull down to refresh")
      #expect(try settings().showsArrow)
    }
  }

  /// A style as a program would write it.
  private struct BarHeader: HeaderStyle {
    var height: Double { 30 }
    var texts = ControlTexts(idle: "a", pulling: "b", refreshing: "c")

    func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
      canvas.fill(
        Rect(x: 0, y: 0, width: appearance.width * min(appearance.pull, 1), height: 30),
        Color(red: 1, green: 0, blue: 0))
      canvas.fill(
        Rect(x: 0, y: -500, width: 10, height: 1000), Color(red: 0, green: 0, blue: 1))
    }
  }

  @Test func customStyleIsClippedToTheSpaceAboveTheRows() throws {
    var scene = try scene(header: .mj)
    try scene.handle(.pan(dx: 0, dy: 50), at: 0.1)
    let pixels = try picture(of: scene, painter: ScenePainter(header: BarHeader()))
    let red = try #require(pixels.extent(of: (255, 0, 0, 255)))
    let bottom = scene.headerBottom.rounded()
    #expect(Double(red.rows.upperBound + 1) == bottom)
    #expect(abs(Double(red.columns.upperBound + 1) - 320 * scene.pull(of: .header)) <= 1)
    let blue = try #require(pixels.extent(of: (0, 0, 255, 255)))
    #expect(Double(blue.rows.upperBound + 1) == bottom, "the style is clipped to its space")
  }
}
