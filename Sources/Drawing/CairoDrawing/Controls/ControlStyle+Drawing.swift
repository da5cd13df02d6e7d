public import RefreshModel

extension HeaderStyle {
  /// Returns a style that draws `states` with `draw`, and other states like this style.
  ///
  ///     header.style = header.style.drawing(.refreshing) { appearance, canvas, text in
  ///       canvas.fillCircle(x: appearance.width / 2, y: 27, radius: 8, .init(rgb: 28, 113, 216))
  ///     }
  ///
  /// `draw` uses the box's coordinates and is clipped as usual. A drawing for `refreshing` is also
  /// used for `willRefresh`, and while the header closes. It must depend only on its arguments.
  public func drawing(_ states: RefreshState..., draw: @escaping StateDrawing) -> any HeaderStyle {
    StateDrawnStyle(self, states, draw: draw)
  }
}

extension FooterStyle {
  /// Returns a style that draws `states` with `draw`; see ``HeaderStyle/drawing(_:draw:)``.
  public func drawing(_ states: RefreshState..., draw: @escaping StateDrawing) -> any FooterStyle {
    StateDrawnStyle(self, states, draw: draw)
  }
}
