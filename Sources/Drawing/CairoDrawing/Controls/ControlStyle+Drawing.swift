public import RefreshModel

extension HeaderStyle {
  /// A style that draws `states` by `draw`, in the box's coordinates and clipped as usual, and the
  /// others as before.
  ///
  ///     header.style = header.style.drawing(.refreshing) { appearance, canvas, text in
  ///       canvas.fillCircle(x: appearance.width / 2, y: 27, radius: 8, .init(rgb: 28, 113, 216))
  ///     }
  ///
  /// A drawing for `refreshing` serves `willRefresh`, too, and stays while the header closes. It
  /// must depend on nothing but its arguments.
  public func drawing(_ states: RefreshState..., draw: @escaping StateDrawing) -> any HeaderStyle {
    StateDrawnStyle(self, states, draw: draw)
  }
}

extension FooterStyle {
  /// A style that draws `states` by `draw`; see ``HeaderStyle/drawing(_:_:)``.
  public func drawing(_ states: RefreshState..., draw: @escaping StateDrawing) -> any FooterStyle {
    StateDrawnStyle(self, states, draw: draw)
  }
}
