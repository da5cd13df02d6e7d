public import CairoDrawing

/// Where and how much two pictures of one size differ.
public struct PictureComparison: Equatable, Sendable {
  /// Pixels in which any component differs.
  public let differingPixels: Int
  /// The greatest difference of a component, 0 to 255.
  public let greatestDifference: Int
  /// The first pixel that differs, in reading order.
  public let firstDifference: Place?

  /// A pixel's place.
  public struct Place: Equatable, Sendable {
    /// Its column.
    public let x: Int
    /// Its row.
    public let y: Int

    /// The place in column `x` of row `y`.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// Whether every byte is the same.
  public var isEqual: Bool { differingPixels == 0 }

  /// Compares two pictures; nil when their sizes differ.
  public init?(_ one: Pixels, _ other: Pixels) {
    guard one.width == other.width, one.height == other.height else { return nil }
    var differing = 0
    var greatest = 0
    var first: Place?
    for pixel in 0..<(one.width * one.height) {
      let bytes = pixel * 4..<pixel * 4 + 4
      let difference = bytes.reduce(0) {
        max($0, abs(Int(one.bytes[$1]) - Int(other.bytes[$1])))
      }
      guard difference > 0 else { continue }
      differing += 1
      greatest = max(greatest, difference)
      first = first ?? Place(x: pixel % one.width, y: pixel / one.width)
    }
    differingPixels = differing
    greatestDifference = greatest
    firstDifference = first
  }
}
