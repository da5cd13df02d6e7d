/// The content of one row of a list.
public struct Row: Equatable, Sendable {
  /// The first line.
  public var title: String
  /// The fainter second line, or `nil` to centre the title vertically.
  public var subtitle: String?
  /// A short, fainter text at the end of the title line, such as a date or a size, or `nil` if
  /// there is none.
  ///
  /// If title and detail do not fit, the detail is cut first, down to two fifths of the line, then
  /// the title. A cell that shows its icon above its text omits the detail.
  public var detail: String?
  /// A short text in a pill at the end of the row or in the upper corner of a cell, or `nil` if
  /// there is none.
  public var badge: String?
  /// The icon before the text, or `nil` if there is none.
  public var icon: Icon?

  /// Whether long text wraps: the title to a second line, the subtitle to as many lines as it
  /// needs.
  ///
  /// If `false`, each text has one line. Cells of a grid or a horizontal list never wrap.
  public var wraps: Bool
  /// Whether the row is emphasized, like an unread message: its title is bold, and its badge has
  /// the selection colour.
  public var isEmphasized: Bool
  /// Whether title and subtitle are Pango markup.
  ///
  /// Invalid markup is shown as plain text. The first invalid text of a list logs a warning.
  public var usesMarkup: Bool
  /// The additional style classes of the row's CSS node.
  ///
  /// A string with spaces adds several classes. Rows that the program draws ignore them.
  public var styleClasses: [String]

  /// Creates a row with a title and optional further content.
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
