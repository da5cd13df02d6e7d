import RefreshModel

/// Refreshing and loading by the program, and following them.
///
/// Calls take effect in call order, at once; animation is only how it is shown.
extension PullableWidget {
  // MARK: Refreshing

  /// The state of the header; `idle` without one.
  public var refreshState: RefreshState { puller?.scene.header?.state ?? .idle }

  /// The pull of the header as a share of its trigger distance: 0 or more, 1 while refreshing, 0
  /// without a header.
  ///
  /// Source: MJRefresh, `pullingPercent`.
  public var refreshPull: Double { puller?.scene.pull(of: .header) ?? 0 }

  /// True while a refresh runs, or waits until the list is shown.
  public var isRefreshing: Bool { puller?.controls.isWorking(.header) ?? false }

  /// The time of the last refresh in seconds since 1970 UTC; nil where it is not known.
  ///
  /// A refresh that succeeds sets it. A program that keeps the time itself may set it. Setting it
  /// without a header changes nothing; a value that is not finite counts as nil.
  public var lastUpdated: Double? {
    get { puller?.scene.header?.lastUpdated }
    set { puller?.controls.setLastUpdated(newValue) }
  }

  /// Called when a refresh begins (true) and when its work is over (false).
  public var onRefreshingChanged: (@MainActor (Bool) -> Void)? {
    get { puller?.handlers.onRefreshingChanged }
    set { puller?.handlers.onRefreshingChanged = newValue }
  }

  /// The stage of the header, which also tells its opening and closing; `idle` without one.
  public var refreshStage: RefreshStage { puller?.scene.header?.stage ?? .idle }

  /// Called when the header has gone from one stage to another.
  public var onRefreshStageChanged: (@MainActor (_ from: RefreshStage, _ to: RefreshStage) -> Void)?
  {
    get { puller?.handlers.onStageChanged.header }
    set { puller?.handlers.onStageChanged.header = newValue }
  }

  /// Called when the header has gone from one state to another.
  public var onRefreshStateChanged: (@MainActor (_ from: RefreshState, _ to: RefreshState) -> Void)?
  {
    get { puller?.handlers.onStateChanged.header }
    set { puller?.handlers.onStateChanged.header = newValue }
  }

  /// Begins a refresh as if the header had been pulled; does nothing without a header.
  ///
  /// While a refresh runs, the call joins it. Where the header's policy moves the list, as the default
  /// and MJRefresh's do, the list scrolls to its start, where the header shows. Before the list is
  /// shown the refresh waits until then. With `callsHandler` off the refresh is only shown: the
  /// program does the work and ends it. With `reveals` off the list stays where it is, as with
  /// `TUG_BEGIN_HIDDEN`.
  /// `completion` is called after the header's work has begun and the header is open, and not at all
  /// where the refresh ends before that. Source: UIRefreshControl, `beginRefreshing`.
  public func beginRefreshing(
    callsHandler: Bool = true, reveals: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let manner = BeginManner(callsHandler: callsHandler, reveals: reveals)
    puller?.controls.begin(.header, manner, completion: completion)
  }

  /// Ends the running refresh by hand, in `delay` seconds; its task is cancelled, and its result
  /// ignored.
  ///
  /// It refreshes until then, and for at least the policy's `minimumDuration`; a new begin meanwhile
  /// ends it first. A delay that is negative or not finite counts as 0. `.noMore` tells the footer
  /// that there is nothing more to load, as ``setNoMoreData()`` does. `completion` is called when the
  /// header has closed, or at once where it is closed already.
  public func endRefreshing(
    _ result: RefreshResult = .success, after delay: Double = 0,
    completion: (@MainActor () -> Void)? = nil
  ) {
    puller?.controls.end(.header, result, after: delay, completion: completion)
  }

  /// Cancels the running refresh and its task; the header closes.
  public func cancelRefreshing() {
    guard isRefreshing else { return }
    endRefreshing(.cancelled)
  }

  // MARK: Loading more

  /// The state of the footer; `idle` without one.
  public var loadState: RefreshState { puller?.scene.footer?.state ?? .idle }

  /// The pull of the footer as a share of its trigger distance: 0 or more, 1 while loading, 0
  /// without a footer.
  public var loadPull: Double { puller?.scene.pull(of: .footer) ?? 0 }

  /// True while a load runs, or waits until the list is shown.
  public var isLoading: Bool { puller?.controls.isWorking(.footer) ?? false }

