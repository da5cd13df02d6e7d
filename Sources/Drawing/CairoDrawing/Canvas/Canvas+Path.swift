internal import CCairo

extension Canvas {
  /// Fills a path.
  ///
  /// A path with coordinates that cairo cannot represent draws nothing.
  public func fill(_ path: Path, _ color: Color) {
    guard path.isDrawable, !path.elements.isEmpty else { return }
    set(color)
    add(path)
    cairo_fill(context)
  }

  /// Strokes a path with round ends and corners, `width` points wide.
  public func stroke(_ path: Path, width: Double, _ color: Color) {
    guard path.isDrawable, !path.elements.isEmpty, width > 0, width.isFinite else { return }
    preservingState {
      set(color)
      cairo_set_line_width(context, width)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      add(path)
      cairo_stroke(context)
    }
  }

  private func add(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let x, let y): cairo_move_to(context, x, y)
      case .line(let x, let y): cairo_line_to(context, x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        cairo_curve_to(context, x1, y1, x2, y2, x, y)
      case .close: cairo_close_path(context)
      }
    }
  }
}
