import CairoDrawing
import RefreshModel
import Testing

/// The styles beyond the documented systems: ring, disc, wave, drawing and dots.
@Suite("Further built-in styles") struct ReadyStyleTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  private static let headers: [(name: HeaderName, height: Double)] = [
    (.ring, 72), (.material, 64), (.wave, 50), (.story, 80), (.actions, 72), (.twoLevel, 100),
  ]

  private func picture(
    _ style: any ControlStyle, _ state: RefreshState = .idle, scale: Double = 1,
    background: Color? = nil, change: (inout ControlAppearance) -> Void = { _ in }
  ) throws -> StylePicture {
    try StylePicture(style, state, scale: scale, background: background, text: text, change: change)
  }

  @Test("Heights equal the insets that their policies hold")
  func heights() {
    for (name, height) in Self.headers {
      #expect(name.style.height == height && name.policy.heldInset == height, "\(name)")
    }
    #expect(FooterName.bounceDots.style.height == 60)
    #expect(FooterName.bounceDots.policy.heldInset == 60)
  }

  @Test("A refreshing style changes with time and repeats exactly")
  func motion() throws {
    let styles = Self.headers.map(\.name.style) as [any ControlStyle] + [BounceDotsFooterStyle()]
    for style in styles {
      func at(_ time: Double) throws -> Pixels {
        try picture(style, .refreshing) { $0.time = time }.pixels
      }
      #expect(try at(0.31) != at(0.52), "\(type(of: style)) moves")
      #expect(try at(0.31) == at(0.31), "\(type(of: style))")
    }
  }

  @Test("Without a pull nothing shows; a longer pull shows more")
  func arrival() throws {
    for style in [
      RingHeaderStyle(), StoryHeaderStyle(), ActionsHeaderStyle(), BounceDotsFooterStyle(),
    ]
      as [any ControlStyle]
    {
      let nothing = try picture(style) { $0.pull = 0 }
      #expect(nothing.ink() == nil, "\(type(of: style))")
      let amounts = try [0.2, 0.4, 1.0].map { pull in try picture(style) { $0.pull = pull }.amount }
      #expect(amounts[0] < amounts[1] && amounts[1] < amounts[2], "\(type(of: style))")
    }
  }

  @Test("The story is mirrored in a right-to-left list")
  func mirrored() throws {
    let left = try picture(StoryHeaderStyle(), .pulling)
    let right = try picture(StoryHeaderStyle(), .pulling) { $0.axis.direction = .rightToLeft }
    #expect(left.pixels != right.pixels)
    let difference = try #require(left.pixels.differenceFromMirrorImage(of: right.pixels))
    #expect(difference < 32, "the tugboat sails in reading direction")
  }

  // MARK: Ring

  @Test("The ring's disc grows while the pull is held")
  func ring() throws {
    let style = RingHeaderStyle()
    let accent = Palette.light.focus
    func disc(_ turn: Double) throws -> Int {
      let picture = try picture(style, .pulling, background: Palette.light.background) {
        $0.turn = turn
      }
      let middle = picture.pixels.part(columns: 150..<170, rows: 26..<46)
      let background = Palette.light.background
      return (0..<middle.height).reduce(0) { sum, y in
        sum
          + (0..<middle.width).filter { x in
            guard let pixel = middle[x, y] else { return false }
            return Double(pixel.red) < 255 * (background.red + accent.red) / 2
          }.count
      }
    }
    let sizes = try [0.0, 0.5, 1].map(disc)
    #expect(sizes[0] == 0 && sizes[1] > 20 && sizes[2] > 3 * sizes[1])
    #expect(RefreshPolicy.ring.trigger == .hold(0.5) && RefreshPolicy.ring.turnDuration == 0.5)
  }

  @Test("A style is centred in a gap of any height", arguments: [20.0, 40, 72, 120])
  func middle(gap: Double) throws {
    for style in [RingHeaderStyle(), StoryHeaderStyle(), ActionsHeaderStyle()] as [any ControlStyle]
    {
      var appearance = ControlAppearance()
      appearance.state = .pulling
      appearance.turn = 1
      appearance.pull = 1
      appearance.width = 100
      appearance.height = style.height
      appearance.area = Rect(x: 0, y: style.height - gap, width: 100, height: gap)
      let canvas = try Canvas(width: 100, height: 300)
      canvas.translated(x: 0, y: 150) { style.draw(appearance, on: canvas, text: text) }
      let ink = try #require(try canvas.pixels().ink)
      let middle = Double(ink.rows.lowerBound + ink.rows.upperBound + 1) / 2
      #expect(abs(middle - (150 + style.height - gap / 2)) <= 1.5, "\(type(of: style))")
    }
  }

  // MARK: Wave

  /// Returns the depth of the wave at each tenth of the width, in points.
  private func depths(_ change: @escaping (inout ControlAppearance) -> Void) throws -> [Double] {
    let white = Color(rgb: 255, 255, 255)
    var appearance = ControlAppearance()
    appearance.width = 200
    appearance.height = 50
    appearance.pull = 0.05
    appearance.area = Rect(x: 0, y: 0, width: 200, height: 90)
    change(&appearance)
    let canvas = try Canvas(width: 200, height: 120)
    canvas.fill(white)
    WaveHeaderStyle().draw(appearance, on: canvas, text: text)
    let pixels = try canvas.pixels()
    return (0...10).map { place in
      let x = min(place * 20, 199)
      return Double((0..<120).last { y in pixels[x, y].map { $0.red < 128 } ?? false } ?? -1) + 1
    }
  }

  @Test("A pulled wave hangs to the documented depth at the finger")
  func wave() throws {
    let middle = try depths { $0.fingerPosition = 0.5 }
    // The wave is 1.6 / 3 of 90 points deep.
    #expect(abs(middle[5] - 90) <= 1 && abs(middle[0] - (90 - 48)) <= 1.5)
    #expect(
      zip(middle, middle.reversed()).allSatisfy { abs($0 - $1) <= 1 }, "the wave is symmetric")
    let left = try depths { $0.fingerPosition = 0.2 }
    #expect(left.max() == left[2] && left[2] >= 89 && left[8] < left[5])
    let mirrored = try depths {
      $0.fingerPosition = 0.2
      $0.axis.direction = .rightToLeft
    }
    #expect(mirrored.max() == mirrored[8])
  }

  @Test("The wave's depth is limited; released, it swings inside the gap")
  func swing() throws {
    let far = try depths { $0.area.height = 100 }
    #expect(far[5] - far[0] < 71)
    func at(_ change: Double) throws -> [Double] {
      try depths {
        $0.state = .refreshing
        $0.previousState = .pulling
        $0.change = change
      }
    }
    let start = try at(0)
    #expect(start[5] - start[0] > 40)
    let turned = try at(0.12)
    #expect(turned[5] < turned[0] - 3, "the middle is hollow")
    let over = try at(1)
    #expect(over.allSatisfy { abs($0 - 90) <= 1 })
    for step in 0...20 {
      #expect(try at(Double(step) / 20).allSatisfy { $0 <= 90 && $0 > 30 }, "\(step)")
    }
  }

  @Test("In a reversed list the wave rises from the bottom")
  func standingWave() throws {
    let hanging = try picture(WaveHeaderStyle()) { $0.pull = 0.05 }
    let standing = try picture(WaveHeaderStyle()) {
      $0.pull = 0.05
      $0.axis.beginsAtEnd = true
    }
    let (top, bottom) = (hanging.pixels[160, 2], hanging.pixels[4, 48])
    #expect(top?.alpha == 255 && bottom?.alpha == 0)
    #expect(standing.pixels[160, 47]?.alpha == 255 && standing.pixels[4, 1]?.alpha == 0)
  }

  // MARK: Drawing

  @Test("A program's lines assemble at their places, without invalid ones")
  func ownDrawing() throws {
    var style = StoryHeaderStyle()
    style.drawing = LineDrawing(
      width: 40, height: 20, lines: [[(0, 0), (40, 0), (40, 20)], [(0, 0), (.nan, 3)], [(1, 1)]])
    let whole = try #require(try picture(style, .pulling) { $0.turn = 1 }.ink())
    // Lines are two points wide, with round ends.
    #expect(whole == Rect(x: 139, y: 29, width: 42, height: 22))
    let half = try #require(try picture(style) { $0.pull = 0.6 }.ink())
    #expect(half.height > 22 || half.width > 42, "the lines are still moving")
    for bad in [-1, 0, Double.nan, .infinity, 1e300] {
      style.drawing = LineDrawing(width: bad, height: 20, lines: [[(0, 0), (40, 0)]])
      #expect(try picture(style, .pulling).ink() == nil)
    }
  }

  // MARK: Disc

  @Test(
    "An overlay disc is at its box's far end, also reversed")
  func disc() throws {
    let white = Color(rgb: 255, 255, 255)
    let style = MaterialHeaderStyle()
    let disc = try picture(style, .pulling) {
      $0.turn = 1
      $0.palette.background = white
      $0.placement = .overlay
    }
    let ink = try #require(disc.ink())
    #expect(ink.midX == 160 && ink.width == 50, "the disc has 5 points of shadow on both sides")
    #expect(disc.pixels[160, 25]?.alpha == 255 && disc.pixels[160, 63]?.alpha == 255)
    #expect(disc.pixels[139, 44]?.alpha ?? 255 < 60 && disc.pixels[141, 44]?.alpha == 255)
    let turned = try picture(style, .pulling) {
      $0.axis.beginsAtEnd = true
      $0.placement = .overlay
    }
    #expect(turned.pixels[160, 1]?.alpha == 255 && turned.pixels[160, 50]?.alpha ?? 255 < 60)
  }

  @Test(
    "Above the content the disc is complete and centred", arguments: [0, 1])
  func discAbove(end: Int) throws {
    let disc = try picture(MaterialHeaderStyle(), .pulling) {
      $0.turn = 1
      $0.axis.beginsAtEnd = end == 1
    }
    let ink = try #require(disc.ink())
    #expect(ink.midX == 160 && ink.width == 50 && ink.y > 4 && ink.maxY < 62)
    #expect(abs(ink.midY - 33.5) <= 1, "the shadow is a little below")
  }

  // MARK: Dots

  @Test("Three dots appear in turn, and hop one after another")
  func dots() throws {
    let style = BounceDotsFooterStyle()
    func columns(_ pull: Double) throws -> Rect? { try picture(style) { $0.pull = pull }.ink() }
    let first = try #require(try columns(1.0 / 3))
    let all = try #require(try columns(1))
    #expect(abs(first.width - 9) <= 1 && abs(all.width - 41) <= 1 && abs(all.midX - 160) < 1)
    func top(_ index: Int, _ time: Double) throws -> Double {
      let picture = try picture(style, .refreshing, scale: 2) { $0.time = time }
      let x = 160 + Double(index - 1) * 16
      return try #require(picture.ink(x - 6, x + 6)).y
    }
    for time in [0.3, 0.4, 1.1] {
      #expect(try abs(top(0, time) - top(1, time + 0.12)) <= 0.5)
      #expect(try abs(top(0, time) - top(2, time + 0.24)) <= 0.5)
    }
    #expect(try top(0, 0.26) < top(0, 0.7) - 6, "the dot hops")
  }
}
