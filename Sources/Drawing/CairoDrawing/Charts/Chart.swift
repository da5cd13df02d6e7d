/// An image of curves, states and events over time.
///
/// From top to bottom: event names, panels with curves, lanes with states, and the time axis. The
/// points of a curve must be sorted by time; a value that is not finite interrupts the curve.
public struct Chart: Sendable {
  /// A part of the chart with its own value axis.
  public struct Panel: Sendable {
    /// The unit of the values.
    public var unit: String
    /// The weight that determines the panel's part of the available height, above 0.
    public var fraction: Double
    /// Whether the axis always includes 0.
    public var includesZero = false
    /// The curves in drawing order: the last one is on top.
    public var curves: [Curve]

    /// Creates a panel of `curves`.
    public init(unit: String, fraction: Double = 1, curves: [Curve]) {
      self.unit = unit
      self.fraction = fraction
      self.curves = curves
    }
  }

  /// A value over time.
  public struct Curve: Sendable {
    /// The line style of a curve.
    public enum Kind: Sendable {
      /// A solid line, for a displayed value.
      case full
      /// A dashed line, for a target value next to the displayed one.
      case dashed
      /// A thin reference line, which does not extend the axis.
      case guide
    }

    /// The name, shown in the panel's head.
    public var name: String
    /// The colour.
    public var hue: ChartHue
    /// The line style.
    public var kind: Kind
    /// The points: time in seconds and value.
    public var points: [(time: Double, value: Double)]

    /// Creates a curve through `points`.
    public init(
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
  public struct Lane: Sendable {
    /// The name of the object that has the states.
    public var name: String
    /// The states to show; the time between them stays empty.
    public var spans: [Span]

    /// Creates a lane of `spans`.
    public init(_ name: String, spans: [Span] = []) {
      self.name = name
      self.spans = spans
    }
  }

  /// A state with its time range.
  public struct Span: Equatable, Sendable {
    /// The start in seconds.
    public var start: Double
    /// The end in seconds.
    public var end: Double
    /// The name, shown if it fits.
    public var name: String
    /// The colour.
    public var hue: ChartHue

    /// Creates the state `name` from `start` to `end`.
    public init(_ name: String, from start: Double, to end: Double, _ hue: ChartHue) {
      self.start = start
      self.end = end
      self.name = name
      self.hue = hue
    }
  }

  /// An event at a point in time.
  public struct Mark: Equatable, Sendable {
    /// The time in seconds.
    public var time: Double
    /// The name, shown if it fits.
    public var name: String

    /// Creates the event `name` at `time`.
    public init(_ name: String, at time: Double) {
      self.time = time
      self.name = name
    }
  }

  /// The width of the image in points.
  public var width = 900.0
  /// The height of the image in points.
  public var height = 480.0
  /// Device pixels per point.
  public var scale: Double
  /// The colours of background and text.
  public var palette: Palette
  /// The end of the time axis in seconds; it starts at 0.
  public var end: Double
  /// The panels from top to bottom.
  public var panels: [Panel] = []
  /// The lanes from top to bottom.
  public var lanes: [Lane] = []
  /// The events, sorted by time.
  public var marks: [Mark] = []

  /// Creates an empty chart from 0 to `end` seconds, or to 1 second if `end` is not positive and
  /// finite.
  public init(end: Double, scale: Double = 1, palette: Palette = .light) {
    self.end = end > 0 && end.isFinite ? end : 1
    self.scale = scale
    self.palette = palette
  }

  /// The width of the time axis in points.
  public var timeWidth: Double { max(width - Self.left - Self.right, 1) }

  /// The space to the left of the panels, in points.
  static let left = 62.0
  /// The space to the right of the panels, in points.
  static let right = 18.0
}
