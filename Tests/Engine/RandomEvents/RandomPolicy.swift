import RefreshModel
import SceneModel

/// The controls of random days: every documented one, unchanged or with other numbers.
extension EventTable {
  private static let headers = HeaderName.allCases.map(\.policy)
  private static let footers = FooterName.allCases.map(\.policy)

  /// Returns a random policy for a header or footer, or `nil` for no control.
  static func policy(_ random: inout RandomSource, of side: ControlSide) -> RefreshPolicy? {
    guard random.chance(0.85) else { return nil }
    // One in ten controls has a policy of the other side.
    let isOwn = random.chance(0.9)
    var policy = random.one(of: (side == .header) == isOwn ? headers : footers)
    if random.chance(0.4) { return policy }
    changeTimes(of: &policy, &random)
    changePlace(of: &policy, &random)
    changeTrigger(of: &policy, &random)
    changeFeatures(of: &policy, &random)
    // A second floor must be farther than the trigger.
    if let floor = policy.secondFloor, floor.distance <= policy.triggerDistance {
      let trigger = policy.triggerDistance
      policy.secondFloor?.distance += trigger
    }
    return policy
  }

  private static func changeTimes(of policy: inout RefreshPolicy, _ random: inout RandomSource) {
    if random.chance(0.3) { policy.openingDuration = duration(&random) }
    if random.chance(0.3) { policy.closingDuration = duration(&random) }
    if random.chance(0.2) { policy.successDwell = random.number(in: 0...1) }
    if random.chance(0.2) { policy.failureDwell = random.number(in: 0...1) }
    if random.chance(0.2) { policy.handlerTiming = random.one(of: [.atOnce, .afterOpening]) }
    if random.chance(0.2) { policy.turnDuration = random.number(in: 0...1) }
  }

  private static func duration(_ random: inout RandomSource) -> Double? {
    random.one(of: [nil, 0, random.number(in: 0...0.6)])
  }

  private static func changePlace(of policy: inout RefreshPolicy, _ random: inout RandomSource) {
    if random.chance(0.3) { policy.heldInset = random.number(in: 0...200).rounded() }
    if random.chance(0.3) { policy.triggerDistance = random.number(in: 1...200).rounded() }
    if random.chance(0.2) { policy.restingInset = random.number(in: 0...100).rounded() }
    if random.chance(0.1) { policy.restingInset = policy.heldInset }
    if random.chance(0.2) { policy.origin = random.one(of: [.rest, .contentEdge]) }
    if random.chance(0.2) { policy.movesOffset.toggle() }
    if random.chance(0.2) { policy.insetFollowsScroll.toggle() }
    if random.chance(0.2) { policy.shortPlacement = random.one(of: [.viewportEnd, .contentEnd]) }
    if random.chance(0.2) { policy.ignoredInset = random.number(in: -50...100).rounded() }
    if random.chance(0.1) { policy.opacityFollowsPull.toggle() }
  }

  private static func changeTrigger(of policy: inout RefreshPolicy, _ random: inout RandomSource) {
    if random.chance(0.2) { policy.armsAt = random.one(of: [.included, .excluded]) }
    if random.chance(0.2) { policy.disarmsAt = random.one(of: [.included, .excluded]) }
    if random.chance(0.2) { policy.firesAt = random.one(of: [.included, .excluded]) }
    if random.chance(0.2) { policy.cancelsByDragBack.toggle() }
    guard random.chance(policy.approach == nil ? 0.45 : 0.6) else { return }
    let approach = RefreshPolicy.Approach(
      percent: random.one(of: [1, 1, 0.5, 0, -1, -10, 3, random.number(in: -2...2)]),
      timesPerDrag: random.one(of: [nil, 0, 1, 1, 2]), isAutomatic: random.chance(0.8))
    policy.trigger = random.one(of: [
      .release, .reach, .hold(random.number(in: 0...0.6)), .hold(0), .approach(approach),
      .approach(approach), .approach(approach),
    ])
  }
}
