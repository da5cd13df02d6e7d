import Replay

/// The times of frames, as gaps in seconds.
public enum FramePattern: Sendable {
  /// So many frames a second.
  case rate(Double)
  /// Gaps of 4 to 40 ms, drawn from a seed.
  case irregular(seed: UInt64)

  private static let shortestGap = 0.004
  private static let gapRange = 0.036

  /// The times of the frames from 0 up to `end`, the first excluded.
  public func times(until end: Double) -> [Double] {
    switch self {
    case .rate(let rate):
      let count = Int((end * rate).rounded(.down))
      return (1...max(count, 1)).map { Double($0) / rate }
    case .irregular(let seed):
      var generator = SplitMix64(seed: seed)
      var times: [Double] = []
      var time = 0.0
      while time < end {
        time += Self.shortestGap + Self.gapRange * generator.unit()
        times.append(time)
      }
      return times
    }
  }
}

extension SplitMix64 {
  /// A number from 0 up to, and without, 1.
  public mutating func unit() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }

  /// A number in `range`.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }
}
