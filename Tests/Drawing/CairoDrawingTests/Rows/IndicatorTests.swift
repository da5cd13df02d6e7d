import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel
import Testing

@Suite("Scroll indicator") struct IndicatorTests {
  /// Returns the extent of the pixels that differ from the list's background, or `nil` if there are
  /// none.
  private func thumb(of drawn: DrawnScene) throws -> (
    columns: ClosedRange<Int>, rows: ClosedRange<Int>
  )? {
    let whole = try drawn.pixels(SceneContents())
    let width = Int(exactly: drawn.scene.viewport.width) ?? 0
    let height = Int(exactly: drawn.scene.viewport.height) ?? 0
    return whole.part(columns: 0..<width, rows: 0..<height).extent { $0.red < 200 }
  }

  @Test("The indicator appears with motion, fills its frame and fades")
  func comesAndGoes() throws {
    var drawn = try DrawnScene()
    #expect(try thumb(of: drawn) == nil)
    try drawn.send(.wheel(notches: 2), after: 0.1)
    drawn.scene.advance(to: 0.6)
    let frame = try #require(drawn.scene.indicator).frame
    let ink = try #require(try thumb(of: drawn))
    #expect(abs(Double(ink.rows.lowerBound) - frame.y) <= 2)
    #expect(abs(Double(ink.rows.count) - frame.height) <= 2)
    #expect(ink.columns == 314...316, "the thumb is 3 points wide and 3 points from the edge")
    drawn.scene.advance(to: 6)
    #expect(try thumb(of: drawn) == nil)
  }

  @Test("The indicator is above rows, at the left if right-to-left", arguments: [true, false])
  func liesAboveRows(isReversed: Bool) throws {
    var drawn = try DrawnScene {
      $0.axis.direction = isReversed ? .rightToLeft : .leftToRight
    }
    try drawn.send(.select(at: 0, count: 100, isSelected: true))
    let before = try drawn.pixels()
    try drawn.send(.setOffset(0, animated: false), after: 0.1)
    try drawn.send(.wheel(notches: 1), after: 0.1)
    try drawn.send(.wheel(notches: -1), after: 0.01)
    drawn.scene.advance(to: 1.1)
    try drawn.send(.setOffset(0, animated: false))
    let change = try #require(try drawn.pixels().change(from: before))
    #expect(change.columns == (isReversed ? 3...5 : 314...316))
  }

  @Test("The indicator shrinks while the list is overscrolled")
  func shrinksWhileStretched() throws {
    var drawn = try DrawnScene(rows: 20)
    try drawn.send(.press(Point(x: 100, y: 50)), after: 0.1)
    try drawn.send(.move(Point(x: 100, y: 40)), after: 0.1)
    try drawn.send(.move(Point(x: 100, y: 50)), after: 0.1)
    drawn.scene.advance(to: 0.6)
    let whole = try #require(try thumb(of: drawn)).rows
    try drawn.send(.move(Point(x: 100, y: 120)))
    let stretched = try #require(try thumb(of: drawn)).rows
    let stretch = -drawn.scene.container.contentOffset
    #expect(stretch > 20)
    #expect(abs(Double(whole.count - stretched.count) - stretch) <= 2)
    #expect(stretched.lowerBound == whole.lowerBound)
  }

  @Test("Under the pointer the indicator is wide and has a track", arguments: Orientation.allCases)
  func widens(orientation: Orientation) throws {
    var drawn = try DrawnScene(width: 300, length: 300) { $0.axis.orientation = orientation }
    let empty = try drawn.pixels(SceneContents())
    try drawn.send(.wheel(notches: 1), after: 0.1)
    drawn.scene.advance(to: 0.9)
    let thin = try #require(try drawn.pixels(SceneContents()).change(from: empty))
    let isVertical = orientation == .vertical
    #expect((isVertical ? thin.columns : thin.rows) == 294...296)
    try drawn.send(.pointer(Point(x: isVertical ? 295 : 20, y: isVertical ? 20 : 295)), after: 0.01)
    drawn.scene.advance(to: 1.4)
    let wide = try #require(try thumb(of: drawn))
    #expect((isVertical ? wide.columns : wide.rows) == 289...296, "the wide thumb is 8 points wide")
    let track = try #require(try drawn.pixels(SceneContents()).change(from: empty))
    #expect((isVertical ? track.columns : track.rows) == 287...298)
    #expect((isVertical ? track.rows : track.columns).count > 290, "the track spans the list")
  }

  @Test("The indicator's darkness follows its opacity")
  func opacityFades() throws {
    var drawn = try DrawnScene()
    try drawn.send(.wheel(notches: 1), after: 0.1)
    var strengths: [Int] = []
    for time in [0.12, 0.16, 0.6] {
      drawn.scene.advance(to: time)
      let frame = try #require(drawn.scene.indicator).frame
      let y = Int(exactly: (frame.y + frame.height / 2).rounded()) ?? 0
      strengths.append(255 - Int(try #require(try drawn.pixels(SceneContents())[315, y]).red))
    }
    #expect(strengths[0] < strengths[1] && strengths[1] < strengths[2])
  }
}
