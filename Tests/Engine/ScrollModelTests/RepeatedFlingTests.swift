import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// Tests of the velocity that a caught fling adds to the next fling.
///
/// Source: Scroll physics reference, 1.2.
@Suite("Repeated flings")
struct RepeatedFlingTests {
  /// Catches a list that glides at about 2000 points per second, and flings it again by four moves
  /// of `step` points, `gap` seconds apart.
  ///
  /// Returns the velocity when it was caught and the velocity of the second release.
  private func secondFling(step: Double, gap: Double = 0.010, hold: Double = 0) -> (
    caught: Double, released: Double
  ) {
    var list = ScrollContainer.list(content: 1_000_000)
    list.setContentOffset(400_000)
    list.pullAndRelease(at: 400_000, velocity: 2000)
    list.advance(by: 0.1)
    let caught = list.velocity
    list.press(along: 300, across: 0)
    list.advance(by: hold)
    for index in 1...4 {
      list.advance(by: gap)
      list.movePress(along: 300 - step * Double(index), across: 0)
    }
    _ = list.releasePress()
    return (caught, list.velocity)
  }

  @Test("A fling in the same direction adds the caught velocity")
  func gains() {
    let (caught, released) = secondFling(step: 20)
    let carried = CarriedMomentum.velocity(caught: caught)
    #expect(caught > 1600)
    #expect(abs(released - (2000 + carried)) <= 1e-6)
    #expect(carried > 1500)
  }

  @Test("Opposite, slow or rested flings add no caught velocity")
  func carriesNothing() {
    #expect(abs(secondFling(step: -20).released - -2000) <= 1e-6)
    #expect(abs(secondFling(step: 8).released - 800) <= 1e-6)
    #expect(abs(secondFling(step: 20, hold: 0.011).released - 2000) <= 1e-6)
    #expect(abs(secondFling(step: 40, gap: 0.0201).released - 40 / 0.0201) <= 1e-6)
    #expect(secondFling(step: 20, hold: 0.009).released > 3000)
  }

  @Test("The carried velocity follows 0.000816·|v|^1.967, at most 40000")
  func rule() {
    #expect(abs(CarriedMomentum.velocity(caught: 1000) - 649.7) <= 0.1)
    #expect(CarriedMomentum.velocity(caught: -1000) == -CarriedMomentum.velocity(caught: 1000))
    #expect(CarriedMomentum.velocity(caught: 1e9) == 40_000)
    #expect(CarriedMomentum.velocity(caught: 0) == 0)
    #expect(CarriedMomentum.added(500, to: 251) == 500)
    #expect(CarriedMomentum.added(500, to: 250) == 0)
    #expect(CarriedMomentum.added(-500, to: 251) == 0)
  }

  @Test("A caught bounce adds no velocity")
  func bounce() {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: -100, velocity: -2000)
    list.advance(by: 0.05)
    #expect(list.velocity < -300)
    list.pan(by: 1)
    for _ in 0..<4 {
      list.advance(by: 0.01)
      list.pan(by: 20)
    }
    let expected = list.velocity
    _ = list.endPan()
    #expect(list.velocity == expected)
  }
}
