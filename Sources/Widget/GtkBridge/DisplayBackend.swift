import CGtk

/// The display server's protocol, as far as input units depend on it.
public enum DisplayBackend: Sendable {
  /// Wayland.
  case wayland
  /// X11, Broadway and whatever else there is.
  case other

  /// The protocol that `device` speaks; `other` without a device.
  ///
  /// The name of the display's type tells it, so that neither backend's headers are needed.
  @MainActor static func of(_ device: OpaquePointer?) -> DisplayBackend {
    guard let device, let display = gdk_device_get_display(device),
      let name = g_type_name(_tug_type_of(UnsafeMutableRawPointer(display)))
    else { return .other }
    return g_str_has_prefix(name, "GdkWayland").isTrue ? .wayland : .other
  }
}
