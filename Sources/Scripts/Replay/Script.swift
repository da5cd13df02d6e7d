import Recording
import RefreshModel
import SceneModel
import ScrollModel
import Translations

/// A replay script: the initial scene and the events that follow.
///
/// `docs/scripts.md` documents every word and default.
package struct Script: Equatable, Sendable {
  /// An event with its time.
  package struct TimedEvent: Equatable, Sendable {
    /// The time in seconds from the start of the replay.
    package let time: Double
    /// The event.
    package let event: SceneEvent
    /// The delay in seconds between the user's action and the event; 0 for events that are not the
    /// user's.
    package let late: Double
    /// The line number, counted from 1.
    package let line: Int
    /// The control that the event sets or tunes, or `nil` for any other event.
    package let control: ControlDescription?

    /// Creates an event from `line` at `time` seconds, `late` seconds after the user's action.
    package init(
      time: Double, event: SceneEvent, late: Double = 0, line: Int,
      control: ControlDescription? = nil
    ) {
      self.time = time
      self.event = event
      self.late = late
      self.line = line
      self.control = control
    }

    /// The word of an event that the program causes, or `nil` for user events, and for ends, which
    /// are reported as effects.
    package var programWord: String? {
      let words = EventWord.text(of: event, control: control)?.split(separator: " ")
      guard let word = words?.first.flatMap({ EventWord(rawValue: String($0)) }), !word.isInput,
        word != .endRefresh, word != .endLoad
      else { return nil }
      return word.rawValue
    }
  }

  /// The colours of images.
  package enum Theme: String, CaseIterable, Sendable {
    /// Dark text on white.
    case light
    /// Light text on dark gray.
    case dark
  }

  /// The titles of cells in images.
  package struct CellTitles: Equatable, Sendable {
    /// The maximum number of lines of a title, from 1 to 3.
    package var lines: Int
    /// The position of the ellipsis.
    package var ellipsis: Ellipsis

    /// The position of the ellipsis in the last line.
    package enum Ellipsis: String, CaseIterable, Sendable {
      /// At the start of the line.
      case start
      /// In the middle of the line.
      case middle
      /// At the end of the line.
      case end
    }
  }

  /// The viewport in points.
  package var viewport = Size(width: 480, height: 640)
  /// The pixels per point of images, from 1 to 3; has no effect on the motion.
  package var scale = 1
  /// The initial configuration of the list.
  package var configuration = SceneConfiguration()
  /// The header with its properties, or `nil` if there is none.
  package var header: ControlDescription?
  /// The footer with its properties, or `nil` if there is none.
  package var footer: ControlDescription?
  /// The language of images; an unknown language counts as English.
  package var language = Language.english
  /// The layout of cell titles, or `nil` for the defaults; if set, cells have long file names as
  /// titles.
  package var cells: CellTitles?
  /// The colours of images.
  package var theme = Theme.light
  /// Whether the list is shown at time 0; otherwise an event must show it.
  package var isShown = true
  /// Whether images show rows on their way to their places after others were inserted or removed.
  package var animatesRows = false
  /// The times of the ticks.
  package var ticks = TickSchedule.rate(60)
  /// The end of the replay in seconds, or `nil` for one second after the last event.
  package var until: Double?
  /// The events, sorted by time.
  package var events: [TimedEvent] = []

  /// Creates a script with the default scene: 100 rows of 44 points and no controls.
  package init() {
    configuration.rows = RowHeights(count: 100, height: SceneConfiguration.defaultRowHeight)
  }

  /// The end of the replay in seconds.
  package var end: Double { until ?? (events.last?.time ?? 0) + 1 }

  /// Creates the scene at time 0: with its size, at rest at the top, and shown if ``isShown`` is
  /// `true`.
  package func makeScene() throws(SceneError) -> Scene {
    var start = configuration
    start.header = header?.policy
    start.footer = footer?.policy
    var scene = Scene(start)
    try scene.handle(.resize(width: viewport.width, height: viewport.height), at: 0)
    if isShown { try scene.handle(.shown, at: 0) }
    return scene
  }
}
