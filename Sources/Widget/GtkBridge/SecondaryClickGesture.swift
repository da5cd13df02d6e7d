import CGtk

/// The button that asks for a menu, on a widget.
@MainActor public final class SecondaryClickGesture {
  private let gesture: GObjectRef<OpaquePointer>

  /// Adds a gesture to `widget`, which must live longer than this object.
  ///
  /// `handler` gets each press with its place in points from the widget's top left and the server's
  /// time in milliseconds, and must not own this object's owner. The press is the widget's alone.
  public init(
    widget: UnsafeMutablePointer<GtkWidget>,
    handler: @escaping @MainActor (Double, Double, UInt32) -> Void
  ) {
    gesture = GObjectRef(adopting: gtk_gesture_multi_press_new(widget))
    let pointer = gesture.pointer
    gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_BUBBLE)
    gtk_gesture_single_set_button(pointer, guint(GDK_BUTTON_SECONDARY))
    SignalConnection.connect(
      pointer, "pressed",
      click: { [weak gesture] _, x, y in
        guard let gesture, x.isFinite, y.isFinite else { return }
        gtk_gesture_set_state(gesture.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
        handler(x, y, EventFields.currentTime)
      })
  }
}
