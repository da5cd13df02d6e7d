/// When lists were last refreshed, by the keys that programs give them: the same for all lists of a
/// process, and kept in the user's state folder.
@MainActor final class LastUpdatedStore {
  /// The process's.
  static let shared = LastUpdatedStore(file: LastUpdatedFile())

  private struct Follower {
    weak var list: ListViewPeer?
  }

  private let file: LastUpdatedFile
  private var times: [String: Double]?
  private var followers: [Follower] = []

  /// The store that is kept in `file`, which is read when the first key is asked for.
  init(file: LastUpdatedFile) {
    self.file = file
  }

  /// The time of `key` in seconds since 1970 UTC; nil where there is none.
  func time(of key: String) -> Double? {
    if let times { return times[key] }
    let read = file.read()
    times = read
    return read[key]
  }

  /// Keeps `time` for `key`, or forgets it, and tells all lists that have the key.
  func set(_ time: Double?, of key: String) {
    guard self.time(of: key) != time else { return }
    times?[key] = time
    file.write(time, of: key)
    for follower in followers { follower.list?.lastUpdatedChanged(of: key) }
  }

  /// Tells `list` from now on what is set, as long as it lives.
  func tell(_ list: ListViewPeer) {
    followers.removeAll { $0.list == nil || $0.list === list }
    followers.append(Follower(list: list))
  }
}
