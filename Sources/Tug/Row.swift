/// What one row of a list shows.
public struct Row: Equatable, Sendable {
  /// The first line.
  public var title: String
  /// The second, quieter line; nil centres the title.
  public var subtitle: String?
  /// The picture before the text.
  public var icon: Icon?

  /// A row of up to two lines and an icon.
  public init(title: String, subtitle: String? = nil, icon: Icon? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
  }
}
