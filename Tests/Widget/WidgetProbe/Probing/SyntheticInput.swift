import CGtk
import GtkBridge

/// Events created in the process and given to GTK as if a display server had sent them.
@MainActor struct SyntheticInput {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let sequence: OpaquePointer?
  /// The time of the next event, in milliseconds of the display server; nil for now.
  var eventTime: UInt32?

  /// Input for `widget`, which is realized; each finger has its number.
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

  /// Drags from `start` to `end` in steps, without letting go.
  ///
  /// All steps have one time, however long a busy computer takes: the hand has no speed.
  func drag(x: Double, from start: Double, to end: Double, steps: Int = 8) {
    var input = self
    input.eventTime = eventTime ?? now
    input.touchBegin(x: x, y: start)
    for step in 1...steps {
      input.touchUpdate(x: x, y: start + (end - start) * Double(step) / Double(steps))
    }
  }

  private func touch(_ type: GdkEventType, _ x: Double, _ y: Double) {
    guard let event = gdk_event_new(type) else { return }
    event.pointee.touch.window = retainedWindow
    event.pointee.touch.x = x
    event.pointee.touch.y = y
    // As in a window at the screen's top left.
    (event.pointee.touch.x_root, event.pointee.touch.y_root) = (x, y)
    event.pointee.touch.time = eventTime ?? now
    event.pointee.touch.sequence = sequence
    event.pointee.touch.emulating_pointer = gboolean(true)
    deliver(event)
  }

  /// The time of the next event in milliseconds.
  ///
  /// It is the current time until a test sets it, so that speeds do not depend on the machine.
  var now: UInt32 {
    get { setTime ?? UInt32(truncatingIfNeeded: MonotonicClock.now / 1000) }
    set { setTime = newValue }
  }
  private var setTime: UInt32?

  /// An event owns its window.
  var retainedWindow: OpaquePointer? {
    eventWindow.map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
  }

  /// The window in which the widget gets pointer events: its own, or one above its parent's.
  private var eventWindow: OpaquePointer? {
    guard let window = gtk_widget_get_window(widget) else { return nil }
    if gtk_widget_get_has_window(widget).isTrue { return window }
    var child = gdk_window_peek_children(window)
    while let node = child {
      let candidate = OpaquePointer(node.pointee.data)
      var owner: gpointer?
      gdk_window_get_user_data(candidate, &owner)
      if owner == gpointer(widget), let candidate { return candidate }
      child = node.pointee.next
    }
    return window
  }

  /// Gives `event` to GTK, as one of `source` or of the seat's pointer, and frees it.
  func deliver(_ event: UnsafeMutablePointer<GdkEvent>, from source: OpaquePointer? = nil) {
    defer { gdk_event_free(event) }
    // No display server sends events to a destroyed widget.
    guard event.pointee.any.window != nil else { return }
    let seat = gdk_display_get_default_seat(gdk_display_get_default())
    let isKey = event.pointee.type == GDK_KEY_PRESS || event.pointee.type == GDK_KEY_RELEASE
    let device = isKey ? gdk_seat_get_keyboard(seat) : gdk_seat_get_pointer(seat)
    gdk_event_set_device(event, device)
    gdk_event_set_source_device(event, source ?? device)
    gtk_main_do_event(event)
  }
}
