internal import CCairo

extension Canvas {
  /// Lets foreign code draw into `rect` with a separate cairo context (`cairo_t *`).
  ///
  /// The origin of the context is the top left corner of `rect`. Its state and errors do not affect
  /// this canvas. The canvas owns the context: do not use it after `body` has returned. If `rect`
  /// is empty or outside the clip, `body` is not called.
  public func lend(_ rect: Rect, to body: (OpaquePointer) -> Void) {
    guard !rect.isEmpty, rect.isDrawable, let surface = cairo_get_group_target(context) else {
      return
    }
    let clip = clipBounds.intersection(rect)
    guard !clip.isEmpty, let lent = cairo_create(surface) else { return }
    defer { cairo_destroy(lent) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_set_matrix(lent, &matrix)
    cairo_rectangle(lent, clip.x, clip.y, clip.width, clip.height)
    cairo_clip(lent)
    // Snap to a whole device pixel, as the list's own rows do. Otherwise rows would shimmer when
    // the list scrolls by fractions of a pixel.
    cairo_translate(lent, snapped(x: rect.x), snapped(y: rect.y))
    body(lent)
  }

  /// The bounds of the clip, in current coordinates.
  private var clipBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
