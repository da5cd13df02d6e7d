import RefreshModel
import ScrollModel

/// Changes of rows and blocks.
///
/// Rows that are inserted, removed or resized do not move the other visible rows.
extension Scene {
  mutating func applyToRows(_ event: SceneEvent) {
    let (back, shift) = (returnPlace, event.shift(of: rowCount))
    let selectionRectangleStart = selectionRectangle.map { place(ofContent: $0.start.along) }
    switch event {
    case .setRowHeight(let height): changeHeights { $0.setHeight(height) }
    case .estimateRowHeight(let height): changeHeights { $0.estimateHeight(height) }
    case .measureRows(let first, let heights): measureRows(first: first, heights: heights)
    case .forgetHeights(let index, let count): forgetHeights(index..<(index + count))
    case .setRows(let count): setRows(count)
    case .insertRows(let index, let count): insertRows(count, at: index)
    case .removeRows(let index, let count): removeRows(count, at: index)
    case .replaceRows: if let shift { replaceRows(shift) }
    case .setBlock(let edge, let length): setBlock(length, at: edge)
    case .setContentLength(let length):
      layout.setOwnContent(length)
      contentChanged()
    default: break
    }
    if let back { moveReturnOffset(from: back, shift) }
    if let selectionRectangleStart { moveSelectionRectangle(from: selectionRectangleStart, shift) }
  }

  // MARK: Positions that stay at their rows

  /// A content position relative to a row, or to the content's start if there is no row.
  private struct Place {
    var row: Int?
    var distance: Double
  }

  /// The position to which a cancelled refresh returns, relative to its row.
  private var returnPlace: Place? {
    returnOffset.map { place(ofContent: $0) }
  }

  private func place(ofContent offset: Double) -> Place {
    let row = ownContentLength == nil ? layout.row(at: max(offset, blocks.top)) : nil
    return Place(row: row, distance: offset - (row.map { contentStart(ofRow: $0) } ?? 0))
  }

  /// Updates the offset to return to after a change of rows.
  ///
  /// If its row was removed, the nearest row replaces it.
  private mutating func moveReturnOffset(from place: Place, _ shift: RowShift?) {
    moveReturnOffset(to: content(of: place, shift))
  }

  /// Moves the start of the selection rectangle with its row, and selects again with the new rows.
  private mutating func moveSelectionRectangle(from place: Place, _ shift: RowShift?) {
    let start = content(of: place, shift)
    selectionRectangle?.start.along = start
    if let shift { selectionRectangle?.base.apply(shift) }
    selectionRectangle?.touched = nil
  }

  /// Returns the content position of `place` after the rows have changed by `shift`.
  private func content(of place: Place, _ shift: RowShift?) -> Double {
    var place = place
    if let row = place.row, let shift {
      place.row = shift.row(row)
      if place.row == nil {
        place = Place(row: shift.nearest(to: row, of: rowCount), distance: 0)
      }
    }
    return (place.row.map { contentStart(ofRow: $0) } ?? 0) + place.distance
  }

  // MARK: Heights

  /// Changes heights by `change`, keeping the row at the viewport's top in place.
  private mutating func changeHeights(_ change: (inout RowLayout) -> Void) {
    let old = rows
    change(&layout)
    let first = old.index(at: container.contentOffset - blocks.top) ?? 0
    contentChanged(shift: rows.offset(of: first) - old.offset(of: first), isLaidOutAgain: true)
  }

  /// Sets measured heights.
  ///
  /// Rows that begin above the viewport grow upwards, rows in it downwards. A list that rests at
  /// its end stays there, and a motion to the list's start or end still ends there.
  private mutating func measureRows(first: Int, heights: [Double]) {
    let canScroll = container.maximumOffset > container.minimumOffset
    let leadsToEnd = canScroll && container.targetOffset == container.maximumOffset
    let leadsToStart = canScroll && container.targetOffset == container.minimumOffset
    let restsAtEnd = leadsToEnd && (container.phase == .idle || container.isIndicatorHeld)
    let oldTotal = rows.total
    var above = 0.0
    for (index, height) in heights.enumerated() {
      let row = first + index
      let old = rows.height(of: row)
      let isAbove = blocks.top + rows.offset(of: row) < container.contentOffset + above
      guard layout.measure(row, height) else { continue }
      if isAbove { above += height - old }
    }
    contentChanged(shift: restsAtEnd ? rows.total - oldTotal : above, isLaidOutAgain: true)
    if leadsToEnd { moveContainer { $0.redirect(to: $0.maximumOffset) } }
    if leadsToStart { moveContainer { $0.redirect(to: $0.minimumOffset) } }
    scrollToAim()
  }

  private mutating func forgetHeights(_ range: Range<Int>) {
    let old = rows
    layout.forgetHeights(range)
    let first = old.index(at: container.contentOffset - blocks.top) ?? 0
    let shift = rows.offset(of: first) - old.offset(of: first)
    // The total may be unchanged even though rows have moved.
    guard shift != 0 || rows.total != old.total else { return }
    contentChanged(shift: shift, isLaidOutAgain: true)
    scrollToAim()
  }

  // MARK: Inserting and removing rows

  /// Whether inserting adjacent rows one by one leaves the list at the same offset as inserting
  /// them together.
  ///
  /// For this, rows must be in view, and the list must not be a grid. Nothing may move, no edge may
  /// stop the list, no control may be near, and no rectangle may select rows.
  package var canInsertRowsTogether: Bool {
    let (first, last) = (container.minimumOffset, container.maximumOffset)
    return columns == 1 && selectionRectangle == nil && !container.isMoving
      && first < last && (first...last).contains(container.contentOffset)
      && container.contentLength >= container.viewportLength
      && container.contentOffset < layout.rowsEnd
      && !ControlSide.allCases.contains(where: isInZone)
  }

