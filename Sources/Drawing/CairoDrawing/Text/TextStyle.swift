/// The size and weight of a text; the family is the renderer's.
public struct TextStyle: Hashable, Sendable {
  /// The size of the font in points, which are CSS pixels, before the user's text scale
  /// (``TextRenderer/scale``).
  public var size: Double
  /// The weight is bold.
  public var isBold: Bool

  /// A style of `size` points; sizes outside 1 to 1000 count as the nearer limit, those that are
  /// not numbers as 1.
  public init(size: Double, isBold: Bool = false) {
    self.size = size >= 1 ? min(size, 1000) : 1
    self.isBold = isBold
  }
}
