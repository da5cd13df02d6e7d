import CairoDrawing
import RefreshModel
import SceneModel
import Testing

@Suite("Long titles and the arrows next to them") struct LongTitleTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  private static let titles = [
    "Loslassen, um die Liste zu aktualisieren",
    "Pull this list of letters down to ask the server for new ones",
    String(repeating: "refresh ", count: 1250),
  ]
  private static let arrows: [any ControlStyle] = [
    MJHeaderStyle(), MJBackFooterStyle(), SVHeaderStyle(), SVPullFooterStyle(), EGOHeaderStyle(),
  ]

  /// Returns an image of `style` with 100 empty points at both sides and no background.
  private func picture(
    _ style: any ControlStyle, _ state: RefreshState, title: String, width: Double,
    change: (inout ControlAppearance) -> Void = { _ in }
  ) throws -> Pixels {
    var style = style
    for state in RefreshState.allCases { style.texts[state] = title }
    var appearance = ControlAppearance()
    appearance.state = state
    appearance.width = width
    appearance.height = style.height
    appearance.title = title
    appearance.lastUpdatedText = "Last update: 2025-12-31 23:59"
    change(&appearance)
    let canvas = try Canvas(width: width + 200, height: style.height + 80)
    canvas.translated(x: 100, y: 40) { style.draw(appearance, on: canvas, text: text) }
    return try canvas.pixels()
  }

  @Test("A turning arrow stays inside the list", arguments: [200.0, 240, 281, 320])
  func turningArrows(width: Double) throws {
    for style in Self.arrows {
      for title in Self.titles + ["Release to refresh", "x", ""] {
        for direction in TextDirection.allCases {
          for turn in [0.5, 0.7] {
            let pixels = try picture(style, .pulling, title: title, width: width) {
              $0.turn = turn
              $0.axis.direction = direction
            }
            let ink = try #require(pixels.ink).columns
            let end = Int(width) + 100
            #expect(
              ink.lowerBound >= 100 && ink.upperBound < end,
              "\(type(of: style)) \(title.prefix(12)) \(direction) \(turn): \(ink)")
          }
        }
      }
    }
  }

  @Test("MJ's turning arrow does not touch the words", arguments: [200.0, 280, 320])
  func arrowKeepsOffWords(width: Double) throws {
    for style in [MJHeaderStyle(), MJBackFooterStyle()] as [any ControlStyle] {
      let pixels = try picture(style, .pulling, title: Self.titles[2], width: width) {
        $0.turn = 0.5
        $0.lastUpdatedText = ""
      }
      let ink = try #require(
        pixels.part(columns: 100..<148, rows: 0..<pixels.height).ink)
      #expect(
        ink.columns == 4...43, "the arrow is 40 points wide, 4 from the edge, with 5 free after it")
    }
  }

  @Test("SVPullToRefresh's words stay 10 points from the arrow")
  func svWords() throws {
    for direction in TextDirection.allCases {
      let pixels = try picture(SVHeaderStyle(), .pulling, title: Self.titles[1], width: 320) {
        $0.axis.direction = direction
      }
      // The arrow's tip of 22 × 48 points is 4 points from the edge to where it reaches while it
      // turns.
      let isLeft = direction == .leftToRight
      let arrow = try #require(
        pixels.part(
          columns: isLeft ? 100..<142 : 378..<420, rows: 80..<94
        ).extent { $0.alpha > 60 }
      ).columns
      #expect(isLeft ? arrow == 17...38 : arrow == 3...24, "\(arrow)")
      let words = try #require(
        pixels.part(columns: isLeft ? 140..<520 : 0..<380, rows: 40..<100).ink
      ).columns
      if isLeft {
        #expect((9...12).contains(words.lowerBound))
      } else {
        #expect((367...370).contains(words.upperBound))
      }
    }
  }

  @Test(
    "With 100 points of space a long title's beginning shows",
    arguments: [200.0, 320])
  func beginnings(width: Double) throws {
    let long = Self.titles[2]
    var shown = 0
    for style in HeaderName.allCases.map(\.style) + FooterName.allCases.map(\.style) {
      guard !(style is MJTrailerStyle), !(style is SVInfiniteFooterStyle),
        !style.texts.title(for: .failure).isEmpty
      else { continue }
      for state in [RefreshState.idle, .pulling, .refreshing, .failure] {
        func words(_ title: String) throws -> Int {
          let pixels = try picture(style, state, title: title, width: width) {
            $0.pull = 1
            $0.distance = style.height
            $0.turn = state == .pulling ? 1 : 0
          }
          // A symbol that moves aside for the words covers equally many pixels without them.
          var count = 0
          for y in 40..<pixels.height - 40 {
            for x in 100..<pixels.width - 100 {
              guard let one = pixels[x, y], let background = pixels[100, 40], one != background
              else {
                continue
              }
              count += 1
            }
          }
          return count
        }
        let less = try words("")
        let more = try words(long)
        #expect(more - less > 300, "\(type(of: style)), \(state): \(less), \(more)")
        shown += 1
      }
    }
    #expect(shown >= 40)
  }

  @Test("A long title ends in an ellipsis next to the symbol", arguments: [320.0, 4000])
  func ellipses(width: Double) throws {
    let title = Self.titles[2]
    let red = Color(rgb: 255, 0, 0)
    var ego = EGOHeaderStyle()
    ego.textColor = red
    ego.arrowImage = ControlImage()
    for (state, start) in [(RefreshState.idle, 46.0), (.refreshing, 46)] {
      let pixels = try picture(ego, state, title: title, width: width)
      let words = try #require(
        pixels.part(columns: 140..<pixels.width, rows: 0..<pixels.height)
          .extent { $0.red > 200 && $0.green < 100 }
      ).columns
      let line = text.line(title, TextStyle(size: 13, isBold: true), maxWidth: width - 8 - start)
      #expect(line.isEllipsized)
      #expect(abs(Double(words.count) - line.width) <= 9, "\(state): \(words)")
      #expect(Double(words.upperBound) + 40 < width - 8)
    }
    let zc = try picture(
      ZCHeaderStyle(images: ImageSequence()), .idle, title: title, width: width)
    let box = zc.part(columns: 100..<zc.width - 100, rows: 40..<100)
    let ink = try #require(box.inkOnGround()).x
    #expect(
      ink.lowerBound >= 4 && ink.lowerBound < 12, "the arrow is as near to the edge as possible")
    let line = text.line(title, TextStyle(size: 13), maxWidth: width - 56)
    #expect(abs(ink.upperBound - (52 + line.width)) <= 9)
    #expect(ink.upperBound <= width - 4)
  }

  @Test("With a long title the symbol stays between states", arguments: [220.0, 320])
  func steady(width: Double) throws {
    for style in [EGOHeaderStyle(), ZCHeaderStyle(images: ImageSequence([.down]))]
      as [any ControlStyle]
    {
      var style = style
      style.texts = ControlTexts(idle: Self.titles[1], pulling: "Now", refreshing: "Wait")
      let columns = try [RefreshState.idle, .pulling].map { state in
        var appearance = ControlAppearance()
        appearance.state = state
        appearance.width = width
        appearance.height = 60
        appearance.title = style.texts.title(for: state)
        let canvas = try Canvas(width: 44, height: 60)
        style.draw(appearance, on: canvas, text: text)
        return try #require(try canvas.pixels().inkOnGround()).x
      }
      #expect(columns[0] == columns[1], "\(type(of: style))")
    }
  }
}
