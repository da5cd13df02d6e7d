import SceneModel

/// Rows that have come beside each other, and that a list holds back from its engine until somebody asks
/// for it: thousands that a program inserts one by one are one event then.
struct HeldRows {
  /// The most rows that are held back at a time; chosen here.
  static let most = 65_536

  private var index = 0
  /// The number of rows.
  private(set) var count = 0
  /// The engine's time at which the first came, 0 without any.
  private(set) var time = 0.0

  /// No rows.
  init() {}

  /// `count` rows that have come at `time`; nil where these are too many, or fewer than none.
  init?(_ count: Int, at index: Int, time: Double) {
    guard (0...Self.most).contains(count) else { return nil }
    (self.index, self.count, self.time) = (index, count, time)
  }

  /// There are none.
  var isEmpty: Bool { count == 0 }

  /// All of them in one event.
  var event: SceneEvent { .insertRows(at: index, count: count) }

  /// As many as may ever be held back with these.
  var mostEvent: SceneEvent { .insertRows(at: index, count: Self.most) }

  /// Adds `more` rows that come at `place`; false where they are not beside these, there would be too
  /// many, or there are none to be beside.
  mutating func join(_ more: Int, at place: Int) -> Bool {
    guard count > 0, place >= index, place <= index + count, more >= 0, more <= Self.most - count
    else { return false }
    count += more
    return true
  }
}
