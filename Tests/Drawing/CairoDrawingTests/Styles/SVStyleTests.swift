import CairoDrawing
import RefreshModel
import SceneModel
import Testing

@Suite("Appearance of SVPullToRefresh and SVInfiniteScrolling") struct SVStyleTests {
  private let text: TextRenderer
  private let black = Color(red: 0, green: 0, blue: 0)

  init() throws { text = try TextRenderer() }

  private func arrow(angle: Double = 0, scale: Double = 1) throws -> Pixels {
    let canvas = try Canvas(width: 60, height: 60, scale: scale)
    SVArrow().draw(x: 30, y: 30, angle: angle, black, on: canvas)
    return try canvas.pixels()
  }

  @Test(
    "The arrow has bars of 12 × 4 and a tip of 22 × 14",
    arguments: [
      1.0, 2,
    ])
  func arrowOfBars(scale: Double) throws {
    let pixels = try arrow(scale: scale)
    let pixel = { (point: Double) in Int(exactly: point * scale) ?? 0 }
    // The arrow's box is 22 × 48 points around (30, 30), so it begins at (19, 6).
    let body = pixels.part(columns: 0..<pixel(60), rows: pixel(6)..<pixel(40))
    let bars = try #require(body.ink)
    #expect(
      bars.columns == pixel(24)...pixel(36) - 1, "bars are 12 points wide, 5 points inside the box")
    for row in 0..<pixel(34) {
      let isBar = row % pixel(6) < pixel(4)
      let isInk = body[pixel(30), row].map { $0.alpha > 0 } == true
      // The gradient leaves the first row transparent.
      if row > 0 { #expect(isInk == isBar, "row \(row)") }
    }
    let head = try #require(
      pixels.part(columns: 0..<pixel(60), rows: pixel(40)..<pixel(60)).ink)
    #expect(head.columns == pixel(19)...pixel(41) - 1, "the tip is 22 points wide")
    #expect(head.rows == 0...pixel(14) - 1)
  }

  @Test("The arrow fades in over 80 percent of its height", arguments: [0.1, 0.35, 0.6, 0.7])
  func gradient(place: Double) throws {
    let pixels = try arrow(scale: 2)
    let row = Int((2 * (6 + place * 48)).rounded())
    let alpha = try #require(pixels[60, row]).alpha
    let expected = min((Double(row) + 0.5 - 12) / 96 / 0.8, 1) * 255
    if alpha > 0 { #expect(abs(Double(alpha) - expected) < 4, "\(place)") }
    #expect(try #require(pixels[60, 2 * 46]).alpha == 255, "the tip is opaque")
  }

  @Test(
    "A header's arrow points down, a footer's up; armed they turn", arguments: [1.0, 2])
  func turns(scale: Double) throws {
    /// Returns whether the wide end is at the bottom.
    func pointsDown(_ style: any ControlStyle, _ turn: Double) throws -> Bool {
      let picture = try StylePicture(style, scale: scale, text: text) {
        $0.turn = turn
        $0.state = turn > 0 ? .pulling : .idle
      }
      let columns = 0..<picture.pixel(120)
      let upper = picture.pixels.part(columns: columns, rows: 0..<picture.pixel(20))
      let lower = picture.pixels.part(columns: columns, rows: picture.pixel(40)..<picture.pixel(60))
      return try #require(lower.ink).columns.count > #require(upper.ink).columns.count
    }
    #expect(try pointsDown(SVHeaderStyle(), 0) && !pointsDown(SVHeaderStyle(), 1))
    #expect(try !pointsDown(SVPullFooterStyle(), 0) && pointsDown(SVPullFooterStyle(), 1))
  }

  @Test("Arrow and words are centred together, 10 points apart", arguments: [1.0, 2])
  func places(scale: Double) throws {
    for style in [SVHeaderStyle(), SVPullFooterStyle()] as [any ControlStyle] {
      #expect(style.height == 60)
      let title = style is SVHeaderStyle ? "Pull to refresh..." : "Pull up to load more..."
      #expect(style.texts.title(for: .idle) == title)
      let words = text.line(title, TextStyle(size: 14, isBold: true)).width
      let left = 160 - (22 + 10 + words) / 2
      let picture = try StylePicture(style, scale: scale, text: text)
      let arrow = try #require(picture.ink(0, left + 26))
      #expect(abs(arrow.x - left) <= 0.75 && abs(arrow.width - 22) <= 0.75)
      // The box runs from 6 to 54; the gradient begins transparent.
      #expect(abs(arrow.y - 6) <= 1 && abs(arrow.maxY - 54) <= 1)
      let ink = try #require(picture.ink(left + 26))
      #expect((0...2.5).contains(ink.x - (left + 32)), "ink begins a little after the pen")
      #expect(abs(ink.midY - 30) < 3)
    }
  }

  @Test("Title and subtitle have documented sizes, gap and colour")
  func subtitle() throws {
    var style = SVHeaderStyle()
    style.showsLastUpdated = true
    let white = Color(red: 1, green: 1, blue: 1)
    let picture = try StylePicture(style, background: white, text: text)
    let title = text.line("Pull to refresh...", TextStyle(size: 14, isBold: true))
    let below = text.line("Last Updated: Never", TextStyle(size: 12))
    #expect(picture.pixels.count(of: 85, 85, 85) > 50)
    #expect(picture.pixels.extent { $0.red < 85 } == nil)
    let left = 160 - (22 + 10 + max(title.width, below.width)) / 2
    let words = try StylePicture(style, text: text)
    let both = try #require(words.ink(left + 26))
    let top = 30 - (title.height + 2 + below.height) / 2
    // Only this gap is blank for 2 points: elsewhere characters reach into it.
    let gap = Int((top + title.height).rounded())
    let seam = words.pixels.part(columns: 130..<300, rows: gap..<gap + 2)
    #expect(seam.ink == nil, "the 2 points between the lines are blank")
    #expect(abs(both.width - max(title.width, below.width)) < 4)
    #expect(both.height > title.ascent + 12 && both.height < title.height + below.height)
  }

  @Test("Subtitles depend on the state; the last update is the fallback")
  func subtitles() throws {
    var style = SVHeaderStyle()
    #expect(SVHeaderStyle.shortText(nil) == "Last Updated: Never")
    #expect(
      SVHeaderStyle.shortText(CivilTime(seconds: 0))
        == EGOHeaderStyle.shortText(CivilTime(seconds: 0)))
    let none = try StylePicture(style, text: text).amount
    style.subtitles[.idle] = "Everything of today"
    let some = try StylePicture(style, text: text).amount
    #expect(some > none + 50)
    style.subtitles[.pulling] = "x"
    #expect(try StylePicture(style, .pulling, text: text).amount < some)
    style.showsLastUpdated = true
    #expect(
      try StylePicture(style, text: text).amount == some, "the state's subtitle takes precedence")
  }

  @Test("The arrow is gray unless the program sets a colour")
  func arrowColour() throws {
    var style = SVHeaderStyle()
    let white = Color(red: 1, green: 1, blue: 1)
    func arrow() throws -> Pixels {
      try StylePicture(style, background: white, text: text).pixels
        .part(columns: 0..<106, rows: 0..<60)
    }
    #expect(try arrow().count(of: 128, 128, 128) > 50)
    style.arrowColor = Color(rgb: 200, 0, 0)
    let red = try arrow()
    #expect(red.count(of: 128, 128, 128) == 0 && red.count(of: 200, 0, 0) > 50)
  }

  @Test("While refreshing, the spinner is at the arrow's centre", arguments: [1.0, 2])
  func spinner(scale: Double) throws {
    let words = text.line("Loading...", TextStyle(size: 14, isBold: true)).width
    let left = 160 - (22 + 10 + words) / 2
    let picture = try StylePicture(SVHeaderStyle(), .refreshing, scale: scale, text: text)
    let spinner = try #require(picture.ink(0, left + 26))
    #expect(abs(spinner.midX - (left + 11)) <= 0.75 && abs(spinner.midY - 30) <= 0.5)
    #expect((19...20.5).contains(spinner.width))
  }

  @Test("The infinite footer is a centred spinner in 60 points", arguments: [1.0, 2])
  func infinite(scale: Double) throws {
    let style = SVInfiniteFooterStyle()
    #expect(style.height == 60)
    #expect(try StylePicture(style, .idle, scale: scale, text: text).ink() == nil)
    for state in [RefreshState.pulling, .refreshing, .willRefresh] {
      let spinner = try #require(StylePicture(style, state, scale: scale, text: text).ink())
      #expect(abs(spinner.midX - 160) <= 0.5 && abs(spinner.midY - 30) <= 0.5)
      #expect((19...20.5).contains(spinner.width) && (19...20.5).contains(spinner.height))
    }
    let words = try #require(StylePicture(style, .noMoreData, scale: scale, text: text).ink())
    #expect(words.width > 60 && abs(words.midX - 160) < 2)
  }

  @Test(
    "Words fit every width from 200 to 4,000 points",
    arguments: [
      200.0, 205, 220, 320, 4000,
    ])
  func nothingIsCut(width: Double) throws {
    for style in [SVHeaderStyle(), SVPullFooterStyle(), SVInfiniteFooterStyle()]
      as [any ControlStyle]
    {
      for state in RefreshState.allCases {
        let here = try StylePicture(style, state, width: width, text: text)
        let wide = try StylePicture(style, state, width: 640, text: text)
        #expect(abs(here.amount - wide.amount) <= 0.02 * wide.amount, "\(type(of: style)) \(state)")
        guard let ink = here.ink() else { continue }
        #expect(ink.x >= 2 && ink.maxX <= width - 2)
      }
    }
  }

  @Test("On a dark list its grays are light")
  func dark() throws {
    for style in [SVHeaderStyle(), SVPullFooterStyle()] as [any ControlStyle] {
      for state in [RefreshState.idle, .refreshing] {
        let picture = try StylePicture(
          style, state, background: Palette.dark.background, text: text
        ) { $0.palette = .dark }
        let palest = picture.pixels.extent { $0.red > 160 }
        #expect(palest != nil, "the words are readable, \(state)")
      }
    }
  }
}
