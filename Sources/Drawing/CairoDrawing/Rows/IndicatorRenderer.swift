import SceneModel

/// Draws a scroll indicator: a rounded thumb, and a faint track behind it while the pointer is
/// near.
package struct IndicatorRenderer: Sendable {
  /// The opacity of the track as a fraction of the thumb's.
  private static let trackStrength = 0.22
  /// The width that the track adds on each side of the thumb, in points.
  private static let trackMargin = 2.0

  /// Creates a renderer.
  package init() {}

  /// Returns the rectangle that contains everything drawn for `indicator`.
  static func area(of indicator: Scene.Indicator) -> Rect {
    indicator.track.inset(dx: -trackMargin, dy: -trackMargin)
  }

  /// Draws `indicator`, whose frames are in canvas coordinates.
  package func draw(_ indicator: Scene.Indicator, palette: Palette, on canvas: Canvas) {
    let color = palette.indicator.faded(by: indicator.opacity)
    if indicator.expansion > 0 {
      let track = indicator.track.inset(dx: -Self.trackMargin, dy: -Self.trackMargin)
      canvas.fill(
        track, cornerRadius: min(track.width, track.height) / 2,
        color.faded(by: Self.trackStrength * indicator.expansion))
    }
    let thumb = indicator.frame
    // Make a wide thumb opaque, because content would show through it.
    let solid = palette.indicator.solid(by: indicator.expansion, on: palette.background)
      .faded(by: indicator.opacity)
    canvas.fill(thumb, cornerRadius: min(thumb.width, thumb.height) / 2, solid)
  }
}
