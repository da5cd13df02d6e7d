import RefreshModel

/// Refreshing and loading by program, and following it.
///
/// Calls take effect in call order, at once; animation is only how it is shown.
extension ListView {
  // MARK: Refreshing

  /// What the header is doing; `idle` without one.
  public var refreshState: RefreshState { peer?.scene.header?.state ?? .idle }

  /// How far the header is pulled, as a share of its trigger distance: 0 or more, 1 while
  /// refreshing, 0 without a header.
  ///
  /// Source: refresh controls reference, 1.1.1 (`pullingPercent`).
  public var refreshPull: Double { peer?.scene.pull(of: .header) ?? 0 }

  /// Whether a refresh runs, or waits until the list is shown.
  public var isRefreshing: Bool { peer?.isRefreshing ?? false }

  /// When the list was last refreshed, in seconds since 1970 UTC; nil where that is not known.
  ///
  /// A refresh that succeeds sets it. Setting it is for a program that keeps the time itself; it
  /// changes nothing without a header, and what is not finite is no record.
  public var lastUpdated: Double? {
    get { peer?.scene.header?.lastUpdated }
    set { peer?.setLastUpdated(newValue) }
  }

  /// Called when a refresh begins (true) and when its work is over (false).
  public var onRefreshingChanged: (@MainActor (Bool) -> Void)? {
    get { peer?.onRefreshingChanged }
    set { peer?.onRefreshingChanged = newValue }
  }

  /// How far the header is in what it does, finer than its state: its opening and closing are told
  /// apart; `idle` without one.
  public var refreshStage: RefreshStage { peer?.scene.header?.stage ?? .idle }

  /// Called when the header has gone from one stage to another.
  public var onRefreshStageChanged: (@MainActor (_ from: RefreshStage, _ to: RefreshStage) -> Void)?
  {
    get { peer?.follower.onRefreshStageChanged }
    set { peer?.follower.onRefreshStageChanged = newValue }
  }

  /// Called when the header has gone from one state to another.
  public var onRefreshStateChanged: (@MainActor (_ from: RefreshState, _ to: RefreshState) -> Void)?
  {
    get { peer?.onRefreshStateChanged }
    set { peer?.onRefreshStateChanged = newValue }
  }

  /// Begins a refresh as if the header had been pulled; nothing without a header.
  ///
  /// While one runs, it is the same refresh. Where the header's policy moves the list, as the default
  /// and MJRefresh's do, it scrolls to its start, where the header shows. Before the list is shown
  /// the refresh waits until then. With `callsHandler` off it is shown only: the program does the work
  /// and ends it. With `reveals` off the list is not led to where the header shows. `completion` is
  /// called after the header's work has begun and the header is open, and not at all where the refresh
  /// ends before that. Source: refresh controls reference, 1.11 (`beginRefreshing`).
  public func beginRefreshing(
    callsHandler: Bool = true, reveals: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let manner = BeginManner(callsHandler: callsHandler, reveals: reveals)
    peer?.begin(.header, manner, completion: completion)
  }

  /// Ends the running refresh by hand, in `delay` seconds; its task is cancelled and no longer heard
  /// of.
  ///
  /// Until then it refreshes. It does so at least as long as the policy's `minimumDuration` says; a
  /// new begin meanwhile ends it first. A delay that is negative or not finite is none. `.noMore`
  /// tells the footer that there is nothing more to load, as ``setNoMoreData()`` does. `completion` is
  /// called when the header has closed, which it may have already.
  public func endRefreshing(
    _ result: RefreshResult = .success, after delay: Double = 0,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard let peer else { return }
    peer.end(.header, completion: completion) { peer.endRefresh(result, after: delay) }
  }

  /// Gives up the running refresh: its task is cancelled and the header closes.
  public func cancelRefreshing() {
    guard isRefreshing else { return }
    endRefreshing(.cancelled)
  }

  // MARK: Loading more

  /// What the footer is doing; `idle` without one.
  public var loadState: RefreshState { peer?.scene.footer?.state ?? .idle }

  /// How far the footer is pulled, as a share of its trigger distance: 0 or more, 1 while loading, 0
  /// without a footer.
  public var loadPull: Double { peer?.scene.pull(of: .footer) ?? 0 }

  /// Whether a load runs, or waits until the list is shown.
  public var isLoading: Bool { peer?.isLoading ?? false }

  /// How far the footer is in what it does, finer than its state; `idle` without one.
  public var loadStage: RefreshStage { peer?.scene.footer?.stage ?? .idle }

  /// Called when the footer has gone from one stage to another.
  public var onLoadStageChanged: (@MainActor (_ from: RefreshStage, _ to: RefreshStage) -> Void)? {
    get { peer?.follower.onLoadStageChanged }
    set { peer?.follower.onLoadStageChanged = newValue }
  }

  /// Called when the footer has gone from one state to another.
  public var onLoadStateChanged: (@MainActor (_ from: RefreshState, _ to: RefreshState) -> Void)? {
    get { peer?.onLoadStateChanged }
    set { peer?.onLoadStateChanged = newValue }
  }

  /// Begins to load more as if the footer had been pulled; nothing without a footer.
  ///
  /// While a load runs, it is the same. What `callsHandler` and `reveals` mean, and when `completion` is
  /// called, is what ``beginRefreshing(callsHandler:reveals:completion:)`` says.
  public func beginLoading(
    callsHandler: Bool = true, reveals: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let manner = BeginManner(callsHandler: callsHandler, reveals: reveals)
    peer?.begin(.footer, manner, completion: completion)
  }

  /// Ends the running load by hand; its task is cancelled and no longer heard of.
  ///
  /// Without more it is ``setNoMoreData()`` where no load runs. `completion` is called when the footer
  /// has closed, which it may have already.
  public func endLoading(hasMore: Bool, completion: (@MainActor () -> Void)? = nil) {
    endLoading(hasMore ? .success : .noMore, completion: completion)
  }

  /// Ends the running load by hand, with any result and in `delay` seconds; its task is cancelled and
  /// no longer heard of.
  ///
  /// `.noMore` is ``setNoMoreData()`` where no load runs. A delay that is negative or not finite is
  /// none. `completion` is called when the footer has closed, which it may have already.
  public func endLoading(
    _ result: RefreshResult, after delay: Double = 0, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let peer else { return }
    peer.end(.footer, completion: completion) { peer.endLoad(result, after: delay) }
  }

  /// Gives up the running load: its task is cancelled and the footer closes.
  public func cancelLoading() {
    guard isLoading else { return }
    endLoading(.cancelled)
  }

  /// Tells the footer that there is nothing more to load, in any state; nothing without a footer.
  ///
  /// A load that runs, or waits until the list is shown, ends by it: its task is cancelled and no
  /// longer heard of. Said while a refresh runs, as a header's handler does whose first page is all
  /// there is, it stays when that refresh succeeds, whatever ``LoadMoreFooter/resetsAfterRefresh``.
  /// Source: refresh controls reference, 1.1.6 (`endRefreshingWithNoMoreData`).
  public func setNoMoreData() {
    peer?.setNoMoreData()
  }

  /// Lets a footer that had nothing more to load be pulled again.
  public func resetNoMoreData() {
    peer?.resetNoMoreData()
  }
}
