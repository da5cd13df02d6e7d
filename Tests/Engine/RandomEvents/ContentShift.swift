import SceneModel

/// The growth of the content before the viewport that an event causes, computed only from the rows.
struct ContentShift {
  private let before: Scene
  private let event: SceneEvent

  /// Creates the shift of `event` for a list in state `before`, which has not handled it yet.
  init(before: Scene, event: SceneEvent) {
    self.before = before
    self.event = event
  }

  /// Returns the allowed shifts in points if the event has turned the list into `after`.
  func lengths(after: Scene) -> [Double] {
    let offset = before.container.contentOffset
    if before.ownContentLength != nil || after.ownContentLength != nil {
      return event.isAboutRows ? [0] : [blockShift(to: after, offset)]
    }
    if case .replaceRows(let index, let removed, let added, let kept) = event {
      let isFree = offset >= before.contentLength || before.rows.count == 0
      return [replaced(index, removed, added, kept, after)] + (isFree ? [0] : [])
    }
    if before.columns > 1 || after.columns > 1, event.isAboutRows || before.columns != after.columns
    {
      return gridShifts(to: after, offset)
    }
    // If only an inset is visible, no shift can be seen, and an empty list may show its first rows.
    let isFree = offset >= before.contentLength || before.rows.count == 0
    let unseen = isFree ? [0.0] : []
    switch event {
    case .insertRows(let index, _):
      let grown = after.rows.total - before.rows.total
      let start = before.contentStart(ofRow: index)
      return edges(offset).map { start < $0 ? grown : 0 } + unseen
    case .removeRows(let index, let count):
      let top = before.contentStart(ofRow: index)
      let removed = before.contentStart(ofRow: index + count) - top
      return [-min(max(offset - top, 0), removed)] + unseen
    case .setRowHeight, .estimateRowHeight, .forgetHeights:
      let first = before.rows.index(at: offset - before.blocks.top) ?? 0
      let aimed = before.aimedRow == nil ? [] : [after.container.contentOffset - offset]
      return aimed + [after.rows.offset(of: first) - before.rows.offset(of: first)]
    case .measureRows(let first, let heights):
      return measured(first, heights.count, after, offset)
    case .setBlock: return [blockShift(to: after, offset)]
    case .setRows:
      let isPast = offset >= before.blocks.top + before.rows.total
      return isPast ? [0, after.rows.total - before.rows.total] : [0]
    default: return [0]
    }
  }

  /// Returns the shift that keeps the first remaining visible row in place.
  private func replaced(
    _ index: Int, _ removed: Int, _ added: Int, _ kept: [RowMove], _ after: Scene
  ) -> Double {
    guard before.container.contentOffset > before.container.minimumOffset else { return 0 }
    for row in before.visibleRows {
      let now =
        row < index
        ? row
        : row >= index + removed ? row - removed + added : kept.first { $0.from == row }?.to
      guard let now else { continue }
      return after.contentStart(ofRow: now) - before.contentStart(ofRow: row)
    }
    return 0
  }

  /// Returns the shift by measured rows.
  ///
  /// Rows that begin above the viewport grow upwards; a list at rest at its end stays there.
  private func measured(
    _ first: Int, _ count: Int, _ after: Scene, _ offset: Double
  ) -> [Double] {
    let above = edges(offset).map { edge in
      (first..<(first + count)).reduce(0.0) { sum, row in
        guard before.contentStart(ofRow: row) < edge else { return sum }
        return sum + after.rows.height(of: row) - before.rows.height(of: row)
      }
    }
    // If the list scrolls to a row, the row's measured heights decide where it ends up.
    if before.aimedRow != nil { return above + [after.container.contentOffset - offset] }
    let end = before.container.maximumOffset
    guard before.container.targetOffset == end, offset <= end else { return above }
    return above + [after.rows.total - before.rows.total]
  }

  /// Returns the viewport's start, and its neighbours within the rounding error.
  private func edges(_ offset: Double) -> [Double] {
    let miss = max(1e-9, abs(offset) * 4 * Double.ulpOfOne)
    return [offset, offset - miss, offset + miss]
  }

  /// Returns the length of the grid lines that `count` cells complete, counting the cells of an
  /// incomplete line that shifted earlier at this offset.
  ///
  /// A negative `count` removes cells.
  private func wholeLines(_ count: Int) -> Double {
    let part = before.incompleteLine
    let isSamePlace = part.offset == before.container.contentOffset
    let cells = count + (isSamePlace ? part.rows : 0)
    return Double(cells / before.columns) * before.rows.defaultHeight
  }

  /// Returns the shift by a block.
  ///
  /// A block above the viewport grows upwards.
  private func blockShift(to after: Scene, _ offset: Double) -> Double {
    guard case .setBlock(.top, let length) = event, before.blocks.top <= offset, offset > 0
    else { return 0 }
    return length - before.blocks.top
  }

  /// Returns the shift that keeps the line of the first visible row in place, as far as it still
  /// exists.
  private func gridShifts(to after: Scene, _ offset: Double) -> [Double] {
    guard let line = before.rows.index(at: offset - before.blocks.top) else {
      return [0, after.rows.total - before.rows.total]
    }
    let row = line * before.columns
    let start = before.contentStart(ofRow: row)
    switch event {
    case .replaceRows(let index, let removed, let added, let kept):
      return [replaced(index, removed, added, kept, after), 0]
    case .insertRows(let index, let count):
      guard before.contentStart(ofRow: index) < offset else { return [0] }
      return [wholeLines(count)]
    case .removeRows(let index, let count):
      let top = before.contentStart(ofRow: index)
      guard index <= row, top < offset else { return [0] }
      if row < index + count { return [top - offset] }
      return [wholeLines(-count)]
    case .setRows: return [0]
    default: return [after.contentStart(ofRow: row) - start]
    }
  }
}

extension SceneEvent {
  /// Returns the number of rows after this event, if there were `count` before it.
  func rowCount(after count: Int) -> Int {
    switch self {
    case .setRows(let new): new
    case .insertRows(_, let added): count + added
    case .removeRows(_, let removed): count - removed
    case .replaceRows(_, let removed, let added, _): count - removed + added
    default: count
    }
  }

  /// Whether the program asks for an offset.
  var asksForOffset: Bool {
    switch self {
    case .setOffset, .showRow, .showRange: true
    default: false
    }
  }

  /// Whether the event changes rows or their positions.
  var isAboutRows: Bool {
    switch self {
    case .insertRows, .removeRows, .replaceRows, .setRows,
      .setRowHeight,
      .estimateRowHeight, .measureRows,
      .forgetHeights, .set(.columns):
      true
    default: false
    }
  }

  /// Whether the event begins a timed motion.
  var beginsTimedMotion: Bool {
    switch self {
    case .setOffset, .setInset, .showRow, .showRange, .begin,
      .end, .openFloor, .closeFloor,
      .restore:
      true
    default: false
    }
  }
}
