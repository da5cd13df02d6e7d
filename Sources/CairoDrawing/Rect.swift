public import ListModel

/// A rectangle in points, y downwards.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width; a rectangle of 0 or less is empty.
  public var width: Double
  /// The height; a rectangle of 0 or less is empty.
  public var height: Double

  /// A rectangle by its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The place of something in a scene's viewport.
  public init(_ frame: ListScene.Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The horizontal middle.
  public var midX: Double { x + width / 2 }
  /// The vertical middle.
  public var midY: Double { y + height / 2 }
  /// Whether there is nothing inside, also for sizes that are not numbers.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The rectangle smaller by `dx` at the left and right and by `dy` at the top and bottom.
  public func inset(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// What the rectangle has in common with `other`; empty where they are apart.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The rectangle as a mirror in the vertical middle of `whole` shows it.
  func mirrored(in whole: Rect) -> Rect {
    Rect(x: whole.x + whole.maxX - maxX, y: y, width: width, height: height)
  }
}
