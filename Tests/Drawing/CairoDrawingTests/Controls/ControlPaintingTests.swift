import CairoDrawing
import Glibc
import RefreshModel
import SceneModel
import ScrollModel
import Testing

@Suite("The painter and its controls") struct ControlPaintingTests {
  private let red = Color(rgb: 255, 0, 0)

  /// A style that paints the whole clip, and far beyond.
  private struct Flood: HeaderStyle, FooterStyle {
    var height: Double
    var color = Color(rgb: 255, 0, 0)

    func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
      canvas.fill(Rect(x: -5000, y: -50_000, width: 10_000, height: 100_000), color)
    }
  }

  /// A style that paints exactly its box.
  private struct Box: HeaderStyle, FooterStyle {
    var height: Double

    func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
      canvas.fill(
        Rect(x: 0, y: 0, width: appearance.width, height: appearance.height),
        Color(rgb: 255, 0, 0))
    }
  }

  /// Returns the extent of the red pixels in a list whose rows draw nothing, or `nil` if there are
  /// none.
  private func red(_ drawn: DrawnScene, scale: Double = 1) throws -> (
    columns: ClosedRange<Int>, rows: ClosedRange<Int>
  )? {
    try drawn.pixels(SceneContents(), scale: scale).extent(of: (255, 0, 0, 255))
  }

  private static let badHeights: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  @Test("A style's absurd height draws nothing, or is clipped")
  func absurdHeights() throws {
    for height in Self.badHeights {
      for orientation in Orientation.allCases {
        var drawn = try DrawnScene(length: 300) {
          $0.axis.orientation = orientation
          $0.header = .mj
          $0.footer = .mjAuto
          $0.rubberBand = nil
        }
        drawn.painter.header = Box(height: height)
        drawn.painter.footer = Box(height: height)
        try drawn.send(.pan(dx: 40, dy: 40), after: 0.1)
        let shown = try red(drawn)
        if height >= 1 {
          let shown = try #require(shown)
          let along = orientation == .vertical ? shown.rows : shown.columns
          #expect(along == 0...39, "clipped to the gap at \(height)")
        } else {
          #expect(shown == nil, "a height of \(height) draws nothing")
        }
      }
    }
  }

  @Test("Every style can draw absurd heights and widths", arguments: badHeights)
  func stylesBearAbsurdSizes(size: Double) throws {
    let text = try TextRenderer()
    for style in Self.allStyles {
      for state in RefreshState.allCases {
        var appearance = ControlAppearance()
        appearance.state = state
        appearance.width = size
        appearance.height = size
        appearance.distance = size
        appearance.pull = size
        appearance.turn = size
        appearance.change = size
        appearance.closing = size
        appearance.time = size
        appearance.area = Rect(x: 0, y: 0, width: size, height: size)
        appearance.title = style.texts.title(for: state)
        let canvas = try Canvas(width: 50, height: 50)
        style.draw(appearance, on: canvas, text: text)
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), red)
        let pixel = try #require(canvas.pixels()[0, 0])
        #expect(pixel == (255, 0, 0, 255), "the canvas still draws after \(style) at \(size)")
      }
    }
  }

  private static var allStyles: [any ControlStyle] {
    HeaderName.allCases.map(\.style) + FooterName.allCases.map(\.style)
  }

  @Test("A control stays out of the rows and inside the list", arguments: [1.0, 2])
  func controlsStayInTheGap(scale: Double) throws {
    let side = Int(exactly: scale) ?? 1
    for ignored in [-30.0, 0, 20] {
      var drawn = try DrawnScene(rows: 3, height: 50, width: 200, length: 300) {
        var header = RefreshPolicy.mj
        header.ignoredInset = ignored
        $0.header = header
        var footer = RefreshPolicy.mjAuto
        footer.ignoredInset = ignored
        $0.footer = footer
        $0.rubberBand = nil
      }
      drawn.painter.header = Flood(height: 54)
      try drawn.send(.pan(dx: 0, dy: 60), after: 0.1)
      let outward = max(ignored, 0)
      let above = try #require(try red(drawn, scale: scale))
      let end = Int(exactly: (60 - outward) * scale) ?? 0
      #expect(above.rows == 0...end - 1, "the header ends at the content, \(ignored)")
      #expect(above.columns == 0...200 * side - 1, "the header is as wide as the list")

      drawn.painter.header = nil
      drawn.painter.footer = Flood(height: 44)
      let below = try #require(try red(drawn, scale: scale))
      let start = Int(exactly: (60 + 150 + outward) * scale) ?? 0
      #expect(
        below.rows == start...300 * side - 1,
        "the footer fills the space from the last row to the list's end")
      #expect(below.columns == 0...200 * side - 1)
    }
  }

  @Test("A header never paints over the application's header view")
  func blockAboveTheRows() throws {
    var drawn = try DrawnScene(rows: 30, height: 50, width: 200, length: 300) {
      $0.blocks.top = 80
      $0.header = .fg
      $0.rubberBand = nil
    }
    drawn.painter.header = Flood(height: 60)
    for pull in [0.0, 10, 45, 70, 30] {
      try drawn.send(.pan(dx: 0, dy: pull), after: 0.1)
      let top = max(drawn.scene.headerBottom, 0)
      let shown = try red(drawn)?.rows.upperBound ?? -1
      #expect(Double(shown + 1) == top, "the header ends at the block, which begins at \(top)")
    }
  }

  @Test("A control is drawn behind the rows")
  func behindTheRows() throws {
    var drawn = try DrawnScene(rows: 30, height: 50, width: 200, length: 300) {
      $0.header = .mj
      $0.rubberBand = nil
    }
    drawn.painter.header = Flood(height: 54)
    try drawn.send(.pan(dx: 0, dy: 40), after: 0.1)
    var contents = SceneContents()
    contents.drawRow = { [red] _, frame, _, canvas in
      canvas.fill(frame, Color(rgb: 0, 0, 255))
      canvas.fill(Rect(x: frame.x, y: frame.y, width: 4, height: 4), red)
    }
    let pixels = try drawn.pixels(contents)
    #expect(try #require(pixels.extent(of: (0, 0, 255, 255))).rows.lowerBound == 40)
  }

  // MARK: Opacity

  /// Returns the opacity of a red box on white, computed from its green component.
  private func opacity(_ drawn: DrawnScene, x: Int = 100, y: Int) throws -> Double {
    let pixel = try #require(try drawn.pixels(SceneContents())[x, y])
    return 1 - Double(pixel.green) / 255
  }

  private func fadingList(_ change: (inout RefreshPolicy) -> Void = { _ in }) throws -> DrawnScene {
    var drawn = try DrawnScene(rows: 30, height: 50, width: 200, length: 300) {
      var policy = RefreshPolicy.mj
      policy.opacityFollowsPull = true
      change(&policy)
      $0.header = policy
      $0.rubberBand = nil
    }
    drawn.painter.header = Box(height: 54)
    return drawn
  }

  @Test("An opacity that follows the pull equals the pull's fraction")
  func opacityFollowsThePull() throws {
    var drawn = try fadingList()
    for fraction in [0.25, 0.5, 0.75] {
      try drawn.send(.pan(dx: 0, dy: 54 * 0.25), after: 0.1)
      #expect(abs(try opacity(drawn, y: 4) - fraction) < 0.01, "\(fraction)")
    }
    try drawn.send(.pan(dx: 0, dy: 54), after: 0.1)
    #expect(try opacity(drawn, y: 50) == 1, "beyond the trigger the opacity is 1")
    try drawn.send(.panEnd, after: 0.1)
    #expect(drawn.scene.header?.state == .refreshing)
    #expect(try opacity(drawn, y: 60) == 1)
    drawn.scene.advance(to: drawn.scene.time + 1)
    #expect(try opacity(drawn, y: 2) == 1, "refreshing at rest")

    try drawn.send(.end(.header, .success))
    let start = drawn.scene.time
    var last = 1.0
    for step in 1...7 {
      drawn.scene.advance(to: start + Double(step) * 0.05)
      let closing = try #require(drawn.scene.header?.closing.value(at: drawn.scene.time))
      let bottom = Int(drawn.scene.headerBottom.rounded(.down)) - 1
      guard bottom >= 0 else { break }
      let now = try opacity(drawn, y: bottom)
      #expect(abs(now - (1 - closing)) < 0.02, "the opacity follows the closing")
      #expect(now < last)
      last = now
    }
    #expect(last < 0.2)
    drawn.scene.advance(to: start + 1)
    #expect(try red(drawn) == nil)
  }

  @Test("A begin shows a fading control at full opacity")
  func opacityOfABegin() throws {
    var drawn = try fadingList()
    try drawn.send(.setInset(.top, 54, duration: nil))
    #expect(try red(drawn) == nil, "at rest behind an inset the control is invisible")
    try drawn.send(.begin(.header))
    drawn.scene.advance(to: drawn.scene.time + 1)
    #expect(try opacity(drawn, y: 60) == 1)
  }

  @Test("Without the option a control is opaque at any pull")
  func opacityStays() throws {
    var drawn = try fadingList { $0.opacityFollowsPull = false }
    try drawn.send(.pan(dx: 0, dy: 10), after: 0.1)
    #expect(try opacity(drawn, y: 4) == 1)
  }

  @Test("A control that always shows does not fade")
  func restingControlStays() throws {
    var drawn = try DrawnScene(rows: 3, height: 50, width: 200, length: 300) {
      var policy = RefreshPolicy.mjAuto
      policy.opacityFollowsPull = true
      $0.footer = policy
    }
    drawn.painter.footer = Box(height: 44)
    #expect(try red(drawn)?.rows == 150...193)
  }

  @Test("A group is faded as one image", arguments: [1.0, 2])
  func groupIsOnePicture(scale: Double) throws {
    let canvas = try Canvas(width: 20, height: 20, scale: scale)
    canvas.fill(Color(red: 1, green: 1, blue: 1))
    canvas.group(opacity: 0.5) {
      canvas.fill(Rect(x: 2, y: 2, width: 10, height: 10), Color(red: 0, green: 0, blue: 0))
      canvas.fill(Rect(x: 2, y: 2, width: 10, height: 10), Color(red: 1, green: 0, blue: 0))
    }
    let side = Int(exactly: scale) ?? 1
    let pixel = try #require(try canvas.pixels()[5 * side, 5 * side])
    #expect(pixel.red == 255 && (126...129).contains(pixel.green), "no black shines through")
    let ink = try #require(try canvas.pixels().extent { $0.green < 255 })
    #expect(ink.rows == 2 * side...12 * side - 1 && ink.columns == 2 * side...12 * side - 1)
  }

  @Test("A group without opacity does not draw", arguments: [0, -1, -Double.infinity, .nan])
  func emptyGroup(opacity: Double) throws {
    let canvas = try Canvas(width: 4, height: 4)
    canvas.group(opacity: opacity) { Issue.record("the group drew its content") }
    #expect(try canvas.pixels().ink == nil)
  }

  @Test("A group of opacity 1 or more draws normally", arguments: [1, 2, Double.infinity])
  func wholeGroup(opacity: Double) throws {
    let canvas = try Canvas(width: 4, height: 4)
    canvas.group(opacity: opacity) { canvas.fill(red) }
    #expect(try canvas.pixels().count(of: 255, 0, 0) == 16)
  }

  // MARK: Words

  @Test("Words of any kind stay within the list's width")
  func wordsStayInside() throws {
    let text = try TextRenderer()
    let words = [
      String(repeating: "Long ", count: 2000), "one\ntwo\r\nthree\u{2028}four",
      "<b>&amp;</b> & \"<\" &#x0; </span>", "\u{0}\u{1}\u{7F}", "\u{FFFD}\u{FFFD}",
      "مرحبا بالعالم", "👩‍👩‍👧‍👦🏳️‍🌈", String(repeating: "刷", count: 10_000), "", " ",
    ]
    for style in Self.allStyles {
      for (index, title) in words.enumerated() {
        for width in [200.0, 320, 4000] {
          for state in [RefreshState.idle, .failure] {
            var appearance = ControlAppearance()
            appearance.state = state
            appearance.width = width
            appearance.height = style.height
            appearance.pull = 0.5
            appearance.distance = style.height
            appearance.title = title
            appearance.lastUpdatedText = title
            let canvas = try Canvas(width: width + 200, height: style.height + 80)
            canvas.translated(x: 100, y: 40) {
              style.draw(appearance, on: canvas, text: text)
            }
            let pixels = try canvas.pixels()
            let left = pixels.part(columns: 0..<100, rows: 0..<1000).ink
            let end = Int(exactly: width + 100) ?? 0
            let right = pixels.part(columns: end..<end + 100, rows: 0..<1000).ink
            #expect(left == nil && right == nil, "\(type(of: style)), words \(index), \(width)")
          }
        }
      }
    }
  }
}
