/// Draws rows: icon, title, subtitle, a hairline below.
public struct RowRenderer: Sendable {
  /// How a row is being touched or marked.
  public enum Highlight: Sendable {
    /// Not at all.
    case none
    /// Under a press that is still a click.
    case pressed
    /// Selected.
    case selected
  }

  /// Points left free at the left and right.
  public var margin = 12.0
  /// Points between the icon and the text.
  public var gap = 12.0

  /// The subtitle's size as a part of the title's.
  private static let subtitleRatio = 0.86
  /// Points between the lowest descender of the title and the highest ascender of the subtitle,
  /// both of ordinary letters; the ascents have air of their own.
  private static let lineGap = 1.0
  /// Points above and below the two lines of a row of the natural height.
  private static let air = 9.0
  /// The natural height in points for a small font: enough for a finger and a 32-point icon.
  private static let smallestNaturalHeight = 56.0
  /// Points that two lines leave free above and below at least.
  private static let tightness = 2.0

  /// A renderer with the usual distances.
  public init() {}

  /// The side in points of the icon in a row of `height`: the sizes that icon themes draw.
  public static func iconSize(rowHeight height: Double) -> Double {
    switch height {
    case 80...: 48
    case 44...: 32
    case 32...: 24
    case 20...: 16
    default: max(height - 4, 0)
    }
  }

  /// The height in points of a row with two lines of `text` and room around them.
  public static func naturalHeight(_ text: TextRenderer) -> Double {
    let title = text.metrics(TextStyle(size: text.baseSize))
    let subtitle = text.metrics(TextStyle(size: text.baseSize * subtitleRatio))
    let lines = title.ascent + title.descent + lineGap + subtitle.ascent + subtitle.descent
    return max((lines + 2 * air).rounded(.up), smallestNaturalHeight)
  }

  /// Draws `row` into `rect`; nothing of it leaves the rectangle.
  public func draw(
    _ row: RowAppearance, in rect: Rect, highlight: Highlight = .none, palette: Palette,
    on canvas: Canvas, text: TextRenderer
  ) {
    let frame = canvas.snapped(rect)
    guard !frame.isEmpty else { return }
    canvas.clipped(to: frame) {
      switch highlight {
      case .none: break
      case .pressed: canvas.fill(frame, palette.pressed)
      case .selected: canvas.fill(frame, palette.selection)
      }
      let left = drawIcon(of: row, in: frame, on: canvas)
      drawText(
        of: row,
        in: Rect(x: left, y: frame.y, width: frame.maxX - margin - left, height: frame.height),
        isSelected: highlight == .selected, palette: palette, on: canvas, text: text)
      if highlight != .selected {
        canvas.hairline(
          x: left, width: frame.maxX - left, bottom: frame.maxY, palette.separator)
      }
    }
  }

  /// Draws the icon and returns where the text begins.
  private func drawIcon(of row: RowAppearance, in frame: Rect, on canvas: Canvas) -> Double {
    let left = frame.x + margin
    guard let icon = row.icon else { return left }
    let side = Self.iconSize(rowHeight: frame.height)
    let factor = side / max(icon.width, icon.height)
    let width = icon.width * factor
    let height = icon.height * factor
    let place = Rect(
      x: canvas.snapped(x: left + (side - width) / 2),
      y: canvas.snapped(y: frame.midY - height / 2), width: width, height: height)
    canvas.draw(icon, in: place)
    return left + side + gap
  }

  private func drawText(
    of row: RowAppearance, in place: Rect, isSelected: Bool, palette: Palette, on canvas: Canvas,
    text: TextRenderer
  ) {
    guard !place.isEmpty else { return }
    let titleColor = isSelected ? palette.selectedText : palette.text
    let subtitleColor = isSelected ? palette.selectedText : palette.secondaryText
    let titleStyle = Self.style(text.baseSize, fitting: place.height, text)
    let titleMetrics = text.metrics(titleStyle)
    let singleBaseline =
      place.midY + (titleMetrics.ascent - titleMetrics.descent) / 2

    guard let subtitle = row.subtitle, !subtitle.isEmpty else {
      let title = text.line(row.title, titleStyle, maxWidth: place.width)
      canvas.draw(title, x: place.x, baseline: singleBaseline, titleColor)
      return
    }

    let subtitleStyle = TextStyle(size: titleStyle.size * Self.subtitleRatio)
    let subtitleMetrics = text.metrics(subtitleStyle)
    let both =
      titleMetrics.ascent + titleMetrics.descent + Self.lineGap + subtitleMetrics.ascent
      + subtitleMetrics.descent
    if both + 2 * Self.tightness <= place.height {
      let top = place.midY - both / 2
      let title = text.line(row.title, titleStyle, maxWidth: place.width)
      let second = text.line(subtitle, subtitleStyle, maxWidth: place.width)
      canvas.draw(title, x: place.x, baseline: top + titleMetrics.ascent, titleColor)
      canvas.draw(
        second, x: place.x, baseline: top + both - subtitleMetrics.descent, subtitleColor)
    } else {
      // A low row has one line: the title, and the subtitle at the right where room is left.
      let title = text.line(row.title, titleStyle, maxWidth: place.width)
      canvas.draw(title, x: place.x, baseline: singleBaseline, titleColor)
      let room = place.width - title.width - 2 * gap
      guard room >= 4 * subtitleStyle.size else { return }
      let second = text.line(subtitle, subtitleStyle, maxWidth: room)
      canvas.draw(second, x: place.maxX - second.width, baseline: singleBaseline, subtitleColor)
    }
  }

  /// The title's style, smaller where a line of `size` is higher than the row.
  private static func style(
    _ size: Double, fitting height: Double, _ text: TextRenderer
  ) -> TextStyle {
    let style = TextStyle(size: size)
    let metrics = text.metrics(style)
    let line = metrics.ascent + metrics.descent
    guard line > height else { return style }
    // Whole points, so that rows that grow do not ask for a font at every frame.
    return TextStyle(size: (size * height / line).rounded(.down))
  }
}
