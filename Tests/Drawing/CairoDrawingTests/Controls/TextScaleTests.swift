import CairoDrawing
import RefreshModel
import Testing
import Translations

@Suite("The user's text scale") struct TextScaleTests {
  static let scales = [1.25, 1.5, 2]
  static let styles: [any ControlStyle] =
    HeaderName.allCases.map { $0.style } + FooterName.allCases.map { $0.style }
  /// Styles whose words are in one or two lines inside the box.
  ///
  /// The other styles have no words, or place them at the side.
  static let worded = styles.filter {
    !($0 is CBHeaderStyle || $0 is MaterialHeaderStyle || $0 is MJTrailerStyle)
  }

  @Test("Text grows with the scale; the base size does not")
  func letters() throws {
    let usual = try TextRenderer()
    #expect(usual.scale == 1)
    let style = TextStyle(size: 13)
    for scale in Self.scales {
      let text = try TextRenderer(scale: scale)
      #expect(text.scale == scale && text.baseSize == usual.baseSize)
      let (line, before) = (text.line("Loading", style), usual.line("Loading", style))
      #expect(abs(line.width / before.width - scale) < 0.02)
      #expect(abs(line.height / before.height - scale) < 0.02)
      let narrow = text.paragraph("a b", style, width: 0)
      #expect(abs(narrow.width - usual.paragraph("a b", style, width: 0).width * scale) < 1)
    }
    #expect(try TextRenderer(scale: .nan).scale > 0 && TextRenderer(scale: 1e9).scale == 10)
  }

