internal import CCairo

extension Canvas {
  /// Reports an animated area: the square of `diameter` points around `x`, `y`.
  ///
  /// See ``reportMotion(in:)``.
  func reportMotion(around x: Double, _ y: Double, diameter: Double) {
    reportMotion(
      in: Rect(x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter))
  }

  /// Reports that an animation draws only inside `rect`.
  ///
  /// A style whose ``ControlStyle/reportsMotion`` is `true` calls this for everything that it draws
  /// depending on ``ControlAppearance/time``. While nothing else changes, only the reported areas
  /// are redrawn.
  public func reportMotion(in rect: Rect) {
    guard motion != nil, !rect.isEmpty, rect.isDrawable else { return }
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ].map { corner in
      var (x, y) = corner
      cairo_user_to_device(context, &x, &y)
      return (x: x, y: y)
    }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    motion?.append(Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// Runs `body` and returns the areas that it reported with ``reportMotion(in:)``.
  ///
  /// The areas are in current coordinates, which must not be rotated.
  func motions(in body: () -> Void) -> [Rect] {
    let former = motion
    motion = []
    body()
    let found = motion ?? []
    motion = former
    return found.map { rect in
      var (x, y, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
      cairo_device_to_user(context, &x, &y)
      cairo_device_to_user(context, &right, &bottom)
      return Rect(x: x, y: y, width: right - x, height: bottom - y)
    }
  }
}
