/// The content of one row.
public struct RowAppearance {
  /// The first line; an empty one leaves its place blank.
  public var title: String
  /// The dimmed second line; nil or empty centres the title.
  public var subtitle: String?
  /// The picture before the text, fitted into a square.
  public var icon: Surface?
  /// Long text continues in further lines: the title in a second one, the subtitle in as many as it
  /// needs.
  ///
  /// Otherwise each is one line. Cells never wrap.
  public var wraps: Bool
  /// The row is the heading of a section: its title is bold and dimmed.
  ///
  /// The painter sets it for the headings of its list.
  public var isHeading = false

  /// A row with a title, and possibly more.
  public init(
    title: String, subtitle: String? = nil, icon: Surface? = nil, wraps: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.wraps = wraps
  }
}
