/// The times at which a replay samples its list.
///
/// `docs/scripts.md`, "Exactly", defines the ticks.
package enum TickSchedule: Equatable, Sendable {
  /// A number of ticks per second: tick k is at k/N seconds.
  case rate(Double)
  /// Pseudorandom gaps of 4,000 to 40,000 microseconds, generated from a seed.
  case irregular(seed: UInt64)

  /// The highest rate, with one tick per microsecond.
  package static let highestRate = 1_000_000.0
  /// The maximum number of ticks of a replay, so that it takes no longer than about a minute.
  package static let largestCount = 10_000_000.0
  fileprivate static let microsecond = 1_000_000.0
  fileprivate static let shortestGap: UInt64 = 4000
  fileprivate static let gapRange: UInt64 = 36_001

  /// Returns the ticks from 0 to `end` seconds in order, including each multiple of 0.1 seconds.
  package func times(until end: Double) -> [Double] { Array(ticks(until: end)) }

  /// Returns the ticks of ``times(until:)`` as a lazy sequence.
  package func ticks(until end: Double) -> Ticks { Ticks(self, until: end) }

  /// Returns an upper bound for the number of ticks from 0 to `end` seconds.
  func count(until end: Double) -> Double {
    let tenths = end * 10 + 1
    switch self {
    case .rate(let rate): return end * rate + 1 + tenths
    case .irregular: return end * Self.microsecond / Double(Self.shortestGap) + 1 + tenths
    }
  }
}

/// The ticks of a schedule, computed on demand.
package struct Ticks: Sequence, IteratorProtocol, Sendable {
  private let end: Double
  private var own: OwnTicks
  /// The next tick of the schedule itself, or `nil` after the last.
  private var nextOwn: Double?
  /// The next multiple of 0.1 seconds, in tenths of a second.
  private var tenths = 0.0

  fileprivate init(_ schedule: TickSchedule, until end: Double) {
    self.end = end
    own = OwnTicks(schedule)
    nextOwn = own.next(until: end)
  }

  /// Returns the next tick in seconds, or `nil` after the last.
  package mutating func next() -> Double? {
    let tenth = tenths / 10
    if tenth <= end, tenth < nextOwn ?? .infinity {
      tenths += 1
      return tenth
    }
    guard let time = nextOwn else { return nil }
    if tenth == time { tenths += 1 }
    nextOwn = own.next(until: end)
    return time
  }
}

/// The ticks of a schedule, without the added multiples of 0.1 seconds.
private struct OwnTicks: Sendable {
  private let schedule: TickSchedule
  private var generator: SplitMix64
  /// The number of ticks returned so far.
  private var count = 0.0
  private var microseconds: UInt64 = 0

  init(_ schedule: TickSchedule) {
    self.schedule = schedule
    generator =
      if case .irregular(let seed) = schedule { SplitMix64(seed: seed) } else {
        SplitMix64(seed: 0)
      }
  }

  /// Returns the next tick in seconds, or `nil` if it is after `end`.
  mutating func next(until end: Double) -> Double? {
    let time: Double
    switch schedule {
    case .rate(let rate): time = count / rate
    case .irregular:
      if count > 0 {
        microseconds += TickSchedule.shortestGap + generator.next() % TickSchedule.gapRange
      }
      time = Double(microseconds) / TickSchedule.microsecond
    }
    count += 1
    return time <= end ? time : nil
  }
}

/// The SplitMix64 random number generator, a 64-bit counter with mixed output.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator whose sequence depends only on `seed`.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
