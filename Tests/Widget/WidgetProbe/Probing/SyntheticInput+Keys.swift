import CGtk
import GtkBridge

/// A keyboard.
extension SyntheticInput {
  /// A key goes down and up, in the window that the widget is in.
  func key(_ value: Int32, holding keys: GdkModifierType? = nil) {
    for type in [GDK_KEY_PRESS, GDK_KEY_RELEASE] {
      guard let event = gdk_event_new(type), let toplevel = gtk_widget_get_toplevel(widget),
        let window = gtk_widget_get_window(toplevel)
      else { return }
      event.pointee.key.window = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(window)))
      event.pointee.key.keyval = UInt32(value)
      event.pointee.key.state = keys?.rawValue ?? 0
      event.pointee.key.time = now
      deliver(event)
    }
  }
}
