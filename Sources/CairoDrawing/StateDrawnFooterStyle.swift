public import RefreshModel

/// A footer's looks with some states drawn by a program; ``FooterStyle/drawing(_:_:)`` makes it.
public struct StateDrawnFooterStyle: FooterStyle {
  private var base: any FooterStyle
  private let drawings: StateDrawings

  fileprivate init(_ base: any FooterStyle, _ drawings: StateDrawings) {
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

  /// Draws the footer.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    drawings.draw(appearance, else: base, on: canvas, text: text)
  }

  /// These looks with `states` drawn by `draw`, which takes the place of what draws them now.
  public func drawing(
    _ states: RefreshState..., draw: @escaping StateDrawing
  ) -> StateDrawnFooterStyle {
    StateDrawnFooterStyle(base, drawings.adding(draw, for: states))
  }
}

extension FooterStyle {
  /// These looks with `states` drawn by `draw`, in the box's coordinates and clipped as ever.
  ///
  /// A drawing for `refreshing` serves `willRefresh`, too, and stays while the footer closes; a
  /// state that has none is drawn as before. It must depend on nothing but its arguments.
  public func drawing(
    _ states: RefreshState..., draw: @escaping StateDrawing
  ) -> StateDrawnFooterStyle {
    StateDrawnFooterStyle(self, StateDrawings().adding(draw, for: states))
  }
}
