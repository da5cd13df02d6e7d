import Testing

@testable import Tug

@Suite("The engine's clock") struct EngineClockTests {
  private let start: Int64 = 1_000_000_123_456

  private func begun() -> EngineClock {
    var clock = EngineClock()
    let begins = clock.start(at: start)
    #expect(begins)
    return clock
  }

  @Test("A slower clock continues in whole microseconds")
  func slower() {
    var clock = begun()
    clock.resume(at: 1.0 / 16, from: start + 2_000_000, noEarlierThan: 0)
    #expect(clock.seconds(at: start + 2_000_000) == 2)
    #expect(clock.seconds(at: start + 2_000_000 + 16_000_000) == 3)
    #expect(clock.seconds(at: start + 2_000_017) == 2.000_001)
    #expect(clock.seconds(at: start) == 2)
    clock.resume(at: 1, from: start + 18_000_000, noEarlierThan: 0)
    #expect(clock.seconds(at: start + 18_500_000) == 3.5)
  }

  @Test("The clock never goes back before an event")
  func later() {
    var clock = begun()
    clock.resume(at: 0.25, from: start + 1_000_000, noEarlierThan: 1.000_007)
    #expect(clock.seconds(at: start + 1_000_000) == 1.000_007)
  }

  @Test("A stopped clock advances only in steps")
  func steps() {
    var clock = begun()
    clock.resume(at: 0, from: start + 1_000_000, noEarlierThan: 0)
    #expect(clock.seconds(at: start + 9_000_000) == 1)
    #expect(clock.wait(until: 1.5, from: start + 9_000_000) == nil)
    clock.skip(0.016_667)
    #expect(clock.seconds(at: start + 20_000_000) == 1.016_667)
    clock.resume(at: 1, from: start + 20_000_000, noEarlierThan: 0)
    #expect(clock.seconds(at: start + 20_000_000) == 1.016_667)
    #expect(abs((clock.wait(until: 1.5, from: start + 20_000_000) ?? 0) - 0.483_333) < 1e-9)
  }

  @Test("A slow clock makes waits longer; past times need none")
  func waits() {
    var clock = begun()
    #expect(clock.wait(until: 2, from: start + 1_000_000) == 1)
    #expect(clock.wait(until: 0.5, from: start + 1_000_000) == 0)
    clock.resume(at: 0.25, from: start + 1_000_000, noEarlierThan: 0)
    #expect(clock.wait(until: 2, from: start + 1_000_000) == 4)
  }

  @Test("A pace set before the first frame applies from it")
  func early() {
    var clock = EngineClock()
    clock.resume(at: 0.5, from: start - 10, noEarlierThan: 0)
    let begins = clock.start(at: start)
    #expect(begins)
    #expect(clock.seconds(at: start + 1_000_000) == 0.5)
    clock.hold(at: 7)
    clock.resume(at: 0.25, from: start, noEarlierThan: 0)
    clock.skip(1)
    #expect(clock.seconds(at: start + 5) == 7)
  }
}
