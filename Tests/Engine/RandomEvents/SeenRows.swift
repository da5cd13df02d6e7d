import SceneModel

/// The rows that a reader sees before an event, and how far the list may move to keep them in place.
struct SeenRows {
  private let before: Scene
  private let event: SceneEvent

  /// Creates the rows that are seen in `before`, which has not handled `event` yet.
  init(before: Scene, event: SceneEvent) {
    self.before = before
    self.event = event
  }

  private var offset: Double { before.container.contentOffset }

  /// Returns the allowed shifts of the offset in points if the event has turned the list into
  /// `after`.
  ///
  /// If an offset is outside the range of the list, the list may stop at the end of the range.
  func shifts(after: Scene) -> [Double] {
    guard event.movesContent else { return [0] }
    let free = [after.container.contentOffset - offset]
    // In a list without a size nothing is seen.
    guard before.container.viewportLength > 1, after.container.viewportLength > 1 else {
      return free
    }
    // The list goes back to rows that it could not show.
    if let anchor = before.anchor, anchor.isLimited, anchor.shownOffset == offset { return free }
    // The list keeps scrolling to a row whose place is not known yet.
    if before.aimedRow != nil, !event.changesRowNumbers { return free }
    // A paged list keeps its page instead.
    if case .resize = event, before.container.isPagingEnabled { return [0] }
    var kept = keptRow.map { moves(of: $0, after) } ?? []
    // The row keeps its distance from the viewport's end.
    if before.anchor?.isFromEnd == true { kept = kept.map { $0 - growth(after) } }
    var shifts = idealShifts(after: after) + kept
    // Content that is shorter than the list is wholly in view, wherever an open footer leaves it.
    if after.contentLength <= after.container.viewportLength { shifts += free }
    let range = after.container.minimumOffset...after.container.maximumOffset
    return shifts
      + shifts.map { min(max(offset + $0, range.lowerBound), range.upperBound) - offset }
  }

  private func idealShifts(after: Scene) -> [Double] {
    let (start, end) = (before.container.minimumOffset, before.container.maximumOffset)
    let isAtEnd = offset >= end && offset > 0 && end > start
    let isReplaced = (before.ownContentLength == nil) != (after.ownContentLength == nil)
    if isReplaced { return [0] }
    // Rows whose heights are forgotten are not where the reader saw them.
    if let anchor = before.anchor, anchor.scrollCount == before.scrollCount,
      let row = anchor.provisionalRow, before.visibleRows.contains(row), newRow(row) != nil,
      !anchor.isLimited, isAtEnd || !anchor.isFromEnd
    {
      // A paged list that shows no row at its place keeps its page.
      let page = before.container.isPagingEnabled ? [0.0] : []
      return moves(of: row, after) + moves(of: row, after).map { $0 - growth(after) } + page
    }
    if before.sticksToEnd, !before.container.isPagingEnabled, offset >= end {
      let end = after.contentLength - before.contentLength - growth(after)
      // Rows were forgotten before the list came to its end.
      let wasElsewhere = before.anchor?.provisionalRow != nil
      // Rows that fitted are followed to the end even where an open footer takes space only now.
      let fitted = before.contentLength <= before.container.viewportLength
      return [end] + (wasElsewhere ? seenMoves(after) : [])
        + (fitted ? [after.container.maximumOffset - offset] : [])
    }
    let hasRows = before.ownContentLength == nil && before.rowCount > 0
    if offset <= start, before.sticksToStart || !hasRows { return [0] }
    let blockGrowth = after.blocks.top - before.blocks.top
    guard hasRows, after.ownContentLength == nil else { return [0, blockGrowth] }
    let last = before.rowCount - 1
    if offset >= before.contentStart(ofRow: last) + before.layout.length(ofRow: last) {
      let rowsEnd = before.contentLength - before.blocks.bottom
      let newEnd = after.contentLength - after.blocks.bottom
      return [newEnd - rowsEnd] + moves(of: last, after) + (newRow(last) == nil ? [0] : [])
    }
    if isAtEnd {
      guard newRow(last) != nil else { return [0] + seenMoves(after) }
      // A moving list may come from where its end was out of view.
      let seen = before.container.phase == .idle ? [] : seenMoves(after)
      return moves(of: last, after).map { $0 - growth(after) } + seen
    }
    // Only the block before the rows is seen.
    if before.visibleRows.isEmpty { return [0] }
    return seenMoves(after)
  }

  /// Returns the shifts that keep the first visible line in place, or if it is removed those that
  /// keep the next one or the offset.
  private func seenMoves(_ after: Scene) -> [Double] {
    let seen = before.visibleRows
    let line = seen.prefix(before.columns)
    let kept = line.flatMap { moves(of: $0, after) }
    if line.allSatisfy({ newRow($0) != nil }), !kept.isEmpty { return kept }
    if case .replaceRows(_, _, 1..., _) = event {
      return kept + [0] + (seen.first { newRow($0) != nil }.map { moves(of: $0, after) } ?? [])
    }
    switch event {
    case .removeRows(let index, _), .setRows(let index), .replaceRows(let index, _, 0, _):
      return kept + [0, before.contentStart(ofRow: index) - offset]
    default: return kept + [0]
    }
  }

  /// The row that was the first visible one when the list came to its place, or `nil` if it is
  /// removed, or not known.
  private var keptRow: Int? {
    guard let anchor = before.anchor, anchor.scrollCount == before.scrollCount,
      anchor.shownOffset == offset
    else { return nil }
    return anchor.row
  }

  /// Returns how far the start and the end of `row` move in the content.
  ///
  /// The result is empty if the row is removed.
  private func moves(of row: Int, _ after: Scene) -> [Double] {
    guard let new = newRow(row), new < after.rowCount else { return [] }
    let start = after.contentStart(ofRow: new) - before.contentStart(ofRow: row)
    let end = start + after.layout.length(ofRow: new) - before.layout.length(ofRow: row)
    // A row that must be measured stays in view by one point at least.
    let newEnd = after.contentStart(ofRow: new) + after.layout.length(ofRow: new)
    let isMeasured = after.rows.isMeasured(new / after.columns)
    return [start, end] + (isMeasured ? [] : [newEnd - 1 - offset])
  }

  /// How much longer the viewport is than before, in points.
  private func growth(_ after: Scene) -> Double {
    after.container.viewportLength - before.container.viewportLength
  }

  /// Returns the index of `row` after the event, or `nil` if the row is removed.
  private func newRow(_ row: Int) -> Int? {
    switch event {
    case .insertRows(let index, let count): row < index ? row : row + count
    case .removeRows(let index, let count):
      row < index ? row : row < index + count ? nil : row - count
    case .replaceRows(let index, let removed, let added, let kept):
      if row < index {
        row
      } else if row < index + removed {
        kept.first { $0.from == row }?.to
      } else {
        row - removed + added
      }
    case .setRows(let count): row < count ? row : nil
    default: row
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

  /// Whether the event gives rows other indices.
  fileprivate var changesRowNumbers: Bool {
    switch self {
    case .insertRows, .removeRows, .replaceRows, .setRows: true
    default: false
    }
  }

  /// Whether the event changes rows, their positions or the size of the list.
  fileprivate var movesContent: Bool {
    switch self {
    case .setRowHeight, .estimateRowHeight, .measureRows, .forgetHeights, .set(.columns),
      .set(.maximumContentWidth), .setBlock, .setContentLength, .resize:
      true
    default: changesRowNumbers
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
