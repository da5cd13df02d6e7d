import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel
import Testing

@Suite("Positions of painted controls") struct PlacementPaintingTests {
  /// A style that paints its box, scaled by the appearance.
  private struct Box: HeaderStyle, FooterStyle {
    var height = 40.0
    var hasBackground = false

    func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
      let left = (1 - appearance.overlayScale) / 2
      let box = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
      canvas.fill(
        hasBackground ? box.inset(dx: 0, dy: left * box.height) : box, Color(rgb: 255, 0, 0))
    }
  }

  private func list(
    _ placement: RefreshPolicy.Placement, hasBackground: Bool = false, isReversed: Bool = false,
    orientation: Orientation = .vertical
  ) throws -> DrawnScene {
    var policy = RefreshPolicy.mj
    policy.triggerDistance = 60
    policy.heldInset = 60
    policy.placement = placement
    policy.hasBackground = hasBackground
    var drawn = try DrawnScene(height: 50, length: 300) {
      $0.header = policy
      $0.rubberBand = nil
      $0.axis.beginsAtEnd = isReversed
      $0.axis.orientation = orientation
    }
    drawn.painter.header = Box(hasBackground: hasBackground)
    return drawn
  }

  /// Returns the range of red pixel rows in a list whose rows draw nothing, or `nil` if there are
  /// none.
  private func red(_ drawn: DrawnScene) throws -> ClosedRange<Int>? {
    try drawn.pixels(SceneContents()).extent(of: (255, 0, 0, 255))?.rows
  }

  private func pulled(_ drawn: DrawnScene, by travel: Double) throws -> DrawnScene {
    var pulled = drawn
    let sign = drawn.scene.axis.beginsAtEnd ? -1.0 : 1.0
    try pulled.send(.pan(dx: 0, dy: sign * travel), after: 0.1)
    return pulled
  }

  @Test(
    "A pull shows the box as far as its placement allows",
    arguments: [
      (RefreshPolicy.Placement.above, 20.0, 0...19), (.above, 100, 60...99),
      (.behind, 20, 0...19), (.behind, 100, 0...39), (.front, 20, 0...19), (.front, 100, 20...59),
      (.stretched, 20, 0...19), (.stretched, 100, 0...99), (.overlay, 20, 0...19),
      (.overlay, 60, 20...59), (.locator(row: 2), 20, 100...119),
      (.locator(row: 2), 100, 160...199),
    ])
  func rooms(placement: RefreshPolicy.Placement, travel: Double, rows: ClosedRange<Int>) throws {
    let drawn = try list(placement)
    #expect(try red(drawn) == nil)
    #expect(try red(pulled(drawn, by: travel)) == rows)
  }

  @Test(
    "A reversed list shows the header at its bottom",
    arguments: [
      RefreshPolicy.Placement.above, .behind, .front, .stretched, .overlay, .locator(row: 2),
    ])
  func reversed(placement: RefreshPolicy.Placement) throws {
    for travel in [20.0, 60, 100] {
      let usual = try #require(try red(pulled(list(placement), by: travel)))
      let turned = try #require(try red(pulled(list(placement, isReversed: true), by: travel)))
      #expect(turned == (299 - usual.upperBound)...(299 - usual.lowerBound))
    }
  }

  @Test("A closing overlay: a disc shrinks, a panel moves out")
  func closing() throws {
    for hasBackground in [true, false] {
      var drawn = try list(.overlay, hasBackground: hasBackground)
      try drawn.send(.begin(.header))
      drawn.scene.advance(to: 1)
      #expect(try red(drawn) == 20...59)
      try drawn.send(.end(.header, .success))
      drawn.scene.advance(to: 1.2)
      let rows = try #require(try red(drawn))
      if hasBackground {
        #expect(rows.lowerBound > 20 && rows.lowerBound + rows.upperBound == 79)
      } else {
        #expect(rows.lowerBound == 0 && rows.upperBound < 40)
      }
      drawn.scene.advance(to: 2)
      #expect(try red(drawn) == nil)
    }
  }

  @Test("A header in front covers rows; behind, rows cover it")
  func covering() throws {
    for (placement, rows) in [
      (RefreshPolicy.Placement.front, 20...59), (.behind, nil), (.stretched, nil),
    ] {
      var drawn = try list(placement)
      try drawn.send(.begin(.header))
      drawn.scene.advance(to: 1)
      try drawn.send(.setOffset(400, animated: false))
      #expect(try red(drawn) == rows)
      // The rows have spots 4 points from their tops.
      let spots = try drawn.pixels(DrawnScene.spots())
      #expect((spots[10, 8]?.blue == 120) == (placement != .front))
    }
  }

  @Test("A sticky heading covers the rows below it")
  func stickyHeading() throws {
    var drawn = try list(.above)
    try drawn.send(.setSections([0, 6]))
    try drawn.send(.setOffset(75, animated: false))
    let pixels = try drawn.pixels(DrawnScene.spots())
    let heading = Palette.light.heading
    let background = try #require(pixels[200, 25])
    #expect(abs(Double(background.red) - heading.red * 255) <= 1)
    // The spot of row 2, which begins at 25, is hidden below the heading. The spot of row 0, the
    // heading, is visible.
    #expect(pixels[10, 8].map { $0.red } == 0)
    #expect(pixels[10, 33].map { $0.blue != 120 } == true)
  }

  @Test("A heading held below the program's inset is drawn once")
  func headingOnce() throws {
    var drawn = try list(.above)
    try drawn.send(.setSections([0, 6]))
    try drawn.send(.setInset(.top, 120, duration: nil))
    drawn.scene.advance(to: 3)
    try drawn.send(.setOffset(10, animated: false))
    let heading = Palette.light.heading
    let pixels = try drawn.pixels(SceneContents())
    let rows = (0..<240).filter { y in
      pixels[200, y].map { abs(Double($0.red) - heading.red * 255) <= 1 } == true
    }
    #expect(rows.first == 120 && rows == Array(120..<(120 + rows.count)), "\(rows)")
  }

  @Test(
    "Headings stick below a header over the content, except a disc",
    arguments: [
      (RefreshPolicy.Placement.front, false, 60.0...109), (.overlay, false, 60...109),
      // The heading is visible as far as the disc does not cover it.
      (.overlay, true, 0...19),
    ])
  func headingBelow(
    placement: RefreshPolicy.Placement, hasBackground: Bool, seen: ClosedRange<Double>
  ) throws {
    var drawn = try list(placement, hasBackground: hasBackground)
    try drawn.send(.setSections([0, 4]))
    try drawn.send(.begin(.header))
    drawn.scene.advance(to: 1)
    try drawn.send(.setOffset(275, animated: false))
    drawn.scene.advance(to: 2)
    let heading = Palette.light.heading
    let pixels = try drawn.pixels(SceneContents())
    let rows = try #require(
      pixels.extent {
        abs(Double($0.red) - heading.red * 255) <= 1
          && abs(Double($0.blue) - heading.blue * 255) <= 1
          && $0.alpha == 255
      }
    ).rows
    #expect(
      Double(rows.lowerBound) == seen.lowerBound && Double(rows.upperBound) == seen.upperBound)
    #expect(
      drawn.scene.row(at: Point(x: 100, y: seen.lowerBound + 25)) == 4,
      "a click at this place hits the heading")
    try drawn.send(.end(.header, .success))
    drawn.scene.advance(to: 4)
    #expect(drawn.scene.stickyHeading?.start == 0, "the heading moves back to the top")
  }

  @Test("A panel over the content is no higher than its box")
  func panelHeight() throws {
    let drawn = try pulled(list(.overlay), by: 150)
    let box = try #require(try red(drawn))
    #expect(box.count == 40 && box.lowerBound > 40)
    let pixels = try drawn.pixels(DrawnScene.spots())
    // The spot of row 0 is visible above the panel.
    #expect(pixels[10, 8]?.blue == 120)
  }

  @Test("A reversed list has the arrow and title of an upward pull")
  func appearance() throws {
    for isReversed in [false, true] {
      let drawn = try list(.above, isReversed: isReversed)
      let appearance = try #require(
        ControlAppearance(
          .header, of: drawn.scene, height: 40, texts: .mjHeader, palette: .light))
      #expect(appearance.turn == (isReversed ? 1 : 0))
      #expect(appearance.title == (isReversed ? "Pull to refresh" : "Pull down to refresh"))
      #expect(appearance.axis.beginsAtEnd == isReversed)
    }
  }
}
