extension RefreshPolicy {
  /// The settings that control when a control fires, and how a pull counts.
  public struct Firing: Equatable, Sendable {
    /// The pull that arms the control, in points, above 0.
    ///
    /// Fractions of a pull are relative to this distance.
    public var triggerDistance: Double
    /// The point from which a pull counts.
    public var origin = Origin.rest
    /// Whether a pull of exactly the trigger distance arms the control (`included`) or not.
    public var armsAt = Boundary.excluded
    /// Whether a pull back to exactly the trigger distance disarms the control (`included`) or not.
    public var disarmsAt = Boundary.included
    /// Whether a release fires only if the control is armed (`excluded`), or also at exactly the
    /// trigger distance (`included`).
    public var firesAt = Boundary.excluded
    /// The event that fires the control.
    public var trigger = Trigger.release
    /// Whether a glide that bounces past the trigger distance fires too.
    ///
    /// Source: refresh controls reference, section 3, group 23.
    public var firesByFling = false
    /// Whether a drag back disarms the control.
    public var cancelsByDragBack = true
    /// Whether a drag that pushes the open control out of view, and is released there, cancels the
    /// refresh.
    public var cancelsByPushBack = false
    /// Whether turning the wheel further at the edge pulls the control, and pausing releases it.
    public var wheelPulls = false
    /// The number of actions to choose from by the finger's position across the list, from 1 to 8.
    public var actionCount = 1
    /// Whether a tap on a shown failure tries again.
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
