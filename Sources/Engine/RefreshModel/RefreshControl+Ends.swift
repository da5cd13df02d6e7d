/// Ends a refresh: immediately, or later if it has not been shown for the minimum duration.
extension RefreshControl {
  /// Whether no opening is in progress.
  public var isOpen: Bool { schedule.isOpen }

  /// The result of the pending end, or `nil` if no end is pending.
  public var pendingResult: RefreshResult? { schedule.pendingResult }

  /// Sets the options of the refresh that the program or a key is about to begin.
  public mutating func noteBeginOptions(_ beginOptions: BeginOptions) {
    self.beginOptions = beginOptions
  }

  /// Records that the program ends the running or requested work with `result` in `delay` seconds.
  ///
  /// Returns whether the end takes effect now. If an end is already pending, the earlier of the two
  /// counts. A cancelled refresh ignores the policy's minimum duration.
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
    // The program has ended the work in time, so the watchdog is no longer needed.
    schedule.watchdogEnd = nil
    return due <= time
  }

  /// Turns a pending “no more” result into a success, because there may be more to load again.
  public mutating func resetPendingEnd() {
    schedule.resetEnd()
  }

  /// Removes the pending end, which takes effect now, and returns its result, or `nil` if no end is
  /// pending.
  public mutating func takePendingEnd() -> RefreshResult? {
    schedule.takeEnd()
  }
}
