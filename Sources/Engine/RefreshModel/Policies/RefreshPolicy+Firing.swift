extension RefreshPolicy {
  /// The firing of a control, and the counting of a pull.
  public struct Firing: Equatable, Sendable {
    /// The pull that arms the control, above 0; a pull's share is measured by it.
    public var triggerDistance: Double
    /// The point from which a pull counts.
    public var origin = Origin.rest
    /// A pull of exactly the trigger distance arms (`included`) or not.
    public var armsAt = Boundary.excluded
    /// A pull back to exactly the trigger distance disarms (`included`) or not.
    public var disarmsAt = Boundary.included
    /// A release decides by the armed state (`excluded`), or also fires at exactly the trigger
    /// distance (`included`).
    public var firesAt = Boundary.excluded
    /// The event that fires it.
    public var trigger = Trigger.release
    /// A glide that bounces past the trigger distance fires, too.
    ///
    /// Source: refresh controls reference, section 3, group 23.
    public var firesByFling = false
    /// A drag back disarms the control.
    public var cancelsByDragBack = true
    /// A drag that pushes the open control out of view, and lets go there, cancels the refresh.
    public var cancelsByPushBack = false
    /// A wheel that turns on at the edge pulls, and lets go when it pauses.
    public var wheelPulls = false
    /// The number of actions from which the finger's place across the list chooses, 1 to 8.
    public var actionCount = 1
    /// A tap on a shown failure tries again.
    public var retriesByTap = true

    init(triggerDistance: Double) {
      self.triggerDistance = triggerDistance
    }
  }

  /// A property of ``firing``.
  @inlinable
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Firing, Value> & Sendable
  ) -> Value {
    get { firing[keyPath: path] }
    set { firing[keyPath: path] = newValue }
  }
}
