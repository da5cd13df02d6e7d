/// The colours of SVPullToRefresh's appearance that the program has set; `nil` keeps the default.
struct SVColors: Sendable {
  var arrow: Color?
  var text: Color?
  var spinner: Color?
}

/// The common appearance of SVPullToRefresh's header and footer: arrow or spinner, title and
/// subtitle.
///
/// Numbers: refresh controls reference, 1.6.
struct SVPullAppearance {
  var subtitle: String
  /// The rotation of the arrow in radians; 0 points down.
  var arrowAngle: Double
  var colors: SVColors

  static let height = 60.0
  static let titleFont = TextStyle(size: 14, isBold: true)
  static let subtitleFont = TextStyle(size: 12)
  /// The space between the arrow and the words, in points.
  private static let gap = 10.0
  /// The space between title and subtitle, in points.
  private static let lineGap = 2.0
  /// The free space at each side, in points.
  private static let margin = 4.0
  /// The space that the rotating arrow needs on each side of its box, in points.
  private static let overhang = (SVArrow.height - SVArrow.width) / 2
  private static let gray = Color(rgb: 128, 128, 128)
  private static let darkGray = Color(rgb: 85, 85, 85)

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let palette = appearance.palette
    let color =
      appearance.color ?? colors.text ?? (palette.isDark ? palette.control : Self.darkGray)
    let image = appearance.image
    let hasSymbol = appearance.showsSymbol || image != nil
    let taken = hasSymbol ? SVArrow.width + Self.gap : 0
    let start = Self.margin + (hasSymbol ? Self.overhang : 0)
    let space = appearance.width - Self.margin - start - taken
    let lines = lines(appearance, space: space, isAlone: !hasSymbol, text: text)

    let width = lines.reduce(0) { max($0, $1.width) }
    let height =
      lines.reduce(0) { $0 + $1.height } + Self.lineGap * Double(max(lines.count - 1, 0))
    let whole = taken + width - (lines.isEmpty && hasSymbol ? Self.gap : 0)
    let middle = appearance.width / 2 - whole / 2
    let left = lines.isEmpty ? middle : max(middle, start)
    let isMirrored = appearance.isMirrored
    var y = appearance.height / 2 - height / 2
    for line in lines {
      let place = Rect(
        x: isMirrored ? appearance.width - left - taken - width : left + taken, y: y,
        width: width, height: line.height)
      let alignment: TextAlignment = hasSymbol ? (isMirrored ? .right : .left) : .center
      canvas.draw(line, in: place, alignment: alignment, color)
      y += line.height + Self.lineGap
    }

    let symbol = left + SVArrow.width / 2
    let x = isMirrored ? appearance.width - symbol : symbol
    if image != nil {
      _ = appearance.drawImage(x: x, y: appearance.height / 2, on: canvas)
      return
    }
    if appearance.showsArrow {
      SVArrow().draw(
        x: x, y: appearance.height / 2, angle: arrowAngle,
        appearance.color ?? colors.arrow ?? Self.gray,
        on: canvas)
    }
    Spinner().draw(
      x: canvas.snapped(x: x), y: appearance.height / 2, time: appearance.time,
      opacity: appearance.spinnerOpacity,
      appearance.color ?? colors.spinner ?? (palette.isDark ? palette.control : Self.gray),
      on: canvas)
  }

  /// Returns the title and subtitle, as far as they exist and fit.
  private func lines(
    _ appearance: ControlAppearance, space: Double, isAlone: Bool, text: TextRenderer
  ) -> [TextLayout] {
    let font = appearance.titleStyle(Self.titleFont)
    let title = text.title(
      appearance.title, font, width: space, height: appearance.height, alignment: .left)
    if title.lineCount > 1 || title.isEllipsized {
      return space >= ControlTexts.minimumSpace || isAlone ? [title] : []
    }
    let below = text.line(subtitle, appearance.subtitleStyle(Self.subtitleFont))
    let words = appearance.title.isEmpty ? [] : [title]
    return subtitle.isEmpty || below.width > space ? words : words + [below]
  }
}
