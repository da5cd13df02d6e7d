/// What stands at the end of a row's lines, and the width in points that it leaves to them.
struct RowEndings {
  /// The share of the row that a detail and a badge have in any case, each by itself.
  private static let share = 0.4

  /// The detail at the end of the title's line.
  let detail: TextLayout?
  let badge: RowBadge?
  /// The badge stands at the end of the second line, below the detail; otherwise in the middle of the
  /// row's end, beside all lines.
  let isBadgeBelow: Bool
  /// The width of the lines, with the detail.
  let lineWidth: Double
  /// The width that is left for the title.
  let titleWidth: Double
  /// The width that is left for the second line.
  let subtitleWidth: Double

  /// The endings of `row` with its title in `style`, in a `place` for all its lines, which are two
  /// where it `hasSecondLine`.
  init(
    of row: RowAppearance, _ style: TextStyle, in place: (width: Double, height: Double),
    hasSecondLine: Bool, gap: Double, _ text: TextRenderer
  ) {
    badge = RowBadge(
      of: row, size: style.size, width: place.width * Self.share, height: place.height, text)
    let badgeRoom = badge.map { $0.width + gap } ?? 0
    isBadgeBelow = hasSecondLine && row.detail?.isEmpty == false
    lineWidth = max(place.width - (isBadgeBelow ? 0 : badgeRoom), 0)
    subtitleWidth = max(place.width - badgeRoom, 0)
    detail = Self.detail(of: row, style, width: lineWidth, gap: gap, text)
    titleWidth = max(lineWidth - (detail.map { $0.width + gap } ?? 0), 0)
  }

  /// The detail in a line of `width`: whole where the title leaves it the room, else up to its share.
  private static func detail(
    of row: RowAppearance, _ titleStyle: TextStyle, width: Double, gap: Double,
    _ text: TextRenderer
  ) -> TextLayout? {
    guard let detail = row.detail, !detail.isEmpty else { return nil }
    let style = TextStyle(size: titleStyle.size * RowRenderer.subtitleRatio)
    let whole = text.line(detail, style, maxWidth: width)
    let least = width * share
    guard whole.width > least else { return whole }
    let title = row.titleLine(titleStyle, width: width, text)
    return text.line(detail, style, maxWidth: max(least, width - gap - title.width))
  }
}
