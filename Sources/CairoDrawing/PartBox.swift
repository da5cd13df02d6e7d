/// The room that a part of a list keeps free around what it shows, in points: CSS's border and padding.
///
/// Left and right are those of the screen, in every direction of text.
public struct PartBox: Equatable, Sendable {
  /// Above what is shown.
  public var top: Double
  /// At its right.
  public var right: Double
  /// Below it.
  public var bottom: Double
  /// At its left.
  public var left: Double
  /// The height that what is shown has at least: CSS's `min-height`, without border and padding.
  public var minimumHeight: Double
  /// Whether there is a border, which takes the place of the line between rows.
  public var hasBorder: Bool

  /// So much room on each side, and no border.
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

  /// That of a row: two lines with air around them, at least enough for a finger and a 32-point icon.
  public static let row = PartBox(top: 9, right: 12, bottom: 9, left: 12, minimumHeight: 38)
  /// That of a cell, inside of its tile.
  public static let cell = PartBox(top: 8, right: 8, bottom: 8, left: 8)

  /// What is added to the height of what is shown.
  public var height: Double { top + bottom }

  /// The height of the whole where what is shown has `height`.
  public func height(around height: Double) -> Double {
    max(height, minimumHeight) + self.height
  }

  /// The room inside `frame` from top to bottom, where what is shown stands in the middle of it.
  ///
  /// A row that is lower than its box asks for shows what it has room for, so that only what the two
  /// sides differ by is taken off.
  func middle(of frame: Rect) -> Rect {
    let shift = top - bottom
    return Rect(
      x: frame.x, y: frame.y + max(shift, 0), width: frame.width,
      height: frame.height - abs(shift))
  }
}
