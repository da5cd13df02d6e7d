extension Scene {
  /// A width and a height in points, whichever way the list scrolls.
  public struct Size: Equatable, Sendable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// A size of `width` by `height`.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle in the viewport, in points from its top left.
  public struct Frame: Hashable, Sendable {
    /// Its left.
    public var x: Double
    /// Its top.
    public var y: Double
    /// Its width.
    public var width: Double
    /// Its height.
    public var height: Double

    /// The rectangle at `x` and `y` of `width` by `height`.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}
