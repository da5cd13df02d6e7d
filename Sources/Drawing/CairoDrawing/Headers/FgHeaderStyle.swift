/// The appearance of "Fg", the rewrite of EGO's header in document 0: a tinted background above the
/// list, a title and a spinner.
///
/// Numbers: refresh controls reference, 1.2. The colours for dark lists are chosen here.
public struct FgHeaderStyle: HeaderStyle, BuiltInStyle {
  /// The content inset during a refresh, 60 points; the background extends above it.
  public var height: Double { 60 }
  /// Returns the height that the scaled label needs above its centre, if that exceeds ``height``.
  public func heightFittingText(atTextScale scale: Double) -> Double {
    max(height, Self.rise - Self.lineHeight / 2 * (1 - scale))
  }
  /// The titles of the states.
  public var texts = ControlTexts.fgHeader
  /// The program's changes to the appearance.
  public var parts = ControlParts()

  /// The distance of the label's and the spinner's top from the content, in points.
  private static let rise = 48.0
  /// The height of the label, before text scaling, and of the spinner, in points.
  private static let lineHeight = 20.0
  /// The left edge of the spinner, in points.
  private static let spinnerX = 25.0
  /// The space between the label and the spinner or the edge, in points.
  private static let gap = 8.0
  private static let font = TextStyle(size: 13, isBold: true)

  private struct Colors {
    let background: Color
    var label: Color
    let shadow: Color
    var spinner: Color

    /// Returns these colours with label and spinner in `color`, unless that is `nil`.
    func with(_ color: Color?) -> Colors {
      var new = self
      new.label = color ?? label
      new.spinner = color ?? spinner
      return new
    }
  }

  private static let light = Colors(
    background: Color(rgb: 226, 231, 237), label: Color(rgb: 87, 108, 137),
    shadow: EGOHeaderStyle.shadow, spinner: EGOHeaderStyle.spinnerColor)
  private static let dark = Colors(
    background: Color(rgb: 35, 39, 45), label: Color(rgb: 156, 175, 200),
    shadow: Color(red: 0, green: 0, blue: 0, alpha: 0.6), spinner: Color(rgb: 156, 175, 200))

  /// Creates a header with EGO's texts.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    let usual = appearance.palette.isDark ? Self.dark : Self.light
    let colors = usual.with(appearance.color)
    let font = appearance.titleStyle(Self.font)
    canvas.fill(appearance.area, colors.background)

    let top = appearance.height - Self.rise
    let lineHeight = Self.lineHeight * text.scale
    let hasSpinner = appearance.spinnerOpacity > 0
    let symbolEnd = Self.spinnerX + Self.lineHeight + Self.gap
    var title = text.line(
      appearance.title, font, maxWidth: appearance.width - 2 * symbolEnd)
    var space = Rect(
      x: 0, y: top - (lineHeight - Self.lineHeight) / 2, width: appearance.width,
      height: lineHeight)
    var isAlone = false
    if title.isEllipsized {
      // Use all the space next to the spinner. If that is too little, show only the spinner.
      let start = hasSpinner ? symbolEnd : Self.gap
      space.x = start
      space.width = appearance.width - Self.gap - start
      if appearance.isMirrored { space.x = Self.gap }
      isAlone = hasSpinner && !(space.width >= ControlTexts.minimumSpace)
      title = text.title(
        appearance.title, font, width: space.width, height: appearance.height)
      if title.lineCount > 1 { (space.y, space.height) = (0, appearance.height) }
    }
    if !isAlone {
      var place = space
      place.y += 1
      canvas.draw(title, in: place, colors.shadow)
      place.y -= 1
      canvas.draw(title, in: place, colors.label)
    }

    let radius = Self.lineHeight / 2
    let leading = isAlone ? appearance.width / 2 : Self.spinnerX + radius
    Spinner(diameter: Self.lineHeight).draw(
      x: appearance.isMirrored ? appearance.width - leading : leading, y: top + radius,
      time: appearance.time, opacity: appearance.spinnerOpacity, colors.spinner, on: canvas)
  }
}
