/// The style that a stylesheet gives to a part of a list; nil leaves a value to the list's own
/// looks.
public struct PartStyle {
  /// Draws background and border into the part's frame, in place of its own ground.
  public var drawGround: ((Rect, Canvas) -> Void)?
  /// Draws a row's own ground, in a colour where it has one, and the border around it.
  package var drawBordered: ((Rect, Color?, Canvas) -> Void)?
  /// Draws the ring of the focus into a frame, as it has to be on a ground beside text of these colours.
  package var drawFocus: ((Rect, _ ground: Color, _ text: Color, Canvas) -> Void)?
  /// The room around its content.
  public var box: PartBox?
  /// The colour of its text, and of a control's symbols; of a line between rows its own.
  public var color: Color?
  /// The fonts of its text.
  public var text: TextRenderer?
  /// The size and weight of a control's words.
  public var font: TextStyle?

  /// A style that changes nothing.
  public init() {}

  /// The opacity of a row's second line as a share of the first one's, where a stylesheet gives them
  /// a colour.
  private static let subtitleShare = 0.75

  /// The colour of a row's first line.
  func title(of state: RowState, _ palette: Palette) -> Color {
    color ?? palette.title(of: state)
  }

  /// The colour of a row's second line.
  func subtitle(of state: RowState, _ palette: Palette) -> Color {
    guard let color else { return palette.subtitle(of: state) }
    return state.isSelected ? color : color.faded(by: Self.subtitleShare)
  }

  /// The share of a row's colour in the ground of its badge, where a stylesheet gives it a colour.
  private static let badgeShare = 0.16

  /// The ground and the text of a row's badge.
  func badge(
    of state: RowState, isEmphasized: Bool, _ palette: Palette
  ) -> (ground: Color, text: Color) {
    guard let color else { return palette.badge(of: state, isEmphasized: isEmphasized) }
    // The list's own selection is known, other grounds are not.
    if state.isSelected, drawGround == nil {
      return (color, palette.ground(of: state) ?? palette.selection)
    }
    return (color.faded(by: Self.badgeShare), color)
  }
}
