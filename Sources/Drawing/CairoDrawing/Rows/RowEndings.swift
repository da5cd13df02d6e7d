/// The detail and badge at the end of a row, and the width in points that they leave for the text.
struct RowEndings {
  /// The largest fraction of the row's width for the badge, and the fraction of the line that the
  /// detail may take even if the title is then truncated.
  private static let fraction = 0.4

  /// The detail at the end of the title's line.
  let detail: TextLayout?
  let badge: RowBadge?
  /// Whether the badge is at the end of the second line, below the detail.
  ///
  /// Otherwise it is at the vertical centre of the row's end.
  let isBadgeBelow: Bool
  /// The width of the lines, including the detail.
  let lineWidth: Double
  /// The width of the title.
  let titleWidth: Double
  /// The width of the second line.
  let subtitleWidth: Double

  /// Lays out the endings of `row`, whose title has `style`.
  ///
  /// `place` is the size available for all lines; there are two of them if `hasSecondLine` is
  /// `true`.
  init(
    of row: RowAppearance, _ style: TextStyle, in place: (width: Double, height: Double),
    hasSecondLine: Bool, gap: Double, _ text: TextRenderer
  ) {
    badge = RowBadge(
      of: row, size: style.size, width: place.width * Self.fraction, height: place.height, text)
    let badgeSpace = badge.map { $0.width + gap } ?? 0
    isBadgeBelow = hasSecondLine && row.detail?.isEmpty == false
    lineWidth = max(place.width - (isBadgeBelow ? 0 : badgeSpace), 0)
    subtitleWidth = max(place.width - badgeSpace, 0)
    detail = Self.detail(of: row, style, width: lineWidth, gap: gap, text)
    titleWidth = max(lineWidth - (detail.map { $0.width + gap } ?? 0), 0)
  }

  /// Returns the detail in a line of `width`: complete if the title leaves enough space, or else
  /// truncated, but to no less than its guaranteed fraction.
  private static func detail(
    of row: RowAppearance, _ titleStyle: TextStyle, width: Double, gap: Double,
    _ text: TextRenderer
  ) -> TextLayout? {
    guard let detail = row.detail, !detail.isEmpty else { return nil }
    let style = TextStyle(size: titleStyle.size * RowRenderer.subtitleRatio)
    let whole = text.line(detail, style, maxWidth: width)
    let least = width * fraction
    guard whole.width > least else { return whole }
    let title = row.titleLine(titleStyle, width: width, text)
    return text.line(detail, style, maxWidth: max(least, width - gap - title.width))
  }
}
