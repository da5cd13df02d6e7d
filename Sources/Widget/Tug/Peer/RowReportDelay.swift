import GtkBridge
import SceneModel

/// Coalesces notifications about rows that are inserted or removed within one turn of the main
/// loop.
///
/// The first change is reported immediately; later changes are reported together, at the latest
/// when the turn ends. A program may insert thousands of rows one by one, and no frame is drawn in
/// between. Only notifications are delayed: the list applies each change immediately, or batches it
/// in ``HeldRows``.
@MainActor final class RowReportDelay {
  private let turn = LoopTimer()
  /// Whether changes are waiting to be reported.
  private(set) var hasPendingReport = false
  /// The indices at which an insertion is adjacent to the previous one, or `nil` after any other
  /// event.
  private var adjacentIndices: ClosedRange<Int>?

  /// Delays the report of `event`.
  ///
  /// Returns `false` if the caller must report it now.
  func delayReport(of event: SceneEvent) -> Bool {
    guard turn.isRunning, event.insertsOrRemovesRows else { return false }
    markUnreported()
    return true
  }

  /// Notes that inserted rows are waiting to be reported.
  func markUnreported() { hasPendingReport = true }

  /// Returns whether an insertion at `index` is adjacent to the previous insertion of this turn.
  func isAdjacent(_ index: Int) -> Bool {
    turn.isRunning && adjacentIndices?.contains(index) == true
  }

  /// Notes an event that the engine has handled.
  func note(_ event: SceneEvent) {
    guard case .insertRows(let index, let count) = event else { return adjacentIndices = nil }
    adjacentIndices = index...(index + count)
  }

  /// Notes that everything is reported.
  func markReported() { hasPendingReport = false }

  /// Starts a turn if `event`, which was just reported, inserts or removes rows.
  ///
  /// If more changes follow, `report` is called at the end of the turn.
  func startTurn(after event: SceneEvent, report: @escaping @MainActor () -> Void) {
    guard !turn.isRunning, event.insertsOrRemovesRows else { return }
    turn.start(milliseconds: 0) { [weak self] in
      guard let self else { return false }
      // The timer has fired: changes that a handler makes now belong to the next turn.
      turn.stop()
      if hasPendingReport { report() }
      return false
    }
  }

  /// Discards the changes that are waiting to be reported.
  func stop() {
    turn.stop()
    hasPendingReport = false
  }
}

extension SceneEvent {
  /// Whether the event inserts or removes rows, without replacing any.
  fileprivate var insertsOrRemovesRows: Bool {
    switch self {
    case .insertRows, .removeRows: true
    default: false
    }
  }
}
