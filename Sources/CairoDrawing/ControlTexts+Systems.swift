/// The words of the systems whose documents have some; what they lack is this project's own.
extension ControlTexts {
  /// MJRefresh's automatic footer in English; a failure and horizontal lists have this project's
  /// own words.
  ///
  /// Source: refresh controls reference, 1.1.3.
  public static let mjAutoFooter = ControlTexts(
    idle: "Tap or pull up to load more", pulling: "Tap or pull up to load more",
    refreshing: "Loading...", failure: "Loading failed", noMoreData: "No more data",
    sidewaysIdle: "Tap or pull to load more")

  /// MJRefresh's trailer in English, in this project's own words: its document has Chinese only.
  ///
  /// Source: refresh controls reference, 1.1.3 (a refresh has the armed state's title).
  public static let mjTrailer = ControlTexts(
    idle: "Pull to see details", pulling: "Release to see details",
    refreshing: "Release to see details", failure: "Loading failed", noMoreData: "No more data")

  /// SVPullToRefresh; results have this project's own words.
  ///
  /// Source: refresh controls reference, 1.6.
  public static let svPull = ControlTexts(
    idle: "Pull to refresh...", pulling: "Release to refresh...", refreshing: "Loading...",
    success: "Refresh succeeded", failure: "Refresh failed", noMoreData: "No more data")

  /// SVInfiniteScrolling, which has no words: this project's own for the two states in which
  /// nothing turns.
  public static let svInfinite = ControlTexts(
    idle: "", pulling: "", refreshing: "", failure: "Loading failed", noMoreData: "No more data")

  /// cjrefresh's header; results have this project's own words.
  ///
  /// Source: refresh controls reference, 1.4.
  public static let cjHeader = ControlTexts(
    idle: "idle", pulling: "pulling", refreshing: "refreshing", success: "refreshed",
    failure: "failed", noMoreData: "no more data")

  /// cjrefresh's footer, in its header's words; the rest are this project's own.
  ///
  /// Source: refresh controls reference, 1.4.
  public static let cjFooter = ControlTexts(
    idle: "idle", pulling: "pulling", refreshing: "refreshing", success: "loaded",
    failure: "failed", noMoreData: "no more data")

  /// The default header: nothing while it is pulled, where the ring tells all.
  public static let nativeHeader = ControlTexts(
    idle: "", pulling: "", refreshing: "", success: "Up to date", failure: "Could not refresh",
    noMoreData: "Nothing more to show")

  /// The default footer: nothing while it is pulled, where the ring tells all.
  public static let nativeFooter = ControlTexts(
    idle: "", pulling: "", refreshing: "", success: "", failure: "Could not load more",
    noMoreData: "Nothing more to show")
}
