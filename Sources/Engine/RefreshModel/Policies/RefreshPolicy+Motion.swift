extension RefreshPolicy {
  /// The motion of the list at its control, and its durations.
  public struct Motion: Equatable, Sendable {
    /// The seconds of the opening; nil moves by the spring.
    public var openingDuration: Double?
    /// The seconds of the closing; nil moves by the spring.
    public var closingDuration: Double?
    /// The seconds of a change of the state's looks: the arrow's turn, a fade.
    public var turnDuration = 0.25
    /// The opening moves the list to where the control shows, from anywhere; otherwise only from
    /// beyond it, and by program from the rest.
    public var movesOffset = true
    /// The factor of a finger's travel beyond the rest, above 0 and up to 10: 0.5 pulls half as far.
    ///
    /// Source: refresh controls reference, 1.9 (`dragRate`).
    public var dragRate = 1.0
    /// The farthest pull in points, above 0; nil has no limit but the band's.
    ///
    /// Source: refresh controls reference, 1.9 (`headerMaxDragRate`) and 1.10 (`maxOverOffset`).
    public var maximumDrag: Double?
    /// The frequency in 1/s of the springs that lead the list back on its side, from 1 to 100.
    ///
    /// Source: architecture, rule 3 (10).
    public var springRate = 10.0
    /// A finger pulls the list only as far as the open control while it refreshes; a bounce goes
    /// beyond it all the same.
    public var pinsOffset = false
  }

  /// A property of ``motion``.
  @inlinable
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Motion, Value> & Sendable
  ) -> Value {
    get { motion[keyPath: path] }
    set { motion[keyPath: path] = newValue }
  }
}
