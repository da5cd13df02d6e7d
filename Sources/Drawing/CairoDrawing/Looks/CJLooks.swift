/// cjrefresh's looks at either end of a list: a cyan bar with a word in it.
///
/// Numbers: refresh controls reference, 1.4; 17 points are the size of a label on iOS, which the document
/// leaves as it is. The colours for dark lists are chosen here.
/// Its label of 100 by 20 points grows with longer words, and its ground continues where a long pull
/// opens more than the bar's height.
enum CJLooks {
  static let height = 30.0
  static let font = TextStyle(size: 17)
  /// The height of the words in points, of a font with lines of up to 1.4 times its size.
  private static let line = 24.0
  /// Points left free at the sides.
  private static let margin = 4.0

  private static let light = (
    ground: Color(rgb: 0, 255, 255), label: Color(rgb: 0, 0, 0)
  )
  private static let dark = (
    ground: Color(rgb: 0, 96, 100), label: Color(rgb: 255, 255, 255)
  )

  /// The height of the bar, or of its words where that is more.
  static func heightHoldingWords(atTextScale scale: Double) -> Double { max(height, line * scale) }

  static func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let colors = appearance.palette.isDark ? dark : light
    let bar = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    canvas.fill(appearance.ground(of: bar), colors.ground)
    let label = text.line(
      appearance.title, appearance.titleStyle(font), maxWidth: appearance.width - 2 * margin)
    canvas.draw(label, in: bar, appearance.color ?? colors.label)
  }
}
