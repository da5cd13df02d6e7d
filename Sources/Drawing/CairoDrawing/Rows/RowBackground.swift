/// The background of a row and the ring around it, which show hover, press, selection and focus.
package struct RowBackground: Equatable, Sendable {
  /// Whether the background is a rounded tile with a gap around it, as in a grid.
  ///
  /// Otherwise it fills the whole row.
  package var isTile: Bool

  /// The space between a tile and the edge of its cell, in points.
  static let tileGap = 3.0
  /// The corner radius of a tile, in points.
  private static let tileRadius = 8.0
  /// The width of the focus ring, in points.
  private static let ringWidth = 2.0
  /// The space between the ring and the edge of its row or tile, in points.
  private static let ringGap = 2.0
  /// The corner radius of the ring in a row, in points.
  private static let ringRadius = 6.0

  /// Creates the background of a row or a tile.
  package init(isTile: Bool = false) {
    self.isTile = isTile
  }

  /// Returns the background of a row in `frame`, or `nil` if it is transparent.
  ///
  /// `style` can replace it.
  func mark(
    _ frame: Rect, _ state: RowState, _ palette: Palette, _ style: PartStyle
  ) -> RowMark? {
    let place = isTile ? tile(in: frame) : frame
    if let drawBackground = style.drawBackground { return .foreign { drawBackground(place, $0) } }
    let color = palette.rowBackground(of: state)
    if let drawBordered = style.drawBordered { return .foreign { drawBordered(place, color, $0) } }
    return color.map { .fill(place, cornerRadius: isTile ? Self.tileRadius : 0, $0) }
  }

  /// Returns the focus ring of a focused row, or `nil` for any other row.
  ///
  /// `style` can replace it.
  func ring(
    _ frame: Rect, _ state: RowState, _ palette: Palette, _ style: PartStyle
  ) -> RowMark? {
    guard state.isFocused else { return nil }
    let place = isTile ? tile(in: frame) : frame
    if let drawFocus = style.drawFocus {
      let background = palette.rowBackground(of: state) ?? palette.background
      return .foreign { drawFocus(place, background, palette.title(of: state), $0) }
    }
    return .outline(
      place.inset(dx: Self.ringGap, dy: Self.ringGap),
      cornerRadius: isTile ? Self.tileRadius - Self.ringGap : Self.ringRadius,
      width: Self.ringWidth, palette.ring(of: state))
  }

  private func tile(in frame: Rect) -> Rect { frame.inset(dx: Self.tileGap, dy: Self.tileGap) }
}
