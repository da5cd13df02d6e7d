import RefreshModel
import SceneModel

/// A program's handlers on a widget with a header and a footer: its functions, its streams, and the
/// tasks that do the controls' work.
///
/// They are released with the widget.
@MainActor final class ProgramHandlers {
  /// Called when a control goes from one state, or one stage, to another.
  typealias Change<Value> = @MainActor (_ from: Value, _ to: Value) -> Void

  /// The functions for scrolling.
  var scrolling = ScrollCallbacks()
  /// Called when a refresh begins (true) and when its work is over (false).
  var onRefreshingChanged: (@MainActor (Bool) -> Void)?
  /// The functions for the controls' states.
  var onStateChanged = ControlSides<Change<RefreshState>?>(header: nil, footer: nil)
  /// The functions for the controls' stages.
  var onStageChanged = ControlSides<Change<RefreshStage>?>(header: nil, footer: nil)
  /// Called with the action that a pull chooses.
  var onActionChanged: (@MainActor (Int) -> Void)?
  /// Called when the page behind the header opens (true) and when it has closed (false).
  var onSecondFloorChanged: (@MainActor (Bool) -> Void)?
  /// Called with the announcements of the controls.
  var onAnnouncement: (@MainActor (String) -> Void)?
  /// Called with an error of a control's work.
  var onError: (@MainActor (any Error) -> Void)?

  private let streams = ScrollStreams()
  private let tasks = ControlSides(header: HandlerTask(), footer: HandlerTask())

  /// Releases everything; tasks are cancelled, and streams end.
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

  /// A stream of the scroll events from now on, for one reader.
  func makeScrollStream() -> AsyncStream<ScrollEvent> { streams.makeStream() }

  /// Sends a scroll event to the function and the streams.
  func tell(_ event: ScrollEvent) {
    streams.yield(event)
    scrolling.tell(event)
  }

  /// The program has a function that chooses where a drag that ends leads.
  var asksForTarget: Bool { scrolling.willEndDragging != nil }

  /// Asks the program for the target of a drag that ends at `velocity`, by default `target`; the
  /// answer counts once it is `chosen`.
  func target(of velocity: Double, _ target: Double, chosen: (Double) -> Double) -> Double {
    var answer = target
    scrolling.willEndDragging?(velocity, &answer)
    answer = chosen(answer)
    streams.yield(.willEndDragging(velocity: velocity, target: answer))
    return answer
  }

  /// Runs the work of the control on `side`, and then `finish` with its result, unless it was
  /// cancelled or replaced; a task that still runs there is cancelled.
  func start<Value>(
    _ side: ControlSide, _ work: @escaping @MainActor () async throws -> Value,
    finish: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    tasks[side].start(work, finish: finish)
  }

  /// Cancels the work of the control on `side`; its later result is ignored.
  func cancelTask(of side: ControlSide) { tasks[side].cancel() }
}
