import SceneModel

/// Adjacent inserted rows that a list has not passed to its engine yet.
///
/// A program may insert thousands of rows one by one. The list holds them until a caller asks about
/// rows, and then passes them to the engine as one event.
struct HeldRows {
  /// The maximum number of rows that are held at a time.
  static let maximumCount = 65_536

  private var index = 0
  private(set) var count = 0
  /// The engine's time at which the first row was inserted, or 0 if no rows are held.
  private(set) var time = 0.0

  init() {}

  /// Holds `count` rows that were inserted at `time`.
  ///
  /// Returns `nil` if `count` is negative or exceeds ``maximumCount``.
  init?(_ count: Int, at index: Int, time: Double) {
    guard (0...Self.maximumCount).contains(count) else { return nil }
    (self.index, self.count, self.time) = (index, count, time)
  }

  var isEmpty: Bool { count == 0 }

  /// The event that inserts all held rows.
  var event: SceneEvent { .insertRows(at: index, count: count) }

  /// The event that inserts the maximum number of rows at this index.
  var largestEvent: SceneEvent { .insertRows(at: index, count: Self.maximumCount) }

  /// Adds `more` rows at index `place`.
  ///
  /// Returns `false` and changes nothing if no rows are held, if `place` is not adjacent to them,
  /// or if the total would exceed ``maximumCount``.
  mutating func join(_ more: Int, at place: Int) -> Bool {
    guard count > 0, place >= index, place <= index + count, more >= 0,
      more <= Self.maximumCount - count
    else { return false }
    count += more
    return true
  }
}
