/// The user's pulls and approaches, which may fire a control.
///
/// Each approach fires it at most once.
///
/// Source: architecture, rule 7.
extension RefreshControl {
  /// Records that the user has moved the list, so that a pull during a closing counts again.
  public mutating func notePull() {
    pulledSinceClosing = true
    if state != .refreshing, state != .floorOpen { isPulled = true }
  }

  /// Records that the user's finger has pulled the list `distance` points past the policy's origin.
  public mutating func noteReach(_ distance: Double) {
    isReached = !hasFired && distance >= policy.armingDistance
  }

  /// Records whether the user's finger holds the list at a distance that arms the control.
  public mutating func noteArmedByFinger(_ isArmed: Bool) {
    isArmedByFinger = isArmed
  }

  /// Begins a gesture of the user, and with it a new approach.
  public mutating func beginGesture() {
    hasFired = false
    isReached = false
    isArmedByFinger = false
    dragTimesLeft = policy.approach?.timesPerDrag
  }

  /// Records that the user's scrolling has left the zone in which the control fires.
  public mutating func leaveZone() {
    hasFired = false
  }

  /// Records that the control has fired in the current approach.
  public mutating func useUpApproach() {
    hasFired = true
  }

  /// Returns whether an approach may fire the control.
  ///
  /// It may if neither the current approach nor the drag has used up its firings. A visible failure
  /// is retried only on explicit request.
  public func mayFireByApproach(byDrag: Bool) -> Bool {
    guard isWaiting, state != .failure, !hasFired else { return false }
    guard byDrag, let left = dragTimesLeft else { return true }
    return left > 0
  }

  /// Uses up one firing of the approach, and one of the drag if `byDrag`.
  ///
  /// Returns `false` if none is left.
  ///
  /// A refusal also ends the approach, so that the glide after the drag does not fire.
  public mutating func useFiring(byDrag: Bool) -> Bool {
    let may = mayFireByApproach(byDrag: byDrag)
    guard isWaiting else { return false }
    hasFired = true
    if may, byDrag { dragTimesLeft = dragTimesLeft.map { $0 - 1 } }
    return may
  }
}
