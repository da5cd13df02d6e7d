/// The device of a press and the modifier keys held during it.
package struct PressOrigin: Equatable, Sendable {
  /// Whether the press is a finger on a touch screen.
  package var isTouch: Bool
  /// Whether the Shift key was held.
  package var isShiftHeld: Bool
  /// Whether the Control key was held.
  package var isControlHeld: Bool
}
