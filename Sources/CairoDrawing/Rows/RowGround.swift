/// The ground of a row and the ring around it: the marks of hover, press, selection and focus.
public struct RowGround: Sendable {
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

  /// Fills the ground of a row in `frame`, which lies on device pixels, or lets `style` draw it.
  public func fill(
    _ frame: Rect, _ state: RowState, _ palette: Palette, _ style: PartStyle? = nil,
    on canvas: Canvas
  ) {
    if let drawGround = style?.drawGround {
      return drawGround(isTile ? tile(in: frame) : frame, canvas)
    }
    let color = palette.ground(of: state)
    if let drawBordered = style?.drawBordered {
      return drawBordered(isTile ? tile(in: frame) : frame, color, canvas)
    }
    guard let color else { return }
    if isTile {
      canvas.fill(tile(in: frame), cornerRadius: Self.tileRadius, color)
    } else {
      canvas.fill(frame, color)
    }
  }

  /// Draws the ring of a row that has the focus, or lets `style` draw it; does nothing for any other row.
  public func drawRing(
    _ frame: Rect, _ state: RowState, _ palette: Palette, _ style: PartStyle? = nil,
    on canvas: Canvas
  ) {
    guard state.isFocused else { return }
    let place = isTile ? tile(in: frame) : frame
    if let drawFocus = style?.drawFocus {
      let ground = palette.ground(of: state) ?? palette.background
      return drawFocus(place, ground, palette.title(of: state), canvas)
    }
    canvas.outline(
      place.inset(dx: Self.ringGap, dy: Self.ringGap),
      cornerRadius: isTile ? Self.tileRadius - Self.ringGap : Self.ringRadius,
      width: Self.ringWidth, palette.ring(of: state))
  }

  private func tile(in frame: Rect) -> Rect { frame.inset(dx: Self.tileGap, dy: Self.tileGap) }
}
