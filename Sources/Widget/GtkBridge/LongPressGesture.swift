import CGtk

/// The press of a finger that stays where it was put down, for as long as the user's settings say.
///
/// A held mouse button is none: the menu has a button of its own.
@MainActor public final class LongPressGesture {
  private let gesture: GObjectRef<OpaquePointer>

  /// Adds a gesture to `widget`, which must live longer than this object.
  ///
  /// It shares its presses with `drag`, so that neither takes them from the other. `handler` gets
  /// the place in points from the widget's top left and the server's time in milliseconds, and
  /// must not own this object's owner.
  public init(
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
      point: { x, y in
        guard x.isFinite, y.isFinite else { return }
        // A timer calls: no event is under way.
        handler(x, y, 0)
      })
  }

  /// The finger's last event, borrowed until the next; nil where there is none.
  ///
  /// A menu that the gesture opens needs it: a timer fires the gesture, and so there is no current
  /// event.
  public var lastEvent: UnsafePointer<GdkEvent>? {
    let sequence = gtk_gesture_single_get_current_sequence(gesture.pointer)
    return gtk_gesture_get_last_event(gesture.pointer, sequence)
  }

  /// Forgets the press that is under way.
  public func reset() {
    gtk_event_controller_reset(gesture.pointer)
  }
}
