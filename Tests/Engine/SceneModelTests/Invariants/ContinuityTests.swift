import Glibc
import RefreshModel
import Replay
import SceneModel
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// Searches many random releases for jitter, a known fault of pull-to-refresh lists.
@Suite("Continuity of random releases")
struct ContinuityTests {
  private static let caseCount = 10_500
  private static let longestFlight = 1.2

  private struct Release {
    let offset: Double
    let velocity: Double
    let policy: RefreshPolicy
    let frames: FramePattern
    let endDelay: Double?

    init(index: Int, from random: inout SplitMix64) {
      offset = random.number(in: -250...150)
      let kind = random.unit()
      velocity = random.number(in: -1...1) * (kind < 0.2 ? 100 : kind < 0.7 ? 2000 : 9000)
      let height = random.number(in: 20...140)
      var policy = index.isMultiple(of: 2) ? RefreshPolicy.mj : .fg
      policy.triggerDistance = height * policy.triggerDistance / policy.heldInset
      policy.heldInset = height
      if index % 7 == 3 {
        policy.openingDuration = nil
        policy.closingDuration = nil
      }
      self.policy = policy
      let rates = [30.0, 60, 120, 144]
      frames = index % 5 == 4 ? .irregular(seed: UInt64(index)) : .rate(rates[index % 5])
      endDelay = index % 3 == 0 ? random.number(in: 0...0.5) : nil
    }
  }

  private struct Flight {
    var frames = 0
    var reversals = 0
    var overrun = -Double.infinity
    private var direction = 0.0

    mutating func note(move: Double, limit: Double) {
      frames += 1
      overrun = max(overrun, abs(move) - limit)
      guard abs(move) > 1e-6 else { return }
      let new = move < 0 ? -1.0 : 1
      if new == -direction { reversals += 1 }
      direction = new
    }
  }

  /// Returns the list, released at the release's offset with its velocity.
  private func releaseHold(_ release: Release, _ list: Scene) throws -> Scene {
    var list = list
    try list.handle(.setControl(.header, release.policy), at: 0)
    let band = RubberBand(dimension: list.viewport.height)
    let pull = band.pull(forDisplacement: -release.offset)
    let raw = release.offset < 0 ? -pull : release.offset
    let step = -release.velocity / band.slope(atPull: pull) * 0.010
    try list.handle(.pan(dx: 0, dy: -raw - 3 * step), at: 0)
    for index in 1...3 {
      try list.handle(.pan(dx: 0, dy: step), at: 0.010 * Double(index))
    }
    try list.handle(.panEnd, at: 0.030)
    return list
  }

  /// Returns a speed that the list never exceeds from now on, by the rule for the current segment.
  ///
  /// Later segments are slower.
  private func speedLimit(_ list: Scene, duration: Double?) -> Double {
    let container = list.container
    let distance = abs(container.contentOffset - container.minimumOffset)
    switch container.phase {
    case .animating: return abs(container.velocity) + 1.5 * distance / (duration ?? .infinity)
    case .bouncing: return abs(container.velocity) + 10 * distance / M_E
    default: return abs(container.velocity)
    }
  }

  private func fly(_ release: Release, _ list: inout Scene) throws -> Flight {
    var flight = Flight()
    let start = list.time
    var limit = speedLimit(list, duration: release.policy.openingDuration)
    var end = release.endDelay.map { start + $0 }
    for frame in release.frames.times(until: Self.longestFlight) {
      let next = start + frame
      let before = (time: list.time, offset: list.container.contentOffset)
      var allowed = limit * (next - before.time) + 0.05
      if let ending = end, ending <= next {
        end = nil
        try list.handle(.end(.header, .success), at: ending)
        let after = speedLimit(list, duration: release.policy.closingDuration)
        allowed = limit * (ending - before.time) + after * (next - ending) + 0.05
        limit = after
      }
      list.advance(to: next)
      flight.note(move: list.container.contentOffset - before.offset, limit: allowed)
      if list.container.phase == .idle, end == nil { break }
    }
    return flight
  }

  @Test("Random releases stay within their speed limits and turn once")
  func randomReleases() throws {
    var configuration = SceneConfiguration()
    configuration.rows = RowHeights(count: 400, height: 44)
    var list = Scene(configuration)
    try list.handle(.resize(width: 480, height: 640), at: 0)
    try list.handle(.shown, at: 0)
    var random = SplitMix64(seed: 2026)
    var (done, frames, opened, endedInFlight, turned) = (0, 0, 0, 0, 0)
    for index in 0..<Self.caseCount {
      let release = Release(index: index, from: &random)
      var flying = try releaseHold(release, list)
      guard abs(flying.container.contentOffset - release.offset) < 1e-6,
        abs(flying.container.velocity - release.velocity) < 1e-3 * max(abs(release.velocity), 1)
      else {
        let isSlow = abs(release.velocity) <= Deceleration.restSpeed
        if isSlow, flying.container.phase == .idle {
          done += 1
        } else {
          Issue.record("case \(index) was not released at its offset and velocity: \(release)")
        }
        continue
      }
      let refreshes = flying.header?.state == .refreshing
      let flight = try fly(release, &flying)
      #expect(flight.overrun <= 0, "case \(index): \(release)")
      // An end during the motion begins another segment, which may also turn once.
      let mostTurns = refreshes && release.endDelay != nil ? 2 : 1
      #expect(flight.reversals <= mostTurns, "case \(index): \(release)")
      flying.advance(to: flying.time + 30)
      #expect(flying.container.phase == .idle && flying.container.overscrolledEdge == nil)
      done += 1
      frames += flight.frames
      opened += refreshes ? 1 : 0
      endedInFlight += refreshes && release.endDelay != nil ? 1 : 0
      turned += flight.reversals
    }
    #expect(done == Self.caseCount)
    #expect(frames > 200_000)
    #expect(opened > 3000)
    #expect(endedInFlight > 1000)
    #expect(turned > 3000)
  }
}
