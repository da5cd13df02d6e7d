import ScrollModel
import ScrollPhysics

/// An animation of a list's rows to their places after others were inserted or removed.
///
/// A scene has the new places at once, and knows nothing of this. A host calls
/// ``remember(_:drawing:)`` before a change, ``follow(_:from:)`` after it, and ``settle(in:)`` before the
/// next frame. Rows that stay then move from where they were seen. In a single column, new rows come
/// out from between their neighbours, and removed rows disappear there. New rows that move no others
/// fade in, and so do new, removed and wrapped cells of a grid. Nothing moves if the changes concern
/// a whole view or more, or change the order of rows.
///
/// The cost depends on the rows in view, not on their number in the list. It is a class because a
/// painter and a host share it.
package final class RowAnimation {
  /// The duration of a move in seconds; Tug's choice, as long as a header takes to close.
  package static let duration = 0.25
  /// The largest number of rows in view that move; chosen here.
  private static let maximumRows = 500
  /// The number of rows before and after those in view whose places in a single column are
  /// remembered; chosen here.
  private static let rowsBeyondView = 8
  /// The largest distance from its place at which a row counts as unmoved, in points.
  private static let rounding = 1e-6

  /// The way of a row from where it was seen to its place in the scene, along and across the axis.
  struct Move: Equatable {
    var along: TimedCubic?
    var across: TimedCubic?

    /// Returns the distance from the row's place after `elapsed` seconds, in points.
    func distance(after elapsed: Double) -> Place {
      Place(
        along: along?.position(at: elapsed) ?? 0, across: across?.position(at: elapsed) ?? 0)
    }

    /// Returns the velocity after `elapsed` seconds, in points per second.
    func velocity(after elapsed: Double) -> Place {
      Place(
        along: along?.velocity(at: elapsed) ?? 0, across: across?.velocity(at: elapsed) ?? 0)
    }
  }

  /// Consecutive rows that move together.
  struct Span {
    /// How rows come into view.
    enum Entrance {
      /// Rows that were in view, or would come into view by scrolling.
      case none
      /// New rows that come out from between their neighbours.
      case revealed
      /// New rows that take the place of removed ones.
      case replacing
      /// New rows whose opacity grows.
      case fading
    }

    var rows: Range<Int>
    var move = Move()
    var entrance = Entrance.none
  }

  /// A row that is visible where it was: a removed row, or a cell that has gone to another line.
  package struct RemovedRow {
    /// The present index of a cell that has gone to another line, or `nil` if the row is removed.
    package let index: Int?
    /// The host's drawing of the row, or `nil` if it cannot be used again.
    package let drawing: AnyObject?
    let length, across: Double
    /// The row that this one is attached to, in columns at a fixed place.
    let neighbour: Int
    /// The distance from the start of the neighbour to the start of this row, in points.
    let distance: Double
    /// The row before this one, or `nil` if there is none.
    let previous: Int?
    /// The row after this one, or `nil` if there is none.
    let next: Int?
  }

  /// How a row is drawn.
  package struct DrawnRow {
    /// The distance from the row's place in the scene, in points.
    package var distance = Place(along: 0, across: 0)
    /// The visible range along the axis in points of the viewport, or `nil` if all is visible.
    package var visible: ClosedRange<Double>?
    /// The opacity, from 0 to 1.
    package var opacity = 1.0

    /// A row that is drawn at its place.
    package init() {}
  }

  /// The rows near the viewport, in order, and nothing if no row moves.
  private var spans: [Span] = []
  /// The way of the footer, or of the content's end.
  private var end: TimedCubic?
  private var removed: [RemovedRow] = []
  private var startTime = 0.0
  /// The rows as they were seen before the changes since the last frame, or `nil` if there were none.
  private var former: FormerRows?
  /// Whether ``remember(_:drawing:)`` was called since the last frame.
  package private(set) var isRemembered = false

  /// Creates an animation in which nothing moves.
  package init() {}

  /// Returns whether something moves at `time`.
  package func isActive(at time: Double) -> Bool {
    !spans.isEmpty && time < startTime + Self.duration
  }

  /// Ends all moves, and forgets where rows were seen.
  package func stop() {
    (spans, removed, end, former) = ([], [], nil, nil)
  }

  // MARK: Changes

  /// Remembers where the rows of `scene` are seen, before a change.
  ///
  /// Only the first call since the last frame has an effect. `drawing` returns the host's drawing of a
  /// row, or `nil` if the drawing cannot be used after the row is removed.
  package func remember(_ scene: Scene, drawing: (Int) -> AnyObject?) {
    guard !isRemembered else { return }
    isRemembered = true
    guard scene.isVisible, scene.animations else {
      if !spans.isEmpty { stop() }
      return
    }
    let seen = scene.visibleRows
    guard !seen.isEmpty, seen.count <= Self.maximumRows else { return stop() }
    if !isActive(at: scene.time) { stop() }
    let elapsed = scene.time - startTime
    // In a single column the rows farther away move with the outermost ones.
    let more = scene.columns > 1 ? seen.count : min(seen.count, Self.rowsBeyondView)
    let first = max(seen.lowerBound - more, 0)
    let last = min(seen.upperBound + more, scene.rowCount)
    let length = scene.container.viewportLength
    let margin = scene.start(ofRow: first).across
    var rows = (first..<last).map { index in
      let frame = scene.rowFrame(index)
      var (start, velocity) = (frame.y, Place(along: 0, across: 0))
      var across = scene.columns > 1 ? scene.start(ofRow: index).across : margin
      if !spans.isEmpty {
        let move = move(ofRow: index)
        start += move.distance(after: elapsed).along
        across += move.distance(after: elapsed).across
        velocity = move.velocity(after: elapsed)
      }
      let isSeen = start + frame.height > 0 && start < length
      return FormerRows.Row(
        index: index, start: Place(along: start, across: across), velocity: velocity,
        length: frame.height, isSeen: isSeen, drawing: isSeen ? drawing(index) : nil)
    }
    for row in removed where row.index == nil {
      guard let start = start(of: row, in: scene) else { continue }
      let place = rows.firstIndex { $0.index == row.next ?? scene.rowCount } ?? rows.count
      rows.insert(
        FormerRows.Row(
          index: nil, start: Place(along: start, across: row.across), length: row.length,
          isSeen: true, drawing: row.drawing),
        at: place)
    }
    former = FormerRows(
      rows, of: scene, end: end?.position(at: elapsed) ?? 0,
      endVelocity: end?.velocity(at: elapsed) ?? 0)
  }

  /// Follows the rows through `event`, which a list of `rowCount` rows has handled.
  package func follow(_ event: SceneEvent, from rowCount: Int) {
    if case .setRows = event { return stop() }
    if let shift = event.shift(of: rowCount) { former?.follow(shift) }
  }

  /// Starts the moves after the changes since the last frame.
  ///
  /// Call it before each frame.
  package func settle(in scene: Scene) {
    isRemembered = false
    let former = former
    if former != nil || !isActive(at: scene.time) { stop() }
    guard let former else { return }
    guard scene.isVisible, scene.animations, former.isComparable(to: scene),
      former.changedLength(in: scene) < scene.container.viewportLength
    else { return }
    let motion = former.motion(to: scene)
    startTime = scene.time
    spans = former.spans(in: scene, after: motion)
    end = Self.curve(
      from: former.end + motion - scene.footerTop, velocity: former.endVelocity)
    if scene.columns == 1 { attachNewRows() }
    removed = former.removedRows(in: scene, after: motion)
    let isEndSeen = min(former.end + motion, scene.footerTop) < scene.container.viewportLength
    let seen = scene.visibleRows
    let moves =
      spans.contains {
        $0.move != Move() || $0.entrance == .fading && $0.rows.overlaps(seen)
      } || end != nil && isEndSeen || scene.columns > 1 && !removed.isEmpty
    if !moves { stop() }
  }

  /// Gives new rows the way of a neighbour, so that they come out from between their neighbours.
  private func attachNewRows() {
    for place in spans.indices where spans[place].entrance != .none {
      let previous = place > 0 ? spans[place - 1].move : Move()
      let isLast = place + 1 == spans.count
      let next = isLast ? Move(along: end) : spans[place + 1].move
      let growth = previous.distance(after: 0).along - next.distance(after: 0).along
      // Rows that followed the content's end would come from far away.
      spans[place].move = growth > 0 && !isLast ? next : previous
      if growth == 0, previous == Move(), spans[place].entrance == .revealed {
        spans[place].entrance = .fading
      }
    }
  }

  /// Returns the way of a row that is `distance` points from its place and moves at `velocity`, or
  /// `nil` if it is there.
  static func curve(from distance: Double, velocity: Double) -> TimedCubic? {
    guard abs(distance) > rounding else { return nil }
    // A faster row would move past its place.
    let fastest = 3 * abs(distance) / duration
    let limited = distance > 0 ? max(velocity, -fastest) : min(velocity, fastest)
    return TimedCubic(from: distance, velocity: limited, to: 0, duration: duration)
  }

  // MARK: Places

  /// Returns the rows of `scene` that may be visible.
  package func rows(in scene: Scene) -> Range<Int> {
    let seen = scene.visibleRows
    guard isActive(at: scene.time) else { return seen }
    // Rows that move in view come from at most the length of the view away.
    return max(seen.lowerBound - seen.count, 0)..<min(seen.upperBound + seen.count, scene.rowCount)
  }

  /// Returns how row `index` of `scene` is drawn.
  package func drawnRow(_ index: Int, in scene: Scene) -> DrawnRow {
    var row = DrawnRow()
    guard isActive(at: scene.time), let span = spans.first(where: { $0.rows.contains(index) })
    else { return row }
    let elapsed = scene.time - startTime
    row.distance = span.move.distance(after: elapsed)
    switch span.entrance {
    case .none: break
    case .fading: row.opacity = Self.opacity(after: elapsed)
    case .revealed, .replacing:
      let (first, end) = (span.rows.lowerBound, span.rows.upperBound)
      row.visible = gap(
        from: first > 0 ? first - 1 : nil, to: end < scene.rowCount ? end : nil, in: scene)
    }
    return row
  }

  /// Returns the heading that sticks in view, as it is drawn in `scene`: the drawn rows of its section
  /// keep it, and the next drawn heading pushes it out.
  package func stickyHeading(in scene: Scene) -> Scene.StickyHeading? {
    guard isActive(at: scene.time) else { return scene.stickyHeading }
    return scene.stickyHeading { index in
      let row = drawnRow(index, in: scene)
      let (place, length) = scene.rowFrame(index)
      let start = place + row.distance.along
      guard let visible = row.visible else { return (start, start + length) }
      // A new row must not push another heading while its neighbours hide it.
      func inGap(_ position: Double) -> Double {
        min(max(position, visible.lowerBound), visible.upperBound)
      }
      return (inGap(start), inGap(start + length))
    }
  }

  /// Returns the distance of the footer from its place in `scene` along the axis, in points.
  package func footerDistance(in scene: Scene) -> Double {
    isActive(at: scene.time) ? end?.position(at: scene.time - startTime) ?? 0 : 0
  }

  /// Returns the removed rows that are still visible in `scene`, with their rectangles.
  package func removedRows(in scene: Scene) -> [(row: RemovedRow, frame: Frame, drawn: DrawnRow)] {
    guard isActive(at: scene.time) else { return [] }
    return removed.compactMap { row in
      guard let start = start(of: row, in: scene) else { return nil }
      var drawn = DrawnRow()
      if scene.columns > 1 {
        drawn.opacity = 1 - Self.opacity(after: scene.time - startTime)
      } else {
        drawn.visible = gap(from: row.previous, to: row.next, in: scene)
      }
      let frame = scene.axis.frame(
        start: start, length: row.length, across: row.across,
        crossLength: scene.contentCrossLength / Double(scene.columns), in: scene.viewport)
      return (row, frame, drawn)
    }
  }

  /// Converts a point of the drawing to a point of `scene`, so that a click hits the drawn row.
  package func scenePoint(for point: Point, in scene: Scene) -> Point {
    guard isActive(at: scene.time) else { return point }
    let place = scene.axis.place(point, in: scene.viewport)
    let crossLength = scene.contentCrossLength / Double(scene.columns)
    if let heading = stickyHeading(in: scene), heading.contains(place.along) {
      // All headings react alike, so any heading at a place of the scene stands for the drawn one.
      let along = scene.stickyHeading?.start ?? scene.rowFrame(heading.row).y
      return scene.axis.point(
        Place(along: along + place.along - heading.start, across: place.across), in: scene.viewport)
    }
    var distance = Place(along: 0, across: 0)
    if place.along >= scene.footerTop + footerDistance(in: scene) {
      distance.along = footerDistance(in: scene)
    }
    for index in rows(in: scene) {
      let row = drawnRow(index, in: scene)
      var start = scene.start(ofRow: index)
      start.along += row.distance.along
      start.across += row.distance.across
      if place.along >= start.along, place.along < start.along + scene.rowFrame(index).height,
        place.across >= start.across, place.across < start.across + crossLength,
        row.visible?.contains(place.along) ?? true
      {
        distance = row.distance
        // At its place in the scene the row may be partly behind a heading: hit the other part.
        if let heading = scene.stickyHeading, heading.contains(place.along - distance.along) {
          let edge =
            scene.axis.beginsAtEnd ? heading.start.nextDown : heading.start + heading.length
          let (first, length) = scene.rowFrame(index)
          if edge >= first, edge < first + length { distance.along = place.along - edge }
        }
      }
    }
    return scene.axis.point(
      Place(along: place.along - distance.along, across: place.across - distance.across),
      in: scene.viewport)
  }

  /// Returns the opacity of new cells after `elapsed` seconds.
  private static func opacity(after elapsed: Double) -> Double {
    TimedCubic(from: 0, velocity: 0, to: 1, duration: duration)?.position(at: elapsed) ?? 1
  }

  /// Returns the range in the viewport between the rows `previous` and `next`.
  ///
  /// Without a row the range extends to that end of the content.
  private func gap(from previous: Int?, to next: Int?, in scene: Scene) -> ClosedRange<Double> {
    func range(of row: Int) -> (start: Double, end: Double) {
      let (start, length) = scene.rowFrame(row)
      let distance = move(ofRow: row).distance(after: scene.time - startTime).along
      return (start + distance, start + distance + length)
    }
    let start = previous.map { range(of: $0).end } ?? scene.blocks.top - scene.contentOffset
    let end = next.map { range(of: $0).start } ?? scene.footerTop + footerDistance(in: scene)
    return start...max(start, end)
  }

  /// Returns the start of a removed row along the axis, or `nil` if its neighbour is gone.
  private func start(of row: RemovedRow, in scene: Scene) -> Double? {
    guard row.neighbour < scene.rowCount else { return nil }
    let start = scene.rowFrame(row.neighbour).y + row.distance
    let move = move(ofRow: row.neighbour)
    return scene.columns > 1 ? start : start + move.distance(after: scene.time - startTime).along
  }

  private func move(ofRow index: Int) -> Move {
    spans.first { $0.rows.contains(index) }?.move ?? Move()
  }
}
