/// The colours of rows by their state.
extension Palette {
  /// The fractions of a selected row's background colour that remain when the row is hovered and
  /// when it is pressed.
  private static let hoveredFraction = 0.88
  private static let pressedFraction = 0.78

  /// The background of a section's heading, between the hover and the pressed background.
  public var heading: Color { pressed.mixed(into: hover, fraction: 0.5) }

  /// Returns the background of a row, or `nil` if the list's background shows.
  ///
  /// The background of a selected row that is hovered or pressed moves away from the text colour,
  /// so that the text stays readable.
  public func rowBackground(of state: RowState) -> Color? {
    guard state.isSelected else {
      return state.isPressed ? pressed : state.isHovered ? hover : nil
    }
    let isTextLight = selectedText.luminance > selection.luminance
    let away = Color(
      red: isTextLight ? 0 : 1, green: isTextLight ? 0 : 1, blue: isTextLight ? 0 : 1)
    if state.isPressed { return selection.mixed(into: away, fraction: Self.pressedFraction) }
    return state.isHovered ? selection.mixed(into: away, fraction: Self.hoveredFraction) : selection
  }

  /// Returns the title colour of a row.
  public func title(of state: RowState) -> Color { state.isSelected ? selectedText : text }

  /// Returns the subtitle colour of a row.
  public func subtitle(of state: RowState) -> Color {
    state.isSelected ? selectedText : secondaryText
  }

  /// The fraction of the text colour in the background of a badge that is not emphasized.
  private static let badgeFraction = 0.12

  /// Returns the colours of a badge.
  ///
  /// The badge of an emphasized row has the selection colours, unless the list is insensitive.
  public func badge(of state: RowState, isEmphasized: Bool) -> (background: Color, text: Color) {
    if state.isSelected { return (selectedText, rowBackground(of: state) ?? selection) }
    if isEmphasized, !isDimmed { return (selection, selectedText) }
    // Use an opaque background, because a cell's badge may cover its icon.
    let rowBackground = rowBackground(of: state) ?? background
    return (text.mixed(into: rowBackground, fraction: Self.badgeFraction), text)
  }

  /// The opacity of icons, halved in an insensitive list.
  ///
  /// This is the effect of GTK's `-gtk-icon-effect: dim`, which themes use for insensitive widgets.
  var iconOpacity: Double { isDimmed ? 0.5 : 1 }

  /// Returns the colour of the ring around the focused row.
  public func ring(of state: RowState) -> Color { state.isSelected ? selectedText : focus }
}
