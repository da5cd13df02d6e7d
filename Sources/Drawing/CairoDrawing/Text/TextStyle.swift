/// The size and weight of a text; the renderer determines the font family.
public struct TextStyle: Hashable, Sendable {
  /// The font size in points, which are CSS pixels, before the user's text scale
  /// (``TextRenderer/scale``).
  public var size: Double
  /// Whether the weight is bold.
  public var isBold: Bool

  /// Creates a style of `size` points.
  ///
  /// The size is clamped to the range from 1 to 1000; an invalid number counts as 1.
  public init(size: Double, isBold: Bool = false) {
    self.size = size >= 1 ? min(size, 1000) : 1
    self.isBold = isBold
  }
}
