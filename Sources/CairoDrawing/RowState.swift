/// How a row or cell is marked and touched while it is drawn.
public struct RowState: Hashable, Sendable {
  /// Whether it is selected.
  public var isSelected: Bool
  /// Whether a pointer without a button is over it.
  public var isHovered: Bool
  /// Whether it is under a press that is still a click.
  public var isPressed: Bool
  /// Whether keys act on it, and that is to be seen.
  public var isFocused: Bool

  /// A state; without arguments that of a row which nobody touches.
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
