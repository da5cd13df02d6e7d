/// The decisions that follow from a policy's numbers.
extension RefreshPolicy {
  /// The longest pull that has an effect, in points, or 0 if the control fires by an approach.
  package var farthestPull: Double {
    approach == nil ? max(firing.triggerDistance, layout.secondFloor?.distance ?? 0) : 0
  }

  /// The approach settings, or `nil` if the control does not fire by an approach.
  public var approach: Approach? {
    get { if case .approach(let approach) = firing.trigger { approach } else { nil } }
    set { if let newValue { firing.trigger = .approach(newValue) } }
  }

  /// The pull that arms the control, in points from its origin.
  public var armingDistance: Double {
    guard firing.origin == .rest else { return 0 }
    return firing.triggerDistance
  }

  /// Returns whether a pull of `distance` points from the origin arms the control.
  public func arms(at distance: Double) -> Bool {
    if case .approach = firing.trigger { return false }
    return firing.armsAt == .included ? distance >= armingDistance : distance > armingDistance
  }

  /// Returns whether a pull of `distance` points from the origin is back inside the trigger
  /// distance.
  public func isInside(at distance: Double) -> Bool {
    firing.disarmsAt == .included ? distance <= armingDistance : distance < armingDistance
  }

  /// Returns whether a pull of `distance` points from the origin disarms an armed control.
  public func disarms(at distance: Double) -> Bool {
    firing.cancelsByDragBack && isInside(at: distance)
  }

  /// Returns whether a release at `distance` points from the origin fires the control.
  ///
  /// `isArmed` is whether the control is armed, and `isReached` whether the finger has pulled the
  /// list to the trigger distance.
  public func fires(at distance: Double, isArmed: Bool, isReached: Bool) -> Bool {
    guard firing.trigger == .release else { return false }
    return switch firing.firesAt {
    case .excluded: isArmed && !disarms(at: distance)
    case .included: isReached && distance >= armingDistance
    }
  }

  /// Returns the time for which `result` is shown, in seconds.
  ///
  /// It is infinite if the result stays until the user tries again.
  public func dwell(after result: RefreshResult) -> Double {
    switch result {
    case .success: work.successDwell
    case .failure: work.failureDwell ?? .infinity
    case .noMore, .cancelled: 0
    }
  }
}
