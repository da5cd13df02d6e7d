import GtkBridge
import SceneModel

/// Rows that come and go one upon another within a turn of the main loop: the first change is told at
/// once, and those after it together.
///
/// It exists because a program may insert rows one by one, thousands of them, and nobody can see a
/// place that the next one moves. The list itself follows each at once, or holds rows back until it is
/// asked for them.
@MainActor final class RowBurst {
  private let turn = LoopTimer()
  /// Changes are still to be told.
  private(set) var isUntold = false
  /// The places at which a row comes beside those that came last.
  private var beside: ClosedRange<Int>?

  /// Leaves a change to be told with others; false where it has to be told now.
  func delays(_ event: SceneEvent) -> Bool {
    guard turn.isRunning, event.isOfRowsThatComeOrGo else { return false }
    leaveUntold()
    return true
  }

  /// Leaves rows that came in this turn to be told with others.
  func leaveUntold() { isUntold = true }

  /// True where a row that comes at `index` is beside others of this turn, which came last.
  func isBeside(_ index: Int) -> Bool { turn.isRunning && beside?.contains(index) == true }

  /// Notes an event that the engine has handled.
  func note(_ event: SceneEvent) {
    guard case .insertRows(let index, let count) = event else { return beside = nil }
    beside = index...(index + count)
  }

  /// Notes that all is told.
  func told() { isUntold = false }

  /// Follows a change that was told: where others come after it, `tell` is called at the end of the turn.
  func follow(_ event: SceneEvent, tell: @escaping @MainActor () -> Void) {
    guard !turn.isRunning, event.isOfRowsThatComeOrGo else { return }
    turn.start(milliseconds: 0) { [weak self] in
      guard let self else { return false }
      // It has fired: what a handler changes now is of another turn.
      turn.stop()
      if isUntold { tell() }
      return false
    }
  }

  /// Gives up what is still to be told.
  func stop() {
    turn.stop()
    isUntold = false
  }
}

extension SceneEvent {
  /// Rows are inserted or removed, and none take the place of others.
  fileprivate var isOfRowsThatComeOrGo: Bool {
    switch self {
    case .insertRows, .removeRows: true
    default: false
    }
  }
}