  @Test("Box heights at scale 1 are the documented ones, then grow")
  func heights() {
    for style in Self.styles {
      #expect(style.boxHeight(atTextScale: 1) == style.height, "\(type(of: style))")
      var least = style.height
      for scale in Self.scales {
        let height = style.boxHeight(atTextScale: scale)
        #expect(height >= least && height == height.rounded(), "\(type(of: style)) \(scale)")
        least = height
      }
      #expect(style.boxHeight(atTextScale: 0.5) == style.height, "\(type(of: style))")
    }
    #expect(
      NativeHeaderStyle().boxHeight(atTextScale: 1.25) == 54, "the box has enough space already")
    #expect(NativeHeaderStyle().boxHeight(atTextScale: 2) == 80)
    #expect(EGOHeaderStyle().boxHeight(atTextScale: 1.5) == 78)
    #expect(CJHeaderStyle().boxHeight(atTextScale: 2) == 48)
  }

  /// Returns the rows that the text of `style` covers, relative to the top of its box, or `nil` if
  /// it has no text.
  private func letters(
    of style: any ControlStyle, scale: Double, _ state: RefreshState, width: Double,
    subtitle: String? = nil
  ) throws -> ClosedRange<Double>? {
    var style = style
    if let subtitle { style.parts.subtitles[state] = subtitle }
    let margin = 60.0
    var appearance = ControlAppearance()
    appearance.state = state
    appearance.previousState = state
    appearance.width = width
    appearance.height = style.boxHeight(atTextScale: scale)
    appearance.pull = 1
    appearance.distance = appearance.height
    appearance.area = Rect(x: 0, y: 0, width: width, height: appearance.height)
    appearance.lastUpdatedText = "Last update: Today 09:41"
    appearance.lastUpdated = CivilTime(seconds: 1_767_225_600)
    appearance.title = style.texts.title(for: state, translation: .english)
    func picture(isPainted: Bool) throws -> Pixels {
      let text = try TextRenderer(isPainted: isPainted, scale: scale)
      let canvas = try Canvas(width: width, height: appearance.height + 2 * margin)
      canvas.translated(x: 0, y: margin) { style.draw(appearance, on: canvas, text: text) }
      return try canvas.pixels()
    }
    let (with, without) = (try picture(isPainted: true), try picture(isPainted: false))
    let rows = (0..<with.height).filter { y in
      with.part(columns: 0..<with.width, rows: y..<y + 1)
        != without.part(columns: 0..<with.width, rows: y..<y + 1)
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return Double(first) - margin...Double(last + 1) - margin
  }

  @Test("Scaled words fit in the scaled box", arguments: scales)
  func words(scale: Double) throws {
    for style in Self.worded {
      let name = "\(type(of: style)) \(scale)"
      let state: RefreshState = style is CBFooterStyle ? .noMoreData : .failure
      for width in [320.0, 900] {
        let usual = try #require(
          try letters(of: style, scale: 1, state, width: width), "\(name)")
        let larger = try #require(
          try letters(of: style, scale: scale, state, width: width), "\(name)")
        let height = style.boxHeight(atTextScale: scale)
        #expect(larger.lowerBound >= 0 && larger.upperBound <= height, "\(name) \(larger)")
        guard width == 900 else { continue }
        let growth =
          (larger.upperBound - larger.lowerBound) / (usual.upperBound - usual.lowerBound)
        // Two lines may be a little closer together than in a box with more space.
        #expect(growth > 1 + (scale - 1) / 4 && growth < scale + 0.25, "\(name) \(growth)")
      }
    }
  }

  @Test("A title wraps as needed, and stays within the box", arguments: [1] + scales)
  func longTitles(scale: Double) throws {
    let words = "the server did not answer in time "
    for style in Self.worded where style.texts[.failure] != nil {
      var (style, least, name) = (style, 0.0, "\(type(of: style)) \(scale)")
      for count in [60, 100, 115, 130, 250] {
        style.texts[.failure] = String(String(repeating: words, count: 8).prefix(count))
        let rows = try #require(
          try letters(of: style, scale: scale, .failure, width: 320), "\(name)")
        let height = rows.upperBound - rows.lowerBound
        // Descenders and shadows differ by some points, lines by a dozen.
        #expect(height >= least - 6, "\(name) \(count)")
        #expect(
          rows.lowerBound >= 0 && rows.upperBound <= style.boxHeight(atTextScale: scale) + 1,
          "\(name) \(count) \(rows)")
        least = max(least, height)
      }
    }
  }

  @Test("EGO's title is centred if the scaled text hides the date")
  func withoutDate() throws {
    let style = EGOHeaderStyle()
    for scale in Self.scales {
      let middle = style.boxHeight(atTextScale: scale) / 2
      let alone = try #require(try letters(of: style, scale: scale, .pulling, width: 172 * scale))
      #expect(abs((alone.lowerBound + alone.upperBound) / 2 - middle) < 3 * scale, "\(alone)")
      let both = try #require(try letters(of: style, scale: scale, .pulling, width: 900))
      #expect(both.lowerBound < alone.lowerBound && both.upperBound > alone.upperBound)
    }
    let documented = try #require(try letters(of: style, scale: 1, .pulling, width: 200))
    #expect(
      documented.lowerBound >= 12 && documented.upperBound <= 33,
      "the documented place is 48 points above the content")
  }

  @Test("A subtitle stays inside the scaled box", arguments: scales)
  func subtitles(scale: Double) throws {
    for style in Self.styles where style.texts[.failure] != nil {
      guard !(style is CJHeaderStyle || style is CJFooterStyle || style is FgHeaderStyle) else {
        continue
      }
      let one = try letters(of: style, scale: 1, .failure, width: 900)
      let usual = try letters(of: style, scale: 1, .failure, width: 900, subtitle: "A line")
      // Styles with a second line must have it at every scale.
      guard let one, let usual, usual != one else { continue }
      let larger = try #require(
        try letters(of: style, scale: scale, .failure, width: 900, subtitle: "A line"))
      let growth = (larger.upperBound - larger.lowerBound) / (usual.upperBound - usual.lowerBound)
      // Two lines may be a little closer together than in a box with more space.
      #expect(
        growth > 1 + (scale - 1) / 4 && growth < scale + 0.25, "\(type(of: style)) \(growth)")
      #expect(
        larger.lowerBound >= 0 && larger.upperBound <= style.boxHeight(atTextScale: scale),
        "\(type(of: style)) \(larger)")
    }
  }

  @Test("A policy for a longer box grows trigger and inset equally")
  func policies() {
    let usual = HeaderName.mj.policy
    let longer = usual.longer(by: 26)
    #expect(longer.triggerDistance == usual.triggerDistance + 26)
    #expect(longer.heldInset == usual.heldInset + 26)
    #expect(usual.longer(by: 0) == usual)
    #expect(usual.longer(by: .infinity) == usual, "an infinite length is ignored")
    let footer = FooterName.mjAuto.policy
    #expect(footer.longer(by: 6).restingInset == footer.restingInset + 6)
  }
}
