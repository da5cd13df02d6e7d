import RefreshModel
import TestSupport
import Testing

@testable import CairoDrawing

/// Checks the areas in which controls report that they animate.
@Suite struct MotionPlacesTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  static let styles: [(name: String, style: any ControlStyle)] =
    HeaderName.allCases.map { ("header \($0)", $0.style) }
    + FooterName.allCases.map { ("footer \($0)", $0.style) }

  /// The states in which a control may animate.
  static let moments: [(name: String, make: @Sendable (inout ControlAppearance) -> Void)] = [
    ("refreshing", { $0.state = .refreshing }),
    ("begun", { ($0.state, $0.previousState, $0.change) = (.refreshing, .pulling, 0.4) }),
    ("succeeding", { ($0.state, $0.previousState, $0.change) = (.success, .refreshing, 0.3) }),
    ("closing", { ($0.isClosing, $0.closing, $0.previousState) = (true, 0.3, .refreshing) }),
    ("pulled", { ($0.state, $0.pull, $0.turn) = (.pulling, 1.1, 1) }),
  ]

  private func appearance(
    _ style: any ControlStyle, at time: Double, _ make: (inout ControlAppearance) -> Void
  ) -> ControlAppearance {
    var appearance = ControlAppearance()
    (appearance.width, appearance.height) = (300, style.height)
    appearance.area = Rect(x: 0, y: 0, width: 300, height: style.height)
    appearance.title = "Loading"
    appearance.pull = 1
    appearance.time = time
    appearance.actionCount = 3
    make(&appearance)
    return appearance
  }

  @Test("Only the reported areas change with time", arguments: styles.map(\.name))
  func placesHoldAllMotion(name: String) throws {
    let style = try #require(Self.styles.first { $0.name == name }).style
    guard style.reportsMotion else { return }
    for moment in Self.moments {
      let first = try Canvas(width: 300, height: 120)
      let places = first.motions {
        style.draw(appearance(style, at: 1, moment.make), on: first, text: text)
      }.map { $0.inset(dx: -1, dy: -1) }
      for time in [1.05, 2.7] {
        let later = try Canvas(width: 300, height: 120)
        style.draw(appearance(style, at: time, moment.make), on: later, text: text)
        let (one, other) = (try first.pixels(), try later.pixels())
        let outside = one.differences(from: other).first { x, y in
          let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
          return !places.contains { $0.contains(pixel) }
        }
        #expect(outside == nil, "\(name), \(moment.name), at \(time)")
      }
    }
  }

  @Test("A style with a spinner reports one small moving area")
  func spinnersMove() throws {
    let style = EGOHeaderStyle()
    let canvas = try Canvas(width: 300, height: 120)
    let places = canvas.motions {
      canvas.translated(x: 10, y: 0) {
        style.draw(appearance(style, at: 1) { $0.state = .refreshing }, on: canvas, text: text)
      }
    }
    #expect(places.count == 1)
    #expect(places.first.map { $0.width < 60 && $0.x > 10 } == true)
  }
}
