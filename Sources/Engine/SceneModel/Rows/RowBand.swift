/// A band that the pointer draws over rows, which selects those that it touches.
///
/// Its places are in the content: points along the axis from the content's start, and across it.
struct RowBand: Equatable, Sendable {
  /// A scrolling by a pointer that stays near the viewport's edge: at one speed from one moment on.
  struct Scroll: Equatable, Sendable {
    /// Points per second, above 0 towards the content's end.
    var speed: Double
    /// Where the list was at its begin.
    var offset: Double
    /// Its begin in seconds.
    var start: Double

    /// Where it has led to at `time`, within `range`.
    func offset(at time: Double, in range: ClosedRange<Double>) -> Double {
      min(max(offset + speed * (time - start), range.lowerBound), range.upperBound)
    }
  }

  /// Points from the viewport's edge within which the pointer scrolls the list.
  ///
  /// Source: GTK 3.24, gtktreeview.c, twice `SCROLL_EDGE_SIZE`.
  static let edge = 30.0
  /// The share of its distance from there that it scrolls by in a second.
  ///
  /// Source: GTK 3.24, gtktreeview.c: all of it in each 150 milliseconds.
  static let scrollRate = 1 / 0.15

  /// Where it began.
  var start: (along: Double, across: Double)
  /// Where the pointer is, in points of the viewport.
  var pointer: (x: Double, y: Double)
  /// The rows that were selected before it.
  var base: RowSet
  /// It turns the selection of rows round.
  let toggles: Bool
  /// It adds to the rows that were selected.
  let adds: Bool
  /// The lines and columns that it touches, as far as they are known.
  var touched: Touched?
  /// How it scrolls the list; nil where it does not.
  var scroll: Scroll?

  /// What a band touches: the rows where these lines and columns meet.
  struct Touched: Equatable, Sendable {
    var lines: Range<Int>
    var columns: Range<Int>

    /// The rows, of `count` in lines of `breadth`.
    func rows(breadth: Int, count: Int) -> RowSet {
      if columns.count == breadth {
        return RowSet(lines.lowerBound * breadth..<min(lines.upperBound * breadth, count))
      }
      var rows = RowSet()
      for line in lines {
        let first = line * breadth
        rows.insert(
          min(first + columns.lowerBound, count)..<min(first + columns.upperBound, count))
      }
      return rows
    }
  }

  /// The selection while it touches `rows`.
  func selection(touching rows: RowSet) -> RowSet {
    if toggles { return base.symmetricDifference(rows) }
    guard adds else { return rows }
    var all = base
    for range in rows.ranges { all.insert(range) }
    return all
  }

  /// The speed of the scrolling by a pointer at `along` in a viewport of `length` points, for a band that
  /// began at `start` points from its start: 0 away from the edges, and at the edge behind it.
  static func speed(along: Double, start: Double, length: Double) -> Double {
    if along < edge, along < start { return (along - edge) * scrollRate }
    let last = length - edge
    return along > last && along > start ? (along - last) * scrollRate : 0
  }

  static func == (a: RowBand, b: RowBand) -> Bool {
    a.start == b.start && a.pointer == b.pointer && a.base == b.base && a.toggles == b.toggles
      && a.adds == b.adds && a.touched == b.touched && a.scroll == b.scroll
  }
}
