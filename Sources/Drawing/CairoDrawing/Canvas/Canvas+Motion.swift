internal import CCairo

extension Canvas {
  /// Notes that something in a circle of `diameter` around `x`, `y` moves by time alone.
  func noteMotion(around x: Double, _ y: Double, diameter: Double) {
    noteMotion(
      in: Rect(x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter))
  }

  /// Notes that something moves by time alone, and nothing of it is outside of `rect`.
  ///
  /// A style that tells its motion (``ControlStyle/tellsMotion``) notes so whatever it draws by
  /// ``ControlAppearance/time``: while nothing else changes, only these places are drawn again.
  public func noteMotion(in rect: Rect) {
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

  /// Runs `body`, and returns where it draws what moves by time alone, in the present coordinates, which
  /// are not turned.
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
