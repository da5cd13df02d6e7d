import ScrollModel

/// A rectangle that the pointer draws over rows, selecting the rows that it touches.
///
/// Positions are points in the content, along the axis from the content's start and across it.
struct SelectionRectangle: Equatable, Sendable {
  /// Automatic scrolling at a constant speed, while the pointer stays near the viewport's edge.
  struct Scroll: Equatable, Sendable {
    /// The speed in points per second, above 0 towards the content's end.
    var speed: Double
    /// The content offset at the start of the scrolling.
    var offset: Double
    /// The start time in seconds.
    var start: Double

    /// Returns the content offset at `time`, clamped to `range`.
    func offset(at time: Double, in range: ClosedRange<Double>) -> Double {
      min(max(offset + speed * (time - start), range.lowerBound), range.upperBound)
    }
  }

  /// The distance from the viewport's edge within which the pointer scrolls the list, in points.
  ///
  /// Source: GTK 3.24, gtktreeview.c, twice `SCROLL_EDGE_SIZE`.
  static let edge = 30.0
  /// The scroll speed for each point that the pointer is past the boundary at ``edge``, per second.
  ///
  /// Source: GTK 3.24, gtktreeview.c, which scrolls by that distance every 150 milliseconds.
  static let scrollRate = 1 / 0.15

  /// The position at which the drag began.
  var start: Place
  /// The position of the pointer, in points of the viewport.
  var pointer: Point
  /// The rows that were selected before the drag.
  var base: RowSet
  /// Whether touched rows change between selected and not selected.
  let toggles: Bool
  /// Whether touched rows are added to the previous selection.
  let adds: Bool
  /// The lines and columns touched at the last update, or `nil` if none were touched or the rows
  /// have changed.
  var touched: Touched?
  /// The running automatic scrolling, or `nil` if there is none.
  var scroll: Scroll?

  /// The rows in the intersection of a range of lines and a range of columns.
  struct Touched: Equatable, Sendable {
    var lines: Range<Int>
    var columns: Range<Int>

    /// Returns the rows as a set, for a grid of `count` rows in `width` columns.
    func rows(columns width: Int, count: Int) -> RowSet {
      if columns.count == width {
        return RowSet(lines.lowerBound * width..<min(lines.upperBound * width, count))
      }
      var rows = RowSet()
      for line in lines {
        let first = line * width
        rows.insert(
          min(first + columns.lowerBound, count)..<min(first + columns.upperBound, count))
      }
      return rows
    }
  }

  /// Returns the selection while the rectangle touches `rows`.
  func selection(touching rows: RowSet) -> RowSet {
    if toggles { return base.symmetricDifference(rows) }
    guard adds else { return rows }
    var all = base
    for range in rows.ranges { all.insert(range) }
    return all
  }

  /// Returns the speed of automatic scrolling for a pointer at `along` in a viewport of `length`
  /// points.
  ///
  /// The drag began `start` points from the viewport's start. The speed is 0 away from the edges,
  /// and while the pointer is near an edge but has not moved towards it from `start`.
  static func speed(along: Double, start: Double, length: Double) -> Double {
    if along < edge, along < start { return (along - edge) * scrollRate }
    let last = length - edge
    return along > last && along > start ? (along - last) * scrollRate : 0
  }
}
