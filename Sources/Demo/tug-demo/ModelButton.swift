import CGtk
import GtkBridge

/// Creates items for a popover menu.
@MainActor enum ModelButton {
  /// Creates an item that shows `words` and calls `act`.
  ///
  /// `isOn` states whether the item has a mark, or is `nil` for an item that cannot have one. The
  /// mark is a radio mark if `isChoice` is `true`, and else a check mark.
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
