public import ScrollModel

/// A rectangle in points, y downwards; it is empty if its width or height is 0 or less.
public typealias Rect = Frame

extension Frame {
  /// The right edge.
  package var maxX: Double { x + width }
  /// The bottom edge.
  package var maxY: Double { y + height }
  /// The horizontal middle.
  package var midX: Double { x + width / 2 }
  /// The vertical middle.
  package var midY: Double { y + height / 2 }
  /// Whether the rectangle has no area, or a size that is not a number.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns the rectangle, smaller by `dx` at the left and right and by `dy` at the top and
  /// bottom.
  package func inset(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the intersection with `other`, which is empty if they do not overlap.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the rectangle mirrored horizontally within `whole`.
  func mirrored(in whole: Rect) -> Rect {
    Rect(x: whole.x + whole.maxX - maxX, y: y, width: width, height: height)
  }
}
