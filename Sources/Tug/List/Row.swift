/// The content of one row of a list.
public struct Row: Equatable, Sendable {
  /// The first line.
  public var title: String
  /// The second, fainter line; nil centres the title.
  public var subtitle: String?
  /// The picture before the text.
  public var icon: Icon?

  /// Long text continues in further lines: the title in a second one, the subtitle in as many as it
  /// needs.
  ///
  /// Otherwise each is one line. The cells of a grid and of a horizontal list never wrap.
  public var wraps: Bool

  /// A row of a title, a subtitle and an icon.
  public init(title: String, subtitle: String? = nil, icon: Icon? = nil, wraps: Bool = false) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.wraps = wraps
  }
}
