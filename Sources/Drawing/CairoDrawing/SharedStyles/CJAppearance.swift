/// cjrefresh's appearance of headers and footers: a cyan bar with a word in it.
///
/// Numbers: refresh controls reference, 1.4. The reference does not change the label's font size,
/// so it is 17 points, the size of a label on iOS. The colours for dark lists are chosen here. The
/// label of 100 by 20 points grows with longer words. If a long pull opens more than the bar's
/// height, the bar's background fills the opened area.
enum CJAppearance {
  static let height = 30.0
  static let font = TextStyle(size: 17)
  /// The height of the label in points, for fonts with a line height of up to 1.4 times their size.
  private static let line = 24.0
  /// The free space at each side, in points.
  private static let margin = 4.0

  private static let light = (
    background: Color(rgb: 0, 255, 255), label: Color(rgb: 0, 0, 0)
  )
  private static let dark = (
    background: Color(rgb: 0, 96, 100), label: Color(rgb: 255, 255, 255)
  )

  /// Returns the height of the bar, enlarged if the label needs more.
  static func heightFittingText(atTextScale scale: Double) -> Double { max(height, line * scale) }

  static func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let colors = appearance.palette.isDark ? dark : light
    let bar = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    canvas.fill(appearance.backgroundArea(of: bar), colors.background)
    let label = text.line(
      appearance.title, appearance.titleStyle(font), maxWidth: appearance.width - 2 * margin)
    canvas.draw(label, in: bar, appearance.color ?? colors.label)
  }
}
