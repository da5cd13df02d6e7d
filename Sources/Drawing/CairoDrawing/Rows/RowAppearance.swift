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
  /// Otherwise each is one line. The titles of cells have the lines of ``CellRenderer/titleLines``.
  public var wraps: Bool
  /// A short dimmed text at the end of the title's line, which the title makes room for; nil or empty
  /// for none.
  ///
  /// Cells with an icon above their text do not show it.
  public var detail: String?
  /// A short text in a pill at the row's end, or in a cell's upper corner; nil or empty for none.
  public var badge: String?
  /// The title is bold, and the badge stands out.
  public var isEmphasized = false
  /// Title and subtitle are Pango's markup; one that is not is shown as it stands.
  public var usesMarkup = false
  /// The classes by which stylesheets know the row, besides the list's own, each once and in order.
  public var styleClasses: [String] = []
  /// The row is the heading of a section: its title is bold and dimmed.
  ///
  /// The painter sets it for the headings of its list.
  public var isHeading = false
  /// The next row is a heading, up to whose edge the line below this one goes.
  public var endsSection = false

  /// A row with a title, and possibly more.
  public init(
    title: String, subtitle: String? = nil, icon: Surface? = nil, wraps: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.wraps = wraps
  }

  /// The title is drawn in bold letters.
  var isBold: Bool { isHeading || isEmphasized }

  /// The title's line in `style`, ended by an ellipsis at `width` points.
  func titleLine(_ style: TextStyle, width: Double, _ text: TextRenderer) -> TextLayout {
    text.line(title, style, maxWidth: width, isMarkup: usesMarkup)
  }

  /// The subtitle's line in `style`, ended by an ellipsis at `width` points; nil where there is none.
  func subtitleLine(_ style: TextStyle, width: Double, _ text: TextRenderer) -> TextLayout? {
    guard let subtitle, !subtitle.isEmpty else { return nil }
    return text.line(subtitle, style, maxWidth: width, isMarkup: usesMarkup)
  }
}
