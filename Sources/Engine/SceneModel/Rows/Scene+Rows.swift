import RefreshModel
import ScrollModel

/// Changes of rows and blocks: rows that are inserted, removed or resized do not move the visible
/// others.
extension Scene {
  mutating func applyToRows(_ event: SceneEvent) {
    let (back, shift) = (placeOfWayBack, event.shift(of: rowCount))
    let bandStart = band.map { place(ofContent: $0.start.along) }
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
    if let back { moveWayBack(from: back, shift) }
    if let bandStart { moveBand(from: bandStart, shift) }
  }

  // MARK: Places that stay at their rows

  /// A place in the content: a row, and points from its start; without a row from the content's.
  private struct Place {
    var row: Int?
    var distance: Double
  }

  /// The place that a refresh which is given up leads back to.
  private var placeOfWayBack: Place? {
    wayBack.map { place(ofContent: $0) }
  }

  private func place(ofContent offset: Double) -> Place {
    let row = ownContentLength == nil ? layout.row(at: max(offset, blocks.top)) : nil
    return Place(row: row, distance: offset - (row.map { contentStart(ofRow: $0) } ?? 0))
  }

  /// The way back stays at its row, or where that goes at the next.
  private mutating func moveWayBack(from place: Place, _ shift: RowShift?) {
    moveWayBack(to: content(of: place, shift))
  }

  /// The band begins at its row still, and selects by the rows as they are.
  private mutating func moveBand(from place: Place, _ shift: RowShift?) {
    let start = content(of: place, shift)
    band?.start.along = start
    if let shift { band?.base.follow(shift) }
    band?.touched = nil
  }

  /// Where in the content `place` is now.
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

  /// Changes heights by `change`, and keeps the row at the viewport's top in place.
  private mutating func changeHeights(_ change: (inout RowLayout) -> Void) {
    let old = rows
    change(&layout)
    let first = old.index(at: container.contentOffset - blocks.top) ?? 0
    contentChanged(shift: rows.offset(of: first) - old.offset(of: first), isLaidOutAnew: true)
  }

  /// Sets measured heights.
  ///
  /// Rows that begin above the viewport grow and shrink upwards, those in it downwards; a list that
  /// rests at its end stays there, and one that is led to its start or its end gets there.
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
    contentChanged(shift: restsAtEnd ? rows.total - oldTotal : above, isLaidOutAnew: true)
    if leadsToEnd { moveContainer { $0.redirect(to: $0.maximumOffset) } }
    if leadsToStart { moveContainer { $0.redirect(to: $0.minimumOffset) } }
    followAim()
  }

  private mutating func forgetHeights(_ range: Range<Int>) {
    let old = rows
    layout.forgetHeights(range)
    let first = old.index(at: container.contentOffset - blocks.top) ?? 0
    let shift = rows.offset(of: first) - old.offset(of: first)
    // Rows may begin elsewhere though all of them are as long as before.
    guard shift != 0 || rows.total != old.total else { return }
    contentChanged(shift: shift, isLaidOutAnew: true)
    followAim()
  }

  // MARK: Rows that come and go

  /// True where rows that come one by one, each beside those before it, leave the list where it would be
  /// if they came at once: nothing moves, no edge stops the list, rows are in view, no control is near, no
  /// band selects, and no row fills up a line of a grid.
  package var takesRowsTogether: Bool {
    let (first, last) = (container.minimumOffset, container.maximumOffset)
    return columns == 1 && band == nil && !container.isMoving
      && first < last && (first...last).contains(container.contentOffset)
      && container.contentLength >= container.viewportLength
      && container.contentOffset < layout.rowsEnd
      && !ControlSide.allCases.contains(where: isInZone)
  }

  private mutating func setRows(_ count: Int) {
    let oldTotal = rows.total
    // Rows inserted at the end of a list that is pulled beyond it should appear.
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

  /// Moves a grid by the whole lines that `count` rows above what is seen fill, or leave where it is
  /// negative, together with those that came before them while the list stood still.
  private mutating func keepPlaceInGrid(after count: Int) {
    let isSamePlace = partOfLine.offset == container.contentOffset
    let rows = count + (isSamePlace ? partOfLine.rows : 0)
    contentChanged(shift: layout.lengthOfWholeLines(rows))
    partOfLine = PartOfLine(rows: rows % columns, offset: container.contentOffset)
  }

  /// Rows take the place of others; the first row in view that is still there keeps its place, and
  /// without one the list stays at its offset, as it does at its start.
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
    content.follow(shift)
    changeSelection { $0.follow(shift) }
    guard let focused = focusedRow else { return }
    // The focus stays near where it was when its row goes.
    let near = shift.nearest(to: focused, of: rowCount)
    moveFocus(to: shift.row(focused) ?? near.flatMap { layout.row(near: $0) })
  }

  // MARK: Blocks and columns

  /// A block whose end lies above the viewport grows and shrinks upwards.
  private mutating func setBlock(_ length: Double, at edge: InsetEdge) {
    let offset = container.contentOffset
    let isAbove = edge == .top && blocks.top <= offset && offset > 0
    let shift = isAbove ? length - blocks.top : 0
    layout.setBlock(length, at: edge)
    contentChanged(shift: shift, isOfRows: false, isLaidOutAnew: true)
  }

  /// Lays the rows out in the columns that the list has room for; the first visible row stays in view.
  mutating func fitColumns() {
    let breadth = contentBreadth
    guard layout.needsFit(breadth: breadth) else { return }
    partOfLine = PartOfLine()
    let (anchor, back) = (anchorRow, placeOfWayBack)
    let old = anchor.map { contentStart(ofRow: $0) }
    layout.fit(breadth: breadth)
    let shift = anchor.flatMap { anchor in old.map { contentStart(ofRow: anchor) - $0 } } ?? 0
    contentChanged(shift: shift, isLaidOutAnew: true)
    if let back { moveWayBack(from: back, nil) }
  }

  /// The first row that is seen, once rows have gone out at the top.
  private var anchorRow: Int? { layout.row(at: container.contentOffset) }

  private mutating func contentChanged(
    shift: Double = 0, isOfRows: Bool = true, isLaidOutAnew: Bool = false
  ) {
    // Rows that are not shown move nothing.
    let isSeen = ownContentLength == nil || !isOfRows
    let (length, shift) = (layout.length, isSeen ? shift : 0)
    if isLaidOutAnew {
      layOutContent(length: length, shift: shift)
    } else {
      setContent(length: length, shift: shift)
    }
    followHeaderRow()
    if container.phase == .animating { followAim() }
  }
}

extension SceneEvent {
  /// Where it moves the rows of a list of `rowCount`; nil where they stay.
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
