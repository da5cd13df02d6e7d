import CairoDrawing
import RefreshModel
import SceneModel
import Testing

@Suite("The looks of SVPullToRefresh and SVInfiniteScrolling") struct SVStyleTests {
  private let text: TextRenderer
  private let black = Color(red: 0, green: 0, blue: 0)

  init() throws { text = try TextRenderer() }

  private func arrow(angle: Double = 0, scale: Double = 1) throws -> Pixels {
    let canvas = try Canvas(width: 60, height: 60, scale: scale)
    SVArrow().draw(x: 30, y: 30, angle: angle, black, on: canvas)
    return try canvas.pixels()
  }

  @Test(
    "The arrow has six bars of 12 by 4 every 6 points, and a point of 22 by 14",
    arguments: [
      1.0, 2,
    ])
  func arrowOfBars(scale: Double) throws {
    let pixels = try arrow(scale: scale)
    let pixel = { (point: Double) in Int(exactly: point * scale) ?? 0 }
    // Its box is 22 by 48 around 30, 30: from 19, 6 on.
    let body = pixels.part(columns: 0..<pixel(60), rows: pixel(6)..<pixel(40))
    let bars = try #require(body.ink)
    #expect(bars.columns == pixel(24)...pixel(36) - 1, "12 points from 5 on")
    for row in 0..<pixel(34) {
      let isBar = row % pixel(6) < pixel(4)
      let isInk = body[pixel(30), row].map { $0.alpha > 0 } == true
      // The gradient leaves the first row without ink.
      if row > 0 { #expect(isInk == isBar, "row \(row)") }
    }
    let head = try #require(
      pixels.part(columns: 0..<pixel(60), rows: pixel(40)..<pixel(60)).ink)
    #expect(head.columns == pixel(19)...pixel(41) - 1, "22 points at its neck")
    #expect(head.rows == 0...pixel(14) - 1)
  }

  @Test("It fades in over the first eight tenths of its height", arguments: [0.1, 0.35, 0.6, 0.7])
  func gradient(place: Double) throws {
    let pixels = try arrow(scale: 2)
    let row = Int((2 * (6 + place * 48)).rounded())
    let alpha = try #require(pixels[60, row]).alpha
    let expected = min((Double(row) + 0.5 - 12) / 96 / 0.8, 1) * 255
    if alpha > 0 { #expect(abs(Double(alpha) - expected) < 4, "\(place)") }
    #expect(try #require(pixels[60, 2 * 46]).alpha == 255, "whole at its point")
  }

  @Test(
    "At rest a header's arrow points down and a footer's up; armed they turn", arguments: [1.0, 2])
  func turns(scale: Double) throws {
    /// True where the broad end is below.
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

  @Test("Arrow and words stand 10 points apart, centred together", arguments: [1.0, 2])
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
      // The gradient begins with nothing, the box is 6 to 54.
      #expect(abs(arrow.y - 6) <= 1 && abs(arrow.maxY - 54) <= 1)
      let ink = try #require(picture.ink(left + 26))
      #expect((0...2.5).contains(ink.x - (left + 32)), "ink begins a little after the pen")
      #expect(abs(ink.midY - 30) < 3)
    }
  }

  @Test("The title is bold 14, the subtitle 12 and 2 points below, both dark gray")
  func subtitle() throws {
    var style = SVHeaderStyle()
    style.showsLastUpdated = true
    let white = Color(red: 1, green: 1, blue: 1)
    let picture = try StylePicture(style, ground: white, text: text)
    let title = text.line("Pull to refresh...", TextStyle(size: 14, isBold: true))
    let below = text.line("Last Updated: Never", TextStyle(size: 12))
    #expect(picture.pixels.count(of: 85, 85, 85) > 50)
    #expect(picture.pixels.extent { $0.red < 85 } == nil)
    let left = 160 - (22 + 10 + max(title.width, below.width)) / 2
    let words = try StylePicture(style, text: text)
    let both = try #require(words.ink(left + 26))
    let top = 30 - (title.height + 2 + below.height) / 2
    // Words have no gap of 4 points and more between letters' bottoms and tops elsewhere.
    let gap = Int((top + title.height).rounded())
    let seam = words.pixels.part(columns: 130..<300, rows: gap..<gap + 2)
    #expect(seam.ink == nil, "the 2 points between the lines are blank")
    #expect(abs(both.width - max(title.width, below.width)) < 4)
    #expect(both.height > title.ascent + 12 && both.height < title.height + below.height)
  }

  @Test("Subtitles go by the state, and the last time fills in where there is none")
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
    #expect(try StylePicture(style, text: text).amount == some, "its own comes first")
  }

  @Test("The arrow is gray unless a program gives it a colour")
  func arrowColour() throws {
    var style = SVHeaderStyle()
    let white = Color(red: 1, green: 1, blue: 1)
    func arrow() throws -> Pixels {
      try StylePicture(style, ground: white, text: text).pixels
        .part(columns: 0..<106, rows: 0..<60)
    }
    #expect(try arrow().count(of: 128, 128, 128) > 50)
    style.arrowColor = Color(rgb: 200, 0, 0)
    let red = try arrow()
    #expect(red.count(of: 128, 128, 128) == 0 && red.count(of: 200, 0, 0) > 50)
  }

  @Test("Refreshing the spinner takes the arrow's middle", arguments: [1.0, 2])
  func spinner(scale: Double) throws {
    let words = text.line("Loading...", TextStyle(size: 14, isBold: true)).width
    let left = 160 - (22 + 10 + words) / 2
    let picture = try StylePicture(SVHeaderStyle(), .refreshing, scale: scale, text: text)
    let spinner = try #require(picture.ink(0, left + 26))
    #expect(abs(spinner.midX - (left + 11)) <= 0.75 && abs(spinner.midY - 30) <= 0.5)
    #expect((19...20.5).contains(spinner.width))
  }

  @Test("The infinite footer is a spinner in the middle of 60 points", arguments: [1.0, 2])
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
    "No words are cut at any width from 200 to 4,000 points",
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
          style, state, ground: Palette.dark.background, text: text
        ) { $0.palette = .dark }
        let palest = picture.pixels.extent { $0.red > 160 }
        #expect(palest != nil, "words that can be read, \(state)")
      }
    }
  }
}
