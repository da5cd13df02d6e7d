import CGtk

/// A gesture for a finger that stays in place for the duration of the user's long-press setting.
///
/// A held mouse button does not count, because the secondary button opens the menu.
@MainActor package final class LongPressGesture {
  private let gesture: GObjectRef<OpaquePointer>

  /// Adds a gesture to `widget`, which must outlive this object.
  ///
  /// It is grouped with `drag`, so that neither takes presses from the other. `handler` receives
  /// the position in points from the widget's top left corner, and 0 as the event time. It must not
  /// retain this object's owner.
  package init(
    widget: UnsafeMutablePointer<GtkWidget>, with drag: DragGesture,
    handler: @escaping @MainActor (Double, Double, UInt32) -> Void
  ) {
    gesture = GObjectRef(adopting: gtk_gesture_long_press_new(widget))
    let pointer = gesture.pointer
    gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_TARGET)
    gtk_gesture_single_set_touch_only(pointer, gboolean(true))
    gtk_gesture_group(drag.pointer, pointer)
    SignalConnection.connect(
      pointer, "pressed",
      arguments: { (x: Double, y: Double) in
        guard x.isFinite, y.isFinite else { return }
        // A timer emits this signal, so there is no current event and no event time.
        handler(x, y, 0)
      })
  }

  /// The finger's last event, valid until the next one, or `nil` if there is none.
  ///
  /// A timer triggers the gesture, so there is no current event; a menu that the gesture opens
  /// needs this one.
  package var lastEvent: UnsafePointer<GdkEvent>? {
    let sequence = gtk_gesture_single_get_current_sequence(gesture.pointer)
    return gtk_gesture_get_last_event(gesture.pointer, sequence)
  }

  /// Forgets the current press.
  package func reset() {
    gtk_event_controller_reset(gesture.pointer)
  }
}
