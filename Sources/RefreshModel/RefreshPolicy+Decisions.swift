import ScrollModel

/// What a policy decides by its numbers.
extension RefreshPolicy {
  /// The numbers of its approach; nil for a control that is pulled.
  public var approach: Approach? {
    get { if case .approach(let approach) = trigger { approach } else { nil } }
    set { if let newValue { trigger = .approach(newValue) } }
  }

  /// The pull at which it arms, in points from its origin.
  public var armingDistance: Double {
    guard origin == .rest else { return 0 }
    return Feature.triggerDistance.isOn ? triggerDistance : Self.fixedDistance
  }

  /// Where every control arms that cannot be told where.
  private static let fixedDistance = 54.0

  /// Whether a pull of `distance` points from the origin arms the control.
  public func arms(at distance: Double) -> Bool {
    if case .approach = trigger { return false }
    return armsAt == .included ? distance >= armingDistance : distance > armingDistance
  }

  /// Whether a pull of `distance` points from the origin is back inside the trigger distance.
  public func isInside(at distance: Double) -> Bool {
    disarmsAt == .included ? distance <= armingDistance : distance < armingDistance
  }

  /// Whether a pull of `distance` points from the origin disarms an armed control.
  public func disarms(at distance: Double) -> Bool {
    cancelsByDragBack && Feature.dragBackCancels.isOn && isInside(at: distance)
  }

  /// Whether a release at `distance` points from the origin fires, given whether the control is
  /// armed and whether the finger has brought the list to the trigger distance.
  public func fires(at distance: Double, isArmed: Bool, isReached: Bool) -> Bool {
    guard trigger == .release, Feature.triggerOnRelease.isOn else { return false }
    return switch firesAt {
    case .excluded: isArmed && !disarms(at: distance)
    case .included: isReached && distance >= armingDistance
    }
  }

  /// The top inset in points that sticky content sees while the control refreshes, at a content
  /// offset of `offset` and an inset of `inset` without the control.
  ///
  /// `min(max(−y, T0), T0 + h)` for a policy whose inset follows the scroll (refresh controls
  /// reference, 1.1.5), else `T0 + h`.
  public func insetWhileRefreshing(offset: Double, inset: Double) -> Double {
    guard insetFollowsScroll, Feature.insetFollowsScroll.isOn else { return inset + heldInset }
    return min(max(-offset, inset), inset + heldInset)
  }

  /// Seconds that `result` stays shown.
  public func dwell(after result: RefreshResult) -> Double {
    guard Feature.resultDwell.isOn else { return 0 }
    return switch result {
    case .success: successDwell
    case .failure: failureDwell
    case .noMore, .cancelled: 0
    }
  }
}
