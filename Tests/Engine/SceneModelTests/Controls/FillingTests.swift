import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

/// A footer that loads until the content fills the viewport.
@Suite("Filling the viewport")
struct FillingTests {
  /// Returns a list after a load that has brought no rows so far: ten rows in seven columns of a
  /// viewport of 480 × 640 points.
  private func loaded() throws -> SceneDriver {
    var list = try SceneDriver(rows: 10, footer: .nativeFooter)
    try list.send(.set(.columns(.minimumWidth(65))))
    try list.send(.begin(.footer))
    try list.send(.end(.footer, .success))
    list.advance(by: 1)
    #expect(list.scene.footer?.state == .idle)
    return list
  }

  @Test("Rows inserted after a load's end start another load")
  func continues() throws {
    var list = try loaded()
    try list.send(.insertRows(at: 10, count: 10))
    #expect(list.scene.footer?.state == .refreshing)
  }

  @Test("A change of columns does not count as new rows")
  func fewerColumns() throws {
    var list = try loaded()
    try list.send(.resize(width: 105, height: 204))
    #expect(list.scene.footer?.state == .idle)
    try list.send(.resize(width: 480, height: 640))
    try list.send(.insertRows(at: 10, count: 10))
    #expect(list.scene.footer?.state == .refreshing, "the footer still waits for the load's rows")
  }

  @Test("Measured heights do not count as new rows")
  func measured() throws {
    var list = try SceneDriver(footer: .nativeFooter) {
      $0.rows = RowHeights(count: 10, estimatedHeight: 44.1)
    }
    try list.send(.begin(.footer))
    try list.send(.end(.footer, .success))
    try list.send(.measureRows(first: 0, heights: [50.3, 46.7, 61.9]))
    #expect(list.scene.footer?.state == .idle)
    #expect(!list.scene.wantsFilling(.footer), "the footer does not load again for unchanged rows")
    try list.send(.insertRows(at: 10, count: 1))
    #expect(list.scene.footer?.state == .refreshing)
  }

  @Test("A block's change does not count as new rows", arguments: InsetEdge.allCases)
  func block(edge: InsetEdge) throws {
    var list = try loaded()
    for length in [80.3, 120, 40] {
      try list.send(.setBlock(edge, length))
      #expect(list.scene.footer?.state == .idle)
      #expect(
        !list.scene.wantsFilling(.footer), "the footer does not load again for unchanged rows")
    }
    try list.send(.insertRows(at: 10, count: 10))
    #expect(list.scene.footer?.state == .refreshing)
  }

  @Test("A load without more data does not continue later")
  func noMore() throws {
    var list = try loaded()
    try list.send(.begin(.footer))
    try list.send(.insertRows(at: 10, count: 10))
    try list.send(.setNoMoreData)
    try list.send(.resetNoMoreData)
    try list.send(.insertRows(at: 20, count: 10))
    #expect(list.scene.footer?.state == .idle)
  }
}
