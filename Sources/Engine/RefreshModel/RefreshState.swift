/// The state of a refresh control.
///
/// The raw value is its name in traces.
///
/// Source: replay contract, Exactly 13 and Trace.
public enum RefreshState: String, CaseIterable, Sendable {
  /// At rest, or pulled less than the trigger distance.
  case idle
  /// Pulled past the trigger, and not released yet.
  case pulling
  /// Asked to refresh before the control could be shown.
  case willRefresh = "will-refresh"
  /// Refreshing, including the opening.
  case refreshing
  /// Showing temporarily that the refresh succeeded.
  case success
  /// Showing temporarily that the refresh failed.
  case failure
  /// A footer with nothing more to load.
  case noMoreData = "no-more-data"
  /// Pulled past the distance of the page behind the header, and not released yet.
  case floorArmed = "floor-armed"
  /// The page behind the header is open or opening.
  case floorOpen = "floor"

  /// Whether a release would now fire the control or open the page behind it.
  public var isArmed: Bool { self == .pulling || self == .floorArmed }

  /// Whether work is running, or is requested but not shown yet.
  public var isRefreshing: Bool { self == .refreshing || self == .willRefresh }
}
