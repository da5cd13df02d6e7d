import Replay
import Testing

@Suite("Ticks")
struct TickScheduleTests {
  @Test("Tick k is at k/N, with extra ticks at whole tenths")
  func rate() {
    let times = TickSchedule.rate(60).times(until: 1)
    #expect(times == (0...60).map { Double($0) / 60 })
    let slow = TickSchedule.rate(4).times(until: 1)
    let expected =
      Set((0...4).map { Double($0) / 4 }).union((0...10).map { Double($0) / 10 }).sorted()
    #expect(slow == expected)
    #expect(slow.count == 13)
  }

  @Test("The last tick is not after the end")
  func end() {
    #expect(TickSchedule.rate(60).times(until: 0) == [0])
    #expect(TickSchedule.rate(1).times(until: 0.35) == [0, 0.1, 0.2, 0.3])
    #expect(TickSchedule.rate(60).times(until: 0.05).last == 0.05)
    #expect(TickSchedule.rate(60).times(until: 0.0499).last == 2.0 / 60)
  }

  @Test(
    "No time is repeated, at any rate", arguments: [0.7, 24, 29.97, 30, 60, 90, 120, 144, 1000])
  func noDoubles(rate: Double) {
    let end = 7.3
    let times = TickSchedule.rate(rate).times(until: end)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    let own = Set((0...Int(end * rate)).map { Double($0) / rate }.filter { $0 <= end })
    let tenths = Set((0...73).map { Double($0) / 10 })
    #expect(Set(times) == own.union(tenths))
  }

  @Test("SplitMix64 yields its published numbers")
  func generator() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("Irregular gaps are 4000 + (next mod 36001) microseconds")
  func irregular() {
    var generator = SplitMix64(seed: 42)
    var microseconds: UInt64 = 0
    var own: Set<Double> = [0]
    while microseconds <= 3_000_000 {
      microseconds += 4000 + generator.next() % 36_001
      if microseconds <= 3_000_000 { own.insert(Double(microseconds) / 1_000_000) }
    }
    let times = TickSchedule.irregular(seed: 42).times(until: 3)
    #expect(Set(times) == own.union((0...30).map { Double($0) / 10 }))
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(times.first == 0)
  }
}
