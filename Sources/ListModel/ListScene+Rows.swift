import RefreshModel
import ScrollModel

/// The rows and what is around them: what comes, goes or changes its height does not move what is
/// seen of the others.
extension ListScene {
  /// The length of the content: the rows or what is in their place, and the blocks around them.
  public var contentLength: Double {
    blocks.top + (ownContentLength ?? rows.total) + blocks.bottom
  }

  mutating func applyToRows(_ event: SceneEvent) {
    switch event {
    case .setRowHeight(let height):
      if columns > 1 { listedRows = RowHeights(count: rowCount, height: height) }
      replaceHeights(by: RowHeights(count: rows.count, height: height))
    case .estimateRowHeight(let height):
      replaceHeights(by: RowHeights(count: rows.count, estimatedHeight: height))
    case .measureRows(let first, let heights): measureRows(first: first, heights: heights)
    case .forgetHeights(let index, let count): forgetHeights(index..<(index + count))
    case .setRows(let count): setRows(count)
    case .insertRows(let index, let count): insertRows(count, at: index)
    case .removeRows(let index, let count): removeRows(count, at: index)
    case .setBlock(let edge, let length): setBlock(length, at: edge)
    case .setContentLength(let length):
      ownContentLength = length
      contentChanged()
    default: break
    }
  }

  /// The row at the viewport's top stays there.
  private mutating func replaceHeights(by heights: RowHeights) {
    let old = rows
    rows = heights
    let first = old.index(at: container.contentOffset - blocks.top) ?? 0
    contentChanged(shift: rows.offset(of: first) - old.offset(of: first))
  }

  /// Rows that begin above the viewport grow and shrink upwards, those in it downwards; a list that
  /// rests at its end stays there.
  private mutating func measureRows(first: Int, heights: [Double]) {
    let canScroll = container.maximumOffset > container.minimumOffset
    let leadsToEnd = canScroll && container.targetOffset == container.maximumOffset
    let restsAtEnd = leadsToEnd && (container.phase == .idle || container.isIndicatorHeld)
    let oldTotal = rows.total
    var above = 0.0
    for (index, height) in heights.enumerated() {
      let row = first + index
      let old = rows.height(of: row)
      let isAbove = blocks.top + rows.offset(of: row) < container.contentOffset + above
      guard rows.setHeight(height, of: row) else { continue }
      if isAbove { above += height - old }
    }
    contentChanged(shift: restsAtEnd ? rows.total - oldTotal : above)
    if leadsToEnd { moveContainer { $0.redirect(to: $0.maximumOffset) } }
    followAim()
  }

  private mutating func forgetHeights(_ range: Range<Int>) {
    listedRows?.forgetHeights(in: range)
    let old = rows
    rows.forgetHeights(in: range)
    guard rows.total != old.total else { return }
    let first = old.index(at: container.contentOffset - blocks.top) ?? 0
    contentChanged(shift: rows.offset(of: first) - old.offset(of: first))
    followAim()
  }

  private mutating func setRows(_ count: Int) {
    let oldTotal = rows.total
    // Rows that come in at the end of a list that is pulled beyond it are to be seen.
    let isBelowRows = isPastRows && container.overscrolledEdge == nil
    if count < rowCount {
      selectionFollows(removedFrom: count)
    } else {
      rowCount = count
    }
    listedRows?.setCount(rowCount)
    rows.setCount(lines(of: rowCount))
    contentChanged(shift: isBelowRows ? rows.total - oldTotal : 0)
  }

  private mutating func selectionFollows(removedFrom count: Int) {
    let removed = rowCount - count
    rowCount = count
    selectionFollows(at: count, count: -removed)
  }

