import RefreshModel

/// A style whose drawing the program replaces in some states.
struct StateDrawnStyle: HeaderStyle, FooterStyle {
  private var base: any ControlStyle
  private let drawings: StateDrawings

  init(_ base: any ControlStyle, _ states: [RefreshState], draw: @escaping StateDrawing) {
    self.base = base
    drawings = StateDrawings().adding(draw, for: states)
  }

  var height: Double { base.height }
  func heightHoldingWords(atTextScale scale: Double) -> Double {
    base.heightHoldingWords(atTextScale: scale)
  }
  var hasOwnGround: Bool { base.hasOwnGround }
  var drawsSecondFloor: Bool { base.drawsSecondFloor }

  var texts: ControlTexts {
    get { base.texts }
    set { base.texts = newValue }
  }

  var parts: ControlParts {
    get { base.parts }
    set { base.parts = newValue }
  }

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    drawings.draw(appearance, else: base, on: canvas, text: text)
  }
}
