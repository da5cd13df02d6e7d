import SceneModel
import Testing

@testable import Tug

@Suite("Held rows")
struct HeldRowsTests {
  @Test("Only adjacent rows join the held rows")
  func joining() throws {
    var rows = try #require(HeldRows(2, at: 10, time: 3))
    let joined = [(1, 10), (1, 11), (3, 14)].map { rows.join($0, at: $1) }
    #expect(joined == [true, true, true])
    let others = [9, 18, -1, Int.min, Int.max].map { rows.join(1, at: $0) }
    #expect(!others.contains(true))
    #expect(rows.event == .insertRows(at: 10, count: 7))
    #expect(rows.time == 3)
  }

  @Test("The number of held rows is limited")
  func limit() throws {
    var rows = try #require(HeldRows(1, at: 0, time: 0))
    let refused = [HeldRows.maximumCount, -1, Int.min, Int.max].map { rows.join($0, at: 0) }
    #expect(!refused.contains(true))
    let last = [HeldRows.maximumCount - 1, 1].map { rows.join($0, at: 1) }
    #expect(last == [true, false])
    #expect(rows.event == rows.largestEvent)
    #expect(
      [-1, HeldRows.maximumCount + 1, Int.max].allSatisfy { HeldRows($0, at: 0, time: 0) == nil })
  }

  @Test("No rows join without held rows")
  func none() {
    var rows = HeldRows()
    #expect(rows.isEmpty)
    let joined = rows.join(1, at: 0)
    #expect(!joined)
  }
}
