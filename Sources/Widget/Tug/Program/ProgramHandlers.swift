import RefreshModel
import SceneModel
import ScrollModel

/// The program's handlers on a widget with a header and a footer: callbacks, streams, and the tasks
/// of the controls' work.
///
/// They are released with the widget.
@MainActor final class ProgramHandlers {
  /// Called when the state or the stage of a control has changed.
  typealias Change<Value> = @MainActor (_ from: Value, _ to: Value) -> Void

  /// The callbacks for scroll events.
  var scrolling = ScrollCallbacks()
  /// Called with `true` when a refresh begins, and with `false` when its work has ended.
  var onRefreshingChanged: (@MainActor (Bool) -> Void)?
  /// The callbacks for the controls' states.
  var onStateChanged = ControlSides<Change<RefreshState>?>(header: nil, footer: nil)
  /// The callbacks for the controls' stages.
  var onStageChanged = ControlSides<Change<RefreshStage>?>(header: nil, footer: nil)
  /// Called with the action that a pull chooses.
  var onActionChanged: (@MainActor (Int) -> Void)?
  /// Called with `true` when the page behind the header opens, and with `false` when it has closed.
  var onSecondFloorChanged: (@MainActor (Bool) -> Void)?
  /// Whether assistive technology receives no announcements.
  var isSilent = false
  /// Called with each announcement of the controls.
  var onAnnouncement: (@MainActor (String) -> Void)?
  /// Called with an error that a control's work threw.
  var onError: (@MainActor (any Error) -> Void)?

  private let streams = ScrollStreams()
  private let tasks = ControlSides(header: HandlerTask(), footer: HandlerTask())

  /// Releases everything.
  ///
  /// Cancels tasks and ends streams.
  func clear() {
    for side in ControlSide.allCases { cancelTask(of: side) }
    scrolling = ScrollCallbacks()
    streams.finish()
    onError = nil
    onRefreshingChanged = nil
    onStateChanged = ControlSides(header: nil, footer: nil)
    onStageChanged = ControlSides(header: nil, footer: nil)
    onActionChanged = nil
    onSecondFloorChanged = nil
    onAnnouncement = nil
  }

  /// Creates a stream of the scroll events from now on, for one reader.
  func makeScrollStream() -> AsyncStream<ScrollEvent> { streams.makeStream() }

  /// Sends a scroll event to its callback and to the streams.
  func deliver(_ event: ScrollEvent) {
    streams.yield(event)
    scrolling.deliver(event)
  }

  /// Whether the program has a callback that chooses the target of a release.
  var asksForTarget: Bool { scrolling.willEndDragging != nil }

  /// Asks the program for the target of a drag that ends at `velocity`, and returns it.
  ///
  /// `chosen` receives the callback's answer, or else `target`, and returns the final target.
  func target(of velocity: Double, _ target: Double, chosen: (Double) -> Double) -> Double {
    var answer = target
    scrolling.willEndDragging?(velocity, &answer)
    answer = chosen(answer)
    streams.yield(.willEndDragging(velocity: velocity, target: answer))
    return answer
  }

  /// Runs the work of the control on `side`, and then `finish` with its result, unless the work was
  /// cancelled or replaced.
  ///
  /// Cancels a task that is still running on `side`.
  func start<Value>(
    _ side: ControlSide, _ work: @escaping @MainActor () async throws -> Value,
    finish: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    tasks[side].start(work, finish: finish)
  }

  /// Cancels the work of the control on `side`, and discards its later result.
  func cancelTask(of side: ControlSide) { tasks[side].cancel() }
}
