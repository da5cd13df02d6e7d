internal import CCairo

extension Canvas {
  /// Strokes an arc of a circle with round ends, `width` points wide.
  ///
  /// `start` and `sweep` are in turns, clockwise from the top. A sweep of 1 or more strokes the
  /// whole circle. A sweep of 0 or less draws nothing, as does a position, radius, start or width that
  /// is not finite.
  func strokeArc(
    x: Double, y: Double, radius: Double, start: Double, sweep: Double, width: Double,
    _ color: Color
  ) {
    let box = Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    guard radius > 0, width > 0, width.isFinite, sweep > 0, start.isFinite, box.isDrawable else {
      return
    }
    preservingState {
      set(color)
      cairo_set_line_width(context, width)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_new_sub_path(context)
      let first = (start - start.rounded(.down)) * 2 * .pi - .pi / 2
      cairo_arc(context, x, y, radius, first, first + min(sweep, 1) * 2 * .pi)
      if sweep >= 1 { cairo_close_path(context) }
      cairo_stroke(context)
    }
  }

  /// Fills an ellipse whose centre is `x`, `y`.
  func fillEllipse(x: Double, y: Double, width: Double, height: Double, _ color: Color) {
    let isThere = min(width, height) > 2 * Self.minimumFactor
    guard isThere, Rect(x: x, y: y, width: width, height: height).isDrawable else {
      return
    }
    preservingState {
      set(color)
      cairo_translate(context, x, y)
      cairo_scale(context, width / 2, height / 2)
      cairo_new_sub_path(context)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
      cairo_fill(context)
    }
  }
}
