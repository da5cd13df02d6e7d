import CairoDrawing
import RefreshModel
import SceneModel
import Testing

@Suite struct ControlStyleTests {
  private let text: TextRenderer
  private let marker = Color(red: 1, green: 1, blue: 1)

  init() throws { text = try TextRenderer() }

  /// Returns an image of `style`, 320 points wide.
  private func picture(
    of style: any ControlStyle, scale: Double = 1, background: Color? = nil,
    _ change: (inout ControlAppearance) -> Void
  ) throws -> Pixels {
    var appearance = ControlAppearance()
    appearance.width = 320
    appearance.height = style.height
    appearance.area = Rect(x: 0, y: 0, width: 320, height: style.height)
    appearance.title = style.texts.title(for: .idle)
    appearance.lastUpdatedText = LastUpdatedText.text(updated: nil, now: 0)
    change(&appearance)
    appearance.title = style.texts.title(for: appearance.shownState)
    let canvas = try Canvas(width: 320, height: style.height, scale: scale)
    if let background { canvas.fill(background) }
    style.draw(appearance, on: canvas, text: text)
    return try canvas.pixels()
  }

  /// Returns the part to the left of the widest text of an MJ header.
  private func symbol(in pixels: Pixels) -> Pixels {
    pixels.part(columns: 0..<75, rows: 0..<54)
  }

  @Test func shippedTitlesMatchTheDocuments() {
    let header = ControlTexts.mjHeader
    #expect(header.title(for: .idle) == "Pull down to refresh")
    #expect(header.title(for: .pulling) == "Release to refresh")
    #expect(header.title(for: .refreshing) == "Loading...")
    #expect(header.title(for: .willRefresh) == "Loading...")
    #expect(header.title(for: .failure) == "Refresh failed")
    #expect(header.title(for: .success) == "Refresh succeeded")
    let footer = ControlTexts.mjBackFooter
    #expect(footer.title(for: .idle) == "Pull up to load more")
    #expect(footer.title(for: .pulling) == "Release to load more")
    #expect(footer.title(for: .refreshing) == "Loading...")
    #expect(footer.title(for: .noMoreData) == "No more data")
    #expect(footer.title(for: .success) == "Pull up to load more")
    let fg = ControlTexts.fgHeader
    #expect(fg.title(for: .idle) == "Pull down to refresh...")
    #expect(fg.title(for: .pulling) == "Release to refresh...")
    #expect(fg.title(for: .refreshing) == "Loading...")
  }

