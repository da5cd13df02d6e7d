import ScrollModel

/// The end of a refresh: at once, or later, where it has not been shown for long enough.
extension RefreshControl {
  /// Whether the opening is over, or there is none.
  public var isOpen: Bool { opening == nil }

  /// The result of the end that is waited for; nil where there is none.
  public var pendingResult: RefreshResult? { pendingEnd?.result }

  /// Notes how the program begins what it is about to begin.
  public mutating func noteManner(_ manner: BeginManner) {
    self.manner = manner
  }

  /// The program ends what runs, or is asked for, with `result` in `delay` seconds; returns whether
  /// that is now.
  ///
  /// An end that was given before stands, unless the new one comes earlier. What is given up is shown
  /// no longer than asked for.
  public mutating func takeEnd(
    _ result: RefreshResult, after delay: Double, at time: Double
  ) -> Bool {
    guard state == .refreshing || state == .willRefresh else { return false }
    var due = Feature.endDelay.isOn ? time + max(delay, 0) : time
    if let begin, result != .cancelled, Feature.endDelay.isOn {
      due = max(due, begin + policy.minimumDuration)
    }
    if let pendingEnd, pendingEnd.due <= due { return false }
    pendingEnd = due > time ? PendingEnd(result: result, due: due) : nil
    // Its owner has not forgotten it.
    watchdogEnd = nil
    return due <= time
  }

  /// Takes the end that is waited for, which takes effect now; nil where there is none.
  public mutating func takePendingEnd() -> RefreshResult? {
    defer { pendingEnd = nil }
    return pendingEnd?.result
  }
}