  private mutating func insertRows(_ count: Int, at index: Int) {
    let anchor = anchorRow
    let isAbove = contentStart(ofRow: index) < container.contentOffset
    let old = anchor.map { contentStart(ofRow: $0) }
    let oldTotal = rows.total
    let isBelowRows = isPastRows
    rowCount += count
    listedRows?.insert(count, at: index)
    if columns == 1 { rows.insert(count, at: index) } else { rows.setCount(lines(of: rowCount)) }
    selectionFollows(at: index, count: count)
    if isBelowRows { return contentChanged(shift: rows.total - oldTotal) }
    guard isAbove, let anchor, let old else { return contentChanged() }
    if columns > 1 { return contentChanged(shift: lengthOfWholeLines(count)) }
    contentChanged(shift: contentStart(ofRow: index <= anchor ? anchor + count : anchor) - old)
  }

  private mutating func removeRows(_ count: Int, at index: Int) {
    let anchor = anchorRow
    let old = anchor.map { contentStart(ofRow: $0) }
    let top = contentStart(ofRow: index)
    let oldTotal = rows.total
    let isBelowRows = isPastRows
    rowCount -= count
    listedRows?.remove(count, at: index)
    if columns == 1 { rows.remove(count, at: index) } else { rows.setCount(lines(of: rowCount)) }
    selectionFollows(at: index, count: -count)
    if isBelowRows { return contentChanged(shift: rows.total - oldTotal) }
    guard let anchor, let old, index <= anchor, top < container.contentOffset else {
      return contentChanged()
    }
    if columns > 1, anchor >= index + count {
      return contentChanged(shift: -lengthOfWholeLines(count))
    }
    // Where the first visible row goes, the one after it comes to the viewport's top.
    let shift =
      anchor < index + count
      ? top - container.contentOffset : contentStart(ofRow: anchor - count) - old
    contentChanged(shift: shift)
  }

  /// A block whose end lies above the viewport grows and shrinks upwards.
  private mutating func setBlock(_ length: Double, at edge: InsetEdge) {
    let offset = container.contentOffset
    let isAbove = edge == .top && blocks.top <= offset && offset > 0
    let shift = isAbove ? length - blocks.top : 0
    blocks[edge] = length
    contentChanged(shift: shift, isOfRows: false)
  }

  /// Lays the rows out in as many columns as `layout` gives; the first visible row stays in view.
  mutating func setColumns(_ layout: ColumnLayout) {
    columnLayout = layout
    let wanted = layout.columns(in: axis.breadth(of: viewport))
    guard wanted != columns else { return }
    let anchor = anchorRow
    let old = anchor.map { contentStart(ofRow: $0) }
    if columns == 1 { listedRows = rows }
    columns = wanted
    rows = RowHeights(count: lines(of: rowCount), height: rows.defaultHeight)
    if wanted == 1, let listed = listedRows {
      rows = listed
      listedRows = nil
    }
    guard let anchor, let old else { return contentChanged() }
    contentChanged(shift: contentStart(ofRow: anchor) - old)
  }

  /// The length of the lines that `count` rows of a grid fill: what is left over moves the cells
  /// along their lines, and nothing up or down.
  private func lengthOfWholeLines(_ count: Int) -> Double {
    Double(count / columns) * rows.defaultHeight
  }

  private func lines(of count: Int) -> Int {
    columns > 1 ? count / columns + (count % columns > 0 ? 1 : 0) : count
  }

  /// The first row that is seen, once rows have gone out at the top.
  private var anchorRow: Int? {
    rows.index(at: container.contentOffset - blocks.top).map { $0 * columns }
  }

  /// Whether all rows are above the viewport: what is seen is the block after the last.
  private var isPastRows: Bool {
    rowCount > 0 && container.contentOffset >= blocks.top + rows.total
  }

  private mutating func contentChanged(shift: Double = 0, isOfRows: Bool = true) {
    let length = contentLength
    // Rows that are not shown move nothing.
    let isSeen = ownContentLength == nil || !isOfRows
    moveContainer { $0.changeContent(length: length, shift: isSeen ? shift : 0) }
    updateFooterInset()
    if container.phase == .animating { followAim() }
  }
}
