internal import CCairo

extension Canvas {
  /// Fills the current clip.
  public func fill(_ color: Color) {
    set(color)
    cairo_paint(context)
  }

  /// Fills a rectangle.
  public func fill(_ rect: Rect, _ color: Color) {
    guard !rect.isEmpty, rect.isDrawable else { return }
    set(color)
    cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    cairo_fill(context)
  }

  /// Fills a rectangle with rounded corners.
  ///
  /// A radius larger than half a side is reduced to half of it.
  public func fill(_ rect: Rect, cornerRadius: Double, _ color: Color) {
    guard !rect.isEmpty, rect.isDrawable, cornerRadius.isFinite else { return }
    set(color)
    addPath(rect, cornerRadius: cornerRadius)
    cairo_fill(context)
  }

  /// Strokes the inner edge of a rectangle with rounded corners, `width` points wide.
  ///
  /// The stroke stays inside `rect`. A radius larger than half a side is reduced to half of it.
  public func outline(_ rect: Rect, cornerRadius: Double, width: Double, _ color: Color) {
    let middle = rect.inset(dx: width / 2, dy: width / 2)
    guard width > 0, !middle.isEmpty, rect.isDrawable, cornerRadius.isFinite else { return }
    preservingState {
      set(color)
      cairo_set_line_width(context, width)
      addPath(middle, cornerRadius: cornerRadius - width / 2)
      cairo_stroke(context)
    }
  }

  private func addPath(_ rect: Rect, cornerRadius: Double) {
    let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
    cairo_new_sub_path(context)
    cairo_arc(context, rect.maxX - radius, rect.y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(context, rect.x + radius, rect.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(context, rect.x + radius, rect.y + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
  }

  /// Fills a circle.
  public func fillCircle(x: Double, y: Double, radius: Double, _ color: Color) {
    guard Rect(x: x, y: y, width: radius, height: radius).isDrawable, radius > 0 else { return }
    set(color)
    cairo_new_sub_path(context)
    cairo_arc(context, x, y, radius, 0, 2 * .pi)
    cairo_fill(context)
  }

  /// Strokes the line through `points` with round ends and corners, `width` points wide.
  public func stroke(_ points: [(x: Double, y: Double)], width: Double, _ color: Color) {
    let isDrawable = points.allSatisfy {
      Rect(x: $0.x, y: $0.y, width: width, height: width).isDrawable
    }
    guard let first = points.first, isDrawable, width > 0 else { return }
    preservingState {
      set(color)
      cairo_set_line_width(context, width)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_move_to(context, first.x, first.y)
      for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
      cairo_stroke(context)
    }
  }

  /// Fills a horizontal line that is one device pixel high.
  ///
  /// Its lower edge is at the device pixel border nearest to `bottom`.
  public func hairline(x: Double, width: Double, bottom: Double, _ color: Color) {
    let pixel = pixel
    let left = snapped(x: x)
    let right = snapped(x: x + width)
    let y = snapped(y: bottom)
    fill(Rect(x: left, y: y - pixel, width: right - left, height: pixel), color)
  }

  /// Draws `surface`, scaled to fill `rect`.
  package func draw(_ surface: Surface, in rect: Rect) {
    guard !rect.isEmpty, rect.isDrawable else { return }
    preservingState {
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(context, rect.width / surface.width, rect.height / surface.height)
      cairo_set_source_surface(context, surface.pointer, 0, 0)
      // Without padding the outermost pixels would fade into the empty area around the image.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, surface.width, surface.height)
      cairo_fill(context)
    }
  }

  /// Fills the shapes of `surface` with `color`, scaled to fill `rect`.
  func draw(_ surface: Surface, in rect: Rect, as color: Color) {
    guard !rect.isEmpty, rect.isDrawable else { return }
    preservingState {
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(context, rect.width / surface.width, rect.height / surface.height)
      set(color)
      cairo_mask_surface(context, surface.pointer, 0, 0)
    }
  }

  func set(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
