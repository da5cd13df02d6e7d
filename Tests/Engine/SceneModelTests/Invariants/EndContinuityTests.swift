import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

import struct Replay.SplitMix64

/// Searches for jitter at the list's end, and in lists shorter than their viewport.
@Suite("Continuity of releases at the end")
struct EndContinuityTests {
  private static let caseCount = 3000
  private static let tick = 1.0 / 60

  /// Returns a list at its end that fingers have pulled up and released with a velocity.
  private func releaseHold(rows: Int, _ random: inout SplitMix64) throws -> Scene {
    var configuration = SceneConfiguration()
    configuration.rows = RowHeights(count: rows, height: 44)
    configuration.header = .mj
    configuration.footer = .mjBack
    var list = Scene(configuration)
    try list.handle(.resize(width: 480, height: 640), at: 0)
    try list.handle(.shown, at: 0)
    try list.handle(.setOffset(list.container.maximumOffset, animated: false), at: 0)
    let travel = random.number(in: -100...500)
    let step = random.number(in: -60...60)
    try list.handle(.pan(dx: 0, dy: -travel), at: 0)
    for index in 1...3 { try list.handle(.pan(dx: 0, dy: step), at: 0.010 * Double(index)) }
    try list.handle(.panEnd, at: 0.030)
    return list
  }

  @Test(
    "Random releases stay within their speed limits and turn once",
    arguments: [400, 12, 0])
  func randomReleases(rows: Int) throws {
    var random = SplitMix64(seed: UInt64(rows) + 1)
    var (loads, frames) = (0, 0)
    for index in 0..<Self.caseCount {
      var list = try releaseHold(rows: rows, &random)
      let isLoading = list.footer?.state == .refreshing
      loads += isLoading ? 1 : 0
      let endFrame = isLoading && index.isMultiple(of: 2) ? index % 20 : -1
      var (direction, turns) = (0.0, 0)
      for frame in 0..<90 {
        if frame == endFrame { try list.handle(.end(.footer, .success), at: list.time) }
        let (offset, limit) = (list.container.contentOffset, list.container.maximumSpeed)
        list.advance(to: list.time + Self.tick)
        let move = list.container.contentOffset - offset
        #expect(abs(move) <= limit * Self.tick + 0.05, "case \(index), frame \(frame)")
        frames += 1
        guard abs(move) > 1e-6 else { continue }
        if move * direction < 0 { turns += 1 }
        direction = move
      }
      // An end during the motion begins another segment, which may also turn once.
      #expect(turns <= (endFrame < 0 ? 1 : 2), "case \(index)")
      list.advance(to: list.time + 30)
      #expect(list.container.phase == .idle && list.container.overscrolledEdge == nil)
    }
    #expect(frames == 90 * Self.caseCount)
    #expect(loads > Self.caseCount / 4)
  }
}
