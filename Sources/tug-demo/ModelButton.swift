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
    set("text", of: object, _tug_string_type()) { g_value_set_string(&$0, words) }
    if let isOn {
      let role = isChoice ? GTK_BUTTON_ROLE_RADIO : GTK_BUTTON_ROLE_CHECK
      set("role", of: object, gtk_button_role_get_type()) {
        g_value_set_enum(&$0, gint(role.rawValue))
      }
      set("active", of: object, g_type_from_name("gboolean")) {
        g_value_set_boolean(&$0, gboolean(isOn))
      }
    }
    SignalConnection.connect(button, "clicked") { act() }
    return button
  }

  private static func set(
    _ property: String, of object: UnsafeMutablePointer<GObject>, _ type: GType,
    _ fill: (inout GValue) -> Void
  ) {
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    g_object_set_property(object, property, &value)
    g_value_unset(&value)
  }
}
