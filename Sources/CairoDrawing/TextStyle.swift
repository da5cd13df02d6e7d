/// The size and weight of a text; the family is the renderer's.
public struct TextStyle: Hashable, Sendable {
  /// The size of the font in points, which are CSS pixels.
  public var size: Double
  /// Whether the weight is bold.
  public var isBold: Bool

  /// A style of `size` points; sizes outside 1 to 1000 and those that are not numbers are moved
  /// to the nearest of them.
  public init(size: Double, isBold: Bool = false) {
    self.size = size >= 1 ? min(size, 1000) : 1
    self.isBold = isBold
  }
}
