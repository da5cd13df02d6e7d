import RefreshModel
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@testable import SceneModel

/// Checks where rows are drawn after others were inserted or removed, against the closed form of the
/// curve.
@Suite("Moves of rows after insertions and removals")
struct RowAnimationTests {
  /// A list and its animation, as a host uses them.
  private struct Host {
    var list: SceneDriver
    let animation = RowAnimation()

    init(rows: Int = 100, adjust: (inout SceneConfiguration) -> Void = { _ in }) throws {
      list = try SceneDriver(rows: rows, adjust: adjust)
    }

    var scene: Scene { list.scene }

    /// Sends row events in one turn, and begins the next frame.
    mutating func change(_ events: SceneEvent...) throws {
      for event in events {
        animation.remember(scene) { Drawing(row: $0) }
        let count = scene.rowCount
        try list.send(event)
        animation.follow(event, from: count)
      }
      animation.settle(in: scene)
    }

    mutating func advance(by seconds: Double) {
      list.advance(by: seconds)
      animation.settle(in: scene)
    }

    /// Returns where row `index` is drawn along the axis, in points of the viewport.
    func drawnStart(_ index: Int) -> Double {
      scene.rowFrame(index).y + animation.drawnRow(index, in: scene).distance.along
    }

    /// Returns where row `index` is drawn across the axis, in points of the viewport.
    func drawnAcross(_ index: Int) -> Double {
      scene.start(ofRow: index).across + animation.drawnRow(index, in: scene).distance.across
    }

    func visible(_ index: Int) -> ClosedRange<Double>? {
      animation.drawnRow(index, in: scene).visible
    }
  }

  /// A stand-in for the host's drawing of a row.
  private final class Drawing {
    let row: Int
    init(row: Int) { self.row = row }
  }

  /// Returns the part of a move that is left after `seconds`: the cubic from 1 to 0 in 0.25 s.
  private func left(after seconds: Double) -> Double {
    let s = min(seconds / 0.25, 1)
    return 1 - s * s * (3 - 2 * s)
  }

  private let frames = (0...16).map { Double($0) / 60 }

