/// The range of rows that a list keeps laid out: the visible ones and, while it scrolls, the next
/// ones in batches.
///
/// A batch costs less than laying out one row per frame, because the layout code and data then stay
/// in the CPU caches.
package struct RowsAhead: Sendable {
  /// The length of a batch as a fraction of the view's length; chosen here.
  static let fraction = 0.125

  /// The maximum number of rows in a batch; chosen here.
  private static let maximum = 16.0

  /// The rows that are laid out.
  package private(set) var ready = 0..<0

  /// Creates an empty range.
  package init() {}

  /// Updates the range for a list of `count` rows that shows `visible`, and returns it.
  ///
  /// Rows are `height` points long, the view is `length` points long. A batch is added only when
  /// the list scrolls beyond the range; after a jump the range is exactly `visible`.
  package mutating func update(
    visible: Range<Int>, count: Int, height: Double, length: Double
  ) -> Range<Int> {
    guard ready.overlaps(visible), ready.upperBound <= count else {
      ready = visible
      return ready
    }
    let (isBefore, isAfter) = (
      visible.lowerBound < ready.lowerBound, visible.upperBound > ready.upperBound
    )
    let fitting = height > 0 ? length * Self.fraction / height : 0
    let more = fitting >= 1 ? Int(min(fitting, Self.maximum)) : 0
    switch (isBefore, isAfter) {
    case (true, true): ready = visible
    case (true, false): ready = max(visible.lowerBound - more, 0)..<visible.upperBound
    case (false, true): ready = visible.lowerBound..<min(visible.upperBound + more, count)
    case (false, false) where ready.count > visible.count + 2 * more + 2: ready = visible
    case (false, false): break
    }
    return ready
  }
}
