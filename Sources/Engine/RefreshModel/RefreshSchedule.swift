/// When the next things happen to a control by themselves: one value that says what comes next, takes
/// what is due, and hurries it.
///
/// Times are seconds.
struct RefreshSchedule: Equatable, Sendable {
  /// What has fallen due.
  enum Due: Equatable, Sendable {
    /// The opening is over; the handler waited for that, or not.
    case opened(callsHandler: Bool)
    /// The closing is over.
    case closed
    /// The end that was waited for takes effect.
    case ended(RefreshResult)
    /// Nobody has ended the refresh in time.
    case timedOut
    /// A pull that has to be held has been held for long enough.
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
  private var closingEnd: Double?
  private var pendingEnd: PendingEnd?
  private var watchdogEnd: Double?
  private var holdEnd: Double?
  private var dwellEnd: Double?

  /// The opening is over, or there is none.
  var isOpen: Bool { opening == nil }
  /// A closing is under way.
  var isClosing: Bool { closingEnd != nil }
  /// The result of the end that is waited for; nil where there is none.
  var pendingResult: RefreshResult? { pendingEnd?.result }

  /// When the next thing happens; nil when nothing will.
  var next: Double? {
    Self.earliest(near, watchdogEnd, pendingEnd?.due)
  }

  /// The same without the watchdog and an end that waits, which no frames need to wait for.
  var near: Double? {
    Self.earliest(Self.earliest(opening?.end, closingEnd, dwellEnd), holdEnd, nil)
  }

  private static func earliest(_ a: Double?, _ b: Double?, _ c: Double?) -> Double? {
    let first = min(a ?? .infinity, b ?? .infinity, c ?? .infinity)
    return first.isFinite ? first : nil
  }

  /// Takes what is due at `time`, one thing at a time; nil where nothing is.
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

  /// Makes what is waited for due at `time`, for a list that is no longer seen.
  mutating func hurry(to time: Double) {
    if let opening { self.opening = Opening(end: time, callsHandler: opening.callsHandler) }
    if closingEnd != nil { closingEnd = time }
    if let dwellEnd, dwellEnd.isFinite { self.dwellEnd = time }
    if let pendingEnd { self.pendingEnd = PendingEnd(result: pendingEnd.result, due: time) }
  }

  // MARK: What begins and ends

  /// The opening is over at `end`, for which the handler waits or not; nil has none.
  mutating func open(until end: Double?, callsHandler: Bool = false) {
    opening = end.map { Opening(end: $0, callsHandler: callsHandler) }
  }

  /// The closing is over at `end`; nil has none.
  mutating func close(until end: Double?) {
    closingEnd = end
  }

  /// A result is shown until `end`; nil shows none.
  mutating func dwell(until end: Double?) {
    dwellEnd = end
  }

  /// A pull has to be held until `end`; nil has not.
  mutating func hold(until end: Double?) {
    holdEnd = end
  }

  /// A refresh that nobody ends ends by itself at `end`; nil does not.
  mutating func watch(until end: Double?) {
    watchdogEnd = end
  }

  /// An end with `result` takes effect at `due`; returns false where one is waited for that comes no
  /// later.
  mutating func end(_ result: RefreshResult, at due: Double) -> Bool {
    if let pendingEnd, pendingEnd.due <= due { return false }
    pendingEnd = PendingEnd(result: result, due: due)
    return true
  }

  /// An end that is waited for does not say any more that there is nothing left to load.
  mutating func resetEnd() {
    if let pendingEnd, pendingEnd.result == .noMore {
      self.pendingEnd = PendingEnd(result: .success, due: pendingEnd.due)
    }
  }

  /// No end is waited for any more; returns the result of the one that was.
  @discardableResult mutating func takeEnd() -> RefreshResult? {
    defer { pendingEnd = nil }
    return pendingEnd?.result
  }
}
