import CGtk

/// The icon of a row, by its meaning: the theme and the scale give the picture.
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

  /// The icon called `name` in the icon theme; a name that the theme lacks leaves the place empty.
  public static func named(_ name: String) -> Icon { Icon(.name(name)) }

  /// The icon that `g_icon_to_string()` writes as `text`.
  static func serialized(_ text: String) -> Icon { Icon(.serialized(text)) }

  /// The icon of files with a content type such as `text/plain`.
  public static func contentType(_ type: String) -> Icon { Icon(.contentType(type)) }

  /// A `GIcon` of the program's own, which is kept, as a `GdkPixbuf` is one: a picture in place of an icon.
  ///
  /// A picture is fitted into the icon's place, in its middle. Icons of two objects are two icons, though
  /// they look alike.
  public static func gicon(_ icon: OpaquePointer) -> Icon { Icon(.given(GivenIcon(icon))) }
}

/// A `GIcon`, which never changes, so that threads may share it.
final class GivenIcon: Hashable, @unchecked Sendable {
  let pointer: OpaquePointer

  /// Keeps `icon`.
  init(_ icon: OpaquePointer) {
    pointer = icon
    g_object_ref(UnsafeMutableRawPointer(icon))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  static func == (one: GivenIcon, other: GivenIcon) -> Bool { one.pointer == other.pointer }

  func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
