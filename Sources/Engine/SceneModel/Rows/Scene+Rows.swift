import RefreshModel
import ScrollModel

/// Changes of rows and blocks.
///
/// Rows that are inserted, removed or resized do not move the other visible rows.
extension Scene {
  mutating func applyToRows(_ event: SceneEvent) {
    let shift = event.shift(of: rowCount)
    switch event {
    case .setRowHeight(let height): keepPlace(after: .layout) { $0.layout.setHeight(height) }
    case .estimateRowHeight(let height):
      keepPlace(after: .layout, isProvisional: true) { $0.layout.estimateHeight(height) }
    case .measureRows(let first, let heights): measureRows(first: first, heights: heights)
    case .forgetHeights(let index, let count): forgetHeights(index..<(index + count))
    case .setRows(let count): changeRows(shift) { $0.setCount(count) }
    case .insertRows(let index, let count): changeRows(shift) { $0.insert(count, at: index) }
    case .removeRows(let index, let count): changeRows(shift) { $0.remove(count, at: index) }
    case .replaceRows: if let shift { changeRows(shift) { $0.replace(shift) } }
    case .setBlock(let edge, let length):
      keepPlace(after: .layout) { $0.layout.setBlock(length, at: edge) }
    case .setContentLength(let length):
      // Rows and the content that replaces them have no place in common.
      let isReplaced = (length == nil) != (ownContentLength == nil)
      keepPlace(after: .content, at: isReplaced ? .contentStart : nil) {
        $0.layout.setOwnContent(length)
      }
    default: break
    }
  }

  // MARK: Heights

  /// Sets measured heights.
  ///
  /// A motion to the list's start or end still ends there.
  private mutating func measureRows(first: Int, heights: [Double]) {
    let canScroll = container.maximumOffset > container.minimumOffset
    let leadsToEnd = canScroll && container.targetOffset == container.maximumOffset
    let leadsToStart = canScroll && container.targetOffset == container.minimumOffset
    keepPlace(after: .layout) { $0.layout.measure(first: first, heights) }
    if leadsToEnd { moveContainer { $0.redirect(to: $0.maximumOffset) } }
    if leadsToStart { moveContainer { $0.redirect(to: $0.minimumOffset) } }
    scrollToAim()
  }

  private mutating func forgetHeights(_ range: Range<Int>) {
    keepPlace(after: .layout, isProvisional: true) { $0.layout.forgetHeights(range) }
    scrollToAim()
  }

  // MARK: Inserting and removing rows

  /// Whether inserting adjacent rows one by one leaves the list at the same offset as inserting
  /// them together.
  ///
  /// For this, rows must be in view, and the list must not be a grid. Nothing may move, no edge may
  /// stop the list, no control may be near, no rectangle may select rows, and the list may not be
  /// paged: each insertion could lead it to another page.
  package var canInsertRowsTogether: Bool {
    let (first, last) = (container.minimumOffset, container.maximumOffset)
    return columns == 1 && selectionRectangle == nil && !container.isMoving
      && !container.isPagingEnabled
      && first < last && (first...last).contains(container.contentOffset)
      && container.contentLength >= container.viewportLength
      && container.contentOffset < layout.rowsEnd
      && !ControlSide.allCases.contains(where: isInZone)
  }

  /// Renumbers press, headings, aim, selection and focus after rows were inserted or removed.
  mutating func rowsFollow(_ shift: RowShift) {
    content.apply(shift)
    changeSelection { $0.apply(shift) }
    guard let focused = focusedRow else { return }
    // If the focused row is removed, the focus goes to a row near it.
    let near = shift.nearest(to: focused, of: rowCount)
    selection.moveFocus(to: shift.row(focused) ?? near.flatMap { layout.row(near: $0) })
  }

  // MARK: Columns

  /// Lays out the rows in as many columns as fit.
  mutating func fitColumns() {
    let crossLength = contentCrossLength
    guard layout.needsFit(crossLength: crossLength) else { return }
    keepPlace(after: .layout, isProvisional: rows.estimatedHeight != nil) {
      $0.layout.fit(crossLength: crossLength)
    }
  }
}

extension SceneEvent {
  /// Returns how the event renumbers the rows of a list of `rowCount` rows, or `nil` if they keep
  /// their numbers.
  package func shift(of rowCount: Int) -> RowShift? {
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
