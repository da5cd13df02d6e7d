import RefreshModel

/// A style whose drawing the program replaces in some states.
struct StateDrawnStyle: WrappingStyle {
  var base: any ControlStyle
  private let drawings: StateDrawings

  init(_ base: any ControlStyle, _ states: [RefreshState], draw: @escaping StateDrawing) {
    self.base = base
    drawings = StateDrawings().adding(draw, for: states)
  }

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    drawings.draw(appearance, else: base, on: canvas, text: text)
  }
}
