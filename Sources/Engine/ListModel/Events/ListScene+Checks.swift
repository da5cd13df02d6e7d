import PullModel
import RefreshModel
import ScrollModel

/// The checks of events: a refused one leaves the list as it was.
extension ListScene {
  /// True where the list would not refuse `event` now.
  package func accepts(_ event: SceneEvent) -> Bool { (try? check(event)) != nil }

  /// Throws the reason for which the list would refuse `event` now.
  func check(_ event: SceneEvent) throws(SceneError) {
    switch event {
    case .pull(let event): try pull.check(event)
    case .list(let event): try check(event)
    }
  }

  private func check(_ event: ListEvent) throws(SceneError) {
    switch event {
    case .longPress:
      if !container.isPressed { throw .notPressed }
    case .secondaryPress(let x, let y):
      try PullScene.checkNumbers(x, y)
    case .pressIndicator(let x, let y):
      try PullScene.checkNumbers(x, y)
      if container.isPressed || container.isIndicatorHeld { throw .alreadyHeld }
    case .moveIndicator(let x, let y):
      try PullScene.checkNumbers(x, y)
      if !container.isIndicatorHeld { throw .notPressed }
    case .releaseIndicator:
      if !container.isIndicatorHeld { throw .notPressed }
    case .showRange(let start, let length, _):
      try PullScene.checkNumbers(start, length)
      if length < 0 { throw .numberOutOfRange }
    case .set(let option):
      if !option.isUsable { throw .numberOutOfRange }
    case .setRowHeight, .estimateRowHeight, .measureRows, .forgetHeights, .setRows, .insertRows,
      .removeRows, .replaceRows, .select, .focus, .showRow:
      try checkRows(event)
    case .setSections(let sections):
      if !sections.allSatisfy({ (0..<rowCount).contains($0) }) { throw .rowOutOfRange }
    case .restore(let snapshot, _):
      try PullScene.checkNumbers(snapshot.offsetInRow, snapshot.lastUpdated ?? 0)
      if snapshot.firstRow < 0 { throw .rowOutOfRange }
    case .setBlock(_, let length):
      try PullScene.checkNumbers(length)
      if length < 0 { throw .numberOutOfRange }
    case .setContentLength(let length):
      try PullScene.checkNumbers(length ?? 0)
      if let length, length < 0 { throw .numberOutOfRange }
    case .key: break
    }
  }

  private func checkRows(_ event: ListEvent) throws(SceneError) {
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
      if count < 0 || (count > rowCount && !layout.canGrow(by: count - rowCount)) {
        throw .rowOutOfRange
      }
    case .insertRows(let index, let count):
      if count < 0 || !(0...rowCount).contains(index) || !layout.canGrow(by: count) {
        throw .rowOutOfRange
      }
    case .forgetHeights(let index, let count), .removeRows(let index, let count),
      .select(let index, let count, _):
      try checkRows(from: index, count: count)
    case .replaceRows(let index, let removed, let added, let kept):
      try checkRows(from: index, count: removed)
      if added < 0 || added > removed && !layout.canGrow(by: added - removed) {
        throw .rowOutOfRange
      }
      let (old, new) = (index..<(index + removed), index..<(index + added))
      if !kept.allSatisfy({ old.contains($0.from) && new.contains($0.to) })
        || Set(kept.map(\.from)).count < kept.count || Set(kept.map(\.to)).count < kept.count
      {
        throw .rowOutOfRange
      }
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

}
