/// The arc on Material's disc: an arrow during a pull, a spinner during a refresh, and a symbol for
/// a result.
///
/// Source: refresh controls reference, 1.13 (an arc of at most 0.8, an arrow that grows with the
/// pull); line, radius and the spinner's times are chosen here.
struct MaterialArc {
  /// The start and the length of the arc, in turns.
  private var start = 0.0
  private var sweep = 0.0
  /// The size of the arrow at its end, from 0 to 1.
  private var arrow = 0.0
  private var sign: NativeRing.Sign?
  private let color: Color

  /// The radius of the arc's centre line and its width, in points.
  private static let radius = 8.0
  private static let line = 2.5
  /// The arrow's width and height, in points.
  private static let head = (width: 10.0, height: 5.0)
  private static let largestSweep = 0.8
  /// The smallest pull that shows an arc, as a fraction of the trigger distance.
  private static let firstPull = 0.4
  /// The spinner's motion.
  ///
  /// `period` is the seconds in which its arc grows and shrinks, `speed` the additional turns per
  /// second, `minimum` and `maximum` the lengths of the arc in turns, and `headFraction` the
  /// fraction of the period in which each end moves.
  private static let spinner = (
    period: 1.333, speed: 0.35, minimum: 0.06, maximum: 0.76, headFraction: 0.7
  )

  /// The time in seconds in which the arrow of a released pull shrinks to nothing.
  static let settling = 0.2

  /// Creates the arrow of a pull.
  ///
  /// `pull` is a fraction of the trigger distance, `tension` the resistance from 0 to 0.5.
  init(pull: Double, tension: Double, color: Color) {
    let fraction = ControlAppearance.fraction(pull)
    let grown = max(fraction - Self.firstPull, 0) / (1 - Self.firstPull)
    start = (-0.25 + 0.4 * grown + 2 * tension) / 2
    sweep = grown * Self.largestSweep
    arrow = grown
    self.color = color
  }

  /// Creates the spinner as it is at `time` seconds.
  init(time: Double, color: Color) {
    let time = time.isFinite ? time : 0
    let periods = time / Self.spinner.period
    let cycle = periods.rounded(.down)
    let fraction = periods - cycle
    let way = Self.spinner.maximum - Self.spinner.minimum
    let head = Self.eased(min(fraction / Self.spinner.headFraction, 1)) * way
    let tail = Self.eased(max((fraction - 1) / Self.spinner.headFraction + 1, 0)) * way
    start = cycle * way + tail + time * Self.spinner.speed
    sweep = Self.spinner.minimum + head - tail
    self.color = color
  }

  /// Creates the spinner `age` seconds after the release of the pull whose arc is `pulled`.
  ///
  /// The arrow shrinks first. Then the arc moves on from its angle, and its length becomes the
  /// spinner's.
  init(after pulled: MaterialArc, age: Double) {
    let age = age.isFinite ? max(age, 0) : 0
    // Half of a period into its motion the spinner's arc is longest.
    let middle = Self.spinner.period / 2
    let settling = min(age, Self.settling)
    let moving = settling * settling / 2 / Self.settling + (age - settling)
    let first = MaterialArc(time: middle, color: pulled.color)
    let spinner = MaterialArc(time: middle + moving, color: pulled.color)
    let excess = (pulled.sweep - first.sweep) * (1 - Self.eased(min(moving / middle, 1)))
    sweep = spinner.sweep + excess
    // The excess leaves at the tail, so the head never moves backwards.
    start =
      pulled.start + (spinner.start - first.start) + (pulled.sweep - first.sweep) - excess
    arrow = pulled.arrow * (1 - Self.eased(settling / Self.settling))
    color = pulled.color
  }

  /// Creates the symbol of a result.
  init(color: Color, sign: NativeRing.Sign) {
    self.color = color
    self.sign = sign
  }

  /// Whether this is the symbol of a result.
  var isSign: Bool { sign != nil }

  private static func eased(_ fraction: Double) -> Double {
    fraction * fraction * (3 - 2 * fraction)
  }

  /// Draws the arc around `x`, `y`.
  ///
  /// `upright` is the angle in radians that makes a symbol upright in a rotated box.
  func draw(x: Double, y: Double, upright: Double, on canvas: Canvas) {
    if let sign {
      canvas.rotated(by: upright, aroundX: x, y: y) {
        canvas.magnified(by: 1.3) { NativeRing.draw(sign, color, on: canvas) }
      }
      return
    }
    canvas.reportMotion(around: x, y, diameter: 2 * (Self.radius + Self.line + Self.head.height))
    canvas.strokeArc(
      x: x, y: y, radius: Self.radius, start: start, sweep: sweep, width: Self.line, color)
    guard arrow > 0 else { return }
    canvas.rotated(by: (start + sweep) * 2 * .pi, aroundX: x, y: y) {
      canvas.translated(x: 0, y: -Self.radius) {
        canvas.magnified(by: arrow) {
          let half = Self.head.width / 2
          var head = Path(through: [(0, -half), (Self.head.height, 0), (0, half)])
          head.close()
          canvas.fill(head, color)
        }
      }
    }
  }
}
