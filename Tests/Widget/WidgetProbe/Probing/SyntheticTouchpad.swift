import CGtk
import GtkBridge

/// A touchpad that GDK only knows by name, as the source of events.
@MainActor final class SyntheticTouchpad {
  let device: OpaquePointer

  /// Creates a touchpad without a history, or returns `nil` if the display has other devices.
  init?() {
    let type = g_type_from_name("GdkX11DeviceXI2")
    guard type != 0, let display = gdk_display_get_default() else { return nil }
    var values = [GValue(), GValue(), GValue(), GValue()]
    g_value_init(&values[0], gdk_display_get_type())
    g_value_set_object(&values[0], UnsafeMutableRawPointer(display))
    g_value_init(&values[1], gdk_device_type_get_type())
    g_value_set_enum(&values[1], gint(GDK_DEVICE_TYPE_SLAVE.rawValue))
    g_value_init(&values[2], gdk_input_source_get_type())
    g_value_set_enum(&values[2], gint(GDK_SOURCE_TOUCHPAD.rawValue))
    g_value_init(&values[3], gdk_input_mode_get_type())
    g_value_set_enum(&values[3], gint(GDK_MODE_SCREEN.rawValue))
    let names = ["display", "type", "input-source", "input-mode"]
    let made = names.withCStrings {
      g_object_new_with_properties(type, 4, $0, values)
    }
    for index in values.indices { g_value_unset(&values[index]) }
    guard let made else { return nil }
    device = OpaquePointer(made)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(device))
  }
}

extension [String] {
  /// Calls `body` with the texts as C's, valid for the call.
  fileprivate func withCStrings<Result>(
    _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    var copies: [UnsafePointer<CChar>?] = map { UnsafePointer(g_strdup($0)) }
    defer { for copy in copies { g_free(UnsafeMutableRawPointer(mutating: copy)) } }
    return copies.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}
