import Translations

/// The English texts of the other systems as the reference documents them; missing texts and all
/// other languages are Tug's.
extension ControlTexts {
  /// The texts of EGO's header; texts for results and horizontal lists are Tug's.
  ///
  /// Source: refresh controls reference, 1.2.
  public static let fgHeader = header(
    idle: Message("EGOIdle", "Pull down to refresh..."),
    pulling: Message("EGOPulling", "Release to refresh..."),
    refreshing: Message("EGORefreshing", "Loading..."),
    sidewaysIdle: Message("EGOIdleSideways", "Pull to refresh..."))

  /// The texts of SVPullToRefresh's header; texts for results are Tug's.
  ///
  /// Source: refresh controls reference, 1.6.
  public static let svPull = ControlTexts(
    idle: Message("SVIdle", "Pull to refresh..."),
    pulling: Message("SVPulling", "Release to refresh..."),
    refreshing: Message("SVRefreshing", "Loading..."),
    success: .refreshSucceeded, failure: .refreshFailed, noMoreData: .noMoreData,
    floorArmed: .floorArmed, floorOpen: .floorOpen)

  /// The texts of SVPullToRefresh's footer, which are Tug's: the original's announce a refresh here
  /// too.
  public static let svPullFooter = ControlTexts(
    idle: Message("SVFooterIdle", "Pull up to load more..."),
    pulling: Message("SVFooterPulling", "Release to load more..."),
    refreshing: Message("SVRefreshing", "Loading..."),
    failure: .loadingFailed, noMoreData: .noMoreData,
    sidewaysIdle: Message("SVFooterIdleSideways", "Pull to load more..."))

  /// The texts of CBGeneralRefreshView's footer: only the end of the data has a text, which is
  /// Tug's.
  public static let cbFooter = ControlTexts(
    idle: .empty, pulling: .empty, refreshing: .empty, noMoreData: .noMoreData)

  /// The texts of SVInfiniteScrolling's footer: only the two states without a spinner have one,
  /// which are Tug's.
  public static let svInfinite = ControlTexts(
    idle: .empty, pulling: .empty, refreshing: .empty, failure: .loadingFailed,
    noMoreData: .noMoreData)

  /// The texts of cjrefresh's header, which are the names of its states; texts for results are
  /// Tug's.
  ///
  /// Source: refresh controls reference, 1.4.
  public static let cjHeader = ControlTexts(
    idle: cjIdle, pulling: cjPulling, refreshing: cjRefreshing,
    success: Message("CJRefreshed", "refreshed"), failure: cjFailed, noMoreData: cjNoMoreData,
    floorArmed: .floorArmed, floorOpen: .floorOpen)

  /// The texts of cjrefresh's footer: the header's, and Tug's for other states.
  ///
  /// Source: refresh controls reference, 1.4.
  public static let cjFooter = ControlTexts(
    idle: cjIdle, pulling: cjPulling, refreshing: cjRefreshing,
    success: Message("CJLoaded", "loaded"), failure: cjFailed, noMoreData: cjNoMoreData)

  private static let cjIdle = Message("CJIdle", "idle")
  private static let cjPulling = Message("CJPulling", "pulling")
  private static let cjRefreshing = Message("CJRefreshing", "refreshing")
  private static let cjFailed = Message("CJFailed", "failed")
  private static let cjNoMoreData = Message("CJNoMoreData", "no more data")

  /// The texts of ZCRefresh's header; only the traditional Chinese ones for a pull in a vertical
  /// list are documented, the others are Tug's.
  ///
  /// Source: refresh controls reference, 1.3.
  public static let zcHeader = ControlTexts(
    idle: Message("ZCHeaderIdle", "Pull down to refresh"),
    pulling: Message("ZCHeaderPulling", "Release to refresh"),
    refreshing: Message("ZCHeaderRefreshing", "Refreshing..."),
    success: Message("ZCHeaderSuccess", "Refreshed"), failure: .refreshFailed,
    floorArmed: .floorArmed, floorOpen: .floorOpen,
    sidewaysIdle: Message("ZCHeaderIdleSideways", "Pull to refresh"))

  /// The texts of ZCRefresh's footer, which are Tug's.
  public static let zcFooter = ControlTexts(
    idle: Message("ZCFooterIdle", "Pull up to load more"),
    pulling: Message("ZCFooterPulling", "Release to load more"),
    refreshing: Message("ZCFooterRefreshing", "Loading..."),
    failure: .loadingFailed,
    noMoreData: Message("ZCFooterNoMoreData", "No more data"),
    sidewaysIdle: Message("ZCFooterIdleSideways", "Pull to load more"))

  /// The texts of the default header: none during a pull, because the ring is sufficient.
  public static let nativeHeader = ControlTexts(
    idle: .empty, pulling: .empty, refreshing: .empty,
    success: Message("NativeUpToDate", "Up to date"),
    failure: Message("NativeRefreshFailed", "Could not refresh"), noMoreData: nativeNoMoreData,
    floorArmed: .floorArmed, floorOpen: .floorOpen)

  /// The texts of the default footer, which explain a tap and announce the end of the data.
  public static let nativeFooter = ControlTexts(
    idle: Message("NativeLoadMore", "Load more"), pulling: .empty, refreshing: .empty,
    success: .empty,
    failure: Message("NativeLoadRetry", "Could not load. Try again"),
    noMoreData: nativeNoMoreData)

  /// The texts of the footer with three dots: none during a pull, because the dots are sufficient.
  static let bounceDotsFooter = ControlTexts(
    idle: .empty, pulling: .empty, refreshing: .empty, success: .empty,
    failure: Message("NativeLoadFailed", "Could not load more"), noMoreData: nativeNoMoreData)

  private static let nativeNoMoreData = Message("NativeNoMoreData", "Nothing more to show")
}
