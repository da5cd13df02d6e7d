import Replay

/// A pattern of frame times.
package enum FramePattern: Sendable {
  /// A number of frames per second.
  case rate(Double)
  /// Pseudorandom gaps of 4 to 40 ms, generated from a seed.
  case irregular(seed: UInt64)

  private static let shortestGap = 0.004
  private static let gapRange = 0.036

  /// Returns the frame times from 0 to `end` seconds, without 0 itself.
  package func times(until end: Double) -> [Double] {
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
  /// Returns a number from 0 to 1, excluding 1.
  package mutating func unit() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }

  /// Returns a number in `range`.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }
}
