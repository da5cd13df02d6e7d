/// The state in which a row or cell is drawn.
public struct RowState: Hashable, Sendable {
  /// It is selected.
  public var isSelected: Bool
  /// A pointer without a pressed button is over it.
  public var isHovered: Bool
  /// It is under a press that is still a click.
  public var isPressed: Bool
  /// Keys act on it, and the focus is shown.
  public var isFocused: Bool

  /// A state; without arguments that of an untouched row.
  public init(
    isSelected: Bool = false, isHovered: Bool = false, isPressed: Bool = false,
    isFocused: Bool = false
  ) {
    self.isSelected = isSelected
    self.isHovered = isHovered
    self.isPressed = isPressed
    self.isFocused = isFocused
  }
}
