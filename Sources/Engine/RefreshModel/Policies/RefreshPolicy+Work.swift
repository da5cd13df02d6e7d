extension RefreshPolicy {
  /// The settings of how a control's work begins and ends, and how it affects the list.
  public struct Work: Equatable, Sendable {
    /// The time at which the handler is called.
    public var handlerTiming = HandlerTiming.atOnce
    /// The time for which a success is shown before closing, in seconds, or 0 to close immediately.
    public var successDwell = 0.0
    /// The time for which a failure is shown before closing, in seconds, or 0 to close immediately.
    ///
    /// With `nil` a failure is shown until the user tries again.
    public var failureDwell: Double? = 0
    /// The shortest duration of a refresh in seconds.
    ///
    /// An earlier end is delayed until then.
    ///
    /// Source: refresh controls reference, 1.9 (300 ms there).
    public var minimumDuration = 0.0
    /// The time after which an unfinished refresh ends as a failure, in seconds, or `nil` for no
    /// timeout.
    public var watchdog: Double?
    /// The condition for an automatic refresh when the list is shown for the first time.
    ///
    /// Source: refresh controls reference, 1.10 (`refreshOnStart`).
    public var start = StartRefresh.never
    /// The time after which data counts as expired, in seconds, 0 or more.
    ///
    /// With `nil` only missing data does.
    ///
    /// Source: refresh controls reference, 1.7 (`expiredTimeInterval`).
    public var expiry: Double?
    /// Whether the content ignores input while refreshing.
    ///
    /// Source: refresh controls reference, 1.9 (`disableContentWhenRefresh`).
    public var blocksContent = false
    /// Whether cancelling a refresh that was begun from inside the list scrolls back to the row
    /// that was in view.
    public var restoresPosition = false
  }

  /// A property of ``work``.
  @inlinable
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Work, Value> & Sendable
  ) -> Value {
    get { work[keyPath: path] }
    set { work[keyPath: path] = newValue }
  }
}
