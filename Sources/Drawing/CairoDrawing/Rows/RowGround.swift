/// The ground of a row and the ring around it: the marks of hover, press, selection and focus.
public struct RowGround: Equatable, Sendable {
  /// The ground is a tile with round corners and a gap around it, as in a grid; otherwise it fills
  /// the row from edge to edge.
  public var isTile: Bool

  /// Points between a tile and its cell's edge.
  static let tileGap = 3.0
  /// The radius of a tile's corners, in points.
  private static let tileRadius = 8.0
  /// The breadth of the focus ring, in points.
  private static let ringWidth = 2.0
  /// Points between the ring and the edge that it goes around.
  private static let ringGap = 2.0
  /// The radius of the ring's corners in a row, in points.
  private static let ringRadius = 6.0

  /// The ground of a row, or of a tile.
  public init(isTile: Bool = false) {
    self.isTile = isTile
  }

  /// The ground of a row in `frame`, by `style` where it has one; nil where it is the list's own.
  func mark(
    _ frame: Rect, _ state: RowState, _ palette: Palette, _ style: PartStyle
  ) -> RowMark? {
    let place = isTile ? tile(in: frame) : frame
    if let drawGround = style.drawGround { return .foreign { drawGround(place, $0) } }
    let color = palette.ground(of: state)
    if let drawBordered = style.drawBordered { return .foreign { drawBordered(place, color, $0) } }
    return color.map { .fill(place, cornerRadius: isTile ? Self.tileRadius : 0, $0) }
  }

  /// The ring of a row that has the focus, by `style` where it has one; nil for any other row.
  func ring(
    _ frame: Rect, _ state: RowState, _ palette: Palette, _ style: PartStyle
  ) -> RowMark? {
    guard state.isFocused else { return nil }
    let place = isTile ? tile(in: frame) : frame
    if let drawFocus = style.drawFocus {
      let ground = palette.ground(of: state) ?? palette.background
      return .foreign { drawFocus(place, ground, palette.title(of: state), $0) }
    }
    return .outline(
      place.inset(dx: Self.ringGap, dy: Self.ringGap),
      cornerRadius: isTile ? Self.tileRadius - Self.ringGap : Self.ringRadius,
      width: Self.ringWidth, palette.ring(of: state))
  }

  private func tile(in frame: Rect) -> Rect { frame.inset(dx: Self.tileGap, dy: Self.tileGap) }
}
