internal import CCairo

extension Canvas {
  /// Draws the output of `body` as one image with an `opacity` from 0 to 1.
  ///
  /// Overlapping shapes in `body` do not show through each other. An opacity of 1 or more calls
  /// `body` directly. If the opacity is 0 or less, or not a number, `body` is not called.
  public func group(opacity: Double, _ body: () -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return body() }
    preservingState {
      cairo_push_group(context)
      body()
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }
}
