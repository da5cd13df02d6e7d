import SceneModel

/// Draws rows: icon, title, subtitle, detail, badge, and a hairline below.
///
/// Everything is mirrored if the text direction is right to left.
package struct RowRenderer: Equatable, Sendable {
  /// The free space around icon and text.
  package var box = PartBox.row
  /// The space between icon and text, in points.
  package var gap = 12.0
  /// The background of a row; rows with tiles have no hairline.
  package var background = RowBackground()

  /// The size of the subtitle as a fraction of the title's.
  static let subtitleRatio = 0.86
  /// The space between the descent of the title and the ascent of the subtitle, in points.
  static let lineGap = 1.0
  /// The smallest space above and below two lines, in points.
  private static let minimumPadding = 2.0

  /// Creates a renderer with the default distances.
  package init() {}

  /// Returns the icon size for a row of `height`, in points.
  ///
  /// It is one of the sizes that icon themes provide, or less in a row lower than 20 points.
  package static func iconSize(rowHeight height: Double) -> Double {
    switch height {
    case 80...: 48
    case 44...: 32
    case 32...: 24
    case 20...: 16
    default: max(height - 4, 0)
    }
  }

  /// Returns the height in points of a row with two lines of text and the space of `box` around
  /// them.
  package static func naturalHeight(_ text: TextRenderer, in box: PartBox = .row) -> Double {
    let title = text.metrics(TextStyle(size: text.baseSize))
    let subtitle = text.metrics(TextStyle(size: text.baseSize * subtitleRatio))
    let lines = title.ascent + title.descent + lineGap + subtitle.ascent + subtitle.descent
    return max((lines + box.height).rounded(.up), box.height(around: 0))
  }

  /// Lays out `row` with `style`.
  func drawing(
    of row: RowAppearance, _ setting: RowSetting, palette: Palette, style: PartStyle,
    text: TextRenderer
  ) -> RowDrawing {
    let (frame, state) = (setting.frame, setting.state)
    let box = style.box ?? box
    let text = style.text ?? text
    let subtitle = style.subtitle(of: state, palette)
    var pen = RowPen(
      setting, title: row.isHeading ? subtitle : style.title(of: state, palette),
      subtitle: subtitle, badge: style.badge(of: state, isEmphasized: row.isEmphasized, palette),
      iconOpacity: palette.iconOpacity)
    let (leading, trailing) = pen.isReversed ? (box.right, box.left) : (box.left, box.right)
    if row.isHeading { pen.add(.fill(frame, palette.heading)) }
    pen.add(background.mark(frame, state, palette, style))
    let lineOnGround = pen.marks.isEmpty ? palette.separatorOnBackground : nil
    let side = Self.iconSize(wraps: row.wraps, rowHeight: setting.exactHeight, text)
    // If there are more than two lines, icon and badge are next to the first two.
    let firstLines = box.middle(
      of: Rect(
        x: 0, y: 0, width: frame.width,
        height: row.wraps
          ? min(frame.height, Self.naturalHeight(text, in: box)) : frame.height))
    if let icon = row.icon {
      let place = Rect(x: leading, y: firstLines.midY - side / 2, width: side, height: side)
      pen.drawIcon(icon, in: pen.placed(place))
    }
    let start = row.icon == nil ? leading : leading + side + gap
    let middle = box.middle(of: frame)
    let place = Rect(
      x: start, y: middle.y, width: frame.width - trailing - start, height: middle.height)
    if !place.isEmpty {
      let endings =
        row.wraps
        ? drawParagraphs(of: row, in: place, box, &pen, text)
        : drawLines(of: row, in: place, &pen, text)
      if let badge = endings.badge, !endings.isBadgeBelow {
        pen.drawBadge(badge, in: place, y: firstLines.midY)
      }
    }
    var line: (Rect, Color)?
    if !state.isSelected, !background.isTile, !box.hasBorder {
      let indent = row.isHeading || row.endsSection ? 0 : start
      let whole = pen.placed(Rect(x: indent, y: 0, width: frame.width - indent, height: 0))
      let place = pen.line(x: whole.x, width: whole.width)
      if !place.isEmpty { line = (place, palette.separator) }
    }
    let ring = background.ring(frame, state, palette, style)
    return RowDrawing(
      pen.marks, line: line, [ring].compactMap(\.self), lineOnGround: lineOnGround, for: setting)
  }

  /// Returns the icon size of a row that may wrap, in points.
  static func iconSize(wraps: Bool, rowHeight: Double, _ text: TextRenderer) -> Double {
    // The height of a wrapping row depends on the width of its icon, so its icon must not depend on
    // the height.
    iconSize(rowHeight: wraps ? naturalHeight(text) : rowHeight)
  }

  /// Draws the unwrapped lines of `row` in `place`, and returns the endings next to them.
  private func drawLines(
    of row: RowAppearance, in place: Rect, _ pen: inout RowPen, _ text: TextRenderer
  ) -> RowEndings {
    let titleStyle = Self.style(
      text.baseSize, isBold: row.isBold, fitting: place.height, text)
    let titleMetrics = text.metrics(titleStyle)
    let subtitleStyle = TextStyle(size: titleStyle.size * Self.subtitleRatio)
    let subtitleMetrics = text.metrics(subtitleStyle)
    let both =
      titleMetrics.ascent + titleMetrics.descent + Self.lineGap + subtitleMetrics.ascent
      + subtitleMetrics.descent
    let hasSubtitle = row.subtitle?.isEmpty == false
    let isTwoLines = hasSubtitle && both + 2 * Self.minimumPadding <= place.height
    let endings = RowEndings(
      of: row, titleStyle, in: (place.width, place.height), hasSecondLine: isTwoLines, gap: gap,
      text)
    let title = row.titleLine(titleStyle, width: endings.titleWidth, text)
    let top = place.midY - both / 2
    let baseline =
      isTwoLines
      ? top + titleMetrics.ascent
      : place.midY + (titleMetrics.ascent - titleMetrics.descent) / 2
    pen.drawTitle(title, in: place, baseline: baseline)
    pen.drawDetail(of: endings, in: place, baseline: baseline)
    if isTwoLines {
      let second = top + both - subtitleMetrics.descent
      if let line = row.subtitleLine(subtitleStyle, width: endings.subtitleWidth, text) {
        pen.drawSubtitle(line, in: place, baseline: second)
      }
      pen.drawBadge(
        below: endings, in: place,
        y: second - (subtitleMetrics.ascent - subtitleMetrics.descent) / 2)
    } else if hasSubtitle {
      // A low row has one line, with the subtitle after the title if enough space is left.
      let space = endings.titleWidth - title.width - 2 * gap
      guard space >= 4 * subtitleStyle.size * text.scale else { return endings }
      var rest = place
      rest.width = endings.titleWidth
      if let line = row.subtitleLine(subtitleStyle, width: space, text) {
        pen.drawSubtitle(line, in: rest, isAtEnd: true, baseline: baseline)
      }
    }
    return endings
  }

  /// Returns a style of `size` points, or of a smaller size if its line would be higher than
  /// `height`.
  static func style(
    _ size: Double, isBold: Bool, fitting height: Double, _ text: TextRenderer
  ) -> TextStyle {
    let style = TextStyle(size: size, isBold: isBold)
    let metrics = text.metrics(style)
    let line = metrics.ascent + metrics.descent
    guard line > height else { return style }
    // Use whole points, so that an animated row height does not load a new font in each frame.
    return TextStyle(size: (size * height / line).rounded(.down), isBold: isBold)
  }
}
