internal import CCairo

extension Canvas {
  /// Lends the part of the canvas in `rect` to foreign code, as a cairo context (`cairo_t *`) of
  /// its own with its origin at the top left of `rect`.
  ///
  /// A changed state or an error that `body` leaves in it does not reach this canvas. The context
  /// belongs to the canvas and must not be used after `body` has returned. An empty rectangle, or
  /// one outside of the clip, draws nothing.
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
    // On a whole pixel, as the list's own rows are: so a scroll by parts of a pixel does not
    // shimmer.
    cairo_translate(lent, snapped(x: rect.x), snapped(y: rect.y))
    body(lent)
  }

  /// The bounds of the clip.
  private var clipBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