  private mutating func setRows(_ count: Int) {
    let oldTotal = rows.total
    // Rows appended to a list that is overscrolled at its end should come into view.
    let isBelowRows =
      layout.isPastRows(container.contentOffset) && container.overscrolledEdge == nil
    let removed = rowCount - count
    layout.setCount(count)
    if removed > 0 { rowsFollow(RowShift(at: count, count: -removed)) }
    contentChanged(shift: isBelowRows ? rows.total - oldTotal : 0)
  }

  private mutating func insertRows(_ count: Int, at index: Int) {
    let shift = layout.insert(count, at: index, seenFrom: container.contentOffset)
    rowsFollow(RowShift(at: index, count: count))
    if let shift { contentChanged(shift: shift) } else { keepPlaceInGrid(after: count) }
  }

  private mutating func removeRows(_ count: Int, at index: Int) {
    let shift = layout.remove(count, at: index, seenFrom: container.contentOffset)
    rowsFollow(RowShift(at: index, count: -count))
    if let shift { contentChanged(shift: shift) } else { keepPlaceInGrid(after: -count) }
  }

  /// Moves a grid by the whole lines that `count` rows above the visible part fill, or free if
  /// `count` is negative.
  ///
  /// Rows inserted earlier count too, if the list has not moved since.
  private mutating func keepPlaceInGrid(after count: Int) {
    let isSamePlace = incompleteLine.offset == container.contentOffset
    let rows = count + (isSamePlace ? incompleteLine.rows : 0)
    contentChanged(shift: layout.lengthOfWholeLines(rows))
    incompleteLine = IncompleteLine(rows: rows % columns, offset: container.contentOffset)
  }

  /// Replaces rows by others.
  ///
  /// The first visible row that remains keeps its position.
  ///
  /// Without such a row, or at its start, the list keeps its offset.
  private mutating func replaceRows(_ shift: RowShift) {
    let isAtStart = container.contentOffset <= container.minimumOffset
    let anchor = isAtStart ? nil : visibleRows.first { shift.row($0) != nil }
    let old = anchor.map { layout.start(ofRow: $0) }
    layout.replace(shift)
    rowsFollow(shift)
    guard let row = shift.row(anchor), let old else { return contentChanged() }
    contentChanged(shift: layout.start(ofRow: row) - old)
  }

  /// Renumbers press, headings, aim, selection and focus after rows were inserted or removed.
  private mutating func rowsFollow(_ shift: RowShift) {
    content.apply(shift)
    changeSelection { $0.apply(shift) }
    guard let focused = focusedRow else { return }
    // If the focused row is removed, the focus goes to a row near it.
    let near = shift.nearest(to: focused, of: rowCount)
    selection.moveFocus(to: shift.row(focused) ?? near.flatMap { layout.row(near: $0) })
  }

  // MARK: Blocks and columns

  /// Sets the length of a block.
  ///
  /// A block that ends above the viewport grows upwards.
  private mutating func setBlock(_ length: Double, at edge: InsetEdge) {
    let offset = container.contentOffset
    let isAbove = edge == .top && blocks.top <= offset && offset > 0
    let shift = isAbove ? length - blocks.top : 0
    layout.setBlock(length, at: edge)
    contentChanged(shift: shift, concernsRows: false, isLaidOutAgain: true)
  }

  /// Lays out the rows in as many columns as fit.
  ///
  /// The first visible row stays in view.
  mutating func fitColumns() {
    let crossLength = contentCrossLength
    guard layout.needsFit(crossLength: crossLength) else { return }
    incompleteLine = IncompleteLine()
    let (anchor, back) = (anchorRow, returnPlace)
    let old = anchor.map { contentStart(ofRow: $0) }
    layout.fit(crossLength: crossLength)
    let shift = anchor.flatMap { anchor in old.map { contentStart(ofRow: anchor) - $0 } } ?? 0
    contentChanged(shift: shift, isLaidOutAgain: true)
    if let back { moveReturnOffset(from: back, nil) }
  }

  /// The row to keep in view: the first visible one, or `nil` if the viewport begins before the
  /// first row or past the last.
  private var anchorRow: Int? { layout.row(at: container.contentOffset) }

  private mutating func contentChanged(
    shift: Double = 0, concernsRows: Bool = true, isLaidOutAgain: Bool = false
  ) {
    // Rows that are replaced by the program's content must not move it.
    let isSeen = ownContentLength == nil || !concernsRows
    let (length, shift) = (layout.length, isSeen ? shift : 0)
    if isLaidOutAgain {
      layOutContent(length: length, shift: shift)
    } else {
      setContent(length: length, shift: shift)
    }
    updateHeaderStart()
    if container.phase == .animating { scrollToAim() }
  }
}

extension SceneEvent {
  /// Returns how the event renumbers the rows of a list of `rowCount` rows, or `nil` if they keep
  /// their numbers.
  fileprivate func shift(of rowCount: Int) -> RowShift? {
    switch self {
    case .insertRows(let index, let count): RowShift(at: index, count: count)
    case .removeRows(let index, let count): RowShift(at: index, count: -count)
    case .replaceRows(let index, let removed, let added, let kept):
      RowShift(at: index, removed: removed, added: added, kept: kept)
    case .setRows(let count) where count < rowCount:
      RowShift(at: count, count: count - rowCount)
    default: nil
    }
  }
}
