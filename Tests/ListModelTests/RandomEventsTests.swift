import ListModel
import RefreshModel
import Replay
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// Long random days of a list: nothing traps, no row is lost, and no control stays open.
@Suite("Random events")
struct RandomEventsTests {
  private static let sequenceCount = 600
  private static let eventCount = 40

  /// An event, and whether it may move the list or change its velocity by itself.
  private struct Step {
    let event: SceneEvent
    let moves: Bool
    let kicks: Bool
  }

  private func number(_ random: inout SplitMix64) -> Double {
    random.unit() < 0.02
      ? random.number(in: -1e15...1e15) : random.number(in: -400...400).rounded()
  }

  private func step(_ random: inout SplitMix64, rows: Int) -> Step {
    let (a, b) = (number(&random), number(&random))
    let duration = random.unit() < 0.5 ? nil : random.number(in: 0.01...0.6)
    let results = RefreshResult.allCases
    let result = results[Int(random.unit() * Double(results.count))]
    let count = Int(random.unit() * 30)
    let row = Int(random.unit() * Double(rows + 1))
    let edge = random.unit() < 0.5 ? InsetEdge.top : .bottom
    switch Int(random.unit() * 18) {
    case 0: return Step(event: .press(x: abs(a), y: abs(b)), moves: false, kicks: true)
    case 1, 2: return Step(event: .move(x: 100, y: b), moves: true, kicks: true)
    case 3: return Step(event: .release(x: 100, y: b), moves: true, kicks: true)
    case 4: return Step(event: .cancel, moves: false, kicks: true)
    case 5, 6: return Step(event: .pan(dx: a, dy: b), moves: true, kicks: true)
    case 7: return Step(event: .panEnd, moves: false, kicks: true)
    case 8: return Step(event: .wheel(notches: a / 40), moves: false, kicks: false)
    case 9: return Step(event: .beginRefresh, moves: false, kicks: false)
    case 10: return Step(event: .endRefresh(result), moves: false, kicks: false)
    case 11: return Step(event: .beginLoad, moves: false, kicks: false)
    case 12: return Step(event: .endLoad(result), moves: false, kicks: false)
    case 13:
      return Step(event: .setInset(edge, abs(a), duration: duration), moves: false, kicks: false)
    case 14:
      return Step(
        event: .setOffset(a * 10, animated: duration != nil), moves: duration == nil,
        kicks: duration == nil)
    case 15: return Step(event: .setRows(count: count * 4), moves: false, kicks: false)
    case 16:
      let inserts = random.unit() < 0.5
      return Step(
        event: inserts ? .insertRows(at: row, count: count) : .removeRows(at: row, count: count),
        moves: true, kicks: false)
    default:
      return Step(event: .resize(width: abs(a), height: abs(b)), moves: false, kicks: false)
    }
  }

  private func rows(after event: SceneEvent, from rows: Int) -> Int {
    switch event {
    case .setRows(let count): count
    case .insertRows(_, let count): rows + count
    case .removeRows(_, let count): rows - count
    default: rows
    }
  }

  @Test("Whatever happens, offset and velocity are continuous and everything closes in the end")
  func days() throws {
    var random = SplitMix64(seed: 7)
    var (taken, refused) = (0, 0)
    for day in 0..<Self.sequenceCount {
      var list = try SceneDriver(
        header: day.isMultiple(of: 2) ? .mj : .fg, footer: .mjBack, rigid: day.isMultiple(of: 5))
      var rowCount = 100
      for _ in 0..<Self.eventCount {
        list.advance(by: random.number(in: 0...0.12))
        let step = step(&random, rows: rowCount)
        let before = list.scene.container
        do { try list.send(step.event) } catch {
          refused += 1
          continue
        }
        taken += 1
        rowCount = rows(after: step.event, from: rowCount)
        let after = list.scene.container
        #expect(after.contentOffset.isFinite && after.velocity.isFinite)
        #expect(list.scene.rows.count == rowCount)
        // An offset that is asked for under a finger is there at once, animated or not.
        var isHeldOffset = false
        if case .setOffset = step.event { isHeldOffset = before.isTracking }
        if !step.moves {
          #expect(
            after.contentOffset == before.contentOffset || isHeldOffset,
            "day \(day), \(step.event), \(before.phase)")
        }
        if !step.kicks, !before.isTracking {
          let change = abs(after.velocity - before.velocity)
          let allowed = after.phase == .idle ? Deceleration.restSpeed : 0
          #expect(
            change <= allowed + 1e-6 * max(1, abs(before.velocity)),
            "day \(day), \(step.event), \(before.phase)")
        }
      }
      try finish(&list)
      #expect(list.phase == .idle && list.scene.container.overscrolledEdge == nil, "day \(day)")
      let application = list.scene.container.ledger[.application]
      #expect(list.scene.container.contentInset == application, "day \(day)")
      #expect(list.scene.header?.state == .idle)
      #expect(!list.scene.needsFrames)
    }
    #expect(taken > 15_000)
    #expect(refused > 3000)
  }

  private func finish(_ list: inout SceneDriver) throws {
    if list.scene.container.isPressed { try list.send(.cancel) }
    if list.scene.container.isPanning { try list.send(.panCancel) }
    try list.send(.endRefresh(.success))
    try list.send(.endLoad(.success))
    list.advance(by: 60)
  }
}
