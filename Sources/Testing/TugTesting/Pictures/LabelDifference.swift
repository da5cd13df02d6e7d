/// The difference between a text label and its golden.
struct LabelDifference {
  /// The number of pixels that differ.
  private(set) var pixels = 0
  /// The sum over the differing pixels of each component's signed difference, -255 to 255 each.
  private(set) var drift = [0, 0, 0]

  /// Adds a pixel, given by the bytes of its three colour components.
  mutating func note(_ actual: ArraySlice<UInt8>, _ golden: ArraySlice<UInt8>) {
    pixels += 1
    for (color, (one, other)) in zip(actual, golden).enumerated() {
      drift[color] += Int(one) - Int(other)
    }
  }

  /// Returns whether `tolerance` permits the difference for a label of `count` pixels.
  func isWithin(_ tolerance: TextTolerance, of count: Int) -> Bool {
    let greatestDrift = drift.reduce(0) { max($0, abs($1)) }
    return Double(pixels) <= tolerance.fraction * Double(count)
      && Double(greatestDrift) <= tolerance.drift * Double(count)
  }
}
