/// The rows that a list keeps ready: those in view, and as it scrolls the next ones, so that they come
/// some at a time instead of one in each frame.
///
/// Several at once cost less than one by one: the code and the data that lay rows out are in the
/// processor's caches then.
public struct RowsAhead: Sendable {
  /// The share of the view that the next rows may be as long as; chosen here.
  static let share = 0.125

  /// The most rows that are made at once, however low they are; chosen here.
  private static let most = 16.0

  /// The rows that are ready.
  public private(set) var ready = 0..<0

  /// No rows.
  public init() {}

  /// Follows a list of `count` rows of which those of `visible` are in view, each `height` points long
  /// in a view of `length` points; returns the rows that are ready then.
  ///
  /// Only a list that scrolls farther gets rows ahead; one that begins or jumps gets those in view.
  public mutating func follow(
    visible: Range<Int>, count: Int, height: Double, length: Double
  ) -> Range<Int> {
    guard ready.overlaps(visible), ready.upperBound <= count else {
      ready = visible
      return ready
    }
    let (isBefore, isAfter) = (
      visible.lowerBound < ready.lowerBound, visible.upperBound > ready.upperBound
    )
    let fitting = height > 0 ? length * Self.share / height : 0
    let more = fitting >= 1 ? Int(min(fitting, Self.most)) : 0
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
