import CGtk
import GtkBridge

/// A mouse: buttons, motion and crossings.
extension SyntheticInput {
  /// A button goes down.
  func press(
    x: Double, y: Double, button: Int32 = GDK_BUTTON_PRIMARY, holding keys: GdkModifierType? = nil
  ) {
    send(GDK_BUTTON_PRESS, x, y, button, keys?.rawValue ?? 0)
  }

  /// The primary button, held, moves.
  func moveHeld(x: Double, y: Double) { move(x: x, y: y, state: GDK_BUTTON1_MASK.rawValue) }

  /// The pointer moves without a button.
  func hover(x: Double, y: Double) { move(x: x, y: y, state: 0) }

  /// A button goes up.
  func release(x: Double, y: Double, button: Int32 = GDK_BUTTON_PRIMARY) {
    send(GDK_BUTTON_RELEASE, x, y, button, GDK_BUTTON1_MASK.rawValue)
  }

  /// A click of the primary button.
  func click(x: Double, y: Double, holding keys: GdkModifierType? = nil) {
    press(x: x, y: y, holding: keys)
    release(x: x, y: y)
  }

  /// The pointer leaves the widget.
  func leave() {
    guard let event = gdk_event_new(GDK_LEAVE_NOTIFY) else { return }
    event.pointee.crossing.window = retainedWindow
    event.pointee.crossing.time = now
    event.pointee.crossing.mode = GDK_CROSSING_NORMAL
    event.pointee.crossing.detail = GDK_NOTIFY_ANCESTOR
    deliver(event)
  }

  /// Something else takes the pointer.
  func breakGrab() {
    guard let event = gdk_event_new(GDK_GRAB_BROKEN) else { return }
    event.pointee.grab_broken.window = retainedWindow
    deliver(event)
  }

  private func send(
    _ type: GdkEventType, _ x: Double, _ y: Double, _ button: Int32, _ state: UInt32
  ) {
    guard let event = gdk_event_new(type) else { return }
    event.pointee.button.window = retainedWindow
    event.pointee.button.x = x
    event.pointee.button.y = y
    event.pointee.button.button = UInt32(button)
    event.pointee.button.state = state
    event.pointee.button.time = now
    deliver(event)
  }

  private func move(x: Double, y: Double, state: UInt32) {
    guard let event = gdk_event_new(GDK_MOTION_NOTIFY) else { return }
    event.pointee.motion.window = retainedWindow
    event.pointee.motion.x = x
    event.pointee.motion.y = y
    event.pointee.motion.state = state
    event.pointee.motion.time = now
    deliver(event)
  }
}
