import CGtk

/// The icon of a row.
///
/// GTK finds the image for it in the icon theme, at the scale of the screen. An image that must be
/// read, such as that of a file, is read in the background: until then its space is empty.
public struct Icon: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case name(String)
    case contentType(String)
    case serialized(String)
    case given(GivenIcon)
  }

  let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  /// Returns the icon called `name` in the icon theme.
  ///
  /// If the theme has no such icon, its space stays empty.
  public static func named(_ name: String) -> Icon { Icon(.name(name)) }

  /// Copies a `GIcon`, or keeps a reference to one that has no text, such as an image in memory.
  init(copying icon: OpaquePointer) {
    if let text = g_icon_to_string(icon) {
      self = .serialized(String(cString: text))
      g_free(text)
    } else {
      self = .gicon(icon)
    }
  }

  /// Returns the icon that `g_icon_to_string()` serializes as `text`.
  static func serialized(_ text: String) -> Icon { Icon(.serialized(text)) }

  /// Returns the icon of files with a content type such as `text/plain`.
  public static func contentType(_ type: String) -> Icon { Icon(.contentType(type)) }

  /// Returns a row icon for the program's `GIcon`, and keeps a reference to it.
  ///
  /// A `GdkPixbuf` is also a `GIcon`. An image is scaled to fit the icon's space and centred in it.
  /// Two icons are equal only if they come from the same object.
  public static func gicon(_ icon: OpaquePointer) -> Icon { Icon(.given(GivenIcon(icon))) }
}

/// A reference to a `GIcon`.
///
/// Threads may share it, because a `GIcon` is immutable.
final class GivenIcon: Hashable, @unchecked Sendable {
  let pointer: OpaquePointer

  /// Takes a reference to `icon`.
  init(_ icon: OpaquePointer) {
    pointer = icon
    g_object_ref(UnsafeMutableRawPointer(icon))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  static func == (one: GivenIcon, other: GivenIcon) -> Bool { one.pointer == other.pointer }

  func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
