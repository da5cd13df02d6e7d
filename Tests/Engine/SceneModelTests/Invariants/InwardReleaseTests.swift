import RefreshModel
import Replay
import SceneModel
import ScrollModel
import ScrollPhysics
import Testing

/// Random releases of a pulled list that is flung back.
///
/// Each runs twice, half a point apart.
///
/// Source: architecture, rule 3.
@Suite("Inward releases")
struct InwardReleaseTests {
  private static let caseCount = 10_000
  private static let content = 100_000.0
  private static let apart = 0.5

  /// A list that is released beyond its rest, and flung inward.
  private struct Case {
    let side: ControlSide
    let policy: RefreshPolicy
    let inset: Double
    /// The distance in points beyond the rest offset of a list with its control closed.
    let distance: Double
    let speed: Double

    init(_ index: Int, from random: inout SplitMix64) {
      side = index.isMultiple(of: 3) ? .footer : .header
      let headers = HeaderName.allCases.map(\.policy)
      let footers = FooterName.allCases.map(\.policy)
      let policies = side == .header ? headers : footers
      policy =
        policies[Int(random.number(in: 0...Double(policies.count)).rounded(.down)) % policies.count]
      inset = random.unit() < 0.5 ? 0 : random.number(in: 0...80)
      // Places half of the cases near a distance that decides.
      let places = [policy.triggerDistance, policy.heldInset, policy.floorDistance ?? 0]
      let place = places[index % 3]
      distance =
        random.unit() < 0.5
        ? max(place + random.number(in: -2...2), 1) : random.number(in: 1...220)
      speed = random.number(in: 2...(random.unit() < 0.5 ? 400 : 8000))
    }
  }

  /// The result of a release.
  private struct Outcome: Equatable {
    let state: RefreshState
    /// Whether the list was released beyond its new rest offset.
    let isBeyond: Bool
    let isFlung: Bool
  }

  private func releaseHold(_ release: Case, at distance: Double) throws -> Scene {
    var configuration = SceneConfiguration()
    if release.side == .header { configuration.header = release.policy }
    if release.side == .footer { configuration.footer = release.policy }
    configuration.rubberBand = nil
    configuration.dragThreshold = 0
    configuration.inset[release.side.edge] = release.inset
    var scene = Scene(configuration)
    try scene.handle(.resize(width: 480, height: 640), at: 0)
    try scene.handle(.setContent(length: Self.content), at: 0)
    try scene.handle(.shown, at: 0)
    let edge = release.side.edge
    try scene.handle(.setOffset(scene.container.restOffset(of: edge), animated: false), at: 0)
    // A pan moves the list by its own travel, scaled by the policy's rate and limited by its
    // farthest drag.
    let sign = release.side == .header ? 1.0 : -1
    let step = release.speed * 0.01
    let rate = release.policy.dragRate
    try scene.handle(.pan(dx: 0, dy: sign * (distance + 3 * step) / rate), at: 0)
    for index in 1...3 {
      try scene.handle(.pan(dx: 0, dy: -sign * step / rate), at: 0.01 * Double(index))
    }
    try scene.handle(.panEnd, at: 0.03)
    return scene
  }

  /// Runs the release at `distance`.
  ///
  /// Returns `nil` if the control keeps the list from that offset and velocity.
  private func run(_ release: Case, at distance: Double, index: Int) throws -> (
    Outcome, end: Double
  )? {
    var scene = try releaseHold(release, at: distance)
    let (edge, sign) = (release.side.edge, release.side == .header ? 1.0 : -1)
    let container = scene.container
    let shut =
      release.side == .header
      ? 0 - release.inset : Self.content + release.inset + release.policy.restingInset - 640
    let offset = container.contentOffset
    guard abs(sign * (shut - offset) - distance) < 1e-6,
      abs(sign * container.velocity - release.speed) < 1
    else { return nil }
    let free = Deceleration(origin: offset, velocity: container.velocity, rate: .normal)
    let outcome = Outcome(
      state: scene.control(release.side)?.state ?? .idle,
      isBeyond: sign * (container.restOffset(of: edge) - offset) > 0,
      isFlung: sign * (free.destination - shut) > 0)
    if outcome.isFlung {
      #expect(container.phase == .decelerating, "\(index): \(release)")
    }
    scene.advance(to: 0.08)
    if outcome.isFlung {
      // The control does not change the velocity.
      #expect(
        abs(scene.container.contentOffset - free.position(at: 0.05)) < 1e-6, "\(index): \(release)")
    }
    scene.advance(to: 30)
    #expect(scene.container.phase == .idle, "\(index): \(release)")
    if outcome.isBeyond, !outcome.isFlung {
      #expect(
        scene.container.contentOffset == scene.container.restOffset(of: edge),
        "\(index): \(release)")
    }
    return (outcome, scene.container.contentOffset)
  }

  @Test(
    "Releases half a point apart end near each other")
  func nearEachOther() throws {
    var random = SplitMix64(seed: 21)
    var (done, fired, flung, apart) = (0, 0, 0, 0)
    for index in 0..<Self.caseCount {
      let release = Case(index, from: &random)
      guard let inner = try run(release, at: release.distance, index: index),
        let outer = try run(release, at: release.distance + Self.apart, index: index)
      else { continue }
      done += 1
      fired += outer.0.state == .refreshing ? 1 : 0
      flung += outer.0.isFlung ? 1 : 0
      let difference = abs(inner.end - outer.end)
      // A list that is flung away travels equally far, no matter what its control does.
      if inner.0 == outer.0 || inner.0.isFlung && outer.0.isFlung {
        #expect(difference <= Self.apart + 1e-6, "\(index): \(release)")
      } else {
        apart += 1
      }
    }
    #expect(done > 7000 && fired > 1000 && flung > 1000 && apart < done / 3)
  }
}
