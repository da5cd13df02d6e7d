internal import CCairo

extension Canvas {
  /// Runs `body` and shows its drawing as one picture, with an `opacity` from 0 to 1.
  ///
  /// Shapes that overlap in `body` do not shine through each other. An opacity of 1 or more draws
  /// as usual. For 0 or less, and for a value that is not a number, `body` is not run.
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
