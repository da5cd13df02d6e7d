/// The times at which a replay samples its list.
///
/// Source: replay contract, Exactly 2.
public enum TickSchedule: Equatable, Sendable {
  /// So many ticks a second: tick k is at k/N seconds.
  case rate(Double)
  /// Gaps of 4,000 to 40,000 microseconds, drawn from a seed.
  case irregular(seed: UInt64)

  /// The highest rate, at which ticks are a microsecond apart.
  public static let highestRate = 1_000_000.0
  /// The largest number of ticks of a replay, so that its trace fits into memory.
  public static let largestCount = 10_000_000.0
  private static let microsecond = 1_000_000.0
  private static let shortestGap: UInt64 = 4000
  private static let gapRange: UInt64 = 36_001

  /// The ticks from 0 to `end` seconds, and one at each whole tenth of a second, in order.
  public func times(until end: Double) -> [Double] {
    let own = ownTimes(until: end)
    var tenths = 0.0
    var merged: [Double] = []
    merged.reserveCapacity(own.count)
    for time in own + [Double.infinity] {
      while tenths / 10 < time, tenths / 10 <= end {
        merged.append(tenths / 10)
        tenths += 1
      }
      if tenths / 10 == time { tenths += 1 }
      if time.isFinite { merged.append(time) }
    }
    return merged
  }

  /// The approximate number of ticks from 0 to `end` seconds; never too few.
  func count(until end: Double) -> Double {
    let tenths = end * 10 + 1
    switch self {
    case .rate(let rate): return end * rate + 1 + tenths
    case .irregular: return end * Self.microsecond / Double(Self.shortestGap) + 1 + tenths
    }
  }

  private func ownTimes(until end: Double) -> [Double] {
    switch self {
    case .rate(let rate):
      var times: [Double] = []
      var tick = 0.0
      while tick / rate <= end {
        times.append(tick / rate)
        tick += 1
      }
      return times
    case .irregular(let seed):
      var generator = SplitMix64(seed: seed)
      var times = [0.0]
      var microseconds: UInt64 = 0
      while true {
        microseconds += Self.shortestGap + generator.next() % Self.gapRange
        let time = Double(microseconds) / Self.microsecond
        if time > end { return times }
        times.append(time)
      }
    }
  }
}

/// The SplitMix64 generator: a 64-bit counter, mixed.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator whose first number follows from `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
