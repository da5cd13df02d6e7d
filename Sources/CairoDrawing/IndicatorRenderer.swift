public import ListModel

/// Draws a scroll indicator: a round bar, and a quiet track behind it while a pointer is near.
public struct IndicatorRenderer: Sendable {
  /// The track's opacity as a part of the thumb's.
  private static let trackStrength = 0.22
  /// Points that the track is broader than the thumb on each side.
  private static let trackMargin = 2.0

  /// A renderer.
  public init() {}

  /// Draws `indicator`, whose frames are in the canvas's coordinates.
  public func draw(_ indicator: ListScene.Indicator, palette: Palette, on canvas: Canvas) {
    let color = palette.indicator.faded(by: indicator.opacity)
    if indicator.expansion > 0 {
      let track = indicator.track.inset(dx: -Self.trackMargin, dy: -Self.trackMargin)
      canvas.fill(
        track, cornerRadius: min(track.width, track.height) / 2,
        color.faded(by: Self.trackStrength * indicator.expansion))
    }
    let thumb = indicator.frame
    // What lies behind a broad thumb would be seen through it.
    let solid = palette.indicator.solid(by: indicator.expansion, on: palette.background)
      .faded(by: indicator.opacity)
    canvas.fill(thumb, cornerRadius: min(thumb.width, thumb.height) / 2, solid)
  }
}
