import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel
import Testing
import Translations

@Suite("A floor behind a header") struct SecondFloorStyleTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  private func picture(
    _ style: any ControlStyle, _ state: RefreshState,
    change: (inout ControlAppearance) -> Void = { _ in }
  ) throws -> StylePicture {
    try StylePicture(style, state, text: text, change: change)
  }

  @Test("A floor fades in with the pull, then replaces the header")
  func secondFloor() throws {
    var style = SecondFloorHeaderStyle(over: MJHeaderStyle(symbol: .text))
    style.drawPage = { page, _, canvas, _ in canvas.fill(page, Color(rgb: 255, 0, 0)) }
    func page(
      _ state: RefreshState, _ change: (inout ControlAppearance) -> Void
    ) throws -> (beyond: UInt8, behindWords: UInt8) {
      let pixels = try ControlPicture(style: style, above: 60).pixels(state, text: text) {
        $0.viewportLength = 400
        change(&$0)
      }
      return (try #require(pixels[2, 2]).alpha, try #require(pixels[2, 62]).alpha)
    }
    #expect(try page(.pulling) { $0.floorProgress = 0 }.beyond == 0)
    let half = try page(.pulling) { $0.floorProgress = 0.5 }
    #expect((120...135).contains(half.beyond))
    #expect(half.behindWords == 0, "no words are on the page")
    let armedPage = try page(.floorArmed) { $0.floorProgress = 1 }
    #expect(armedPage == (255, 0))
    #expect(try page(.floorOpen) { $0.floor = 0.4 }.beyond == 255)
    #expect(try page(.idle) { $0.floor = 0.2 }.beyond == 255, "a closing floor stays opaque")

    let armed = try picture(style, .floorArmed)
    style.texts[.floorArmed] = ""
    #expect(
      try armed.amount > picture(style, .floorArmed).amount + 50, "an armed floor has a title")
    let open = try picture(style, .floorOpen) { $0.floor = 1 }
    #expect(open.pixels.count(of: 255, 0, 0) == 320 * 100, "nothing of the header is left")
  }

  @Test("A plain floor shows its title in the middle")
  func plainPage() throws {
    var style = SecondFloorHeaderStyle()
    let plain = try picture(style, .floorOpen) {
      $0.floor = 1
      $0.viewportLength = 100
    }
    style.texts[.floorOpen] = "Upstairs"
    let titled = try picture(style, .floorOpen) {
      $0.floor = 1
      $0.viewportLength = 100
    }
    let change = try #require(titled.pixels.change(from: plain.pixels))
    #expect(abs(Double(change.columns.lowerBound + change.columns.upperBound) / 2 - 160) < 2)
    #expect(abs(Double(change.rows.lowerBound + change.rows.upperBound) / 2 - 50) < 6)
  }

  /// Returns a list with the header `name` and a floor behind it, pulled far enough to open the
  /// floor.
  private func armed(_ name: HeaderName) throws -> DrawnScene {
    var policy = name.policy
    policy.dragRate = 1
    if policy.secondFloor == nil { policy.secondFloor = .init(distance: 190) }
    var drawn = try DrawnScene(width: 280, length: 300) {
      $0.header = policy
      $0.rubberBand = nil
      $0.showsIndicator = false
    }
    drawn.painter.header = name.style
    try drawn.send(.press(Point(x: 140, y: 20)), after: 0.1)
    try drawn.send(.move(Point(x: 140, y: 240)), after: 0.1)
    drawn.scene.advance(to: 0.4)
    try #require(drawn.scene.header?.state == .floorArmed)
    return drawn
  }

  /// Returns the extent of the words, as the difference between the German and the English image,
  /// or `nil` if they are equal.
  private func words(_ drawn: DrawnScene) throws -> (
    columns: ClosedRange<Int>, rows: ClosedRange<Int>
  )? {
    var german = drawn
    german.painter.translation = Translations()["de"]
    return try german.pixels(SceneContents()).change(from: drawn.pixels(SceneContents()))
  }

  @Test("Every header has a title for an armed floor", arguments: HeaderName.allCases)
  func armedWords(name: HeaderName) throws {
    let words = try #require(try words(armed(name)), "there are no words")
    #expect(words.rows.upperBound < 220)
  }

  @Test("An open floor hides every header and shows its title", arguments: HeaderName.allCases)
  func openPage(name: HeaderName) throws {
    var drawn = try armed(name)
    try drawn.send(.release(Point(x: 140, y: 240)), after: 0.1)
    drawn.scene.advance(to: 4)
    try #require(drawn.scene.header?.state == .floorOpen)
    let words = try #require(try words(drawn), "there are no words")
    #expect(abs(Double(words.rows.lowerBound + words.rows.upperBound) / 2 - 150) < 8)
    #expect(abs(Double(words.columns.lowerBound + words.columns.upperBound) / 2 - 140) < 8)
    let pixels = try drawn.pixels(SceneContents())
    let page = try #require(pixels[2, 2])
    #expect(pixels.extent { $0.red == 255 && $0.alpha == 255 } == nil, "no blank area is left")
    #expect(try #require(pixels[277, 297]) == page)
  }

  @Test("Styles that draw their own floor get none from the library")
  func ownPage() throws {
    struct Page: HeaderStyle {
      var height: Double { 60 }
      var drawsSecondFloor: Bool { true }

      func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
        canvas.fill(appearance.area, Color(rgb: 0, 200, 0))
      }
    }
    for style in [Page(), Page().drawing(.success) { _, _, _ in }] as [any HeaderStyle] {
      #expect(style.drawsSecondFloor)
      var drawn = try armed(.native)
      drawn.painter.header = style
      #expect(try words(drawn) == nil)
      #expect(try drawn.pixels(SceneContents()).count(of: 0, 200, 0) == 280 * 220)
    }
  }
}
