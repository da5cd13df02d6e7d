import CairoDrawing

/// A header as a program would write it: a bar and a label.
struct LabelledHeader: HeaderStyle {
  var height: Double { 60 }
  var label = "Pull for more cloth"
  /// The font size in points.
  var size = 13.0
  /// The distance in points by which the label is moved to the right.
  var right = 0.0
  /// The distance in points by which the label is moved down.
  var down = 0.0

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let palette = appearance.palette
    canvas.fill(
      Rect(x: 20, y: 10, width: 100 * min(appearance.pull, 1), height: 6), cornerRadius: 3,
      palette.focus)
    let line = text.line(label, TextStyle(size: size))
    canvas.draw(line, x: 20 + right, baseline: 40 + down, palette.control)
  }
}
