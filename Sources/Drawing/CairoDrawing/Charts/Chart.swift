/// An image of curves, states and events over time.
///
/// From top to bottom: event names, panels with curves, lanes with states, and the time axis. The
/// points of a curve must be sorted by time; a value that is not finite interrupts the curve.
package struct Chart: Sendable {
  /// A part of the chart with its own value axis.
  package struct Panel: Sendable {
    /// The unit of the values.
    package var unit: String
    /// The weight that determines the panel's part of the available height, above 0.
    package var fraction: Double
    /// Whether the axis always includes 0.
    package var includesZero = false
    /// The curves in drawing order: the last one is on top.
    package var curves: [Curve]

    /// Creates a panel of `curves`.
    package init(unit: String, fraction: Double = 1, curves: [Curve]) {
      self.unit = unit
      self.fraction = fraction
      self.curves = curves
    }
  }

  /// A value over time.
  package struct Curve: Sendable {
    /// The line style of a curve.
    package enum Kind: Sendable {
      /// A solid line, for a displayed value.
      case full
      /// A dashed line, for a target value next to the displayed one.
      case dashed
      /// A thin reference line, which does not extend the axis.
      case guide
    }

    /// The name, shown in the panel's head.
    package var name: String
    /// The colour.
    package var hue: ChartHue
    /// The line style.
    package var kind: Kind
    /// The points: time in seconds and value.
    package var points: [(time: Double, value: Double)]

    /// Creates a curve through `points`.
    package init(
      _ name: String, _ hue: ChartHue, _ kind: Kind = .full,
      points: [(time: Double, value: Double)] = []
    ) {
      self.name = name
      self.hue = hue
      self.kind = kind
      self.points = points
    }
  }

  /// A row of consecutive states.
  package struct Lane: Sendable {
    /// The name of the object that has the states.
    package var name: String
    /// The states to show; the time between them stays empty.
    package var spans: [Span]

    /// Creates a lane of `spans`.
    package init(_ name: String, spans: [Span] = []) {
      self.name = name
      self.spans = spans
    }
  }

  /// A state with its time range.
  package struct Span: Equatable, Sendable {
    /// The start in seconds.
    package var start: Double
    /// The end in seconds.
    package var end: Double
    /// The name, shown if it fits.
    package var name: String
    /// The colour.
    package var hue: ChartHue

    /// Creates the state `name` from `start` to `end`.
    package init(_ name: String, from start: Double, to end: Double, _ hue: ChartHue) {
      self.start = start
      self.end = end
      self.name = name
      self.hue = hue
    }
  }

  /// An event at a point in time.
  package struct Mark: Equatable, Sendable {
    /// The time in seconds.
    package var time: Double
    /// The name, shown if it fits.
    package var name: String

    /// Creates the event `name` at `time`.
    package init(_ name: String, at time: Double) {
      self.time = time
      self.name = name
    }
  }

  /// The width of the image in points.
  package var width = 900.0
  /// The height of the image in points.
  package var height = 480.0
  /// Device pixels per point.
  package var scale: Double
  /// The colours of background and text.
  package var palette: Palette
  /// The end of the time axis in seconds; it starts at 0.
  package var end: Double
  /// The panels from top to bottom.
  package var panels: [Panel] = []
  /// The lanes from top to bottom.
  package var lanes: [Lane] = []
  /// The events, sorted by time.
  package var marks: [Mark] = []

  /// Creates an empty chart from 0 to `end` seconds, or to 1 second if `end` is not positive and
  /// finite.
  package init(end: Double, scale: Double = 1, palette: Palette = .light) {
    self.end = end > 0 && end.isFinite ? end : 1
    self.scale = scale
    self.palette = palette
  }

  /// The width of the time axis in points.
  package var timeWidth: Double { max(width - Self.left - Self.right, 1) }

  /// The space to the left of the panels, in points.
  static let left = 62.0
  /// The space to the right of the panels, in points.
  static let right = 18.0
}
