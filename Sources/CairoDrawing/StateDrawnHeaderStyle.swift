public import RefreshModel

/// A header's looks with some states drawn by a program; ``HeaderStyle/drawing(_:_:)`` makes it.
public struct StateDrawnHeaderStyle: HeaderStyle {
  private var base: any HeaderStyle
  private let drawings: StateDrawings

  fileprivate init(_ base: any HeaderStyle, _ drawings: StateDrawings) {
    self.base = base
    self.drawings = drawings
  }

  /// The height of the looks beneath.
  public var height: Double { base.height }
  /// Whether the looks beneath have a ground of their own.
  public var hasOwnGround: Bool { base.hasOwnGround }
  /// The titles of the looks beneath.
  public var texts: ControlTexts {
    get { base.texts }
    set { base.texts = newValue }
  }
  /// What is changed of the looks beneath.
  public var parts: ControlParts {
    get { base.parts }
    set { base.parts = newValue }
  }

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    drawings.draw(appearance, else: base, on: canvas, text: text)
  }

  /// These looks with `states` drawn by `draw`, which takes the place of what draws them now.
  public func drawing(
    _ states: RefreshState..., draw: @escaping StateDrawing
  ) -> StateDrawnHeaderStyle {
    StateDrawnHeaderStyle(base, drawings.adding(draw, for: states))
  }
}

extension HeaderStyle {
  /// These looks with `states` drawn by `draw`, in the box's coordinates and clipped as ever.
  ///
  ///     header.style = header.style.drawing(.refreshing) { appearance, canvas, text in
  ///       canvas.fillCircle(x: appearance.width / 2, y: 27, radius: 8, .init(rgb: 28, 113, 216))
  ///     }
  ///
  /// A drawing for `refreshing` serves `willRefresh`, too, and stays while the header closes; a
  /// state that has none is drawn as before. It must depend on nothing but its arguments.
  public func drawing(
    _ states: RefreshState..., draw: @escaping StateDrawing
  ) -> StateDrawnHeaderStyle {
    StateDrawnHeaderStyle(self, StateDrawings().adding(draw, for: states))
  }
}
