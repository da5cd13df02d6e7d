/// The content of one row of a list.
public struct Row: Equatable, Sendable {
  /// The first line.
  public var title: String
  /// The second, fainter line; nil centres the title.
  public var subtitle: String?
  /// A short, fainter text at the end of the title's line, as a date or a size; nil for none.
  ///
  /// Where both have no room the title is cut first, until the detail has two fifths of the line. A
  /// cell with an icon above its text does not show it.
  public var detail: String?
  /// A short text in a pill at the row's end, or in the upper corner of a cell; nil for none.
  public var badge: String?
  /// The picture before the text.
  public var icon: Icon?

  /// Long text continues in further lines: the title in a second one, the subtitle in as many as it
  /// needs.
  ///
  /// Otherwise each is one line. The cells of a grid and of a horizontal list never wrap.
  public var wraps: Bool
  /// The row stands out, as an unread message: its title is bold, and its badge in the colour of
  /// selections.
  public var isEmphasized: Bool
  /// Title and subtitle are Pango's markup.
  ///
  /// A text that is none is shown as it stands; the list's first one logs a warning.
  public var usesMarkup: Bool
  /// The classes by which stylesheets know the row's node, besides the list's own; blanks divide a text
  /// into several.
  ///
  /// A row that the program draws itself has none.
  public var styleClasses: [String]

  /// A row with a title, and possibly more.
  public init(
    title: String, subtitle: String? = nil, detail: String? = nil, badge: String? = nil,
    icon: Icon? = nil, wraps: Bool = false, isEmphasized: Bool = false, usesMarkup: Bool = false,
    styleClasses: [String] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.detail = detail
    self.badge = badge
    self.icon = icon
    self.wraps = wraps
    self.isEmphasized = isEmphasized
    self.usesMarkup = usesMarkup
    self.styleClasses = styleClasses
  }
}
