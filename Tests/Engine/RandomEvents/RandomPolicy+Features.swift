import RefreshModel

/// Random placement, physics and lifecycle of the controls.
extension EventTable {
  static func changeFeatures(of policy: inout RefreshPolicy, _ random: inout RandomSource) {
    if random.chance(0.2) {
      policy.placement = random.one(of: [
        .above, .behind, .front, .stretched, .overlay, .locator(row: random.count(in: 0...40)),
      ])
    }
    if random.chance(0.1) { policy.shortPlacement = .hidden }
    if random.chance(0.15) {
      policy.dragRate = random.one(of: [0.5, 2, random.number(in: 0.01...10)])
    }
    if random.chance(0.15) {
      policy.maximumDrag = random.one(of: [nil, random.number(in: 1...300)])
    }
    if random.chance(0.15) {
      policy.springRate = random.one(of: [5, 20, random.number(in: 1...100)])
    }
    if random.chance(0.1) { policy.pinsOffset.toggle() }
    if random.chance(0.15) { policy.firesByFling.toggle() }
    if random.chance(0.15) { policy.approach?.firesByFling.toggle() }
    if random.chance(0.2) { policy.wheelPulls.toggle() }
    changeLife(of: &policy, &random)
  }

  private static func changeLife(of policy: inout RefreshPolicy, _ random: inout RandomSource) {
    if random.chance(0.1) { policy.blocksContent.toggle() }
    if random.chance(0.2) { policy.cancelsByPushBack.toggle() }
    if random.chance(0.2) {
      policy.minimumDuration = random.one(of: [0, random.number(in: 0...2)])
    }
    if random.chance(0.2) { policy.watchdog = random.one(of: [nil, random.number(in: 0.01...3)]) }
    if random.chance(0.1) { policy.retriesByTap.toggle() }
    if random.chance(0.1) { policy.start = random.one(of: [.never, .always, .ifExpired]) }
    if random.chance(0.1) { policy.expiry = random.one(of: [nil, 0, random.number(in: 0...20)]) }
    if random.chance(0.1) { policy.actionCount = random.count(in: 1...8) }
    if random.chance(0.1) { policy.restoresPosition.toggle() }
    guard random.chance(0.15) else { return }
    var floor = RefreshPolicy.SecondFloor(
      distance: policy.triggerDistance + random.number(in: 1...150),
      closeDistance: random.number(in: 1...200))
    floor.duration = random.one(of: [nil, 0, random.number(in: 0...1)])
    policy.secondFloor = floor
  }
}
