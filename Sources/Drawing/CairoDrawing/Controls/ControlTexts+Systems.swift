import Translations

/// The words of the other systems in English, as their documents have them; what they lack, and all
/// other languages, are this project's own.
extension ControlTexts {
  /// EGO's header; results and horizontal lists have this project's own words.
  ///
  /// Source: refresh controls reference, 1.2.
  public static let fgHeader = header(
    idle: Message("EGOIdle", "Pull down to refresh..."),
    pulling: Message("EGOPulling", "Release to refresh..."),
    refreshing: Message("EGORefreshing", "Loading..."),
    sidewaysIdle: Message("EGOIdleSideways", "Pull to refresh..."))

  /// SVPullToRefresh; results have this project's own words.
  ///
  /// Source: refresh controls reference, 1.6.
  public static let svPull = ControlTexts(
    idle: Message("SVIdle", "Pull to refresh..."),
    pulling: Message("SVPulling", "Release to refresh..."),
    refreshing: Message("SVRefreshing", "Loading..."),
    success: .refreshSucceeded, failure: .refreshFailed, noMoreData: .noMoreData,
    floorArmed: .floorArmed, floorOpen: .floorOpen)

  /// SVPullToRefresh at the bottom, in this project's own words: the original asks for a refresh there,
  /// too.
  public static let svPullFooter = ControlTexts(
    idle: Message("SVFooterIdle", "Pull up to load more..."),
    pulling: Message("SVFooterPulling", "Release to load more..."),
    refreshing: Message("SVRefreshing", "Loading..."),
    failure: .loadingFailed, noMoreData: .noMoreData,
    sidewaysIdle: Message("SVFooterIdleSideways", "Pull to load more..."))

  /// CBGeneralRefreshView's footer, which has no words: this project's own where there is nothing more.
  public static let cbFooter = ControlTexts(
    idle: .empty, pulling: .empty, refreshing: .empty, noMoreData: .noMoreData)

  /// SVInfiniteScrolling, which has no words: this project's own for the two states in which
  /// nothing turns.
  public static let svInfinite = ControlTexts(
    idle: .empty, pulling: .empty, refreshing: .empty, failure: .loadingFailed,
    noMoreData: .noMoreData)

  /// cjrefresh's header, whose words are the names of its states; results have this project's own.
  ///
  /// Source: refresh controls reference, 1.4.
  public static let cjHeader = ControlTexts(
    idle: cjIdle, pulling: cjPulling, refreshing: cjRefreshing,
    success: Message("CJRefreshed", "refreshed"), failure: cjFailed, noMoreData: cjNoMoreData,
    floorArmed: .floorArmed, floorOpen: .floorOpen)

  /// cjrefresh's footer, in its header's words; the rest are this project's own.
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

  /// ZCRefresh's header, whose document has traditional Chinese; the other languages, results and
  /// horizontal lists have this project's own words.
  ///
  /// Source: refresh controls reference, 1.3.
  public static let zcHeader = ControlTexts(
    idle: Message("ZCHeaderIdle", "Pull down to refresh"),
    pulling: Message("ZCHeaderPulling", "Release to refresh"),
    refreshing: Message("ZCHeaderRefreshing", "Refreshing..."),
    success: Message("ZCHeaderSuccess", "Refreshed"), failure: .refreshFailed,
    floorArmed: .floorArmed, floorOpen: .floorOpen,
    sidewaysIdle: Message("ZCHeaderIdleSideways", "Pull to refresh"))

  /// ZCRefresh's footer, whose words are this project's own.
  public static let zcFooter = ControlTexts(
    idle: Message("ZCFooterIdle", "Pull up to load more"),
    pulling: Message("ZCFooterPulling", "Release to load more"),
    refreshing: Message("ZCFooterRefreshing", "Loading..."),
    failure: .loadingFailed,
    noMoreData: Message("ZCFooterNoMoreData", "No more data"),
    sidewaysIdle: Message("ZCFooterIdleSideways", "Pull to load more"))

  /// The default header: nothing while it is pulled, since the ring tells enough.
  public static let nativeHeader = ControlTexts(
    idle: .empty, pulling: .empty, refreshing: .empty,
    success: Message("NativeUpToDate", "Up to date"),
    failure: Message("NativeRefreshFailed", "Could not refresh"), noMoreData: nativeNoMoreData,
    floorArmed: .floorArmed, floorOpen: .floorOpen)

  /// The default footer: what a tap on it does, and that there is nothing more.
  public static let nativeFooter = ControlTexts(
    idle: Message("NativeLoadMore", "Load more"), pulling: .empty, refreshing: .empty,
    success: .empty,
    failure: Message("NativeLoadRetry", "Could not load. Try again"),
    noMoreData: nativeNoMoreData)

  /// The footer with three dots: nothing while it is pulled, since the dots tell enough.
  static let bounceDotsFooter = ControlTexts(
    idle: .empty, pulling: .empty, refreshing: .empty, success: .empty,
    failure: Message("NativeLoadFailed", "Could not load more"), noMoreData: nativeNoMoreData)

  private static let nativeNoMoreData = Message("NativeNoMoreData", "Nothing more to show")
}
