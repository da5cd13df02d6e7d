/// The device of a press and the modifier keys held during it.
public struct PressOrigin: Equatable, Sendable {
  /// Whether the press is a finger on a touch screen.
  public var isTouch: Bool
  /// Whether the Shift key was held.
  public var isShiftHeld: Bool
  /// Whether the Control key was held.
  public var isControlHeld: Bool
}
