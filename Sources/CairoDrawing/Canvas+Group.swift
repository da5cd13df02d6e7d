internal import CCairo

extension Canvas {
  /// Runs `body` and shows what it draws as one picture, `opacity` opaque from 0 to 1.
  ///
  /// What lies one over the other in `body` does not shine through. An opacity of 1 or more
  /// draws as ever; at 0, below it, and for no number, `body` is not run.
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
