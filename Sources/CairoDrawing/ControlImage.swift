/// A picture of a refresh control, in points, with its pixels for one scale or several.
///
///     var anchor = try ControlImage(contentsOfPNG: "anchor.png")
///     try anchor.add(contentsOfPNG: "anchor@2x.png", scale: 2)
///
/// It is decoded once, when it is made; drawing copies nothing. Copies share their pixels.
public struct ControlImage: Equatable, Sendable {
  /// The most pixels that a picture has each way.
  public static let maximumSide = 2048
  /// The most bytes that a picture's file has.
  public static let maximumFileSize = 16 << 20

  /// The pixels for one scale.
  struct Representation: Equatable, Sendable {
    /// Pixels to the point.
    let scale: Double
    let pixels: Pixels
  }

  /// From the smallest scale to the largest; none for a picture of nothing.
  private(set) var representations: [Representation]

  /// The width in points; 0 for a picture of nothing.
  public var width: Double { length(\.width) }
  /// The height in points; 0 for a picture of nothing.
  public var height: Double { length(\.height) }
  /// The scales that it has pixels for, from the smallest.
  public var scales: [Double] { representations.map(\.scale) }
  /// Whether it is a picture of nothing, which draws nothing.
  public var isEmpty: Bool { representations.isEmpty }

  /// A picture of nothing, 0 points wide and high.
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

  /// Gives the picture the pixels of `other` for the scales of that, in place of what it had.
  ///
  /// Both are as large in points, but for the part of a pixel that a scale cannot show; else it
  /// throws ``ControlImageError`` and nothing changes.
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
  /// finer ones, since of slightly finer ones a blur is left.
  func representation(for scale: Double) -> Representation? {
    representations.first { abs($0.scale - scale) < 0.01 }
      ?? representations.first { $0.scale >= 1.5 * scale } ?? representations.last
  }

  /// A length in points; the finest pixels tell it most exactly.
  private func length(_ pixels: KeyPath<Pixels, Int>) -> Double {
    representations.last.map { Double($0.pixels[keyPath: pixels]) / $0.scale } ?? 0
  }
}
