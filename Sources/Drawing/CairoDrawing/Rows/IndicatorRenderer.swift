public import SceneModel

/// The drawing of a scroll indicator: a round bar, and a faint track behind it while a pointer is
/// near.
public struct IndicatorRenderer: Sendable {
  /// The track's opacity as a share of the thumb's.
  private static let trackStrength = 0.22
  /// The track's additional breadth on each side of the thumb, in points.
  private static let trackMargin = 2.0

  /// A renderer.
  public init() {}

  /// The rectangle outside of which nothing of `indicator` is drawn.
  static func room(of indicator: Scene.Indicator) -> Rect {
    indicator.track.inset(dx: -trackMargin, dy: -trackMargin)
  }

  /// Draws `indicator`, whose frames are in the canvas's coordinates.
  public func draw(_ indicator: Scene.Indicator, palette: Palette, on canvas: Canvas) {
    let color = palette.indicator.faded(by: indicator.opacity)
    if indicator.expansion > 0 {
      let track = indicator.track.inset(dx: -Self.trackMargin, dy: -Self.trackMargin)
      canvas.fill(
        track, cornerRadius: min(track.width, track.height) / 2,
        color.faded(by: Self.trackStrength * indicator.expansion))
    }
    let thumb = indicator.frame
    // Content behind a broad thumb would shine through it.
    let solid = palette.indicator.solid(by: indicator.expansion, on: palette.background)
      .faded(by: indicator.opacity)
    canvas.fill(thumb, cornerRadius: min(thumb.width, thumb.height) / 2, solid)
  }
}
