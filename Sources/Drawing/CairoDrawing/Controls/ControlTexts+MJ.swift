import Translations

/// MJRefresh's texts; texts for results and horizontal lists are Tug's.
///
/// Source: refresh controls reference, 1.1.3, in English, Chinese, Korean, Russian, Ukrainian and
/// Japanese; the other languages are this project's.
extension ControlTexts {
  /// The texts of MJRefresh's header.
  public static let mjHeader = header(
    idle: Message("HeaderIdle", "Pull down to refresh"),
    pulling: Message("HeaderPulling", "Release to refresh"),
    refreshing: Message("HeaderRefreshing", "Loading..."),
    sidewaysIdle: Message("HeaderIdleSideways", "Pull to refresh"))

  /// The texts of MJRefresh's back footer.
  public static let mjBackFooter = ControlTexts(
    idle: Message("BackFooterIdle", "Pull up to load more"),
    pulling: Message("BackFooterPulling", "Release to load more"),
    refreshing: Message("BackFooterRefreshing", "Loading..."),
    failure: .loadingFailed,
    noMoreData: Message("BackFooterNoMoreData", "No more data"),
    sidewaysIdle: Message("BackFooterIdleSideways", "Pull to load more"))

  /// The texts of MJRefresh's automatic footer.
  public static let mjAutoFooter = ControlTexts(
    idle: mjAutoFooterIdle, pulling: mjAutoFooterIdle,
    refreshing: Message("AutoFooterRefreshing", "Loading..."),
    failure: .loadingFailed,
    noMoreData: Message("AutoFooterNoMoreData", "No more data"),
    sidewaysIdle: Message("AutoFooterIdleSideways", "Tap or pull to load more"))

  private static let mjAutoFooterIdle = Message("AutoFooterIdle", "Tap or pull up to load more")

  /// The texts of MJRefresh's trailer; the reference has no English ones.
  public static let mjTrailer = ControlTexts(
    idle: Message("TrailerIdle", "Pull to see details"),
    pulling: mjTrailerPulling, refreshing: mjTrailerPulling,
    failure: .loadingFailed, noMoreData: .noMoreData)

  private static let mjTrailerPulling = Message("TrailerPulling", "Release to see details")

  /// Returns the texts of a header whose system defines no texts for results and the second floor.
  static func header(
    idle: Message, pulling: Message, refreshing: Message, sidewaysIdle: Message
  ) -> ControlTexts {
    ControlTexts(
      idle: idle, pulling: pulling, refreshing: refreshing, success: .refreshSucceeded,
      failure: .refreshFailed, floorArmed: .floorArmed, floorOpen: .floorOpen,
      sidewaysIdle: sidewaysIdle)
  }
}

/// Texts that several systems share because these systems do not define them.
extension Message {
  static let refreshSucceeded = Message("RefreshSucceeded", "Refresh succeeded")
  static let refreshFailed = Message("RefreshFailed", "Refresh failed")
  static let loadingFailed = Message("LoadingFailed", "Loading failed")
  static let noMoreData = Message("NoMoreData", "No more data")
  /// Source: refresh controls reference, 1.9 (Release To Second Floor).
  static let floorArmed = Message("FloorArmed", "Release to open")
  static let floorOpen = Message("FloorOpen", "Second floor")
}
