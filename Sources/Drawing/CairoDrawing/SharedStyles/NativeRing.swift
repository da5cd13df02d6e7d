/// The ring of the default controls: a faint circle, a strong arc on it, and a symbol inside.
struct NativeRing {
  /// The symbol inside the ring.
  enum Sign: Equatable {
    /// An arrow that points down, rotated clockwise by `turns`.
    case arrow(turns: Double)
    /// A check mark, for success.
    case check
    /// An exclamation mark, for failure.
    case mark
  }

  /// The start of the arc and its length, in turns.
  var start: Double
  var sweep: Double
  var opacity = 1.0
  /// The fraction of the accent colour, from 0 to 1.
  var accent = 0.0
  var sign: Sign?
  var signOpacity = 1.0
  /// The outer diameter in points.
  var diameter = NativeRing.diameter

  init(start: Double, sweep: Double) {
    self.start = start
    self.sweep = sweep
  }

  /// The default outer diameter in points.
  static let diameter = 24.0
  /// The fraction of the circle that turns while refreshing.
  static let spinnerSweep = 0.3
  /// The width of the lines, in points.
  private static let line = 2.0
  /// The opacity of the faint circle.
  private static let track = 0.18

  /// Draws the ring around `x`, `y`, scaled by `scale`; a scale of 0 or less draws nothing.
  func draw(x: Double, y: Double, scale: Double, _ palette: Palette, on canvas: Canvas) {
    guard opacity > 0, scale > 0 else { return }
    let color = palette.focus.mixed(into: palette.control, fraction: accent)
    let radius = (diameter - Self.line) / 2
    canvas.translated(x: canvas.snapped(x: x), y: canvas.snapped(y: y)) {
      canvas.magnified(by: scale) {
        canvas.reportMotion(around: 0, 0, diameter: diameter)
        // Draw as groups: crossings of translucent lines would be visible otherwise.
        canvas.group(opacity: opacity) {
          canvas.strokeArc(
            x: 0, y: 0, radius: radius, start: 0, sweep: 1, width: Self.line,
            color.faded(by: Self.track))
          canvas.strokeArc(
            x: 0, y: 0, radius: radius, start: sweep < 1 ? start : 0, sweep: sweep,
            width: Self.line, color)
          guard let sign else { return }
          canvas.group(opacity: signOpacity) {
            canvas.magnified(by: (diameter / Self.diameter).squareRoot()) {
              Self.draw(sign, color, on: canvas)
            }
          }
        }
      }
    }
  }

  /// Draws a symbol around the origin.
  static func draw(_ sign: Sign, _ color: Color, on canvas: Canvas) {
    switch sign {
    case .arrow(let turns):
      canvas.rotated(by: turns * 2 * .pi, aroundX: 0, y: 0) {
        canvas.stroke([(0, -4.5), (0, 4)], width: Self.line, color)
        canvas.stroke([(-3.5, 1), (0, 4.5), (3.5, 1)], width: Self.line, color)
      }
    case .check:
      canvas.stroke([(-4.5, 0.5), (-1.5, 3.5), (4.5, -3.5)], width: Self.line, color)
    case .mark:
      canvas.stroke([(0, -5), (0, 1)], width: Self.line, color)
      canvas.stroke([(0, 5), (0, 5)], width: Self.line, color)
    }
  }
}
