/// Curves, states and events against time, as a picture.
///
/// From the top: the events' names, the panels with their curves, the lanes with their states, the
/// time. Points of a curve go in the order of their times; a value that is not finite interrupts
/// it.
public struct Chart: Sendable {
  /// A part of the picture with an axis of its own.
  public struct Panel: Sendable {
    /// The unit of its values.
    public var unit: String
    /// Its part of the height that the panels share, above 0.
    public var share: Double
    /// The axis includes 0 in any case.
    public var includesZero = false
    /// The curves, the last on top.
    public var curves: [Curve]

    /// A panel of `curves`.
    public init(unit: String, share: Double = 1, curves: [Curve]) {
      self.unit = unit
      self.share = share
      self.curves = curves
    }
  }

  /// A value against time.
  public struct Curve: Sendable {
    /// The kind of a curve.
    public enum Kind: Sendable {
      /// A value that is shown: a full line.
      case full
      /// A value that is meant where another is shown: dashed.
      case dashed
      /// A line to measure by: thin, and the axis is not extended for it.
      case guide
    }

    /// The name in the panel's head.
    public var name: String
    /// Its colour.
    public var hue: ChartHue
    /// The kind of line.
    public var kind: Kind
    /// Its points: seconds and a value.
    public var points: [(time: Double, value: Double)]

    /// A curve through `points`.
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

  /// A row of states that follow each other.
  public struct Lane: Sendable {
    /// The name of what has the states.
    public var name: String
    /// The states that are shown; the time between them is empty.
    public var spans: [Span]

    /// A lane of `spans`.
    public init(_ name: String, spans: [Span] = []) {
      self.name = name
      self.spans = spans
    }
  }

  /// A state and how long it lasts.
  public struct Span: Equatable, Sendable {
    /// Its begin in seconds.
    public var start: Double
    /// Its end in seconds.
    public var end: Double
    /// Its name, shown where there is room.
    public var name: String
    /// Its colour.
    public var hue: ChartHue

    /// The state `name` from `start` to `end`.
    public init(_ name: String, from start: Double, to end: Double, _ hue: ChartHue) {
      self.start = start
      self.end = end
      self.name = name
      self.hue = hue
    }
  }

  /// An event at one time.
  public struct Mark: Equatable, Sendable {
    /// Its time in seconds.
    public var time: Double
    /// Its name, shown where there is room.
    public var name: String

    /// `name` at `time`.
    public init(_ name: String, at time: Double) {
      self.time = time
      self.name = name
    }
  }

  /// The width of the picture in points.
  public var width = 900.0
  /// The height of the picture in points.
  public var height = 480.0
  /// Device pixels to the point.
  public var scale: Double
  /// The colours of ground and texts.
  public var palette: Palette
  /// The end of the chart in seconds; it begins at 0.
  public var end: Double
  /// The panels from the top.
  public var panels: [Panel] = []
  /// The lanes from the top.
  public var lanes: [Lane] = []
  /// The events in the order of their times.
  public var marks: [Mark] = []

  /// An empty chart of the first `end` seconds; an `end` of 0 or less counts as one second.
  public init(end: Double, scale: Double = 1, palette: Palette = .light) {
    self.end = end > 0 && end.isFinite ? end : 1
    self.scale = scale
    self.palette = palette
  }

  /// The width in points that the time has.
  public var timeWidth: Double { max(width - Self.left - Self.right, 1) }

  /// Points left of the panels.
  static let left = 62.0
  /// Points right of the panels.
  static let right = 18.0
}
