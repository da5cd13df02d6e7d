import CGtk
import ScrollModel

/// The times of the last refreshes by key.
///
/// All lists with the same store share them.
@MainActor enum LastUpdatedStore {
  /// The store of headers without their own store, or `nil` to use ``file``.
  static var chosen: (any LastUpdatedStoring)? {
    didSet {
      followers.forEach { $0.updateLastUpdated() }
    }
  }

  /// The file in the user's state folder.
  static let file = LastUpdatedFile()

  private static var followers = Followers<ControlHost>()
  /// The stores with a failure that was already logged.
  private static var warned: Set<ObjectIdentifier> = []

  /// The seconds by which a time may lie in the future, because a different clock may have set it.
  private static let clockDifference = 60.0

  /// Returns the time of `key` in seconds since 1970 UTC, or `nil` if there is none or it lies in
  /// the future.
  static func time(of key: String, in store: any LastUpdatedStoring) -> Double? {
    do {
      let latest = WallClock.now + Self.clockDifference
      return try store.lastUpdated(for: key).flatMap { $0 <= latest && $0.isFinite ? $0 : nil }
    } catch {
      warn(of: store, "read", error)
      return nil
    }
  }

  /// Stores `time` for `key`, or removes the key if `time` is `nil`.
  ///
  /// Notifies all lists with the key.
  static func set(_ time: Double?, of key: String, in store: any LastUpdatedStoring) {
    guard self.time(of: key, in: store) != time else { return }
    do {
      try store.setLastUpdated(time, for: key)
    } catch {
      warn(of: store, "store", error)
    }
    followers.forEach { $0.lastUpdatedChanged(of: key, in: store, to: time) }
  }

  /// Notifies `controls` of all changes, as long as it lives.
  static func add(_ controls: ControlHost) {
    followers.add(controls)
  }

  private static func warn(of store: any LastUpdatedStoring, _ verb: String, _ error: any Error) {
    guard warned.insert(ObjectIdentifier(store)).inserted else { return }
    _tug_warning(
      "\(type(of: store)) cannot \(verb) the time of a list's last refresh: \(error). The time is lost "
        + "when the list is destroyed")
  }
}
