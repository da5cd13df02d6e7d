/// What one row of a list shows.
public struct Row: Equatable, Sendable {
  /// The first line.
  public var title: String
  /// The second, quieter line; nil centres the title.
  public var subtitle: String?
  /// The picture before the text.
  public var icon: Icon?

  /// Whether long text goes on in further lines: the title in a second, the subtitle in as many as
  /// it takes.
  ///
  /// Else each is one line. The cells of a grid and of a horizontal list never wrap.
  public var wraps: Bool

  /// A row of a title, a subtitle and an icon.
  public init(title: String, subtitle: String? = nil, icon: Icon? = nil, wraps: Bool = false) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.wraps = wraps
  }
}
