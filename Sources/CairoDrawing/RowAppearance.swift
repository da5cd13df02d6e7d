/// What one row shows.
public struct RowAppearance {
  /// The first line; an empty one leaves its place blank.
  public var title: String
  /// The dimmed second line; nil or empty centres the title.
  public var subtitle: String?
  /// The picture before the text, fitted into a square.
  public var icon: Surface?
  /// Whether long text goes on in further lines: the title in a second, the subtitle in as many as
  /// it takes.
  ///
  /// Else each is one line. Cells never wrap.
  public var wraps: Bool
  /// Whether the row is the heading of a section: its title is bold and dimmed.
  ///
  /// The painter sets it for the headings of its list.
  public var isHeading = false

  /// A row of a title and what else there is.
  public init(
    title: String, subtitle: String? = nil, icon: Surface? = nil, wraps: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.wraps = wraps
  }
}
