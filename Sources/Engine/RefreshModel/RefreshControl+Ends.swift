/// The end of a refresh: at once, or later where it has not been shown for long enough.
extension RefreshControl {
  /// True where the opening is over, or there is none.
  public var isOpen: Bool { schedule.isOpen }

  /// The result of the pending end; nil where there is none.
  public var pendingResult: RefreshResult? { schedule.pendingResult }

  /// Notes the manner of the program's next begin.
  public mutating func noteManner(_ manner: BeginManner) {
    self.manner = manner
  }

  /// Takes the program's end of the running or requested work, with `result` in `delay` seconds;
  /// true where it takes effect now.
  ///
  /// An earlier call's end stands, unless the new one comes sooner. Cancelled work is shown no longer
  /// than asked for.
  public mutating func takeEnd(
    _ result: RefreshResult, after delay: Double, at time: Double
  ) -> Bool {
    guard state == .refreshing || state == .willRefresh else { return false }
    var due = time + max(delay, 0)
    if let begin, result != .cancelled {
      due = max(due, begin + policy.minimumDuration)
    }
    guard schedule.end(result, at: due) else { return false }
    if due <= time { schedule.takeEnd() }
    // Its owner has ended it in time.
    schedule.watch(until: nil)
    return due <= time
  }

  /// There may be more to load again: a pending end that says otherwise is a success.
  public mutating func resetPendingEnd() {
    schedule.resetEnd()
  }

  /// Takes the pending end, which takes effect now; nil where there is none.
  public mutating func takePendingEnd() -> RefreshResult? {
    schedule.takeEnd()
  }
}
