import CairoDrawing
import RefreshModel
import SceneModel
import Testing

@Suite struct EGOStyleTests {
  private let text: TextRenderer
  private let noon = CivilTime(seconds: 1_767_268_800)
  private let bold = TextStyle(size: 13, isBold: true)

  init() throws { text = try TextRenderer() }

  /// EGO's header without an arrow, with words in pure red, so that nothing else is red.
  private var wordsAlone: EGOHeaderStyle {
    var style = EGOHeaderStyle()
    style.arrowImage = ControlImage()
    style.textColor = Color(rgb: 255, 0, 0)
    return style
  }

  /// Returns the extent of the red words in points, or `nil` if there are none.
  private func words(
    _ pixels: Pixels, scale: Double = 1
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    pixels.extent { $0.red > 200 && $0.green < 160 }.map {
      (
        Double($0.columns.lowerBound) / scale...Double($0.columns.upperBound + 1) / scale,
        Double($0.rows.lowerBound) / scale...Double($0.rows.upperBound + 1) / scale
      )
    }
  }

  @Test("The titles are the documented ones and can be replaced")
  func titles() throws {
    var style = EGOHeaderStyle()
    #expect(style.texts.title(for: .idle) == "Pull down to refresh...")
    #expect(style.texts.title(for: .pulling) == "Release to refresh...")
    #expect(style.texts.title(for: .refreshing) == "Loading...")
    let before = try ControlPicture(style: style).pixels(text: text)
    style.texts[.idle] = "Zieh!"
    #expect(try ControlPicture(style: style).pixels(text: text) != before)
    #expect(style.height == 60)
  }

  @Test("The background fills the whole area above the list", arguments: [1.0, 2.0])
  func background(scale: Double) throws {
    let pixels = try ControlPicture(style: EGOHeaderStyle(), scale: scale, above: 40)
      .pixels(text: text)
    #expect(pixels[0, 0].map { $0 == (226, 231, 237, 255) } == true)
    #expect(pixels[pixels.width - 1, pixels.height - 1].map { $0 == (226, 231, 237, 255) } == true)
    #expect(pixels.count(of: 87, 108, 137) > 20, "the words' own colour")
    // White level 0.9, opaque: 230.
    #expect(pixels.count(of: 230, 230, 230) > 5, "the shadow")
  }

