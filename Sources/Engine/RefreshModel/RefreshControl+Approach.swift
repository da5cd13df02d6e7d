/// The user's pulls and approaches, which may fire a control, each approach once.
///
/// Source: architecture, rule 7.
extension RefreshControl {
  /// Notes that the user has moved the list, so that a pull during a closing counts again.
  public mutating func notePull() {
    pulledSinceClosing = true
    if state != .refreshing, state != .floorOpen { isPulled = true }
  }

  /// Notes that the user's finger has brought the list to `distance` points from the policy's
  /// origin.
  public mutating func noteReach(_ distance: Double) {
    isReached = !isSpent && distance >= policy.armingDistance
  }

  /// Notes whether the user's finger holds the list where that arms the control.
  public mutating func noteArmedByHand(_ isArmed: Bool) {
    isArmedByHand = isArmed
  }

  /// Notes that the user begins a gesture, and with it a new approach.
  public mutating func beginGesture() {
    isSpent = false
    isReached = false
    isArmedByHand = false
    dragTimesLeft = policy.approach?.timesPerDrag
  }

  /// Notes that the user's scrolling has left the zone in which the control fires.
  public mutating func leaveZone() {
    isSpent = false
  }

  /// Notes that the control has fired in this approach.
  public mutating func spendApproach() {
    isSpent = true
  }

  /// An approach may fire it: this one has not yet, nor the drag as often as it may.
  ///
  /// A failure that is shown is tried again only where that is asked for.
  public func mayApproach(byDrag: Bool) -> Bool {
    guard isWaiting, state != .failure, !isSpent else { return false }
    guard byDrag, let left = dragTimesLeft else { return true }
    return left > 0
  }

  /// Takes one of the times that an approach may fire, and of those that a drag may; false where
  /// there is none left.
  ///
  /// A refusal also ends the approach: the glide after it does not fire.
  public mutating func takeApproach(byDrag: Bool) -> Bool {
    let may = mayApproach(byDrag: byDrag)
    guard isWaiting else { return false }
    isSpent = true
    if may, byDrag { dragTimesLeft = dragTimesLeft.map { $0 - 1 } }
    return may
  }
}
