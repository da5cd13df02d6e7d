/// Whether a policy's numbers mean anything.
extension RefreshPolicy {
  /// Whether every number is finite, the trigger above 0 and the rest 0 or more.
  public var isUsable: Bool {
    let rest = [
      heldInset, restingInset, openingDuration ?? 0, closingDuration ?? 0, turnDuration,
      successDwell, failureDwell, minimumDuration, watchdog ?? 0, maximumDrag ?? 0,
    ]
    return triggerDistance > 0 && abs(ignoredInset) <= Self.largest && isTriggerUsable
      && (0...Self.longestExpiry).contains(expiry ?? 0)
      && arePartsUsable
      && (rest + [triggerDistance]).allSatisfy { $0 >= 0 && $0 <= Self.largest }
  }

  /// The largest number that any of them may be.
  package static let largest = 1e6
  /// Seconds that data may be good for: some thirty thousand years.
  package static let longestExpiry = 1e12

  private var isTriggerUsable: Bool {
    switch trigger {
    case .release, .reach: true
    case .hold(let seconds): seconds >= 0 && seconds <= Self.largest
    case .approach(let approach):
      abs(approach.percent) <= Self.largest && approach.timesPerDrag ?? 0 >= 0
    }
  }

  private var arePartsUsable: Bool {
    if case .locator(let row) = placement, row < 0 { return false }
    return dragRate > 0 && dragRate <= 10 && (1...100).contains(springRate)
      && maximumDrag != 0 && watchdog != 0 && (1...8).contains(actionCount) && isFloorUsable
  }

  private var isFloorUsable: Bool {
    guard let secondFloor else { return true }
    let duration = secondFloor.duration ?? 0
    return secondFloor.distance > triggerDistance && secondFloor.distance <= Self.largest
      && secondFloor.closeDistance > 0 && secondFloor.closeDistance <= Self.largest
      && duration >= 0 && duration <= Self.largest
  }
}
