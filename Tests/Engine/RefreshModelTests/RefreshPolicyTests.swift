import RefreshModel
import Testing

@Suite("Refresh policies")
struct RefreshPolicyTests {
  @Test("The numbers of MJ and Fg match their documents")
  func numbers() {
    #expect(RefreshPolicy.mj.triggerDistance == 54)
    #expect(RefreshPolicy.mj.heldInset == 54)
    #expect(RefreshPolicy.mj.openingDuration == 0.25)
    #expect(RefreshPolicy.mj.closingDuration == 0.4)
    #expect(RefreshPolicy.mj.handlerTiming == .afterOpening)
    #expect(RefreshPolicy.fg.triggerDistance == 65)
    #expect(RefreshPolicy.fg.heldInset == 60)
    #expect(RefreshPolicy.fg.openingDuration == 0.2)
    #expect(RefreshPolicy.fg.closingDuration == 0.3)
    #expect(RefreshPolicy.fg.handlerTiming == .atOnce)
    #expect(RefreshPolicy.mjBack.triggerDistance == 44)
    #expect(RefreshPolicy.mjBack.heldInset == 44)
    #expect(RefreshPolicy.mjBack.openingDuration == 0.25)
    #expect(RefreshPolicy.mjBack.closingDuration == 0.4)
    #expect(RefreshPolicy.mjBack.handlerTiming == .afterOpening)
    for policy in [RefreshPolicy.mj, .fg, .mjBack] {
      #expect(policy.successDwell == 0 && policy.failureDwell == 0)
      #expect(policy.isUsable)
    }
  }

  @Test("MJ arms strictly past its trigger and disarms at it")
  func mj() {
    for (policy, trigger) in [(RefreshPolicy.mj, 54.0), (.mjBack, 44)] {
      #expect(!policy.arms(at: trigger))
      #expect(policy.arms(at: trigger + 0.5))
      #expect(policy.disarms(at: trigger))
      #expect(!policy.disarms(at: trigger + 1e-9))
      #expect(policy.fires(at: trigger + 0.5, isArmed: true, isReached: true))
      #expect(!policy.fires(at: trigger + 0.5, isArmed: false, isReached: true))
      #expect(!policy.fires(at: 0, isArmed: false, isReached: true))
    }
  }

  @Test("Fg arms strictly past 65, disarms below, and fires at 65")
  func fg() {
    let policy = RefreshPolicy.fg
    #expect(!policy.arms(at: 65))
    #expect(policy.arms(at: 65.000001))
    #expect(!policy.disarms(at: 65))
    #expect(policy.disarms(at: 64.999999))
    #expect(policy.disarms(at: 0), "a distance of 0 disarms too")
    #expect(policy.fires(at: 65, isArmed: false, isReached: true))
    #expect(policy.fires(at: 65, isArmed: true, isReached: true))
    #expect(!policy.fires(at: 64.999999, isArmed: true, isReached: true))
    #expect(
      !policy.fires(at: 70, isArmed: false, isReached: false),
      "a distance that the finger did not reach fires nothing")
  }

  @Test(
    "Policies with invalid numbers are not usable",
    arguments: [Double.nan, .infinity, -1, 1e300])
  func unusable(number: Double) {
    let paths: [WritableKeyPath<RefreshPolicy, Double>] = [
      \.triggerDistance, \.heldInset, \.turnDuration, \.successDwell,
    ]
    for path in paths {
      var policy = RefreshPolicy.mj
      policy[keyPath: path] = number
      #expect(!policy.isUsable)
    }
    for path in [\RefreshPolicy.openingDuration, \.closingDuration, \.failureDwell] {
      var policy = RefreshPolicy.mj
      policy[keyPath: path] = number
      #expect(!policy.isUsable)
    }
    var aged = RefreshPolicy.mj
    aged.expiry = number
    #expect(!aged.isUsable)
    aged.expiry = 365 * 86_400
    #expect(aged.isUsable, "an expiry of a year is usable")
    var zero = RefreshPolicy.mj
    zero.triggerDistance = 0
    #expect(!zero.isUsable)
    zero = .mj
    zero.heldInset = 0
    #expect(zero.isUsable)
  }
}
