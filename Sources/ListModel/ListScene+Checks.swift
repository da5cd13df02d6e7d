import RefreshModel
import ScrollModel

/// What a list refuses, and leaves as it was.
extension ListScene {
  /// Whether the list would take `event` now.
  func check(_ event: SceneEvent) throws(SceneError) {
    switch event {
    case .press(let x, let y, _):
      try checkNumbers(x, y)
      if container.isPressed { throw .alreadyPressed }
      if container.isIndicatorHeld { throw .alreadyHeld }
    case .move(let x, let y), .release(let x, let y):
      try checkNumbers(x, y)
      if !container.isPressed { throw .notPressed }
    case .cancel, .longPress:
      if !container.isPressed { throw .notPressed }
    case .secondaryPress(let x, let y), .pointer(let x, let y):
      try checkNumbers(x, y)
    case .pressIndicator(let x, let y):
      try checkNumbers(x, y)
      if container.isPressed || container.isIndicatorHeld { throw .alreadyHeld }
    case .moveIndicator(let x, let y):
      try checkNumbers(x, y)
      if !container.isIndicatorHeld { throw .notPressed }
    case .releaseIndicator:
      if !container.isIndicatorHeld { throw .notPressed }
    case .pan(let dx, let dy):
      try checkNumbers(dx, dy)
      if container.isPressed || container.isIndicatorHeld { throw .alreadyHeld }
    case .panEnd, .panCancel:
      // What a list that may not be scrolled took no notice of ends without notice, too.
      if !container.isPanning, container.isScrollEnabled { throw .notPanning }
    case .wheel(let notches):
      try checkNumbers(notches)
    case .setInset(_, let value, let duration):
      try checkNumbers(value, duration ?? 0)
      if let duration, duration < 0 { throw .numberOutOfRange }
    case .setInsets(let insets, let duration):
      try checkNumbers(insets.top, insets.bottom)
      try checkNumbers(duration ?? 0)
      if let duration, duration < 0 { throw .numberOutOfRange }
    case .setOffset(let offset, _), .setTarget(let offset):
      try checkNumbers(offset)
    case .showRange(let start, let length, _):
      try checkNumbers(start, length)
      if length < 0 { throw .numberOutOfRange }
    case .set(let option):
      if !option.isUsable { throw .numberOutOfRange }
    case .setRowHeight, .estimateRowHeight, .measureRows, .forgetHeights, .setRows, .insertRows,
      .removeRows, .select, .focus, .showRow:
      try checkRows(event)
    case .setSections(let sections):
      if !sections.allSatisfy({ (0..<rowCount).contains($0) }) { throw .rowOutOfRange }
    case .restore(let snapshot, _):
      try checkNumbers(snapshot.offsetInRow, snapshot.lastUpdated ?? 0)
      if snapshot.firstRow < 0 { throw .rowOutOfRange }
    case .setBlock(_, let length):
      try checkNumbers(length)
      if length < 0 { throw .numberOutOfRange }
    case .setContentLength(let length):
      try checkNumbers(length ?? 0)
      if let length, length < 0 { throw .numberOutOfRange }
    case .resize(let width, let height):
      try checkNumbers(width, height)
      if width < 0 || height < 0 { throw .numberOutOfRange }
    case .setHeader(let policy), .setFooter(let policy):
      if let policy, !policy.isUsable { throw .numberOutOfRange }
    case .tuneHeader(let policy), .tuneFooter(let policy):
      if !policy.isUsable { throw .numberOutOfRange }
    case .end(_, _, let delay):
      try checkNumbers(delay)
      if delay < 0 { throw .numberOutOfRange }
    case .pointerLeft, .key, .beginRefresh, .endRefresh, .beginLoad, .endLoad, .begin, .openFloor,
      .closeFloor, .setNoMoreData, .resetNoMoreData, .shown, .hidden:
      break
    }
  }

  private func checkRows(_ event: SceneEvent) throws(SceneError) {
    switch event {
    case .setRowHeight(let height), .estimateRowHeight(let height):
      if case .estimateRowHeight = event, columns > 1 { throw .gridNeedsOneHeight }
      if !(height > 0 && height <= RowHeights.largestCommonHeight)
        || height * Double(rowCount) > RowHeights.largestTotal
      {
        throw .numberOutOfRange
      }
    case .measureRows(let first, let heights):
      if columns > 1 { throw .gridNeedsOneHeight }
      try checkRows(from: first, count: heights.count)
      if !heights.allSatisfy({ $0 > 0 && $0 <= RowHeights.largestCommonHeight }) {
        throw .numberOutOfRange
      }
      let added = heights.reduce(0, +)
      if rows.total > RowHeights.largestTotal - added { throw .numberOutOfRange }
    case .setRows(let count):
      if count < 0 || (count > rowCount && !canGrow(by: count - rowCount)) { throw .rowOutOfRange }
    case .insertRows(let index, let count):
      if count < 0 || !(0...rowCount).contains(index) || !canGrow(by: count) {
        throw .rowOutOfRange
      }
    case .forgetHeights(let index, let count), .removeRows(let index, let count),
      .select(let index, let count, _):
      try checkRows(from: index, count: count)
    case .focus(let row):
      if let row { try checkRows(from: row, count: 1) }
    case .showRow(let row, _, _):
      try checkRows(from: row, count: 1)
    default: break
    }
  }

  private func checkRows(from first: Int, count: Int) throws(SceneError) {
    if count < 0 || !(0...rowCount).contains(first) || count > rowCount - first {
      throw .rowOutOfRange
    }
  }

  private func canGrow(by extra: Int) -> Bool {
    guard columns > 1 else { return rows.canGrow(by: extra) }
    return extra <= RowHeights.largestCount - rowCount && rows.canGrow(by: extra / columns + 1)
  }

  private func checkNumbers(_ first: Double, _ second: Double = 0) throws(SceneError) {
    let limit = RowHeights.largestTotal
    // What is no number is not within a limit either.
    guard abs(first) <= limit, abs(second) <= limit else { throw .numberOutOfRange }
  }
}
