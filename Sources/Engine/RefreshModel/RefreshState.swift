/// The state of a refresh control; the raw value is its name in traces.
///
/// Source: replay contract, Exactly 13 and Trace.
public enum RefreshState: String, CaseIterable, Sendable {
  /// At rest, or pulled less than the trigger distance.
  case idle
  /// Pulled past the trigger by a finger that still holds.
  case pulling
  /// Asked to refresh before it could be shown.
  case willRefresh = "will-refresh"
  /// Refreshing, from the release on (opening included).
  case refreshing
  /// Showing for a while that the refresh succeeded.
  case success
  /// Showing for a while that the refresh failed.
  case failure
  /// A footer that has nothing more to load.
  case noMoreData = "no-more-data"
  /// Pulled past the second floor's distance by a finger that still holds.
  case floorArmed = "floor-armed"
  /// The page behind the header is open, or opens.
  case floorOpen = "floor"

  /// True where letting go now fires something.
  public var isArmed: Bool { self == .pulling || self == .floorArmed }

  /// True while the work goes on, or is asked for and not yet shown.
  public var isRefreshing: Bool { self == .refreshing || self == .willRefresh }
}
