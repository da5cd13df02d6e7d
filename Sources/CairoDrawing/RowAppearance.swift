/// What one row shows.
public struct RowAppearance {
  /// The first line; an empty one leaves its place blank.
  public var title: String
  /// The dimmed second line; nil or empty centres the title.
  public var subtitle: String?
  /// The picture before the text, fitted into a square.
  public var icon: Surface?

  /// A row of a title and what else there is.
  public init(title: String, subtitle: String? = nil, icon: Surface? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
  }
}
