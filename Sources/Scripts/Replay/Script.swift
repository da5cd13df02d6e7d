public import Recording
import RefreshModel
import SceneModel
public import Translations

/// A replay script: the scene it starts with and the events that follow.
///
/// Source of every word and default: replay contract.
public struct Script: Equatable, Sendable {
  /// An event with its time.
  public struct TimedEvent: Equatable, Sendable {
    /// Seconds from the start.
    public let time: Double
    /// The event.
    public let event: SceneEvent
    /// The seconds by which a hand caused it earlier; 0 for other events.
    public let late: Double
    /// Its line, from 1.
    public let line: Int
    /// The control that it puts in place of another; nil for any other event.
    public let control: ControlDescription?

    /// An event on `line` at `time` seconds, reported `late` seconds after a hand caused it.
    public init(
      time: Double, event: SceneEvent, late: Double = 0, line: Int,
      control: ControlDescription? = nil
    ) {
      self.time = time
      self.event = event
      self.late = late
      self.line = line
      self.control = control
    }

    /// The event's word where the program asks for something; nil for the user's events, and for an
    /// end, which an effect reports.
    public var programWord: String? {
      let words = EventWord.text(of: event, control: control)?.split(separator: " ")
      guard let word = words?.first.flatMap({ EventWord(rawValue: String($0)) }), !word.isInput,
        word != .endRefresh, word != .endLoad
      else { return nil }
      return word.rawValue
    }
  }

  /// Colours to draw with.
  public enum Theme: String, CaseIterable, Sendable {
    /// Dark text on white.
    case light
    /// Light text on dark gray.
    case dark
  }

  /// The titles of cells in pictures.
  public struct CellTitles: Equatable, Sendable {
    /// The most lines of a title, 1 to 3.
    public var lines: Int
    /// The place of the ellipsis.
    public var ellipsis: Ellipsis

    /// The place of the ellipsis in the last line.
    public enum Ellipsis: String, CaseIterable, Sendable {
      /// At its start.
      case start
      /// In its middle.
      case middle
      /// At its end.
      case end
    }
  }

  /// The viewport in points.
  public var viewport = Scene.Size(width: 480, height: 640)
  /// Pixels per point of pictures, 1 to 3; it has no effect on the motion.
  public var scale = 1
  /// The initial configuration of the list.
  public var configuration = SceneConfiguration()
  /// The header by name, with its properties; nil for none.
  public var header: ControlDescription?
  /// The footer by name, with its properties; nil for none.
  public var footer: ControlDescription?
  /// The language of pictures; an unknown one counts as English.
  public var language = Language.english
  /// The titles of cells, which are long names where this says more than their numbers.
  public var cells: CellTitles?
  /// The colours of pictures.
  public var theme = Theme.light
  /// The list is shown at time 0; otherwise an event shows it.
  public var isShown = true
  /// The times of the ticks.
  public var ticks = TickSchedule.rate(60)
  /// The end of the replay; nil for a second after the last event.
  public var until: Double?
  /// The events, in the order of their times.
  public var events: [TimedEvent] = []

  /// The defaults: 100 rows of 44 points and no controls.
  public init() {
    configuration.rows = RowHeights(count: 100, height: SceneConfiguration.defaultRowHeight)
  }

  /// The end of the replay in seconds.
  public var end: Double { until ?? (events.last?.time ?? 0) + 1 }

  /// The scene at time 0: with its size, at rest at the top, and shown where `isShown`.
  public func makeScene() throws(SceneError) -> Scene {
    var start = configuration
    start.header = header?.policy
    start.footer = footer?.policy
    var scene = Scene(start)
    try scene.handle(.resize(width: viewport.width, height: viewport.height), at: 0)
    if isShown { try scene.handle(.shown, at: 0) }
    return scene
  }
}
