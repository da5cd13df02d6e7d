import CGtk
import GtkBridge

/// A wheel and a touchpad.
extension SyntheticInput {
  /// A wheel turns by `notches`, downwards, and by `sideways` to the right.
  func wheel(_ notches: Double, sideways: Double = 0, holding keys: GdkModifierType? = nil) {
    scroll(sideways, notches, state: keys?.rawValue ?? 0)
  }

  /// Fingers travel on `touchpad`, as GDK counts: downwards moves the content up.
  func pan(dx: Double = 0, dy: Double = 0, on touchpad: SyntheticTouchpad) {
    scroll(dx, dy, from: touchpad.device)
  }

  /// Fingers leave `touchpad`.
  func panStop(on touchpad: SyntheticTouchpad) {
    scroll(0, 0, isStop: true, from: touchpad.device)
  }

  private func scroll(
    _ dx: Double, _ dy: Double, state: UInt32 = 0, isStop: Bool = false,
    from source: OpaquePointer? = nil
  ) {
    guard let event = gdk_event_new(GDK_SCROLL) else { return }
    event.pointee.scroll.window = retainedWindow
    event.pointee.scroll.direction = GDK_SCROLL_SMOOTH
    event.pointee.scroll.delta_x = dx
    event.pointee.scroll.delta_y = dy
    event.pointee.scroll.is_stop = isStop ? 1 : 0
    event.pointee.scroll.state = state
    event.pointee.scroll.x = 10
    event.pointee.scroll.y = 10
    event.pointee.scroll.time = now
    deliver(event, from: source)
  }
}
