import CGtk
import GtkBridge

/// Events made in the process and given to GTK as if a display server had sent them.
@MainActor struct SyntheticInput {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let sequence: OpaquePointer?

  /// A finger on `widget`, which is realized; fingers of other numbers are other fingers.
  init(on widget: UnsafeMutablePointer<GtkWidget>, finger: Int = 7) {
    self.widget = widget
    sequence = OpaquePointer(bitPattern: finger)
  }

  /// The finger goes down.
  func touchBegin(x: Double, y: Double) { touch(GDK_TOUCH_BEGIN, x, y) }
  /// The finger moves.
  func touchUpdate(x: Double, y: Double) { touch(GDK_TOUCH_UPDATE, x, y) }
  /// The finger is lifted.
  func touchEnd(x: Double, y: Double) { touch(GDK_TOUCH_END, x, y) }
  /// The display server takes the finger away.
  func touchCancel(x: Double, y: Double) { touch(GDK_TOUCH_CANCEL, x, y) }

  /// Drags from one height to another in steps, without letting go.
  func drag(x: Double, from start: Double, to end: Double, steps: Int = 8) {
    touchBegin(x: x, y: start)
    for step in 1...steps {
      touchUpdate(x: x, y: start + (end - start) * Double(step) / Double(steps))
    }
  }

  /// A wheel turns by `notches`.
  func wheel(_ notches: Double) {
    guard let event = gdk_event_new(GDK_SCROLL) else { return }
    event.pointee.scroll.window = retainedWindow
    event.pointee.scroll.direction = GDK_SCROLL_SMOOTH
    event.pointee.scroll.delta_y = notches
    event.pointee.scroll.x = 10
    event.pointee.scroll.y = 10
    event.pointee.scroll.time = now
    deliver(event)
  }

  private func touch(_ type: GdkEventType, _ x: Double, _ y: Double) {
    guard let event = gdk_event_new(type) else { return }
    event.pointee.touch.window = retainedWindow
    event.pointee.touch.x = x
    event.pointee.touch.y = y
    event.pointee.touch.time = now
    event.pointee.touch.sequence = sequence
    event.pointee.touch.emulating_pointer = gboolean(true)
    deliver(event)
  }

  private var now: UInt32 { UInt32(truncatingIfNeeded: MonotonicClock.now / 1000) }

  /// An event owns its window.
  private var retainedWindow: OpaquePointer? {
    gtk_widget_get_window(widget).map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
  }

  private func deliver(_ event: UnsafeMutablePointer<GdkEvent>) {
    let seat = gdk_display_get_default_seat(gdk_display_get_default())
    let pointer = gdk_seat_get_pointer(seat)
    gdk_event_set_device(event, pointer)
    gdk_event_set_source_device(event, pointer)
    gtk_main_do_event(event)
    gdk_event_free(event)
  }
}
