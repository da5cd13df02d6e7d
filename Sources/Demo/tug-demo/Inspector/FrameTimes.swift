/// How long the last frames took, in seconds.
struct FrameTimes {
  /// The frames that are kept: two seconds of most displays; chosen here.
  static let capacity = 120

  /// The seconds of each, the oldest first.
  private(set) var seconds: [Double] = []

  /// Adds a frame; a time that is not finite or below 0 counts as 0.
  mutating func add(_ time: Double) {
    if seconds.count == Self.capacity { seconds.removeFirst() }
    seconds.append(time.isFinite ? max(time, 0) : 0)
  }

  /// The longest of them; 0 for none.
  var longest: Double { seconds.max() ?? 0 }

  /// Those that took longer than `budget` seconds.
  func late(than budget: Double) -> Int { seconds.filter { $0 > budget }.count }
}