  @Test func titlesCanBeReplaced() throws {
    var style = MJHeaderStyle()
    let before = try picture(of: style) { _ in }
    style.texts[.idle] = "Zieh!"
    #expect(style.texts.title(for: .idle) == "Zieh!")
    #expect(
      style.texts.title(for: .noMoreData) == "Zieh!", "a state without a title uses the idle one")
    #expect(try picture(of: style) { _ in } != before)
    style.texts[.idle] = nil
    #expect(style.texts.title(for: .idle) == "")
  }

  @Test func shownResultStaysDuringTheClosing() {
    var appearance = ControlAppearance()
    appearance.lastResult = .failure
    #expect(appearance.shownState == .idle)
    appearance.isClosing = true
    #expect(appearance.shownState == .idle, "without a dwell a result is never shown")
    appearance.hasDwelt = true
    #expect(appearance.shownState == .failure)
    appearance.lastResult = .success
    #expect(appearance.shownState == .success)
    appearance.state = .pulling
    #expect(appearance.shownState == .pulling, "a new pull replaces the result")
    appearance.state = .noMoreData
    #expect(appearance.shownState == .noMoreData)
  }

  @Test func arrowAndSpinnerNeverShowTogether() {
    for state in RefreshState.allCases {
      for isClosing in [false, true] {
        for closing in [0.0, 0.5, 1] {
          var appearance = ControlAppearance()
          appearance.state = state
          appearance.isClosing = isClosing
          appearance.closing = closing
          #expect(!(appearance.showsArrow && appearance.spinnerOpacity > 0), "\(state)")
        }
      }
    }
    var appearance = ControlAppearance()
    appearance.isClosing = true
    appearance.closing = 0.25
    #expect(appearance.spinnerOpacity == 0.75)
    #expect(!appearance.showsArrow)
    appearance.hasDwelt = true
    #expect(appearance.spinnerOpacity == 0)
  }

  @Test(arguments: [1.0, 2.0])
  func mjHeaderHasDocumentedColourAndTwoLines(scale: Double) throws {
    let pixels = try picture(of: MJHeaderStyle(), scale: scale, background: marker) { _ in }
    #expect(pixels.count(of: 90, 90, 90) > 50)
    let darker = pixels.extent { $0.red < 90 || $0.green < 90 || $0.blue < 90 }
    #expect(darker == nil, "all text has the label's colour on white")
    // The two lines of text stay in their halves, so the middle row is blank.
    let half = Int(exactly: 27 * scale) ?? 0
    let middle = Int(exactly: 160 * scale) ?? 0
    let texts = middle - 60 * half / 27..<middle + 60 * half / 27
    func isBlank(_ row: Int) -> Bool {
      pixels.part(columns: texts, rows: row..<row + 1).bytes.allSatisfy { $0 == 255 }
    }
    #expect(isBlank(half))
    #expect(!isBlank(half - 13 * half / 27) && !isBlank(half + 13 * half / 27))
  }

  @Test func mjArrowIsAtTheDocumentedPlaceAndTurns() throws {
    let title = text.line("Pull down to refresh", TextStyle(size: 14, isBold: true)).width
    let record = text.line("Last update: No record", TextStyle(size: 14, isBold: true)).width
    let center = 160 - (max(title, record) / 2 + 25)

    let down = symbol(in: try picture(of: MJHeaderStyle()) { $0.turn = 0 })
    let ink = try #require(down.ink)
    #expect(abs(Double(ink.columns.lowerBound + ink.columns.upperBound + 1) / 2 - center) <= 0.75)
    #expect((14...16).contains(ink.columns.count), "15 points wide")
    #expect((39...41).contains(ink.rows.count), "40 points high")
    #expect(abs(ink.rows.lowerBound + ink.rows.upperBound + 1 - 54) <= 1, "in the middle")

    /// Returns the row with the widest ink, which is the head of the arrow.
    func head(_ pixels: Pixels) -> Int {
      let widths = (0..<54).map { y in
        (0..<75).filter { pixels[$0, y].map { $0.alpha > 100 } == true }
          .reduce(into: (first: 1000, last: -1000)) {
            $0.first = min($0.first, $1)
            $0.last = max($0.last, $1)
          }
      }
      return (0..<54).max {
        widths[$0].last - widths[$0].first < widths[$1].last - widths[$1].first
      }
        ?? 0
    }
    let up = symbol(in: try picture(of: MJHeaderStyle()) { $0.turn = 1 })
    #expect(head(down) > 34, "at rest the head is at the bottom")
    #expect(head(up) < 20, "when armed the head is at the top")
  }

  @Test func arrowTurnsAnticlockwise() throws {
    let canvas = try Canvas(width: 60, height: 60)
    PullArrow().draw(
      x: 30, y: 30, angle: -.pi / 2, Color(red: 0, green: 0, blue: 0), on: canvas)
    let pixels = try canvas.pixels()
    let ink = try #require(pixels.ink)
    #expect(ink.columns.count > 35 && ink.rows.count < 18, "halfway the arrow lies flat")
    let right = pixels.part(columns: 40..<50, rows: 22..<27).ink != nil
    let left = pixels.part(columns: 10..<20, rows: 22..<27).ink != nil
    #expect(right && !left, "halfway from down to up the arrow points right")
  }

  @Test func footerArrowIsTheMirrorImage() throws {
    func rows(_ turn: Double) throws -> (upper: Int, lower: Int) {
      let pixels = try picture(of: MJBackFooterStyle()) { $0.turn = turn }
      let arrow = 0..<85
      func ink(_ rows: Range<Int>) -> Int {
        pixels.part(columns: arrow, rows: rows).bytes.reduce(0) { $0 + ($1 > 100 ? 1 : 0) }
      }
      return (ink(2..<12), ink(32..<42))
    }
    let idle = try rows(0)
    #expect(idle.upper > idle.lower + 20, "at rest the arrow points up")
    let armed = try rows(1)
    #expect(armed.lower > armed.upper + 20, "when armed the arrow points down")
  }

  @Test func exhaustedFooterShowsOnlyText() throws {
    let style = MJBackFooterStyle()
    let pixels = try picture(of: style) { $0.state = .noMoreData }
    let width = text.line("No more data", TextStyle(size: 14, isBold: true)).width
    let ink = try #require(pixels.ink)
    #expect(abs(Double(ink.columns.count) - width) < 4)
    #expect(abs(ink.columns.lowerBound + ink.columns.upperBound + 1 - 320) <= 3, "centred")
  }

  @Test func spinnerTurnsOnceASecondAndFades() throws {
    func wheel(_ time: Double, opacity: Double = 1) throws -> Pixels {
      let canvas = try Canvas(width: 20, height: 20, scale: 2)
      Spinner().draw(
        x: 10, y: 10, time: time, opacity: opacity, Color(red: 0, green: 0, blue: 0), on: canvas)
      return try canvas.pixels()
    }
    func strength(_ pixels: Pixels) -> Int {
      stride(from: 3, to: pixels.bytes.count, by: 4).reduce(0) { $0 + Int(pixels.bytes[$1]) }
    }
    let start = try wheel(0)
    #expect(try wheel(0.25) != start)
    #expect(try wheel(3) == start)
    #expect(try wheel(0, opacity: 0).ink == nil)
    let ratio = Double(strength(try wheel(0, opacity: 0.5))) / Double(strength(start))
    #expect(abs(ratio - 0.5) < 0.02)
    #expect(try wheel(.nan).ink == nil)
    let ink = try #require(start.ink)
    #expect(ink.columns == 0...39 && ink.rows == 0...39, "the spinner fills exactly its 20 points")
  }

  @Test func fgHeaderFillsItsAreaAndHasTheDocumentedColours() throws {
    var appearance = ControlAppearance()
    appearance.state = .refreshing
    appearance.width = 320
    appearance.height = 60
    appearance.area = Rect(x: 0, y: -40, width: 320, height: 100)
    appearance.title = "Loading..."
    let canvas = try Canvas(width: 320, height: 120)
    canvas.translated(x: 0, y: 40) {
      FgHeaderStyle().draw(appearance, on: canvas, text: text)
    }
    let pixels = try canvas.pixels()
    let ink = try #require(pixels.ink)
    #expect(ink.rows == 0...99 && ink.columns == 0...319)
    #expect(pixels.count(of: 226, 231, 237) > 30_000)
    #expect(pixels.count(of: 87, 108, 137) > 10, "the label's own colour")
    // The shadow has a white level of 0.9 and is opaque.
    #expect(pixels.count(of: 230, 230, 230) > 5, "the shadow")
    let column = pixels.part(columns: 0..<60, rows: 0..<120)
    let spinner = try #require(column.extent { $0.alpha > 0 && $0.red < 226 })
    #expect(
      spinner.rows == 52...71, "the spinner is 20 points high, from 48 points above the content")
    #expect(spinner.columns == 25...44)
    #expect(column.count(of: 128, 128, 128) > 0, "gray")
  }

  @Test func narrowControlsDrawWhatFits() throws {
    let full = try picture(of: MJHeaderStyle()) { _ in }
    for width in [0.0, 1, 40, 100, 150, 200, .nan, -5, .infinity, 1e300] {
      for style in [MJHeaderStyle(), FgHeaderStyle(), MJBackFooterStyle()] as [any ControlStyle] {
        _ = try picture(of: style) {
          $0.width = width
          $0.area.width = width
        }
      }
    }
    let narrow = try picture(of: MJHeaderStyle()) { $0.width = 226 }
    let ink = try #require(narrow.ink)
    #expect(ink.columns.lowerBound >= 3, "the arrow is complete")
    #expect(try #require(full.ink).rows.count >= ink.rows.count)
  }

  @Test("Without space for words, the symbol is centred without words")
  func symbolStandsAlone() throws {
    for style in [MJHeaderStyle(), MJBackFooterStyle()] as [any ControlStyle] {
      for state in [RefreshState.idle, .refreshing] {
        let pixels = try picture(of: style) {
          $0.width = 90
          $0.state = state
        }
        let ink = try #require(pixels.ink)
        #expect(abs(ink.columns.lowerBound + ink.columns.upperBound + 1 - 90) <= 1)
        #expect(ink.columns.count <= 20, "no words are shown")
      }
      let words = try picture(of: style) {
        $0.width = 110
        $0.state = style is MJHeaderStyle ? .failure : .noMoreData
      }
      #expect(
        try #require(words.ink).columns.count > 30, "a state without a symbol keeps its words")
    }
    let fg = try picture(of: FgHeaderStyle()) {
      $0.width = 160
      $0.state = .idle
    }
    let label = try #require(fg.extent(of: (87, 108, 137, 255)))
    #expect(label.columns.count > 110, "a list without a spinner gives its width to the title")
  }

  @Test func palettesAreReadable() {
    for palette in [Palette.light, .dark] {
      #expect(palette.text.contrast(with: palette.background) > 7)
      #expect(palette.secondaryText.contrast(with: palette.background) > 4.5)
      #expect(palette.control.contrast(with: palette.background) > 4.5)
      #expect(palette.secondaryText.contrast(with: palette.pressed) > 4.5)
      #expect(palette.separator.contrast(with: palette.background) > 1.2)
    }
    #expect(Palette.dark.isDark && !Palette.light.isDark)
    #expect(Palette.light.control == Color(rgb: 90, 90, 90))
  }
}
