/// The room that a part of a list keeps free around its content, in points: CSS's border and padding.
///
/// Left and right are those of the screen, in every direction of text.
public struct PartBox: Equatable, Sendable {
  /// Above the content.
  public var top: Double
  /// At the right of the content.
  public var right: Double
  /// Below the content.
  public var bottom: Double
  /// At the left of the content.
  public var left: Double
  /// The smallest height of the content: CSS's `min-height`, without border and padding.
  public var minimumHeight: Double
  /// True where there is a border, which takes the place of the line between rows.
  public var hasBorder: Bool

  /// A box with this room on each side, and no border.
  public init(
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

  /// The box of a row: two lines with air around them, and enough room for a finger and a 32-point
  /// icon.
  public static let row = PartBox(top: 9, right: 12, bottom: 9, left: 12, minimumHeight: 38)
  /// The box of a cell, inside its tile.
  public static let cell = PartBox(top: 8, right: 8, bottom: 8, left: 8)

  /// The height that is added to the content's.
  public var height: Double { top + bottom }

  /// The whole height around content of `height`.
  public func height(around height: Double) -> Double {
    max(height, minimumHeight) + self.height
  }

  /// The room inside `frame` from top to bottom, with the content in the middle.
  ///
  /// In a row that is lower than its box asks for only the difference of the two sides is taken off,
  /// so that it shows as much as it has room for.
  func middle(of frame: Rect) -> Rect {
    let shift = top - bottom
    return Rect(
      x: frame.x, y: frame.y + max(shift, 0), width: frame.width,
      height: frame.height - abs(shift))
  }
}
