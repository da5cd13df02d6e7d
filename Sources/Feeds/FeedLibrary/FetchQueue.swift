/// The order in which feeds are fetched: several at a time, but few of one host.
///
/// - Complexity: All feeds together take O(*n*) in their number.
struct FetchQueue {
  /// The maximum number of feeds that are fetched at a time.
  static let maximum = 6
  /// The maximum number of feeds of one host that are fetched at a time.
  static let maximumOfHost = 2

  /// The feeds of one host.
  private struct Host {
    /// The number of feeds that are being fetched.
    var running = 0
    /// The feeds that were passed over because others of the host were being fetched.
    var passed: [Int] = []
    /// The number of `passed` feeds that have been removed from the queue since.
    var taken = 0

    /// The first feed that was passed over and may be fetched now, or `nil` if there is none.
    var next: Int? {
      running < FetchQueue.maximumOfHost && taken < passed.count ? passed[taken] : nil
    }
  }

  private let names: [String]
  private var hosts: [String: Host] = [:]
  /// The first feed that has been neither fetched nor passed over.
  private var place = 0
  private var runningCount = 0
  /// The hosts with a feed that was passed over and may be fetched now.
  ///
  /// ``next()`` takes these first, so there are at most ``maximum``.
  private var freed: Set<String> = []
  /// The number of feeds that were looked at.
  private(set) var steps = 0

  /// Creates a queue of feeds with these hosts.
  init(hosts: [String]) { names = hosts }

  /// Removes the next feed that may be fetched now, and returns its index.
  ///
  /// Returns `nil` if no feed is left or all must wait until another has been fetched.
  mutating func next() -> Int? {
    guard runningCount < Self.maximum else { return nil }
    steps += freed.count
    if let index = freed.compactMap({ hosts[$0]?.next }).min() {
      hosts[names[index]]?.taken += 1
      return begin(index)
    }
    while place < names.count {
      let (index, name) = (place, names[place])
      place += 1
      steps += 1
      if hosts[name, default: Host()].running < Self.maximumOfHost { return begin(index) }
      hosts[name]?.passed.append(index)
    }
    return nil
  }

  private mutating func begin(_ index: Int) -> Int {
    runningCount += 1
    count(1, of: names[index])
    return index
  }

  /// Notes that the feed with this index has been fetched.
  mutating func end(_ index: Int) {
    runningCount -= 1
    count(-1, of: names[index])
  }

  /// Changes the number of feeds of a host that are being fetched.
  private mutating func count(_ change: Int, of name: String) {
    hosts[name, default: Host()].running += change
    if hosts[name]?.next == nil { freed.remove(name) } else { freed.insert(name) }
  }
}
