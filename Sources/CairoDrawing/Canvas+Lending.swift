internal import CCairo

extension Canvas {
  /// Lends the part of the canvas in `rect` to somebody else's drawing, as a cairo context
  /// (`cairo_t *`) of its own with its origin at the top left of `rect`.
  ///
  /// What `body` leaves behind there, a changed state or an error, does not reach this canvas. The
  /// context belongs to the canvas and is of no use after `body` has returned. Nothing happens for
  /// an empty rectangle and for one that lies outside of the clip.
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
    // On a whole pixel, as our own rows are: what scrolls by parts of one does not shimmer.
    cairo_translate(lent, snapped(x: rect.x), snapped(y: rect.y))
    body(lent)
  }

  /// The smallest rectangle around everything that the clip lets through.
  private var clipBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
