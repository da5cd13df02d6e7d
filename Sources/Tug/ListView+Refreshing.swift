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
  /// the refresh waits until then. `completion` is called after the header's work has begun and the
  /// header is open, and not at all where the refresh ends before that.
  public func beginRefreshing(completion: (@MainActor () -> Void)? = nil) {
    peer?.begin(.header, completion: completion)
  }

  /// Ends the running refresh by hand; its task is cancelled and no longer heard of.
  ///
  /// `.noMore` tells the footer that there is nothing more to load, as ``setNoMoreData()`` does.
  /// `completion` is called when the
  /// header has closed, which it may have already.
  public func endRefreshing(
    _ result: RefreshResult = .success, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let peer else { return }
    peer.end(.header, completion: completion) { peer.endRefresh(result) }
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

  /// Called when the footer has gone from one state to another.
  public var onLoadStateChanged: (@MainActor (_ from: RefreshState, _ to: RefreshState) -> Void)? {
    get { peer?.onLoadStateChanged }
    set { peer?.onLoadStateChanged = newValue }
  }

  /// Begins to load more as if the footer had been pulled; nothing without a footer.
  ///
  /// While a load runs, it is the same. `completion` is called after the footer's work has begun and
  /// the footer is open, and not at all where the load ends before that.
  public func beginLoading(completion: (@MainActor () -> Void)? = nil) {
    peer?.begin(.footer, completion: completion)
  }

  /// Ends the running load by hand; its task is cancelled and no longer heard of.
  ///
  /// Without more it is ``setNoMoreData()`` where no load runs. `completion` is called when the footer
  /// has closed, which it may have already.
  public func endLoading(hasMore: Bool, completion: (@MainActor () -> Void)? = nil) {
    endLoading(hasMore ? .success : .noMore, completion: completion)
  }

  /// Ends the running load by hand, with any result; its task is cancelled and no longer heard of.
  ///
  /// `.noMore` is ``setNoMoreData()`` where no load runs. `completion` is called when the footer has
  /// closed, which it may have already.
  public func endLoading(_ result: RefreshResult, completion: (@MainActor () -> Void)? = nil) {
    guard let peer else { return }
    peer.end(.footer, completion: completion) { peer.endLoad(result) }
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
    peer?.send(.resetNoMoreData)
  }
}
