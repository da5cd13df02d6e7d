import ScrollModel

/// The moments at which the running motion brings rows into view whose heights are estimated.
extension Scene {
  /// The frames a second of a display on which such rows are shown; chosen here.
  private static let framesPerSecond = 60.0

  /// The next row to come into view up to `time` that is not measured yet, and when it does; nil for
  /// none, and where rows go by so fast that no display would show each.
  ///
  /// Source: architecture, rule 3 (thresholds are found inside the frame).
  public func nextArrival(until time: Double) -> (row: Int, time: Double)? {
    guard rows.hasEstimates, ownContentLength == nil, let end = container.motionEnd else {
      return nil
    }
    let last = min(time, end)
    let (start, stop) = (container.contentOffset, container.offset(at: last))
    let frames = max((last - self.time) * Self.framesPerSecond, 1)
    guard start != stop, abs(stop - start) <= frames * container.viewportLength else { return nil }
    return start < stop ? nextArrival(below: stop) : nextArrival(above: stop)
  }

  /// The next row that comes in at the viewport's end on the way to `offset`.
  private func nextArrival(below offset: Double) -> (row: Int, time: Double)? {
    let length = container.viewportLength
    var row = visibleRows.upperBound
    while row < rowCount, contentStart(ofRow: row) < offset + length {
      if !rows.isMeasured(row) {
        let edge = contentStart(ofRow: row) - length
        return container.time(ofReaching: edge, towards: .bottom).map { (row, $0) }
      }
      row += 1
    }
    return nil
  }

  /// The next row that comes in at the viewport's start on the way to `offset`.
  private func nextArrival(above offset: Double) -> (row: Int, time: Double)? {
    var row = visibleRows.lowerBound - 1
    while row >= 0, contentStart(ofRow: row + 1) > offset {
      if !rows.isMeasured(row) {
        let edge = contentStart(ofRow: row + 1)
        return container.time(ofReaching: edge, towards: .top).map { (row, $0) }
      }
      row -= 1
    }
    return nil
  }
}
