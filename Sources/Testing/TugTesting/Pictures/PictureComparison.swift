public import CairoDrawing

/// The difference between two images of one size.
public struct PictureComparison: Equatable, Sendable {
  /// The number of pixels with a component that differs by more than the tolerance.
  public private(set) var differingPixels = 0
  /// The largest difference of a component in the differing pixels, from 0 to 255.
  public private(set) var greatestDifference = 0
  /// The first differing pixel in reading order, or `nil` if there is none.
  public private(set) var firstDifference: Place?

  /// The position of a pixel.
  public struct Place: Equatable, Sendable {
    /// The column.
    public let x: Int
    /// The row.
    public let y: Int

    /// Creates the position in column `x` of row `y`.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// Whether no pixel differs by more than the tolerance.
  public var isEqual: Bool { differingPixels == 0 }

  /// Compares two images with a tolerance per component from 0 to 255, or returns `nil` if the
  /// sizes differ.
  public init?(_ one: Pixels, _ other: Pixels, tolerance: Int = 0) {
    guard one.width == other.width, one.height == other.height else { return nil }
    PixelRows.forEachDifference(of: one, other) { x, y, difference in
      if difference > tolerance { note(difference, x, y) }
    }
  }

  /// Compares an image with its golden: shapes exactly, and the pixels of `text` with `tolerance`.
  ///
  /// Returns `nil` if the sizes differ. If the fraction of differing pixels in a label or its mean
  /// difference exceeds the tolerance, every differing pixel of the label counts.
  package init?(
    _ actual: Pixels, golden: Pixels, text: TextPixels, tolerance: TextTolerance = .standard
  ) {
    guard actual.width == golden.width, actual.height == golden.height,
      text.width == actual.width, text.height == actual.height
    else { return nil }
    var labels = [LabelDifference](repeating: LabelDifference(), count: text.labels.count)
    PixelRows.forEachDifference(of: actual, golden) { x, y, _ in
      guard let label = text.label(x: x, y: y) else { return }
      let place = (y * actual.width + x) * 4
      labels[label].note(actual.bytes[place..<place + 3], golden.bytes[place..<place + 3])
    }
    let isLike = zip(labels, text.labels).map { $0.isWithin(tolerance, of: $1.count) }
    PixelRows.forEachDifference(of: actual, golden) { x, y, difference in
      if let label = text.label(x: x, y: y), isLike[label], difference <= tolerance.channel {
        return
      }
      note(difference, x, y)
    }
  }

  private init() {}

  private mutating func note(_ difference: Int, _ x: Int, _ y: Int) {
    differingPixels += 1
    greatestDifference = max(greatestDifference, difference)
    firstDifference = firstDifference ?? Place(x: x, y: y)
  }
}

extension PictureComparison: CustomStringConvertible {
  /// A description of the difference, without a full stop.
  public var description: String {
    guard let first = firstDifference else { return "no pixel differs" }
    let pixels = differingPixels == 1 ? "1 pixel" : "\(differingPixels) pixels"
    return "\(pixels) from (\(first.x), \(first.y)), greatest difference \(greatestDifference)"
  }
}
