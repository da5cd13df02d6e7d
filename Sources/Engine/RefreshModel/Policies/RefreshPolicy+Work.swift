extension RefreshPolicy {
  /// The begin and the end of a control's work, and its effects on the list.
  public struct Work: Equatable, Sendable {
    /// The time at which the handler is called.
    public var handlerTiming = HandlerTiming.atOnce
    /// The seconds for which a success is shown before closing; 0 closes at once.
    public var successDwell = 0.0
    /// The seconds for which a failure is shown before closing; 0 closes at once, and nil shows it until
    /// it is tried again.
    public var failureDwell: Double? = 0
    /// The shortest time of a refresh in seconds: an earlier end waits until then; 0 does not wait.
    ///
    /// Source: refresh controls reference, 1.9 (300 ms there).
    public var minimumDuration = 0.0
    /// The seconds after which a refresh that nobody ended ends as a failure; nil waits for ever.
    public var watchdog: Double?
    /// The refresh of a list that is shown for the first time.
    ///
    /// Source: refresh controls reference, 1.10 (`refreshOnStart`).
    public var start = StartRefresh.never
    /// The seconds after which data counts as expired, 0 or more; with nil only missing data does.
    ///
    /// Source: refresh controls reference, 1.7 (`expiredTimeInterval`).
    public var expiry: Double?
    /// The content takes no input while it refreshes.
    ///
    /// Source: refresh controls reference, 1.9 (`disableContentWhenRefresh`).
    public var blocksContent = false
    /// A refresh that was begun from inside the list, and cancelled, leads back to the row that was in
    /// view.
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
