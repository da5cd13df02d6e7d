/// The style that a stylesheet gives to a part of a list; `nil` values keep the list's default.
package struct PartStyle {
  /// Draws background and border into the part's frame, replacing the default background.
  package var drawBackground: ((Rect, Canvas) -> Void)?
  /// Draws a row's default background, if it has a colour, and the stylesheet's border around it.
  package var drawBordered: ((Rect, Color?, Canvas) -> Void)?
  /// Draws the focus ring into a frame, in a style that suits the given background and text
  /// colours.
  package var drawFocus: ((Rect, _ background: Color, _ text: Color, Canvas) -> Void)?
  /// The free space around the content.
  package var box: PartBox?
  /// The colour of text and of a control's symbols; for a separator, of the line.
  package var color: Color?
  /// The renderer with the fonts of the text.
  package var text: TextRenderer?
  /// The size and weight of a control's text.
  package var font: TextStyle?

  /// Creates a style that changes nothing.
  package init() {}

  /// The opacity of a row's second line relative to its first, if a stylesheet sets the colour.
  private static let subtitleOpacity = 0.75

  /// Returns the colour of a row's first line.
  func title(of state: RowState, _ palette: Palette) -> Color {
    color ?? palette.title(of: state)
  }

  /// Returns the colour of a row's second line.
  func subtitle(of state: RowState, _ palette: Palette) -> Color {
    guard let color else { return palette.subtitle(of: state) }
    return state.isSelected ? color : color.faded(by: Self.subtitleOpacity)
  }

  /// The fraction of a row's text colour in its badge's background, if a stylesheet sets the
  /// colour.
  private static let badgeFraction = 0.16

  /// Returns the background and text colours of a row's badge.
  func badge(
    of state: RowState, isEmphasized: Bool, _ palette: Palette
  ) -> (background: Color, text: Color) {
    guard let color else { return palette.badge(of: state, isEmphasized: isEmphasized) }
    // The default selection background is known, so the badge can invert its colours; a background
    // drawn by a stylesheet is not.
    if state.isSelected, drawBackground == nil {
      return (color, palette.rowBackground(of: state) ?? palette.selection)
    }
    return (color.faded(by: Self.badgeFraction), color)
  }
}