  @Test("Arrow, spinner, title and date have the documented places", arguments: [1.0, 2.0])
  func places(scale: Double) throws {
    let picture = ControlPicture(style: EGOHeaderStyle(), scale: scale, above: 10)
    let side = 0..<60.0
    let idle = try picture.pixels(text: text) { $0.lastUpdated = noon }
    let arrow = try #require(
      idle.part(x: side, y: 0..<70, scale: scale).inkOnGround(scale: scale))
    // The box of 30 × 55 points begins at x = 25, 65 points above the content. The image of 23 × 60
    // points is scaled to the box's height, and its ink begins a fraction of a point inside.
    #expect((5...9).contains(arrow.y.lowerBound))
    #expect(
      (57.5...60).contains(arrow.y.upperBound), "the arrow ends 55 points below the box's top")
    #expect((18...22).contains(arrow.x.upperBound - arrow.x.lowerBound))
    #expect(abs((arrow.x.lowerBound + arrow.x.upperBound) / 2 - 40) <= 0.75)

    let busy = try picture.pixels(.refreshing, text: text)
    let spinner = try #require(
      busy.part(x: side, y: 0..<70, scale: scale).inkOnGround(scale: scale, tolerance: 2))
    #expect(abs(spinner.x.lowerBound - 25) <= 0.5 && abs(spinner.x.upperBound - 45) <= 0.5)
    #expect(abs(spinner.y.lowerBound - 32) <= 0.5 && abs(spinner.y.upperBound - 52) <= 0.5)

    let marked = ControlPicture(style: wordsAlone, scale: scale, above: 10)
    let title = try #require(words(try marked.pixels(text: text), scale: scale))
    #expect(
      title.y.lowerBound >= 22 && title.y.upperBound <= 42,
      "the title is 20 points high, from 48 points above the content")
    #expect(abs((title.x.lowerBound + title.x.upperBound) / 2 - 160) <= 1)
    let both = try #require(
      words(try marked.pixels(text: text) { $0.lastUpdated = noon }, scale: scale))
    #expect(both.y.lowerBound == title.y.lowerBound)
    #expect(
      (52...60.5).contains(both.y.upperBound),
      "the date is 20 points high, from 30 points above the content")
    let natural = text.line(EGOHeaderStyle.shortText(noon), TextStyle(size: 12)).width
    #expect(abs(both.x.upperBound - both.x.lowerBound - natural) <= 3, "the date has size 12")
    #expect(
      abs(
        title.x.upperBound - title.x.lowerBound - text.line("Pull down to refresh...", bold).width)
        <= 3, "the title is bold at size 13")
  }

  @Test(
    "Each arrow has a readable text colour on its background",
    arguments: EGOArrow.allCases, [Palette.light, .dark])
  func arrowColours(arrow: EGOArrow, palette: Palette) throws {
    let pixels = try ControlPicture(style: EGOHeaderStyle(arrow: arrow)).pixels(text: text) {
      $0.palette = palette
    }
    let background = try #require(pixels.color(atX: 319, y: 0))
    // Finds the most frequent colour in the title's rows that is neither background nor shadow.
    var counts: [Color: Int] = [:]
    let title = pixels.part(x: 80..<240, y: 12..<32, scale: 1)
    for y in 0..<title.height {
      for x in 0..<title.width {
        guard let color = title.color(atX: x, y: y), color.contrast(with: background) > 3.9 else {
          continue
        }
        counts[color, default: 0] += 1
      }
    }
    let words = try #require(counts.max { $0.value < $1.value })
    #expect(words.value > 40)
    #expect(words.key.contrast(with: background) > 4)
    let head = try #require(pixels.color(atX: 40, y: 45))
    #expect(
      head.contrast(with: background) > (arrow == .gray && !palette.isDark ? 2 : 3), "\(arrow)")
    if arrow == .blue, !palette.isDark { #expect(words.key == Color(rgb: 87, 108, 137)) }
  }

  @Test("The four arrows are different images with the original names")
  func arrowNames() {
    #expect(EGOArrow.allCases.map(\.rawValue) == ["black", "blue", "gray", "white"])
    let images = EGOArrow.allCases.map(\.image)
    for (index, image) in images.enumerated() {
      #expect(!images.dropFirst(index + 1).contains(image))
    }
  }

  @Test("The arrow points down and turns clockwise to point up")
  func flip() throws {
    /// Returns the number of the arrow's pixels in a part of the image.
    func ink(_ turn: Double, x: Range<Double>, y: Range<Double>) throws -> Int {
      let pixels = try ControlPicture(style: EGOHeaderStyle(), above: 10).pixels(text: text) {
        $0.turn = turn
      }
      let part = pixels.part(x: x, y: y, scale: 1)
      var count = 0
      for y in 0..<part.height {
        for x in 0..<part.width where part[x, y].map({ $0.red < 140 }) == true { count += 1 }
      }
      return count
    }
    let upper = 5.0..<32
    let lower = 33.0..<60
    let all = 13.0..<67
    #expect(try ink(0, x: all, y: lower) > 2 * ink(0, x: all, y: upper), "the head is below")
    #expect(try ink(1, x: all, y: upper) > 2 * ink(1, x: all, y: lower), "the head is above")
    let left = try ink(0.5, x: 13..<40, y: 15..<50)
    let right = try ink(0.5, x: 41..<67, y: 15..<50)
    #expect(left > 2 * right, "halfway the head is at the left")
  }

  @Test("The date is short, with twelve-hour time")
  func shortDate() throws {
    func time(_ day: Int, _ hour: Int, _ minute: Int, year: Int = 2026) throws -> String {
      let seconds = try #require(
        CivilTime.seconds(year: year, month: 3, day: day, hour: hour, minute: minute))
      return EGOHeaderStyle.shortText(CivilTime(seconds: seconds))
    }
    #expect(try time(5, 0, 5) == "Last Updated: 3/5/26, 12:05 AM")
    #expect(try time(5, 9, 0) == "Last Updated: 3/5/26, 9:00 AM")
    #expect(try time(15, 12, 0) == "Last Updated: 3/15/26, 12:00 PM")
    #expect(try time(31, 23, 59, year: 2005) == "Last Updated: 3/31/05, 11:59 PM")
    #expect(
      EGOHeaderStyle.shortText(CivilTime(seconds: -1e300)).hasPrefix("Last Updated: "),
      "a time before any calendar has a text too")
  }

  @Test("Without a record, or if disabled, there is no date")
  func noDate() throws {
    var style = wordsAlone
    let without = try ControlPicture(style: style).pixels(text: text)
    style.showsLastUpdated = false
    let reported = try ControlPicture(style: style).pixels(text: text) { $0.lastUpdated = noon }
    #expect(without == reported)
    style.showsLastUpdated = true
    let plain = try ControlPicture(style: style).pixels(text: text) { $0.lastUpdated = noon }
    style.lastUpdatedText = { $0.map { "um \($0.hour) Uhr" } ?? "noch nie" }
    let own = try ControlPicture(style: style).pixels(text: text) { $0.lastUpdated = noon }
    #expect(plain != without && own != plain)
    #expect(
      try ControlPicture(style: style).pixels(text: text) != without,
      "a program's text for no record is shown")
  }

  @Test(
    "No words are cut or touch the arrow from 200 points",
    arguments: [200, 205, 220, 240, 250, 270, 280, 300, 320, 480, 1001, 4000] as [Double])
  func widths(width: Double) throws {
    for state in [RefreshState.idle, .pulling, .refreshing, .success, .failure] {
      for time in [nil, noon] {
        let style = wordsAlone
        let pixels = try ControlPicture(style: style, width: width).pixels(state, text: text) {
          $0.lastUpdated = time
          $0.time = 0.3
        }
        let title = text.line(style.texts.title(for: state), bold).width
        // The spinner is red too; it precedes everything else.
        let left = state == .refreshing ? 53.0 : 0
        let shown = try #require(
          words(pixels.part(x: left..<width, y: 0..<60, scale: 1)), "\(state) at \(width)")
        #expect(shown.x.upperBound - shown.x.lowerBound >= title - 3, "\(state) at \(width)")
        #expect(left + shown.x.upperBound <= width - 7)
        let hasSymbol = state == .idle || state == .pulling || state == .refreshing
        #expect(left + shown.x.lowerBound >= (hasSymbol ? 45 : 7))
      }
    }
  }

  @Test("In a narrow list the symbol stays in place between states", arguments: [200.0, 230, 260])
  func steadySymbol(width: Double) throws {
    var style = EGOHeaderStyle()
    style.textColor = Color(rgb: 87, 108, 137, alpha: 0)
    let picture = ControlPicture(style: style, width: width, above: 10)
    let idle = try #require(
      try picture.pixels(.idle, text: text).part(x: 0..<45, y: 0..<30, scale: 1).inkOnGround())
    let armed = try #require(
      try picture.pixels(.pulling, text: text).part(x: 0..<45, y: 0..<30, scale: 1).inkOnGround())
    #expect(idle.x == armed.x)
  }

  @Test("A right-to-left list has symbols at the mirrored place", arguments: [200.0, 320])
  func mirrored(width: Double) throws {
    for (style, state) in [
      (EGOHeaderStyle(), .idle), (EGOHeaderStyle(), .refreshing), (FgHeaderStyle(), .refreshing),
    ] as [(any HeaderStyle, RefreshState)] {
      func ink(_ direction: TextDirection, x: Range<Double>) throws -> ClosedRange<Double> {
        let pixels = try ControlPicture(style: style, width: width, above: 10)
          .pixels(state, text: text) { $0.axis.direction = direction }
        return try #require(pixels.part(x: x, y: 0..<70, scale: 1).inkOnGround(tolerance: 2)).x
      }
      let left = try ink(.leftToRight, x: 0..<45)
      let right = try ink(.rightToLeft, x: width - 45..<width)
      #expect(abs(left.lowerBound - (45 - right.upperBound)) <= 1)
      #expect(abs(left.upperBound - (45 - right.lowerBound)) <= 1)
    }
  }

  @Test("A narrowing list drops its date first, then its title")
  func narrow() throws {
    func rows(_ width: Double) throws -> ClosedRange<Double>? {
      let pixels = try ControlPicture(style: wordsAlone, width: width).pixels(text: text) {
        $0.lastUpdated = noon
      }
      return words(pixels)?.y
    }
    #expect(try #require(try rows(320)).upperBound > 40)
    #expect(try #require(try rows(200)).upperBound <= 32)
    #expect(try rows(150) == nil)
    let alone = try ControlPicture(style: EGOHeaderStyle(), width: 120, above: 10)
      .pixels(text: text)
    let ink = try #require(alone.inkOnGround())
    #expect(abs((ink.x.lowerBound + ink.x.upperBound) / 2 - 60) <= 1, "the arrow is centred")
  }

  @Test("Any words and any size can be drawn")
  func badInput() throws {
    let long = String(repeating: "refresh ", count: 1250)
    for words in [long, "a\nb\r\nc\u{2028}d\0e", "<b>&amp;</b> %@ %s", "", "\u{202E}abc\u{FFFD}"] {
      var style = EGOHeaderStyle()
      style.texts[.idle] = words
      style.texts[.success] = words
      style.lastUpdatedText = { _ in words }
      for state in [RefreshState.idle, .success] {
        let pixels = try ControlPicture(style: style).pixels(state, text: text) {
          $0.lastUpdated = noon
        }
        #expect(pixels[319, 59].map { $0 == (226, 231, 237, 255) } == true)
      }
    }
    func picture(_ title: String) throws -> Pixels {
      var style = EGOHeaderStyle()
      style.texts[.idle] = title
      return try ControlPicture(style: style).pixels(text: text)
    }
    #expect(try picture("<b>x</b>") != picture("x"), "markup is shown as text")
    #expect(try picture("a\nb") == picture("a b"), "a line break becomes a blank")
    for width in [0, 1, 40, 100, .nan, -5, .infinity, 1e300] as [Double] {
      for state in RefreshState.allCases {
        _ = try ControlPicture(style: EGOHeaderStyle()).pixels(state, text: text) {
          $0.width = width
          $0.area.width = width
          $0.lastUpdated = noon
          $0.turn = width
        }
      }
    }
  }

  @Test("A custom image replaces the arrow and keeps its colours")
  func ownArrow() throws {
    var style = EGOHeaderStyle()
    style.arrowImage = .down
    let pixels = try ControlPicture(style: style, above: 10).pixels(text: text) {
      $0.palette = .dark
    }
    let arrow = try #require(
      pixels.part(x: 0..<60, y: 0..<70, scale: 1).inkOnGround(tolerance: 20))
    #expect(abs((arrow.x.lowerBound + arrow.x.upperBound) / 2 - 40) <= 0.5)
    #expect((29...30).contains(arrow.x.upperBound - arrow.x.lowerBound), "as wide as the box")
  }
}
