/// The icon of a row, by its meaning: the theme and the scale give the picture.
public struct Icon: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case name(String)
    case contentType(String)
    case serialized(String)
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
}
