/// The durations of the most recent frames, in seconds.
struct FrameTimes {
  /// The maximum number of frames: two seconds on most displays.
  static let capacity = 120

  /// The durations in seconds, oldest first.
  private(set) var seconds: [Double] = []

  /// Adds a frame.
  ///
  /// Negative durations, and durations that are not finite, count as 0.
  mutating func add(_ time: Double) {
    if seconds.count == Self.capacity { seconds.removeFirst() }
    seconds.append(time.isFinite ? max(time, 0) : 0)
  }

  /// The longest duration, or 0 if there are no frames.
  var longest: Double { seconds.max() ?? 0 }

  /// Returns the number of frames longer than `budget` seconds.
  func late(than budget: Double) -> Int { seconds.filter { $0 > budget }.count }
}
