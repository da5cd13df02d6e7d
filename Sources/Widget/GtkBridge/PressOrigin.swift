/// The device that a press came from, and the keys held with it.
public struct PressOrigin: Equatable, Sendable {
  /// True for a finger on a touch screen, false for a pointer.
  public var isTouch: Bool
  /// The Shift key was held.
  public var isShiftHeld: Bool
  /// The Control key was held.
  public var isControlHeld: Bool
}
