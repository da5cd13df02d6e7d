import CairoDrawing
import RefreshModel
import Testing

/// Checks that changing a part alters the drawing exactly if the style declares the part.
@Suite("Declared parts of the styles") struct LookPartsTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  private static let settings: [(name: String, style: any ControlStyle, parts: StyleParts)] =
    HeaderName.allCases.map { ("header \($0.rawValue)", $0.style, $0.parts) }
    + FooterName.allCases.map { ("footer \($0.rawValue)", $0.style, $0.parts) }

  private static let changes:
    [(part: StyleParts, key: String, change: @Sendable (inout any ControlStyle) -> Void)] = [
      (.title, "title", { $0.parts.showsTitle.toggle() }),
      (.subtitle, "subtitle", { $0.parts.subtitles[.idle] = "below" }),
      (.lastUpdate, "last update", { $0.parts.showsLastUpdated.toggle() }),
      (.arrow, "arrow", { $0.parts.showsArrow.toggle() }),
      (.spinner, "spinner", { $0.parts.showsSpinner.toggle() }),
      (.color, "color", { $0.parts.colors.all = Color(rgb: 255, 0, 0) }),
      (
        .arrowColor, "arrow's colour",
        { style in
          if var own = style as? EGOHeaderStyle {
            own.arrow = .gray
            style = own
          } else if var own = style as? SVHeaderStyle {
            own.arrowColor = Color(rgb: 255, 0, 0)
            style = own
          } else if var own = style as? SVPullFooterStyle {
            own.arrowColor = Color(rgb: 255, 0, 0)
            style = own
          }
        }
      ),
      (
        .refreshingTitle, "title while it works",
        { style in
          guard var own = style as? MJAutoFooterStyle else { return }
          own.hidesRefreshingTitle.toggle()
          style = own
        }
      ),
    ]

  /// Returns whether `style` is drawn differently from `other` in any state.
  private func differs(_ style: any ControlStyle, _ other: any ControlStyle) throws -> Bool {
    // Some words are shown only by results, and some styles differ if they always show.
    for state in [RefreshState.idle, .refreshing, .failure, .noMoreData] {
      for restingLength in [0, style.height] {
        func picture(_ style: any ControlStyle) throws -> StylePicture {
          try StylePicture(style, state, text: text) {
            $0.lastUpdated = CivilTime(seconds: 1e9, utcOffset: 0)
            $0.restingLength = restingLength
          }
        }
        if try picture(style).pixels != picture(other).pixels { return true }
      }
    }
    return false
  }

  @Test("Exactly the declared parts of a style can be changed")
  func parts() throws {
    for (name, style, parts) in Self.settings {
      for (part, key, change) in Self.changes {
        var changed = style
        change(&changed)
        #expect(try differs(changed, style) == parts.contains(part), "\(key) of \(name)")
      }
    }
  }
}
