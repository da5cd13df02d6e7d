/// An image for a refresh control, in points, with pixels for one or several scales.
///
///     var anchor = try ControlImage(contentsOfPNG: "anchor.png")
///     try anchor.add(contentsOfPNG: "anchor@2x.png", scale: 2)
///
/// The file is decoded once, in the initializer. Drawing copies nothing, and copies of the value
/// share their pixels.
public struct ControlImage: Equatable, Sendable {
  /// The largest width and height of an image, in pixels.
  public static let maximumSide = 2048
  /// The largest size of an image file, in bytes.
  public static let maximumFileSize = 16 << 20

  /// The pixels for one scale.
  struct Representation: Equatable, Sendable {
    /// Pixels per point.
    let scale: Double
    let pixels: Pixels
  }

  /// The pixels for each scale, smallest scale first; empty for an empty image.
  private(set) var representations: [Representation]

  /// The width in points, or 0 for an empty image.
  public var width: Double { length(\.width) }
  /// The height in points, or 0 for an empty image.
  public var height: Double { length(\.height) }
  /// The scales that this image has pixels for, smallest first.
  public var scales: [Double] { representations.map(\.scale) }
  /// Whether this is an empty image, which draws nothing.
  public var isEmpty: Bool { representations.isEmpty }

  /// Creates an empty image of 0 by 0 points.
  public init() {
    representations = []
  }

  /// Creates an image from `pixels`, with `scale` of them per point.
  ///
  /// Throws ``ControlImageError`` if the scale is outside the range from 0.1 to 16, if there are no
  /// pixels, or if a side exceeds ``maximumSide``.
  public init(_ pixels: Pixels, scale: Double = 1) throws(ControlImageError) {
    guard (0.1...16).contains(scale) else { throw ControlImageError(.unusableScale) }
    guard pixels.width > 0, pixels.height > 0,
      pixels.bytes.count == pixels.width * pixels.height * 4
    else { throw ControlImageError(.broken("the picture has no pixels")) }
    guard pixels.width <= Self.maximumSide, pixels.height <= Self.maximumSide else {
      throw ControlImageError(.tooLarge)
    }
    representations = [Representation(scale: scale, pixels: pixels)]
  }

  /// Adds the pixels of `other`, replacing pixels for equal scales.
  ///
  /// Both images must have equal sizes in points, up to one pixel of the coarser scale. Otherwise
  /// this throws ``ControlImageError`` and changes nothing.
  public mutating func add(_ other: ControlImage) throws(ControlImageError) {
    guard let own = representations.first, let added = other.representations.first else {
      if isEmpty { self = other }
      return
    }
    let pixel = 1 / min(own.scale, added.scale)
    guard abs(width - other.width) < pixel, abs(height - other.height) < pixel else {
      throw ControlImageError(.differentSize)
    }
    let kept = representations.filter { !other.scales.contains($0.scale) }
    representations = (kept + other.representations).sorted { $0.scale < $1.scale }
  }

  /// Returns the pixels to draw with at `scale` device pixels per point.
  ///
  /// Prefers an exact match, then pixels at least 1.5 times as fine, because slightly finer pixels
  /// would look blurred, then the finest ones.
  func representation(for scale: Double) -> Representation? {
    representations.first { abs($0.scale - scale) < 0.01 }
      ?? representations.first { $0.scale >= 1.5 * scale } ?? representations.last
  }

  /// Returns a length in points, computed from the finest pixels, which are the most exact.
  private func length(_ pixels: KeyPath<Pixels, Int>) -> Double {
    representations.last.map { Double($0.pixels[keyPath: pixels]) / $0.scale } ?? 0
  }
}
