/// The order in which feeds are fetched: several at a time, but few of one host.
struct FetchQueue {
  /// The maximum number of feeds that are fetched at a time.
  static let maximum = 6
  /// The maximum number of feeds of one host that are fetched at a time.
  static let maximumOfHost = 2

  private let hosts: [String]
  private var waiting: [Int]
  private var running: [String: Int] = [:]

  /// Creates a queue of feeds with these hosts.
  init(hosts: [String]) {
    self.hosts = hosts
    waiting = Array(hosts.indices)
  }

  /// Removes the next feed that may be fetched now, and returns its index.
  ///
  /// Returns `nil` if no feed is left or all must wait until another has been fetched.
  mutating func next() -> Int? {
    guard running.values.reduce(0, +) < Self.maximum,
      let place = waiting.firstIndex(where: { running[hosts[$0], default: 0] < Self.maximumOfHost })
    else { return nil }
    let index = waiting.remove(at: place)
    running[hosts[index], default: 0] += 1
    return index
  }

  /// Notes that the feed with this index has been fetched.
  mutating func end(_ index: Int) { running[hosts[index], default: 0] -= 1 }
}
