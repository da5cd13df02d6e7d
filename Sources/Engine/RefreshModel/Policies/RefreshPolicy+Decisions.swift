/// The decisions of a policy by its numbers.
extension RefreshPolicy {
  /// The longest pull in points for which it waits; 0 where it waits for an approach.
  package var farthestPull: Double {
    approach == nil ? max(firing.triggerDistance, room.secondFloor?.distance ?? 0) : 0
  }

  /// The numbers of its approach; nil for a control that is pulled.
  public var approach: Approach? {
    get { if case .approach(let approach) = firing.trigger { approach } else { nil } }
    set { if let newValue { firing.trigger = .approach(newValue) } }
  }

  /// The pull at which it arms, in points from its origin.
  public var armingDistance: Double {
    guard firing.origin == .rest else { return 0 }
    return firing.triggerDistance
  }

  /// True where a pull of `distance` points from the origin arms the control.
  public func arms(at distance: Double) -> Bool {
    if case .approach = firing.trigger { return false }
    return firing.armsAt == .included ? distance >= armingDistance : distance > armingDistance
  }

  /// True where a pull of `distance` points from the origin is back inside the trigger distance.
  public func isInside(at distance: Double) -> Bool {
    firing.disarmsAt == .included ? distance <= armingDistance : distance < armingDistance
  }

  /// True where a pull of `distance` points from the origin disarms an armed control.
  public func disarms(at distance: Double) -> Bool {
    firing.cancelsByDragBack && isInside(at: distance)
  }

  /// True where a release at `distance` points from the origin fires, for a control that `isArmed`,
  /// and a finger that has brought the list to the trigger distance (`isReached`).
  public func fires(at distance: Double, isArmed: Bool, isReached: Bool) -> Bool {
    guard firing.trigger == .release else { return false }
    return switch firing.firesAt {
    case .excluded: isArmed && !disarms(at: distance)
    case .included: isReached && distance >= armingDistance
    }
  }

  /// The seconds for which `result` is shown; infinite for one that stays until it is tried again.
  public func dwell(after result: RefreshResult) -> Double {
    switch result {
    case .success: work.successDwell
    case .failure: work.failureDwell ?? .infinity
    case .noMore, .cancelled: 0
    }
  }
}
