/// What a press came from, and what was held down with it.
public struct PressOrigin: Equatable, Sendable {
  /// Whether it is a finger's on a touch screen, and no pointer's.
  public var isTouch: Bool
  /// Whether the Shift key was held.
  public var isShiftHeld: Bool
  /// Whether the Control key was held.
  public var isControlHeld: Bool
}
