import CGtk
import ScrollModel

/// A gesture for the mouse button that opens a menu.
@MainActor package final class SecondaryClickGesture {
  private let gesture: GObjectRef<OpaquePointer>

  /// Adds a gesture to `widget`, which must outlive this object.
  ///
  /// `handler` receives each press with its position in points from the widget's top left corner
  /// and the server's time in milliseconds. It must not retain this object's owner. The gesture
  /// claims the press.
  package init(
    widget: UnsafeMutablePointer<GtkWidget>,
    handler: @escaping @MainActor (Point, UInt32) -> Void
  ) {
    gesture = GObjectRef(adopting: gtk_gesture_multi_press_new(widget))
    let pointer = gesture.pointer
    gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_BUBBLE)
    gtk_gesture_single_set_button(pointer, guint(GDK_BUTTON_SECONDARY))
    SignalConnection.connect(
      pointer, "pressed",
      arguments: { [weak gesture] (_: Int32, x: Double, y: Double) in
        guard let gesture, x.isFinite, y.isFinite else { return }
        gtk_gesture_set_state(gesture.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
        handler(Point(x: x, y: y), EventFields.currentTime)
      })
  }
}
