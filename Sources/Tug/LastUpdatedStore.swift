import CGtk
import ScrollModel

/// When lists were last refreshed, by the keys that programs give them: the same for all lists that
/// have one store.
@MainActor enum LastUpdatedStore {
  /// The store of headers without one of their own; nil is ``file``.
  static var chosen: (any LastUpdatedStoring)? {
    didSet {
      for list in followers { list.followLastUpdated() }
    }
  }

  /// The file in the user's state folder.
  static let file = LastUpdatedFile()

  private static var followers = ListFollowers()
  /// The stores of which was said that they fail.
  private static var warned: Set<ObjectIdentifier> = []

  /// Seconds by which a time may lie ahead of the clock, which others may have set by another; chosen
  /// here.
  private static let clockDifference = 60.0

  /// The time of `key` in seconds since 1970 UTC; nil where there is none, or one that is yet to come.
  static func time(of key: String, in store: any LastUpdatedStoring) -> Double? {
    do {
      let latest = WallClock.now + Self.clockDifference
      return try store.lastUpdated(for: key).flatMap { $0 <= latest && $0.isFinite ? $0 : nil }
    } catch {
      warn(of: store, "read", error)
      return nil
    }
  }

  /// Keeps `time` for `key`, or forgets it, and tells all lists that have the key.
  static func set(_ time: Double?, of key: String, in store: any LastUpdatedStoring) {
    guard self.time(of: key, in: store) != time else { return }
    do {
      try store.setLastUpdated(time, for: key)
    } catch {
      warn(of: store, "kept", error)
    }
    for list in followers { list.lastUpdatedChanged(of: key, in: store, to: time) }
  }

  /// Tells `list` from now on what is set, as long as it lives.
  static func tell(_ list: ListViewPeer) {
    followers.add(list)
  }

  private static func warn(of store: any LastUpdatedStoring, _ verb: String, _ error: any Error) {
    guard warned.insert(ObjectIdentifier(store)).inserted else { return }
    _tug_warning(
      "when a list was last refreshed cannot be \(verb) by \(type(of: store)): \(error). It is known "
        + "as long as the list lives")
  }
}
