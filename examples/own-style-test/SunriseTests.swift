import CairoDrawing
import Glibc
import Testing
import TugTesting

@testable import own_style

/// The looks of own-style's header, tested without a display: a script pulls the list, and each
/// picture is compared with the golden one beside the script.
@Suite("The sunrise") struct SunriseTests {
  private static let goldens =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/") + "/goldens"

  private func styles(_: GoldenScript) -> ScriptStyles { ScriptStyles(header: SunriseStyle()) }

  /// With UPDATE_GOLDENS in the environment it writes the pictures in place of comparing them.
  @Test("It looks as its golden pictures do")
  func looksAsGoldens() throws {
    let folder = try GoldenFolder(Self.goldens)
    if getenv("UPDATE_GOLDENS") != nil {
      let changes = try folder.update(styles: styles)
      for change in changes { print(change) }
      return
    }
    let verdicts = try folder.compare(styles: styles)
    #expect(verdicts.count == 2)
    for verdict in verdicts { #expect(verdict.isSame, "\(verdict)") }
  }

  @Test("A sun that is turned by a degree would be noticed")
  func turnedSunIsNoticed() throws {
    struct Turned: HeaderStyle {
      let height = 54.0
      var texts = SunriseStyle().texts

      func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
        canvas.rotated(by: 0.02, aroundX: appearance.width / 2, y: appearance.height / 2) {
          SunriseStyle().draw(appearance, on: canvas, text: text)
        }
      }
    }
    let verdicts = try GoldenFolder(Self.goldens).compare(
      failures: .nowhere, styles: { _ in ScriptStyles(header: Turned()) })
    #expect(verdicts.count == 2)
    for verdict in verdicts {
      guard case .differs = verdict.outcome else {
        Issue.record("\(verdict)")
        continue
      }
    }
  }
}
