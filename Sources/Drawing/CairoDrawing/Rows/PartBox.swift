/// The free space around the content of a list part, in points: CSS border plus padding.
///
/// ``left`` and ``right`` are screen directions, independent of the text direction.
package struct PartBox: Equatable, Sendable {
  /// The space above the content.
  package var top: Double
  /// The space to the right of the content.
  package var right: Double
  /// The space below the content.
  package var bottom: Double
  /// The space to the left of the content.
  package var left: Double
  /// The smallest height of the content: CSS `min-height`, without border and padding.
  package var minimumHeight: Double
  /// Whether there is a border, which replaces the line between rows.
  package var hasBorder: Bool

  /// Creates a box with this space on each side.
  package init(
    top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0,
    minimumHeight: Double = 0, hasBorder: Bool = false
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
    self.minimumHeight = minimumHeight
    self.hasBorder = hasBorder
  }

  /// The default box of a row, with enough space for two lines, a 32-point icon and a finger.
  package static let row = PartBox(top: 9, right: 12, bottom: 9, left: 12, minimumHeight: 38)
  /// The default box of a cell, inside its tile.
  package static let cell = PartBox(top: 8, right: 8, bottom: 8, left: 8)

  /// The height that the box adds to the content.
  package var height: Double { top + bottom }

  /// Returns the total height for content of `height`.
  package func height(around height: Double) -> Double {
    max(height, minimumHeight) + self.height
  }

  /// Returns the part of `frame` in which the content is centred vertically.
  ///
  /// Only the difference between top and bottom is removed. A row that is lower than the box
  /// requires therefore still shows as much as fits.
  func middle(of frame: Rect) -> Rect {
    let shift = top - bottom
    return Rect(
      x: frame.x, y: frame.y + max(shift, 0), width: frame.width,
      height: frame.height - abs(shift))
  }
}
