/// The device of a press and the modifier keys held during it.
public struct PressOrigin: Equatable, Sendable {
  /// Whether a finger on a touch screen pressed, and not a pointer.
  public var isTouch: Bool
  /// Whether the Shift key was held.
  public var isShiftHeld: Bool
  /// Whether the Control key was held.
  public var isControlHeld: Bool
}
