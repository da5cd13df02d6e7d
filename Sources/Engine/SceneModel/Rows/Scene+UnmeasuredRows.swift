import ScrollModel

/// The times at which the running motion scrolls rows into view whose heights are estimated.
extension Scene {
  /// The assumed frame rate of the display, per second.
  ///
  /// Tug's choice.
  private static let framesPerSecond = 60.0

  /// Returns the first row of the next line that comes into view up to `time` without being
  /// measured, and when.
  ///
  /// Returns `nil` if there is none, or if rows pass so fast that a display could not show each of
  /// them.
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

  /// Returns the next unmeasured line that enters at the viewport's end on the way to `offset`.
  private func nextArrival(below offset: Double) -> (row: Int, time: Double)? {
    let length = container.viewportLength
    var row = visibleRows.upperBound
    while row < rowCount, contentStart(ofRow: row) < offset + length {
      if !layout.isMeasured(row) {
        let edge = contentStart(ofRow: row) - length
        return container.time(ofReaching: edge, towards: .bottom).map { (row, $0) }
      }
      row += columns
    }
    return nil
  }

  /// Returns the next unmeasured line that enters at the viewport's start on the way to `offset`.
  private func nextArrival(above offset: Double) -> (row: Int, time: Double)? {
    var row = visibleRows.lowerBound - columns
    while row >= 0, contentStart(ofRow: row + columns) > offset {
      if !layout.isMeasured(row) {
        let edge = contentStart(ofRow: row + columns)
        return container.time(ofReaching: edge, towards: .top).map { (row, $0) }
      }
      row -= columns
    }
    return nil
  }
}
