import CairoDrawing
import RefreshModel
import Testing

@Suite("States that a program draws itself") struct StateDrawingTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  private static let red = Color(rgb: 255, 0, 0)

  private static func fill(_ appearance: ControlAppearance, _ canvas: Canvas, _: TextRenderer) {
    canvas.fill(Rect(x: 10, y: 5, width: 20, height: 10), red)
  }

  private func isRed(_ picture: StylePicture) -> Bool {
    picture.pixels.count(of: 255, 0, 0) == 200 && picture.ink()?.x == 10
  }

  @Test("The program's drawing replaces the style in its states only")
  func header() throws {
    let style = MJHeaderStyle().drawing(.refreshing, .failure, draw: Self.fill)
    #expect(style.height == 54)
    for state in RefreshState.allCases {
      let picture = try StylePicture(style, state, text: text)
      switch state {
      case .refreshing, .willRefresh, .failure: #expect(isRed(picture), "\(state)")
      default:
        let usual = try StylePicture(MJHeaderStyle(), state, text: text)
        #expect(picture.pixels == usual.pixels, "\(state)")
      }
    }
  }

  @Test("A footer's drawing applies until it closes without a result")
  func footer() throws {
    let style = NativeFooterStyle().drawing(.refreshing, draw: Self.fill)
    #expect(isRed(try StylePicture(style, .refreshing, text: text)))
    let closing = try StylePicture(style, .idle, text: text) {
      $0.isClosing = true
      $0.closing = 0.4
      $0.previousState = .refreshing
    }
    #expect(isRed(closing))
    let shown = try StylePicture(style, .idle, text: text) {
      $0.isClosing = true
      $0.closing = 0.4
      $0.lastResult = .failure
      $0.hasDwelt = true
    }
    #expect(!isRed(shown), "a result that was shown closes as the style draws it")
  }

  @Test("The last drawing counts; texts and parts belong to the style")
  func chain() throws {
    var style = SVHeaderStyle().drawing(.idle) { _, canvas, _ in
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), Self.red)
    }.drawing(.idle, draw: Self.fill)
    #expect(isRed(try StylePicture(style, text: text)))
    style.texts[.failure] = "No"
    style.parts.colors.all = Self.red
    #expect(style.texts[.failure] == "No" && style.parts.colors.all == Self.red)
    let failure = try StylePicture(style, .failure, scale: 2, text: text)
    #expect(failure.pixels.count(of: 255, 0, 0) > 0)
  }

  @Test("A drawing gets the parts and cannot change canvas state")
  func appearance() throws {
    var style: any HeaderStyle = MJHeaderStyle().drawing(.idle) { appearance, canvas, _ in
      if appearance.title.isEmpty, appearance.color == Self.red {
        canvas.fill(Rect(x: 10, y: 5, width: 20, height: 10), Self.red)
      }
    }
    #expect(try StylePicture(style, text: text).ink() == nil)
    style.parts.showsTitle = false
    style.parts.colors[.idle] = Self.red
    #expect(isRed(try StylePicture(style, text: text)))
  }
}
