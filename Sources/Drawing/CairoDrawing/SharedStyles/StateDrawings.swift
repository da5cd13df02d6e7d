import RefreshModel

/// A function that draws a control in some of its states; see ``HeaderStyle/drawing(_:draw:)``.
public typealias StateDrawing =
  @Sendable (_ appearance: ControlAppearance, _ canvas: Canvas, _ text: TextRenderer) -> Void

/// The program's drawings for some states of a control, which replace the style's.
struct StateDrawings: Sendable {
  private var drawings: [RefreshState: StateDrawing] = [:]

  /// Returns a copy that uses `drawing` for `states`.
  func adding(_ drawing: @escaping StateDrawing, for states: [RefreshState]) -> StateDrawings {
    var new = self
    for state in states { new.drawings[state] = drawing }
    return new
  }

  /// Draws `appearance` with the program's drawing for its state, or else with `base`.
  func draw(
    _ appearance: ControlAppearance, else base: any ControlStyle, on canvas: Canvas,
    text: TextRenderer
  ) {
    guard let drawing = drawing(of: appearance) else {
      return base.draw(appearance, on: canvas, text: text)
    }
    canvas.preservingState { drawing(appearance.applying(base.parts), canvas, text) }
  }

  private func drawing(of appearance: ControlAppearance) -> StateDrawing? {
    var state = appearance.shownState
    // A control that closes without having shown a result keeps its refreshing appearance.
    if state == .idle, appearance.isClosing, appearance.spinnerOpacity > 0 { state = .refreshing }
    return drawings[state] ?? (state == .willRefresh ? drawings[.refreshing] : nil)
  }
}