  /// The stage of the footer, which also tells its opening and closing; `idle` without one.
  public var loadStage: RefreshStage { puller?.scene.footer?.stage ?? .idle }

  /// Called when the footer has gone from one stage to another.
  public var onLoadStageChanged: (@MainActor (_ from: RefreshStage, _ to: RefreshStage) -> Void)? {
    get { puller?.handlers.onStageChanged.footer }
    set { puller?.handlers.onStageChanged.footer = newValue }
  }

  /// Called when the footer has gone from one state to another.
  public var onLoadStateChanged: (@MainActor (_ from: RefreshState, _ to: RefreshState) -> Void)? {
    get { puller?.handlers.onStateChanged.footer }
    set { puller?.handlers.onStateChanged.footer = newValue }
  }

  /// Begins to load more as if the footer had been pulled; does nothing without a footer.
  ///
  /// While a load runs, the call joins it. `callsHandler`, `reveals` and `completion` are as in
  /// ``beginRefreshing(callsHandler:reveals:completion:)``.
  public func beginLoading(
    callsHandler: Bool = true, reveals: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let manner = BeginManner(callsHandler: callsHandler, reveals: reveals)
    puller?.controls.begin(.footer, manner, completion: completion)
  }

  /// Ends the running load by hand; its task is cancelled, and its result ignored.
  ///
  /// With `hasMore` off it is ``setNoMoreData()`` where no load runs. `completion` is called when the
  /// footer has closed, which it may have already.
  public func endLoading(hasMore: Bool, completion: (@MainActor () -> Void)? = nil) {
    endLoading(hasMore ? .success : .noMore, completion: completion)
  }

  /// Ends the running load by hand, with any result and in `delay` seconds; its task is cancelled,
  /// and its result ignored.
  ///
  /// `.noMore` is ``setNoMoreData()`` where no load runs. A delay that is negative or not finite
  /// counts as 0. `completion` is called when the footer has closed, which it may have already.
  public func endLoading(
    _ result: RefreshResult, after delay: Double = 0, completion: (@MainActor () -> Void)? = nil
  ) {
    puller?.controls.end(.footer, result, after: delay, completion: completion)
  }

  /// Cancels the running load and its task; the footer closes.
  public func cancelLoading() {
    guard isLoading else { return }
    endLoading(.cancelled)
  }

  /// Tells the footer that there is nothing more to load, in any state; does nothing without a
  /// footer.
  ///
  /// It ends a load that runs, or waits until the list is shown: its task is cancelled, and its
  /// result ignored. A call during a refresh, as by a header's handler whose first page is all
  /// there is, keeps its effect when that refresh succeeds, whatever
  /// ``LoadMoreFooter/resetsAfterRefresh``. Source: MJRefresh,
  /// `endRefreshingWithNoMoreData`.
  public func setNoMoreData() {
    puller?.controls.setNoMoreData()
  }

  /// Lets a footer that had nothing more to load be pulled again.
  public func resetNoMoreData() {
    puller?.controls.resetNoMoreData()
  }

  // MARK: Announcing

  /// Called with a line for each change of a header or footer, in the words of its titles.
  ///
  /// Assistive technology gets the same line. A control without titles is announced in the usual ones.
  /// The end of work tells how many rows have come in meanwhile, a failure its reason.
  public var onAnnouncement: (@MainActor (String) -> Void)? {
    get { puller?.handlers.onAnnouncement }
    set { puller?.handlers.onAnnouncement = newValue }
  }

  // MARK: Feeling and hearing

  /// A hand that pulls feels where letting go begins to do something, and where it ends; off by default.
  ///
  /// Phones have it by feedbackd, a service of the session that is asked without waiting for it; where
  /// it does not run, nothing is felt. The user chooses its strength in the system's settings.
  public var hapticFeedback: Bool {
    get { puller?.controls.feedback.isHaptic ?? false }
    set { puller?.controls.feedback.isHaptic = newValue }
  }

  /// A hand that pulls hears the same places; off by default.
  ///
  /// The sounds are `button-pressed` and `button-released` of the user's sound theme, played by
  /// libcanberra where it is installed and GTK's setting `gtk-enable-event-sounds` is on.
  public var eventSounds: Bool {
    get { puller?.controls.feedback.isAudible ?? false }
    set { puller?.controls.feedback.isAudible = newValue }
  }
}
