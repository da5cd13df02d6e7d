import Replay

/// Random numbers of the kinds that events need.
struct RandomSource {
  private var generator: SplitMix64

  /// Creates a source whose numbers depend only on `seed`.
  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Returns a number from 0 up to but excluding 1.
  mutating func unit() -> Double { Double(generator.next() >> 11) / 9_007_199_254_740_992 }

  /// Returns `true` with this probability.
  mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  /// Returns a number in `range`.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// Returns a whole number in `range`.
  mutating func count(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(generator.next() % UInt64(range.count))
  }

  /// Returns one of `choices`, which must not be empty.
  mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[count(in: 0...(choices.count - 1))]
  }

  /// Returns a length in points: mostly one of a real window, sometimes an absurd one.
  mutating func length() -> Double {
    switch count(in: 0...59) {
    case 0: one(of: [0, 1e-300, 1e-9, 1e9, 1e15, 9_007_199_254_740_992, .infinity, .nan])
    case 1: number(in: -1e15...1e15)
    case 2: number(in: -1e5...1e5)
    case 3...20: number(in: -400...400)
    default: number(in: -400...400).rounded()
    }
  }

  /// Returns a length that is not negative.
  mutating func extent() -> Double { abs(length()) }

  /// Returns the gaps in seconds between some ticks: frames, stutters, and sometimes a pause of up
  /// to 10 s.
  mutating func ticks() -> [Double] {
    switch count(in: 0...19) {
    case 0...3: []
    case 4: [number(in: 0...10)]
    case 5: [0, number(in: 0...1e-6)]
    case 6...8: (0...count(in: 0...5)).map { _ in number(in: 0...0.12) }
    case 9: (0...count(in: 0...2)).map { _ in number(in: 0...0.5) }
    default: [Double](repeating: 1.0 / one(of: [30, 60, 120, 144]), count: count(in: 1...5))
    }
  }
}
