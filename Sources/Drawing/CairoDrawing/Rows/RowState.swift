/// The visual state of a row or cell.
public struct RowState: Hashable, Sendable {
  /// Whether the row is selected.
  public var isSelected: Bool
  /// Whether the pointer is over the row without a pressed button.
  public var isHovered: Bool
  /// Whether the row is pressed, while the press can still become a click.
  public var isPressed: Bool
  /// Whether the row has the keyboard focus and the focus is visible.
  public var isFocused: Bool

  /// Creates a state; without arguments the normal one.
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
