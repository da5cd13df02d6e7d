import CGtk

/// The display server's protocol, which determines the units of scroll events.
package enum DisplayBackend: Sendable {
  /// Wayland.
  case wayland
  /// X11, Broadway or another protocol.
  case other

  /// Returns the protocol of `device`, or `other` if there is no device.
  ///
  /// Compares the name of the display's type, so that the headers of the backends are not needed.
  @MainActor static func of(_ device: OpaquePointer?) -> DisplayBackend {
    guard let device, let display = gdk_device_get_display(device),
      let name = g_type_name(_tug_type_of(UnsafeMutableRawPointer(display)))
    else { return .other }
    return g_str_has_prefix(name, "GdkWayland").isTrue ? .wayland : .other
  }
}
