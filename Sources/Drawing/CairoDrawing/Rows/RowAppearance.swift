/// The content of one row.
package struct RowAppearance {
  /// The first line; if empty, the line stays blank.
  package var title: String
  /// The dimmed second line; `nil` or empty centres the title.
  package var subtitle: String?
  /// The image before the text, scaled to fit a square.
  package var icon: Surface?
  /// Whether long text wraps: the title into up to two lines, the subtitle into as many as it
  /// needs.
  ///
  /// Otherwise each is one line. The titles of cells use ``CellRenderer/titleLines`` instead.
  package var wraps: Bool
  /// A short dimmed text at the end of the title's line; `nil` or empty shows none.
  ///
  /// The title is shortened to leave space for it. Cells with an icon above their text do not show
  /// it.
  package var detail: String?
  /// A short text in a pill at the end of the row or in a cell's upper corner; `nil` or empty shows
  /// none.
  package var badge: String?
  /// Whether the title is bold and the badge emphasized.
  package var isEmphasized = false
  /// Whether title and subtitle are Pango markup; invalid markup is shown as plain text.
  package var usesMarkup = false
  /// The row's additional style classes for stylesheets, sorted and without duplicates.
  package var styleClasses: [String] = []
  /// Whether the row is the heading of a section, whose title is bold and dimmed.
  ///
  /// The painter sets this for the headings of its list.
  package var isHeading = false
  /// Whether the next row is a heading; the line below this row then spans its whole width.
  package var endsSection = false

  /// Creates a row with a title.
  package init(
    title: String, subtitle: String? = nil, icon: Surface? = nil, wraps: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.wraps = wraps
  }

  /// Whether the title is drawn in bold.
  var isBold: Bool { isHeading || isEmphasized }

  /// Returns the title as one line in `style`, ellipsized at `width` points.
  func titleLine(_ style: TextStyle, width: Double, _ text: TextRenderer) -> TextLayout {
    text.line(title, style, maxWidth: width, isMarkup: usesMarkup)
  }

  /// Returns the subtitle as one line in `style`, ellipsized at `width` points, or `nil` if there
  /// is none.
  func subtitleLine(_ style: TextStyle, width: Double, _ text: TextRenderer) -> TextLayout? {
    guard let subtitle, !subtitle.isEmpty else { return nil }
    return text.line(subtitle, style, maxWidth: width, isMarkup: usesMarkup)
  }
}
