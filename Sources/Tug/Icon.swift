/// A row's icon, by what it shows: the theme and the scale decide the picture.
public struct Icon: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case name(String)
    case contentType(String)
  }

  let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  /// The icon called `name` in the icon theme; a name that it does not know leaves
  /// the place empty.
  public static func named(_ name: String) -> Icon { Icon(.name(name)) }

  /// The icon of files with a content type such as `text/plain`.
  public static func contentType(_ type: String) -> Icon { Icon(.contentType(type)) }
}
