import RefreshModel
import ScrollModel

/// The validation of events.
///
/// A refused event does not change the scene.
extension Scene {
  /// Throws if an event must not happen at `time`, `late` seconds late.
  package func checkTime(_ time: Double, _ late: Double) throws(SceneError) {
    guard time.isFinite, late.isFinite, late >= 0 else { throw .numberOutOfRange }
    guard time >= self.time else { throw .timeRunsBackwards }
  }

  /// The largest valid offset or length, in points: 2^53, above which numbers are not exact.
  public static let largestLength = 9_007_199_254_740_992.0

  /// Returns whether the scene would accept `event` now.
  package func accepts(_ event: SceneEvent) -> Bool { (try? check(event)) != nil }

  /// Throws the reason why the scene would refuse `event` now.
  func check(_ event: SceneEvent) throws(SceneError) {
    switch event {
    case .press(let point, _):
      try Self.check(point)
      if container.isPressed { throw .alreadyPressed }
      if container.isIndicatorHeld { throw .alreadyHeld }
    case .move(let point), .release(let point):
      try Self.check(point)
      if !container.isPressed { throw .notPressed }
    case .cancel:
      if !container.isPressed { throw .notPressed }
    case .pointer(let point), .secondaryPress(let point):
      try Self.check(point)
    case .pan(let dx, let dy):
      try Self.checkNumbers(dx, dy)
      if container.isPressed || container.isIndicatorHeld { throw .alreadyHeld }
    case .panEnd, .panCancel:
      // While scrolling is disabled, the begin of the pan had no effect, so its end is allowed too.
      if !container.isPanning, container.isScrollEnabled { throw .notPanning }
    case .wheel(let number), .glide(let number):
      try Self.checkNumbers(number)
    case .setInset(_, let value, let duration):
      try Self.checkNumbers(value, duration ?? 0)
      if let duration, duration < 0 { throw .numberOutOfRange }
    case .setInsets(let insets, let duration):
      try Self.checkNumbers(insets.top, insets.bottom)
      try Self.checkNumbers(duration ?? 0)
      if let duration, duration < 0 { throw .numberOutOfRange }
    case .setContent(let length, let shift):
      try Self.checkNumbers(length, shift)
      if length < 0 { throw .numberOutOfRange }
    case .setOffset(let offset, _), .setTarget(let offset), .scrollbar(let offset):
      try Self.checkNumbers(offset)
    case .setClock(let clock):
      try Self.checkNumbers(clock)
    case .set(let option):
      if !option.isUsable { throw .numberOutOfRange }
    case .resize(let width, let height):
      try Self.checkNumbers(width, height)
      if width < 0 || height < 0 { throw .numberOutOfRange }
    case .setControl(_, let policy):
      if let policy, !policy.isUsable { throw .numberOutOfRange }
    case .tune(_, let policy):
      if !policy.isUsable { throw .numberOutOfRange }
    case .end(_, _, let delay):
      try Self.checkNumbers(delay)
      if delay < 0 { throw .numberOutOfRange }
    case .longPress:
      if !container.isPressed { throw .notPressed }
    case .pressIndicator(let point):
      try Self.check(point)
      if container.isPressed || container.isIndicatorHeld { throw .alreadyHeld }
    case .moveIndicator(let point):
      try Self.check(point)
      if !container.isIndicatorHeld { throw .notPressed }
    case .releaseIndicator:
      if !container.isIndicatorHeld { throw .notPressed }
    case .showRange(let start, let length, _):
      try Self.checkNumbers(start, length)
      if length < 0 { throw .numberOutOfRange }
    case .setRowHeight, .estimateRowHeight, .measureRows, .forgetHeights, .setRows, .insertRows,
      .removeRows, .replaceRows, .select, .focus, .showRow:
      try checkRows(event)
    case .setSections(let sections):
      if !sections.allSatisfy({ (0..<rowCount).contains($0) }) { throw .rowOutOfRange }
    case .restore(let snapshot, _):
      try Self.checkNumbers(snapshot.offsetInRow, snapshot.lastUpdated ?? 0)
      if snapshot.firstRow < 0 { throw .rowOutOfRange }
    case .setBlock(_, let length):
      try Self.checkNumbers(length)
      if length < 0 { throw .numberOutOfRange }
    case .setContentLength(let length):
      try Self.checkNumbers(length ?? 0)
      if let length, length < 0 { throw .numberOutOfRange }
    case .key, .pointerLeft, .begin, .fill, .openFloor, .closeFloor, .setNoMoreData,
      .resetNoMoreData,
      .setLastUpdated, .shown, .hidden:
      break
    }
  }

  /// Throws if a coordinate is not finite or too large.
  private static func check(_ point: Point) throws(SceneError) {
    try checkNumbers(point.x, point.y)
  }

  /// Throws if a number is not finite or too large.
  package static func checkNumbers(
    _ first: Double, _ second: Double = 0
  ) throws(SceneError) {
    // This comparison is also false if a number is NaN.
    guard abs(first) <= largestLength, abs(second) <= largestLength else {
      throw .numberOutOfRange
    }
  }

  // MARK: Rows

  private func checkRows(_ event: SceneEvent) throws(SceneError) {
    switch event {
    case .setRowHeight(let height), .estimateRowHeight(let height):
      if !(height > 0 && height <= RowHeights.largestCommonHeight)
        || height * Double(rowCount) > RowHeights.largestTotal
      {
        throw .numberOutOfRange
      }
    case .measureRows(let first, let heights):
      try checkRows(from: first, count: heights.count)
      if columns > 1 {
        guard rows.estimatedHeight != nil else { throw .gridNeedsEstimates }
        guard layout.areWholeLines(first: first, count: heights.count) else { throw .partOfLine }
      }
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
      // Without removed rows, `kept` names rows that were removed earlier.
      let old = removed > 0 ? index..<(index + removed) : 0..<Int.max
      let new = index..<(index + added)
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
