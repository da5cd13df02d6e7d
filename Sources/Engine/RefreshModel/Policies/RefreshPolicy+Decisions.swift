/// The decisions that follow from a policy's numbers.
extension RefreshPolicy {
  /// Returns the number of the policy's points that each pulled point counts as, 1 or more.
  ///
  /// `shown` returns the points that the list is pulled by a finger that travels a fraction of the
  /// viewport's length.
  package func pointWeight(shown: (Double) -> Double) -> Double {
    if case .approach = firing.trigger { return 1 }
    func weight(of distance: Double, within travel: Double) -> Double {
      let shown = shown(travel)
      return shown > 0 ? max(distance / shown, 1) : 1
    }
    let trigger = weight(of: firing.triggerDistance, within: motion.pullTravel)
    guard let floor = layout.secondFloor?.distance else { return trigger }
    return max(trigger, weight(of: floor, within: Self.longestPullTravel))
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
