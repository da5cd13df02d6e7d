import SceneModel
import Testing

@testable import random_events

/// Compares rows inserted one by one, each adjacent to the previous ones, with all of these rows
/// inserted in one event, as a list reports them to the engine.
@Suite("Adjacent insertions")
struct JoinedRowsTests {
  /// Returns the rows' positions, selection and focus, with the motion and the controls.
  private func marks(_ scene: Scene) -> [String] {
    [
      "\(scene.rowCount) \(scene.visibleRows) \(scene.container.phase)",
      "\(scene.visibleRows.map { scene.rows.height(of: $0) })",
      "\(scene.selectedRows.ranges) \(scene.focusedRow ?? -1) \(scene.sections)",
      "\(scene.pressedRow ?? -1) \(scene.aimedRow ?? -1)",
      "\(scene.header?.state ?? .idle) \(scene.footer?.state ?? .idle)",
      "\(scene.stickyHeading?.row ?? -1) \(scene.stickyRow?.row ?? -1)",
    ]
  }

  /// The effects that a program receives, and the times at which the list wakes.
  private struct Told: Equatable {
    let effects: [SceneEffect]
    let needsFrames: Bool
    let wakes: [Double?]

    init(by scene: inout Scene) {
      effects = scene.takeEffects()
      needsFrames = scene.needsFrames
      wakes = [scene.nextWake, scene.nextDeadline]
    }
  }

  private func places(_ scene: Scene) -> [Double] {
    let container = scene.container
    return [
      scene.rows.total, scene.contentOffset, container.targetOffset, container.minimumOffset,
      container.maximumOffset,
    ]
  }

  /// Returns the differences between inserting rows one by one and at once, now and later, or `nil`
  /// if there would be too many rows.
  private func differences(in scene: Scene, by random: inout RandomSource) -> [String]? {
    var (single, joined) = (scene, scene)
    let index = random.count(in: 0...scene.rowCount)
    var count = 0
    for _ in 0..<random.count(in: 2...6) {
      let more = random.count(in: 1...2)
      let place = random.count(in: index...(index + count))
      guard (try? single.handle(.insertRows(at: place, count: more), at: scene.time)) != nil else {
        return nil
      }
      count += more
    }
    guard (try? joined.handle(.insertRows(at: index, count: count), at: scene.time)) != nil else {
      return ["refused"]
    }
    var differences: [String] = []
    for pause in [0, 0.05, 0.4, 3] {
      single.advance(to: scene.time + pause)
      joined.advance(to: scene.time + pause)
      let (one, other) = (Told(by: &single), Told(by: &joined))
      // A selection that moves is reported for each insertion. At the very end of the content a
      // rounding error in the sum may move the list past its end.
      if one != other, scene.selectedRows.first == nil,
        scene.contentOffset < scene.container.maximumOffset
      {
        differences.append("after \(pause): one by one \(one), at once \(other)")
      }
      for (one, other) in zip(marks(single), marks(joined)) where one != other {
        differences.append("after \(pause): one by one \(one), at once \(other)")
      }
      // Each insertion rounds the sum of the heights, so the sums may differ.
      for (one, other) in zip(places(single), places(joined))
      where abs(one - other) > 1e-12 * max(abs(one), 1000) {
        differences.append("after \(pause): one by one \(one), at once \(other)")
      }
    }
    if !differences.isEmpty {
      differences.insert("\(count) at \(index) \(marks(scene)) \(places(scene))", at: 0)
    }
    return differences
  }

  @Test("Insertions one by one equal one insertion, on random days")
  func oneByOne() throws {
    let days: UInt64 = TestProgram.isLongRun ? 10_000 : 100
    var compared = 0
    for day in 0..<days {
      var random = RandomSource(seed: day)
      let played = RandomDay.live(&random, eventCount: 150).day
      var scene = Scene(played.configuration)
      for step in played.steps {
        for gap in step.ticks { scene.advance(to: scene.time + gap) }
        // A tiny offset is lost in the first sum, so skip it.
        guard (try? scene.handle(step.event, at: scene.time)) != nil, scene.canInsertRowsTogether,
          scene.contentOffset == 0 || abs(scene.contentOffset) > 1e-9,
          let differences = differences(in: scene, by: &random)
        else { continue }
        #expect(differences == [], "day \(day)")
        compared += 1
      }
    }
    #expect(compared > days * 20, "\(compared)")
  }
}
