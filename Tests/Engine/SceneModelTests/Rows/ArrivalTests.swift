import SceneModel
import ScrollModel
import TestSupport
import Testing

/// Checks that a motion reports when it scrolls unmeasured rows into view.
@Suite("Arrivals of rows")
struct ArrivalTests {
  private func estimated(_ count: Int = 1000) throws -> SceneDriver {
    try SceneDriver { $0.rows = RowHeights(count: count, estimatedHeight: 44) }
  }

  /// Returns the next arrival within a second.
  private func next(_ list: SceneDriver) -> (row: Int, time: Double)? {
    list.scene.nextArrival(until: list.time + 1)
  }

  @Test("Scrolling down, a row arrives at the end by its start")
  func downwards() throws {
    var list = try estimated()
    try list.send(.measureRows(first: 0, heights: Array(repeating: 44, count: 20)))
    #expect(next(list) == nil, "a list at rest has no arrivals")
    try list.send(.wheel(notches: 14))
    let arrival = try #require(next(list))
    #expect(arrival.row == 20)
    list.advance(by: arrival.time - list.time)
    #expect(abs(list.offset - (20 * 44 - 640)) <= 1e-6)
    #expect(list.scene.nextArrival(until: list.time) == nil, "no arrival is in the past")
  }

  @Test("Scrolling up, a row arrives at the start by its end")
  func upwards() throws {
    var list = try estimated()
    try list.send(.setOffset(22_010, animated: false))
    try list.send(.wheel(notches: -14))
    let arrival = try #require(next(list))
    #expect(arrival.row == 499)
    list.advance(by: arrival.time - list.time)
    #expect(abs(list.offset - 22_000) <= 1e-6)
  }

  @Test("Rows passed too fast, and measured rows, do not arrive")
  func jumps() throws {
    var list = try estimated(1_000_000)
    try list.send(.showRow(900_000, at: .top, animated: true))
    #expect(next(list) == nil)
    var known = try SceneDriver(rows: 1000)
    try known.send(.wheel(notches: 14))
    #expect(next(known) == nil)
  }
}
