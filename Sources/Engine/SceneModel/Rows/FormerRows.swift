import ScrollModel

/// The rows near the viewport as they were seen before changes of a list's rows, for a
/// ``RowAnimation``.
///
/// It is a class because it is large, and has one owner.
final class FormerRows {
  /// A row and its place before the changes.
  struct Row {
    /// The present index, or `nil` if the row is removed.
    var index: Int?
    /// The start in the viewport, along and across the axis, in points.
    let start: Place
    /// The velocity at which the row moved to its place, in points per second.
    var velocity = Place(along: 0, across: 0)
    /// The length along the axis, in points.
    let length: Double
    /// Whether a part of the row was in view.
    let isSeen: Bool
    /// The host's drawing of the row, or `nil` if the row was out of view or its drawing cannot be
    /// used again.
    let drawing: AnyObject?
  }

  /// The rows in order, removed ones too.
  private(set) var rows: [Row]
  /// The place of the footer, or of the content's end, along the axis, in points of the viewport.
  let end: Double
  /// The velocity of the footer on the way to its place, in points per second.
  let endVelocity: Double
  private var inserted = RowSet()
  private var changeCount = 0
  /// The largest number of changes between two frames that are followed; chosen here.
  private static let maximumChanges = 32
  private let offset, keptDistance: Double
  private let viewport: Size
  private let axis: ContentAxis
  private let columns: Int
  private let crossLength: Double

  /// Creates the rows of `scene`, whose footer is `end` points from its place and moves at
  /// `endVelocity`.
  init(_ rows: [Row], of scene: Scene, end: Double, endVelocity: Double) {
    self.rows = rows
    (self.end, self.endVelocity) = (scene.footerTop + end, endVelocity)
    (offset, keptDistance) = (scene.contentOffset, scene.keptDistance)
    (viewport, axis, columns) = (scene.viewport, scene.axis, scene.columns)
    crossLength = scene.contentCrossLength
  }

  /// Follows a renumbering of the rows, unless there are too many to see.
  func follow(_ shift: RowShift) {
    changeCount += 1
    guard changeCount <= Self.maximumChanges else { return rows.removeAll() }
    var kept: [Int] = []
    for (old, new) in shift.kept where !inserted.contains(old) { kept.append(new) }
    for place in rows.indices { rows[place].index = shift.row(rows[place].index) }
    inserted.apply(shift)
    inserted.insert(shift.index..<(shift.index + shift.added))
    for row in kept { inserted.remove(row..<(row + 1)) }
  }

  /// Returns whether the rows of `scene` are laid out as these were.
  func isComparable(to scene: Scene) -> Bool {
    viewport == scene.viewport && axis == scene.axis && columns == scene.columns
      && crossLength == scene.contentCrossLength && isInOrder
  }

  /// Whether the remaining rows are in their old order.
  private var isInOrder: Bool {
    let indices = rows.compactMap(\.index)
    return !indices.isEmpty && zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Returns how far scrolling has moved the content of `scene` along the axis, in points.
  func motion(to scene: Scene) -> Double {
    offset - scene.contentOffset + scene.keptDistance - keptDistance
  }

  /// Returns the length of the rows in view that were removed or are new, in points.
  func changedLength(in scene: Scene) -> Double {
    let columns = Double(columns)
    let removed = rows.filter { $0.index == nil && $0.isSeen }.map(\.length)
    let new = scene.visibleRows.filter { inserted.contains($0) }.map { index in
      let (start, length) = scene.rowFrame(index)
      return min(start + length, scene.container.viewportLength) - max(start, 0)
    }
    return (removed.reduce(0, +) + new.reduce(0, +)) / columns
  }

  /// Returns the rows near the viewport of `scene` as spans of rows that move together, in order,
  /// after scrolling has moved the content by `motion`.
  ///
  /// New rows have no move yet. Cells that go to another line fade in.
  func spans(in scene: Scene, after motion: Double) -> [RowAnimation.Span] {
    var spans: [RowAnimation.Span] = []
    func add(
      _ rows: Range<Int>, _ move: RowAnimation.Move = RowAnimation.Move(),
      _ entrance: RowAnimation.Span.Entrance = .none
    ) {
      guard !rows.isEmpty else { return }
      if let last = spans.last, entrance == .none, last.entrance == .none, last.move == move {
        spans[spans.count - 1].rows = last.rows.lowerBound..<rows.upperBound
      } else {
        spans.append(RowAnimation.Span(rows: rows, move: move, entrance: entrance))
      }
    }
    let isStack = columns == 1
    /// Adds new rows, which take the place of removed ones if `isReplacing`.
    func addNew(_ rows: Range<Int>, isReplacing: Bool) {
      add(rows, RowAnimation.Move(), !isStack ? .fading : isReplacing ? .replacing : .revealed)
    }
    var isReplacing = false
    for row in rows {
      guard let index = row.index else {
        isReplacing = true
        continue
      }
      let move = move(of: row, at: index, in: scene, after: motion)
      let run = inserted.ranges.first { $0.contains(index - 1) }
      let start = spans.last?.rows.upperBound ?? run?.lowerBound ?? index
      // In a single column the rows farther away move with the outermost ones.
      if spans.isEmpty, isStack { add(0..<start, move) }
      addNew(start..<index, isReplacing: isReplacing)
      let wraps = move.along != nil && move.across != nil
      add(index..<(index + 1), wraps ? RowAnimation.Move() : move, wraps ? .fading : .none)
      isReplacing = false
    }
    guard let last = spans.last else { return [] }
    let end = last.rows.upperBound
    let newEnd = inserted.ranges.first { $0.contains(end) }?.upperBound ?? end
    addNew(end..<newEnd, isReplacing: isReplacing)
    if isStack { add(newEnd..<scene.rowCount, last.move) }
    return spans
  }

  private func move(
    of row: Row, at index: Int, in scene: Scene, after motion: Double
  ) -> RowAnimation.Move {
    let place = scene.start(ofRow: index)
    return RowAnimation.Move(
      along: RowAnimation.curve(
        from: row.start.along + motion - place.along, velocity: row.velocity.along),
      across: RowAnimation.curve(
        from: row.start.across - place.across, velocity: row.velocity.across))
  }

  /// Returns the rows that stay visible in `scene` for a while where they were: removed rows, and
  /// cells that go to another line.
  ///
  /// If other rows take the place of removed rows, the removed rows disappear at once.
  func removedRows(in scene: Scene, after motion: Double) -> [RowAnimation.RemovedRow] {
    rows.indices.compactMap { place in
      let row = rows[place]
      let move = row.index.map { self.move(of: row, at: $0, in: scene, after: motion) }
      guard move.map({ $0.along != nil && $0.across != nil }) ?? (row.drawing != nil), row.isSeen
      else { return nil }
      let previous = rows[..<place].last { $0.index != nil }
      let next = rows[(place + 1)...].first { $0.index != nil }
      let isReplaced = inserted.contains((previous?.index ?? (next?.index ?? 0) - 2) + 1)
      if columns == 1, isReplaced { return nil }
      guard let neighbour = next ?? previous, let index = neighbour.index,
        next != nil || index + 1 == scene.rowCount
      else { return nil }
      // In columns a removed row stays where it was.
      let distance =
        columns == 1
        ? row.start.along - neighbour.start.along
        : row.start.along + motion - scene.start(ofRow: index).along
      return RowAnimation.RemovedRow(
        index: row.index, drawing: row.drawing, length: row.length, across: row.start.across,
        neighbour: index,
        distance: distance, previous: previous?.index, next: next?.index)
    }
  }
}
