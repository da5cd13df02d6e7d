/// The deadlines of a refresh control.
///
/// Times are seconds.
struct RefreshSchedule: Equatable, Sendable {
  /// An event whose deadline has passed.
  enum Due: Equatable, Sendable {
    /// The opening ended.
    ///
    /// `callsHandler` is `true` if the handler waited for this.
    case opened(callsHandler: Bool)
    /// The closing ended.
    case closed
    /// The pending end takes effect.
    case ended(RefreshResult)
    /// The refresh timed out.
    case timedOut
    /// A pull was held long enough to fire.
    case held
    /// A result was shown long enough.
    case dwelt
  }

  private struct Opening: Equatable, Sendable {
    let end: Double
    let callsHandler: Bool
  }

  private struct PendingEnd: Equatable, Sendable {
    let result: RefreshResult
    let due: Double
  }

  private var opening: Opening?
  private var pendingEnd: PendingEnd?
  /// The end of the closing, or `nil` if there is none.
  var closingEnd: Double?
  /// The time at which an unfinished refresh times out, or `nil` if it does not.
  var watchdogEnd: Double?
  /// The time until which a pull must be held, or `nil` if there is no such pull.
  var holdEnd: Double?
  /// The time until which a result is shown, or `nil` if there is none.
  var dwellEnd: Double?

  /// Whether no opening is in progress.
  var isOpen: Bool { opening == nil }
  var isClosing: Bool { closingEnd != nil }
  /// The result of the pending end, or `nil` if no end is pending.
  var pendingResult: RefreshResult? { pendingEnd?.result }

  /// The time of the next deadline, or `nil` if there is none.
  var next: Double? {
    Self.earliest(near, watchdogEnd, pendingEnd?.due)
  }

  /// The next deadline that needs a frame.
  ///
  /// Excludes the watchdog and delayed ends.
  var near: Double? {
    Self.earliest(Self.earliest(opening?.end, closingEnd, dwellEnd), holdEnd, nil)
  }

  private static func earliest(_ a: Double?, _ b: Double?, _ c: Double?) -> Double? {
    let first = min(a ?? .infinity, b ?? .infinity, c ?? .infinity)
    return first.isFinite ? first : nil
  }

  /// Removes and returns one event that is due at `time`, or returns `nil` if none is due.
  mutating func pass(at time: Double) -> Due? {
    if let opening, opening.end <= time {
      self.opening = nil
      return .opened(callsHandler: opening.callsHandler)
    }
    if let closingEnd, closingEnd <= time {
      self.closingEnd = nil
      return .closed
    }
    if let pendingEnd, pendingEnd.due <= time {
      self.pendingEnd = nil
      return .ended(pendingEnd.result)
    }
    if let watchdogEnd, watchdogEnd <= time {
      self.watchdogEnd = nil
      return .timedOut
    }
    if let holdEnd, holdEnd <= time {
      self.holdEnd = nil
      return .held
    }
    if let dwellEnd, dwellEnd <= time {
      self.dwellEnd = nil
      return .dwelt
    }
    return nil
  }

  /// Makes the opening, closing, dwell and pending end due at `time`, for a list that is no longer
  /// visible.
  ///
  /// A result that is shown until the user tries again stays.
  mutating func makeDeadlinesDue(to time: Double) {
    if let opening { self.opening = Opening(end: time, callsHandler: opening.callsHandler) }
    if closingEnd != nil { closingEnd = time }
    if let dwellEnd, dwellEnd.isFinite { self.dwellEnd = time }
    if let pendingEnd { self.pendingEnd = PendingEnd(result: pendingEnd.result, due: time) }
  }

  // MARK: Setting deadlines

  /// Sets the end of the opening and whether the handler waits for it, or cancels the opening if
  /// `end` is `nil`.
  mutating func open(until end: Double?, callsHandler: Bool = false) {
    opening = end.map { Opening(end: $0, callsHandler: callsHandler) }
  }

  /// Schedules an end with `result` at `due`.
  ///
  /// Returns `false` and changes nothing if an earlier or equal end is already pending.
  mutating func end(_ result: RefreshResult, at due: Double) -> Bool {
    if let pendingEnd, pendingEnd.due <= due { return false }
    pendingEnd = PendingEnd(result: result, due: due)
    return true
  }

  /// Turns a pending “no more” result into a success.
  mutating func resetEnd() {
    if let pendingEnd, pendingEnd.result == .noMore {
      self.pendingEnd = PendingEnd(result: .success, due: pendingEnd.due)
    }
  }

  /// Cancels the pending end and returns its result.
  @discardableResult mutating func takeEnd() -> RefreshResult? {
    defer { pendingEnd = nil }
    return pendingEnd?.result
  }
}
