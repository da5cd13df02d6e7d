import CairoDrawing
import Testing

@testable import tug_demo

@Suite("The harbour behind the list") @MainActor struct HarbourTests {
  @Test("The text never overlaps sun and boat", arguments: [1.0, 2, 3])
  func places(widths: Double) {
    for height in stride(from: 40.0, through: 1200, by: 1) {
      let page = Rect(x: 0, y: 7, width: widths * 160, height: height)
      let places = Harbour.Places(in: page)
      #expect(places.name.y >= page.y && places.name.maxY <= places.hint.y, "\(height)")
      #expect(places.light.y - places.light.halo >= places.hint.maxY, "\(height)")
      guard places.boat.scale > 0 else { continue }
      #expect(places.boat.frame.y >= places.hint.maxY, "\(height)")
      #expect(places.boat.frame.maxY <= page.maxY && places.boat.scale <= 2, "\(height)")
    }
  }

  @Test("A low window has a boat, the usual one everything")
  func boat() {
    // A header bar is 46 points high.
    #expect(Harbour.Places(in: Rect(x: 0, y: 0, width: 420, height: 154)).boat.scale > 0.75)
    let usual = Harbour.Places(in: Rect(x: 0, y: 0, width: 420, height: 594))
    #expect(usual.boat.scale == 2 && usual.light.halo == 44 && usual.light.y == 594 * 0.3)
  }
}
