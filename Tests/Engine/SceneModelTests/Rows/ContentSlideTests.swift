import Testing

@testable import SceneModel

/// Checks where a bin's content is drawn after rows were inserted above, against the closed form of
/// the curve.
@Suite("Slides of a bin's content")
struct ContentSlideTests {
  /// Returns the part of a way that is left after `seconds`: the cubic from 1 to 0 in 0.25 s.
  private func left(after seconds: Double) -> Double {
    let s = min(seconds / 0.25, 1)
    return 1 - s * s * (3 - 2 * s)
  }

  @Test("Content begins where it was seen, with the next frame, and ends at its place")
  func closedForm() {
    var slide = ContentSlide()
    slide.add(120, at: 3, limit: 400)
    #expect(slide.isActive(at: 10) && slide.distance(at: 10) == 120, "no frame was drawn")
    for frame in 0...16 {
      let seconds = Double(frame) / 60
      slide.settle(at: 10 + seconds)
      #expect(abs(slide.distance(at: 10 + seconds) - 120 * left(after: seconds)) < 1e-9)
      #expect(slide.isActive(at: 10 + seconds) == (seconds < 0.25))
    }
    #expect(slide.distance(at: 20) == 0)
  }

  @Test("More rows take over where the content is, at its velocity")
  func retargeted() {
    var slide = ContentSlide()
    slide.add(100, at: 0, limit: 400)
    slide.settle(at: 0)
    let (before, step) = (slide.distance(at: 0.1), 1e-4)
    let velocity = (slide.distance(at: 0.1 + step) - before) / step
    slide.settle(at: 0.1)
    slide.add(40, at: 0.1, limit: 400)
    slide.settle(at: 0.1)
    #expect(abs(slide.distance(at: 0.1) - before - 40) < 1e-9)
    #expect(abs((slide.distance(at: 0.1 + step) - before - 40) / step - velocity) < 5)
    slide.settle(at: 0.4)
    #expect(!slide.isActive(at: 0.4) && slide.distance(at: 0.4) == 0)
  }

  @Test("Nothing slides by more than the limit, or after nothing was inserted")
  func limits() {
    var slide = ContentSlide()
    slide.add(401, at: 0, limit: 400)
    #expect(!slide.isActive(at: 0))
    slide.add(0, at: 0, limit: 400)
    #expect(!slide.isActive(at: 0))
    slide.add(300, at: 0, limit: 400)
    #expect(slide.isActive(at: 0))
    slide.add(300, at: 0, limit: 400)
    #expect(!slide.isActive(at: 0) && slide.distance(at: 0) == 0)
  }
}
