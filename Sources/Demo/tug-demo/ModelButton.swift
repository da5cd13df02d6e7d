import CGtk
import GtkBridge

/// An item of a popover that is a menu.
@MainActor enum ModelButton {
  /// An item with `words` that does `act`; `isOn` says that it is marked, as one of several that exclude
  /// each other or by itself, and is nil for one that never is.
  static func make(
    _ words: String, isOn: Bool? = nil, isChoice: Bool = false,
    _ act: @escaping @MainActor () -> Void
  ) -> UnsafeMutablePointer<GtkWidget>? {
    guard let button = gtk_model_button_new() else { return nil }
    let object = button.raw.of(GObject.self)
    GValue.pass(words) { g_object_set_property(object, "text", &$0) }
    if let isOn {
      let role = isChoice ? GTK_BUTTON_ROLE_RADIO : GTK_BUTTON_ROLE_CHECK
      GValue.pass(role.rawValue, of: gtk_button_role_get_type()) {
        g_object_set_property(object, "role", &$0)
      }
      GValue.pass(isOn) { g_object_set_property(object, "active", &$0) }
    }
    SignalConnection.connect(button, "clicked") { act() }
    return button
  }
}
