import CGtk
import GtkBridge

/// Creates GValues for functions of GTK.
@MainActor extension GValue {
  /// Calls `use` with a string value.
  static func pass(_ text: String, to use: (inout GValue) -> Void) {
    pass(_tug_string_type(), { g_value_set_string(&$0, text) }, to: use)
  }

  /// Calls `use` with a Boolean value.
  static func pass(_ flag: Bool, to use: (inout GValue) -> Void) {
    // G_TYPE_BOOLEAN is a macro that Swift does not import.
    pass(GType(5 << 2), { g_value_set_boolean(&$0, gboolean(flag)) }, to: use)
  }

  /// Calls `use` with a value of the enumeration `type`.
  static func pass(_ number: UInt32, of type: GType, to use: (inout GValue) -> Void) {
    pass(type, { g_value_set_enum(&$0, gint(bitPattern: number)) }, to: use)
  }

  private static func pass(
    _ type: GType, _ fill: (inout GValue) -> Void, to use: (inout GValue) -> Void
  ) {
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    use(&value)
    g_value_unset(&value)
  }
}