  @Test("Rows that come in above slide the others down, and come out from behind the header")
  func above() throws {
    var host = try Host { $0.header = .native }
    try host.list.send(.begin(.header))
    host.advance(by: 1)
    let top = host.scene.rowFrame(0).y
    try host.change(.insertRows(at: 0, count: 3))
    let begin = host.scene.time
    for frame in frames {
      host.advance(by: begin + frame - host.scene.time)
      let distance = -3 * 44 * left(after: frame)
      let isOver = frame >= 0.25
      for row in 3..<12 {
        #expect(abs(host.drawnStart(row) - (top + Double(row) * 44 + distance)) < 1e-9)
        #expect(host.visible(row) == nil)
      }
      for row in 0..<3 {
        #expect(abs(host.drawnStart(row) - (top + Double(row) * 44 + distance)) < 1e-9)
        #expect(host.visible(row).map { abs($0.lowerBound - top) < 1e-9 } ?? isOver)
        #expect(
          host.visible(row).map { abs($0.upperBound - host.drawnStart(3)) < 1e-9 } ?? isOver)
      }
      #expect(host.animation.isActive(at: host.scene.time) == !isOver)
    }
  }

  @Test("Removed rows disappear between their neighbours, which close up")
  func removal() throws {
    var host = try Host()
    try host.change(.removeRows(at: 2, count: 2))
    for frame in frames.dropLast() {
      host.advance(by: frame - host.scene.time)
      guard host.animation.isActive(at: host.scene.time) else { break }
      let distance = 2 * 44 * left(after: frame)
      #expect(abs(host.drawnStart(1) - 44) < 1e-9)
      #expect(abs(host.drawnStart(2) - (88 + distance)) < 1e-9)
      let removed = host.animation.removedRows(in: host.scene)
      #expect(removed.compactMap { ($0.row.drawing as? Drawing)?.row } == [2, 3])
      for (place, row) in removed.enumerated() {
        #expect(abs(row.frame.y - (Double(place) * 44 + distance)) < 1e-9)
        #expect(row.drawn.visible == 88...host.drawnStart(2))
      }
    }
  }

  @Test("A change does not depend on where the list is, or how it scrolls", arguments: [0, 1, 2])
  func whileScrolling(way: Int) throws {
    var host = try Host()
    try host.list.send(.setOffset(1000, animated: false))
    switch way {
    case 0:
      try host.list.send(.press(Point(x: 100, y: 300)))
      try host.list.send(.move(Point(x: 100, y: 250)))
    case 1: try host.list.send(.wheel(notches: 3))
    default: try host.list.send(.glide(velocity: 1500))
    }
    host.advance(by: 0.05)
    let before = host.drawnStart(30)
    try host.change(.insertRows(at: 28, count: 1))
    #expect(abs(host.drawnStart(31) - before) < 1e-9, "a row that is seen does not jump")
    let begin = host.scene.time
    for frame in frames {
      if way == 0 { try host.list.send(.move(Point(x: 100, y: 250 - frame * 200))) }
      host.advance(by: begin + frame - host.scene.time)
      let distance = host.drawnStart(31) - host.scene.rowFrame(31).y
      #expect(abs(distance + 44 * left(after: frame)) < 1e-9)
    }
  }

  @Test("Rows before the viewport and changes that keep the place move nothing")
  func kept() throws {
    var host = try Host()
    try host.list.send(.setOffset(2000, animated: false))
    try host.change(.insertRows(at: 3, count: 5))
    #expect(!host.animation.isActive(at: host.scene.time))
    try host.change(.removeRows(at: 90, count: 5))
    #expect(!host.animation.isActive(at: host.scene.time))
    try host.change(.replaceRows(at: 50, removed: 1, added: 1, kept: []))
    #expect(!host.animation.isActive(at: host.scene.time), "an exchanged row appears at once")
  }

  @Test("Appended rows of a list at its end come from below")
  func sticksToEnd() throws {
    var host = try Host { $0.sticksToEnd = true }
    try host.list.send(.setOffset(100 * 44 - 640, animated: false))
    let before = host.drawnStart(99)
    try host.change(.insertRows(at: 100, count: 1))
    #expect(abs(host.drawnStart(99) - before) < 1e-9)
    #expect(abs(host.drawnStart(100) - 640) < 1e-9)
    host.advance(by: 0.25)
    #expect(abs(host.drawnStart(100) - (640 - 44)) < 1e-9)
  }

  @Test("The footer gives way to appended rows")
  func footer() throws {
    var host = try Host(rows: 5) { $0.footer = .nativeFooter }
    let before = host.scene.footerTop
    try host.change(.insertRows(at: 5, count: 2))
    #expect(
      abs(host.scene.footerTop + host.animation.footerDistance(in: host.scene) - before) < 1e-9)
    let visible = try #require(host.visible(5))
    #expect(visible.upperBound - visible.lowerBound < 1e-9, "new rows are hidden at first")
    host.advance(by: 0.25)
    #expect(host.animation.footerDistance(in: host.scene) == 0)
  }

  @Test("New rows that move no others fade in")
  func fading() throws {
    var policy = RefreshPolicy.nativeFooter
    policy.layout.shortPlacement = .viewportEnd
    var host = try Host(rows: 5) { $0.footer = policy }
    try host.change(.insertRows(at: 5, count: 2))
    #expect(host.animation.footerDistance(in: host.scene) == 0, "the footer is at the end")
    host.advance(by: 0.05)
    #expect(
      abs(host.animation.drawnRow(5, in: host.scene).opacity - (1 - left(after: 0.05))) < 1e-9)
    #expect(host.animation.drawnRow(4, in: host.scene).opacity == 1)
  }

  /// Returns a list with headings at rows 0, 5 and 9, of the height of all rows.
  private func sections(offset: Double) throws -> Host {
    var host = try Host { $0.sections = [0, 5, 9] }
    try host.list.send(.setOffset(offset, animated: false))
    host.advance(by: 0)
    return host
  }

  @Test("The next heading pushes the sticky one where the headings are drawn")
  func pushedHeading() throws {
    var host = try sections(offset: 3 * 44 + 10)
    #expect(host.scene.stickyHeading == Scene.StickyHeading(row: 0, start: 0, length: 44))
    let next = host.drawnStart(5)
    try host.change(.removeRows(at: 4, count: 1))
    #expect(host.scene.stickyHeading?.start == -10, "its final place")
    for frame in frames {
      host.advance(by: frame - host.scene.time)
      let start = next - 44 + 44 * left(after: frame)
      #expect(abs(host.drawnStart(4) - start) < 1e-9)
      let heading = try #require(host.animation.stickyHeading(in: host.scene))
      #expect(heading.row == 0)
      #expect(abs(host.scene.frame(of: heading).y - min(0, start - 44)) < 1e-9)
    }
  }

  @Test("A sticky heading stays until new rows have pushed the next heading off")
  func keptHeading() throws {
    // The second heading pushes the first one.
    var host = try sections(offset: 4 * 44 + 20)
    let place = try #require(host.scene.stickyHeading).start
    #expect(place == -20)
    try host.change(.insertRows(at: 5, count: 2), .setSections([0, 7, 11]))
    for frame in frames {
      host.advance(by: frame - host.scene.time)
      let next = 24 + 88 * (1 - left(after: frame))
      #expect(abs(host.drawnStart(7) - next) < 1e-9)
      let heading = try #require(host.animation.stickyHeading(in: host.scene))
      #expect(heading.row == 0)
      #expect(abs(heading.start - min(0, next - 44)) < 1e-9)
    }
  }

  @Test("A new heading pushes no other while it is hidden between its neighbours")
  func newHeading() throws {
    var host = try sections(offset: 44)
    let edge = host.drawnStart(3)
    try host.change(.insertRows(at: 3, count: 4), .setSections([0, 3, 9, 13]))
    #expect(host.drawnStart(3) < 0, "it comes out from behind row 2")
    for frame in frames {
      host.advance(by: frame - host.scene.time)
      let heading = try #require(host.animation.stickyHeading(in: host.scene))
      #expect(heading.row == 0)
      #expect(abs(heading.start - min(0, edge - 44)) < 1e-9)
    }
  }

  @Test("The date of a conversation sticks to the drawn messages")
  func headingAtEnd() throws {
    var host = try Host {
      $0.axis.beginsAtEnd = true
      $0.sections = [6, 12, 18, 24]
    }
    #expect(host.scene.stickyHeading == Scene.StickyHeading(row: 18, start: 596, length: 44))
    try host.change(.insertRows(at: 0, count: 3))
    for frame in frames {
      host.advance(by: frame - host.scene.time)
      let heading = try #require(host.animation.stickyHeading(in: host.scene))
      // The date before is drawn at 12 · 44 points, and moves on by 3 rows.
      let previous = 13 * 44 + 3 * 44 * (1 - left(after: frame))
      #expect(heading.row == (previous > 640 ? 15 : 21))
      #expect(abs(heading.start - (previous > 640 ? 596 : max(596, previous))) < 1e-9)
    }
  }

  @Test("A click during the slide hits the heading or the row that is drawn there")
  func clickedHeading() throws {
    var host = try sections(offset: 3 * 44 + 10)
    try host.change(.removeRows(at: 4, count: 1))
    host.advance(by: 0.1)
    for y in stride(from: 0.5, to: 200, by: 1) {
      let heading = try #require(host.animation.stickyHeading(in: host.scene))
      let isOnHeading = y >= heading.start && y < heading.start + heading.length
      let drawn = (0..<20).last { row in
        let start = host.drawnStart(row)
        return y >= start && y < start + 44 && host.visible(row)?.contains(y) ?? true
      }
      let place = host.animation.scenePoint(for: Point(x: 100, y: y), in: host.scene)
      let hit = host.scene.row(at: place)
      if isOnHeading {
        #expect(hit == heading.row)
      } else if let drawn {
        #expect(hit == drawn, "at \(y)")
      }
    }
  }

  @Test("Another change takes over where rows are, at their velocity")
  func retargeted() throws {
    var host = try Host()
    try host.change(.insertRows(at: 0, count: 1))
    host.advance(by: 0.1)
    let (before, step) = (host.drawnStart(5), 1e-4)
    host.advance(by: step)
    let velocity = (host.drawnStart(5) - before) / step
    let now = host.drawnStart(5)
    try host.change(.insertRows(at: 0, count: 1))
    #expect(abs(host.drawnStart(6) - now) < 1e-9)
    host.advance(by: step)
    #expect(abs((host.drawnStart(6) - now) / step - velocity) < 5)
    host.advance(by: 0.25)
    #expect(host.drawnStart(6) == host.scene.rowFrame(6).y)
  }

  @Test("Cells move within their lines; new, removed and wrapped ones fade")
  func grid() throws {
    var host = try Host { $0.columns = .count(3) }
    let before = (0..<12).map { (along: host.drawnStart($0), across: host.drawnAcross($0)) }
    try host.change(.insertRows(at: 1, count: 1))
    for old in 1..<12 {
      let wraps = old % 3 == 2
      let drawn = host.animation.drawnRow(old + 1, in: host.scene)
      #expect(drawn.opacity == (wraps ? 0 : 1))
      if wraps { continue }
      #expect(abs(host.drawnStart(old + 1) - before[old].along) < 1e-9)
      #expect(abs(host.drawnAcross(old + 1) - before[old].across) < 1e-9)
    }
    #expect(host.animation.drawnRow(1, in: host.scene).opacity == 0)
    let wrapped = try #require(host.animation.removedRows(in: host.scene).first)
    #expect((wrapped.row.drawing as? Drawing)?.row == 2)
    #expect(wrapped.frame.x == before[2].across && wrapped.frame.y == before[2].along)
    host.advance(by: 0.1)
    #expect(abs(host.animation.drawnRow(1, in: host.scene).opacity - (1 - left(after: 0.1))) < 1e-9)
    #expect(
      abs(host.animation.removedRows(in: host.scene)[0].drawn.opacity - left(after: 0.1)) < 1e-9)
  }

  @Test(
    "Lists that begin at the bottom, and horizontal ones in both directions, move along their axis",
    arguments: [
      (Orientation.vertical, TextDirection.leftToRight, true),
      (.horizontal, .leftToRight, false), (.horizontal, .rightToLeft, false),
    ])
  func axes(orientation: Orientation, direction: TextDirection, isReversed: Bool) throws {
    var host = try Host {
      ($0.axis.orientation, $0.axis.direction) = (orientation, direction)
      $0.axis.beginsAtEnd = isReversed
    }
    let before = host.drawnStart(4)
    try host.change(.insertRows(at: 2, count: 1))
    #expect(abs(host.drawnStart(5) - before) < 1e-9)
    let frame = host.scene.frame(ofRow: 4, start: before, length: 44)
    let point = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let place = host.animation.scenePoint(for: point, in: host.scene)
    #expect(host.scene.row(at: point) != 5)
    #expect(host.scene.row(at: place) == 5, "a click hits the drawn row")
  }

  @Test("A move that has ended does not come back if time restarts, as for a script")
  func timeRestarts() throws {
    var host = try Host()
    host.advance(by: 5)
    try host.change(.insertRows(at: 0, count: 1))
    #expect(host.animation.isActive(at: 5))
    host.advance(by: 0.3)
    #expect(!host.animation.isActive(at: 0))
  }

  @Test("Nothing moves if a whole view changes, rows change places, or without animations")
  func exceptions() throws {
    var whole = try Host()
    try whole.change(.insertRows(at: 0, count: 15))
    #expect(!whole.animation.isActive(at: 0))
    var ordered = try Host()
    let kept = [RowMove(from: 1, to: 2), RowMove(from: 2, to: 1)]
    try ordered.change(.replaceRows(at: 1, removed: 2, added: 2, kept: kept))
    #expect(!ordered.animation.isActive(at: 0))
    var still = try Host { $0.animations = false }
    try still.change(.insertRows(at: 0, count: 1))
    #expect(!still.animation.isActive(at: 0))
    var resized = try Host()
    try resized.change(.insertRows(at: 0, count: 1), .resize(width: 300, height: 400))
    #expect(!resized.animation.isActive(at: 0))
    var refilled = try Host()
    try refilled.change(.removeRows(at: 0, count: 100), .insertRows(at: 0, count: 100))
    #expect(!refilled.animation.isActive(at: 0))
  }
}
