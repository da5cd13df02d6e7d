extension RefreshPolicy {
  /// The settings of the list's motion at its control.
  public struct Motion: Equatable, Sendable {
    /// The duration of the opening in seconds, or `nil` for a spring.
    public var openingDuration: Double?
    /// The duration of the closing in seconds, or `nil` for a spring.
    public var closingDuration: Double?
    /// The duration of a change of appearance between states in seconds: the arrow's turn, a fade.
    public var turnDuration = 0.25
    /// Whether the opening scrolls the list to the control from anywhere.
    ///
    /// Otherwise it moves the list only from past the control, or from the rest if the program
    /// began the refresh.
    public var movesOffset = true
    /// The factor applied to the finger's travel past the rest, above 0 and at most 10: 0.5 pulls
    /// half as far.
    ///
    /// Source: refresh controls reference, 1.9 (`dragRate`).
    public var dragRate = 1.0
    /// The fraction of the viewport's length within which a finger reaches the trigger distance,
    /// above 0 and at most 1.
    ///
    /// If the list moves less than the trigger distance within that travel, each pulled point
    /// counts as more than one.
    public var pullTravel = RefreshPolicy.longestPullTravel
    /// The longest pull in points, above 0, or `nil` if only the rubber band limits it.
    ///
    /// Source: refresh controls reference, 1.9 (`headerMaxDragRate`) and 1.10 (`maxOverOffset`).
    public var maximumDrag: Double?
    /// The frequency of the springs that return the list on this control's side, in 1/s, from 1 to
    /// 100.
    ///
    /// Source of the default: architecture, rule 3.
    public var springRate = 10.0
    /// Whether a finger can pull the list only as far as the open control while refreshing.
    ///
    /// A bounce can still go farther.
    public var pinsOffset = false
  }

  /// The fraction of the viewport's length that a finger can travel in a pull.
  ///
  /// Tug's choice: a finger begins below the list's edge and does not quite reach its end.
  package static let longestPullTravel = 0.8

  /// The fraction of the viewport's length within which a finger reaches the trigger distance of a
  /// header that Tug adds.
  ///
  /// Tug's choice: a thumb that begins in the middle of a short list arms the header.
  package static let shortPullTravel = 0.45

  /// A property of ``motion``.
  @inlinable
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Motion, Value> & Sendable
  ) -> Value {
    get { motion[keyPath: path] }
    set { motion[keyPath: path] = newValue }
  }
}
