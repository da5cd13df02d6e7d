import RefreshModel
import ScrollModel

/// Draws a control in some of its states; see ``HeaderStyle/drawing(_:_:)``.
public typealias StateDrawing =
  @Sendable (_ appearance: ControlAppearance, _ canvas: Canvas, _ text: TextRenderer) -> Void

/// What a style draws, but for the states that a program draws itself.
struct StateDrawings: Sendable {
  private var drawings: [RefreshState: StateDrawing] = [:]

  /// The same with `drawing` for `states`.
  func adding(_ drawing: @escaping StateDrawing, for states: [RefreshState]) -> StateDrawings {
    var new = self
    for state in states { new.drawings[state] = drawing }
    return new
  }

  /// Draws `appearance` by what is there for its state, else by `base`.
  func draw(
    _ appearance: ControlAppearance, else base: any ControlStyle, on canvas: Canvas,
    text: TextRenderer
  ) {
    guard let drawing = drawing(of: appearance), Feature.ownDrawing.isOn else {
      return base.draw(appearance, on: canvas, text: text)
    }
    canvas.preservingState { drawing(appearance.applying(base.parts), canvas, text) }
  }

  private func drawing(of appearance: ControlAppearance) -> StateDrawing? {
    var state = appearance.shownState
    // What closes without a result that was shown is still what it was.
    if state == .idle, appearance.isClosing, appearance.spinnerOpacity > 0 { state = .refreshing }
    return drawings[state] ?? (state == .willRefresh ? drawings[.refreshing] : nil)
  }
}
