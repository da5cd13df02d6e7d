/// The difference between the letters of one label and their golden.
struct LabelDifference {
  /// The number of pixels that differ at all.
  private(set) var pixels = 0
  /// The sum of the differences of each colour, of 255 each.
  private(set) var drift = [0, 0, 0]

  /// Notes a pixel by the bytes of its three colours.
  mutating func note(_ actual: ArraySlice<UInt8>, _ golden: ArraySlice<UInt8>) {
    pixels += 1
    for (color, (one, other)) in zip(actual, golden).enumerated() {
      drift[color] += Int(one) - Int(other)
    }
  }

  /// True where `tolerance` allows the difference for a label of `count` pixels.
  func isWithin(_ tolerance: TextTolerance, of count: Int) -> Bool {
    let greatestDrift = drift.reduce(0) { max($0, abs($1)) }
    return Double(pixels) <= tolerance.share * Double(count)
      && Double(greatestDrift) <= tolerance.drift * Double(count)
  }
}
