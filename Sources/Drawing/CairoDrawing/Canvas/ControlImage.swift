/// A picture of a refresh control, in points, with its pixels for one scale or several.
///
///     var anchor = try ControlImage(contentsOfPNG: "anchor.png")
///     try anchor.add(contentsOfPNG: "anchor@2x.png", scale: 2)
///
/// It is decoded once, when it is created; drawing copies nothing. Copies share their pixels.
public struct ControlImage: Equatable, Sendable {
  /// The largest width and height of a picture in pixels.
  public static let maximumSide = 2048
  /// The largest size of a picture's file in bytes.
  public static let maximumFileSize = 16 << 20

  /// The pixels for one scale.
  struct Representation: Equatable, Sendable {
    /// Pixels to the point.
    let scale: Double
    let pixels: Pixels
  }

  /// The pixels for each scale, the smallest first; none for an empty picture.
  private(set) var representations: [Representation]

  /// The width in points; 0 for an empty picture.
  public var width: Double { length(\.width) }
  /// The height in points; 0 for an empty picture.
  public var height: Double { length(\.height) }
  /// The scales that it has pixels for, the smallest first.
  public var scales: [Double] { representations.map(\.scale) }
  /// True for an empty picture, which draws nothing.
  public var isEmpty: Bool { representations.isEmpty }

  /// An empty picture, 0 points wide and high.
  public init() {
    representations = []
  }

  /// A picture of these pixels, `scale` of them to the point.
  ///
  /// The scale is a number from 0.1 to 16. Throws ``ControlImageError`` for any other, for no
  /// pixels at all and for more than ``maximumSide`` each way.
  public init(_ pixels: Pixels, scale: Double = 1) throws(ControlImageError) {
    guard (0.1...16).contains(scale) else { throw ControlImageError(.unusableScale) }
    guard pixels.width > 0, pixels.height > 0,
      pixels.bytes.count == pixels.width * pixels.height * 4
    else { throw ControlImageError(.broken("it has no pixels")) }
    guard pixels.width <= Self.maximumSide, pixels.height <= Self.maximumSide else {
      throw ControlImageError(.tooLarge)
    }
    representations = [Representation(scale: scale, pixels: pixels)]
  }

  /// Adds the pixels of `other`, in place of those for the same scales.
  ///
  /// Both must be equally large in points, but for the part of a pixel that a scale cannot show.
  /// Otherwise it throws ``ControlImageError`` and nothing changes.
  public mutating func add(_ other: ControlImage) throws(ControlImageError) {
    guard let own = representations.first, let added = other.representations.first else {
      if isEmpty { self = other }
      return
    }
    let pixel = 1 / min(own.scale, added.scale)
    guard abs(width - other.width) < pixel, abs(height - other.height) < pixel else {
      throw ControlImageError(.otherSize)
    }
    let kept = representations.filter { !other.scales.contains($0.scale) }
    representations = (kept + other.representations).sorted { $0.scale < $1.scale }
  }

  /// The pixels to draw where a point has `scale` device pixels: those of that scale, or else much
  /// finer ones, since slightly finer ones would be blurred.
  func representation(for scale: Double) -> Representation? {
    representations.first { abs($0.scale - scale) < 0.01 }
      ?? representations.first { $0.scale >= 1.5 * scale } ?? representations.last
  }

  /// A length in points, by the finest pixels, which are the most exact.
  private func length(_ pixels: KeyPath<Pixels, Int>) -> Double {
    representations.last.map { Double($0.pixels[keyPath: pixels]) / $0.scale } ?? 0
  }
}
