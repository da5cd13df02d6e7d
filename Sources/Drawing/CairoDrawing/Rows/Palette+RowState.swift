/// The colours of rows by their state.
extension Palette {
  /// The share of a selected row's ground colour that stays under the pointer and under a press.
  private static let hoveredShare = 0.88
  private static let pressedShare = 0.78

  /// The ground of a section's heading: between those of hover and press.
  public var heading: Color { pressed.mixed(into: hover, share: 0.5) }

  /// The ground of a row; nil where it is the list's own.
  ///
  /// A touched row's selected ground moves away from the colour of its text, which stays as
  /// readable.
  public func ground(of state: RowState) -> Color? {
    guard state.isSelected else {
      return state.isPressed ? pressed : state.isHovered ? hover : nil
    }
    let isTextLight = selectedText.luminance > selection.luminance
    let away = Color(
      red: isTextLight ? 0 : 1, green: isTextLight ? 0 : 1, blue: isTextLight ? 0 : 1)
    if state.isPressed { return selection.mixed(into: away, share: Self.pressedShare) }
    return state.isHovered ? selection.mixed(into: away, share: Self.hoveredShare) : selection
  }

  /// The title of a row.
  public func title(of state: RowState) -> Color { state.isSelected ? selectedText : text }

  /// The subtitle of a row.
  public func subtitle(of state: RowState) -> Color {
    state.isSelected ? selectedText : secondaryText
  }

  /// The share of the text's colour in the ground of a badge that does not stand out.
  private static let badgeShare = 0.12

  /// The ground and the text of a badge; that of an emphasised row has the colour of selections, unless
  /// the list cannot be used.
  public func badge(of state: RowState, isEmphasized: Bool) -> (ground: Color, text: Color) {
    if state.isSelected { return (selectedText, ground(of: state) ?? selection) }
    if isEmphasized, !isDimmed { return (selection, selectedText) }
    // Opaque, since a cell's badge may cover its icon.
    let ground = ground(of: state) ?? background
    return (text.mixed(into: ground, share: Self.badgeShare), text)
  }

  /// The opacity of icons: GTK's `-gtk-icon-effect: dim` halves it, which themes ask for where a widget
  /// cannot be used.
  var iconOpacity: Double { isDimmed ? 0.5 : 1 }

  /// The ring around a row that has the focus.
  public func ring(of state: RowState) -> Color { state.isSelected ? selectedText : focus }
}
