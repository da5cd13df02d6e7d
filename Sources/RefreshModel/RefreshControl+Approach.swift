import ScrollModel

/// What the user does that a control may fire by: pulls, and approaches, each of which fires once.
///
/// Source: architecture, rule 7.
extension RefreshControl {
  /// Notes that the user has moved the list, so that a pull during a closing counts again.
  public mutating func notePull() {
    pulledSinceClosing = true
    if state != .refreshing, state != .floorOpen { isPulled = true }
  }

  /// Notes where the user's finger has brought the list: so many points from the policy's origin.
  public mutating func noteReach(_ distance: Double) {
    isReached = !isSpent && distance >= policy.armingDistance
  }

  /// The user begins a gesture: what it leads to is a new approach.
  public mutating func beginGesture() {
    isSpent = false
    isReached = false
    dragTimesLeft = policy.approach?.timesPerDrag
  }

  /// The user's scrolling has left the zone in which the control fires.
  public mutating func leaveZone() {
    isSpent = false
  }

  /// It has fired in this approach.
  public mutating func spendApproach() {
    isSpent = true
  }

  /// Takes one of the times that an approach may fire, and of those that a drag may; false where
  /// there is none left.
  ///
  /// A refusal ends the approach, too: the glide after it does not fire either.
  public mutating func takeApproach(byDrag: Bool) -> Bool {
    guard isWaiting, !isSpent else { return false }
    isSpent = true
    guard byDrag, Feature.timesPerDrag.isOn, let left = dragTimesLeft else { return true }
    guard left > 0 else { return false }
    dragTimesLeft = left - 1
    return true
  }
}
