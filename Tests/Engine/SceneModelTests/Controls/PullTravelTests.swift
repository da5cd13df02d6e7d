import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("A finger's travel to the trigger distance")
struct PullTravelTests {
  /// Returns the shortest travel of a finger that arms `policy` in a list of `length` points.
  private func armingTravel(of policy: RefreshPolicy, in length: Double) throws -> Double {
    var list = try SceneDriver(height: length, header: policy, rigid: false)
    try list.press()
    for travel in 1...Int(length) {
      try list.send(.move(Point(x: 100, y: length / 2 + Double(travel))))
      if list.scene.header?.state.isArmed == true { return Double(travel) }
    }
    return .infinity
  }

  @Test(
    "At most the policy's fraction of the list",
    arguments: [
      RefreshPolicy.native, .ring, .material, .wave, .story, .actions, .twoLevel,
    ], [160, 260, 400, 700])
  func armsWithin(policy: RefreshPolicy, length: Double) throws {
    var policy = policy
    policy.pullTravel = RefreshPolicy.shortPullTravel
    policy.secondFloor = nil
    policy.trigger = .release
    let travel = try armingTravel(of: policy, in: length)
    // One point more, since most policies arm beyond their distance.
    #expect(travel <= 0.45 * length + 1)
    policy.pullTravel = RefreshPolicy.longestPullTravel
    #expect(try armingTravel(of: policy, in: length) >= travel)
  }

  @Test("The policy's own distance in a long list")
  func longList() throws {
    var policy = RefreshPolicy.native
    let usual = try armingTravel(of: policy, in: 700)
    policy.pullTravel = RefreshPolicy.shortPullTravel
    #expect(try armingTravel(of: policy, in: 700) == usual)
  }

  @Test("The page behind the header is within the longest travel")
  func floor() {
    var policy = RefreshPolicy.twoLevel
    #expect(policy.pointWeight { $0 * 100 } == 190.0 / 80)
    policy.pullTravel = 0.2
    #expect(policy.pointWeight { $0 * 100 } == 100.0 / 20)
  }
}
