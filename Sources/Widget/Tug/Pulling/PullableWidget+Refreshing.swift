import RefreshModel

/// Refreshes and loads that the program begins or ends, and their callbacks.
///
/// Calls take effect immediately, in call order, except for the end of a refresh that is shown for the
/// policy's `minimumDuration`. Only the animation takes time.
extension PullableWidget {
  // MARK: Refreshing

  /// The state of the header, or `idle` if there is no header.
  public var refreshState: RefreshState { pullPeer?.scene.header?.state ?? .idle }

  /// The pull of the header as a fraction of its trigger distance: 0 or more, and 1 during a
  /// refresh.
  ///
  /// Without a header it is 0. Source: MJRefresh, `pullingPercent`.
  public var refreshPull: Double { pullPeer?.scene.pull(of: .header) ?? 0 }

  /// Whether a refresh is running, or waits until the list is shown.
  public var isRefreshing: Bool { pullPeer?.controls.isWorking(.header) ?? false }

  /// The time of the last refresh in seconds since 1970 UTC, or `nil` if it is unknown.
  ///
  /// A successful refresh sets it. A program that stores the time itself may set it. Without a
  /// header, setting it changes nothing. A value that is not finite counts as `nil`.
  public var lastUpdated: Double? {
    get { pullPeer?.scene.header?.lastUpdated }
    set { pullPeer?.controls.setLastUpdated(newValue) }
  }

  /// Called with `true` when a refresh begins, and with `false` when its work has ended.
  public var onRefreshingChanged: (@MainActor (Bool) -> Void)? {
    get { pullPeer?.handlers.onRefreshingChanged }
    set { pullPeer?.handlers.onRefreshingChanged = newValue }
  }

  /// The stage of the header, which includes opening and closing, or `idle` if there is no header.
  public var refreshStage: RefreshStage { pullPeer?.scene.header?.stage ?? .idle }

  /// Called after the stage of the header has changed.
  public var onRefreshStageChanged: (@MainActor (_ from: RefreshStage, _ to: RefreshStage) -> Void)?
  {
    get { pullPeer?.handlers.onStageChanged.header }
    set { pullPeer?.handlers.onStageChanged.header = newValue }
  }

  /// Called after the state of the header has changed.
  public var onRefreshStateChanged: (@MainActor (_ from: RefreshState, _ to: RefreshState) -> Void)?
  {
    get { pullPeer?.handlers.onStateChanged.header }
    set { pullPeer?.handlers.onStateChanged.header = newValue }
  }

  /// Begins a refresh as if the user had pulled the header.
  ///
  /// Does nothing without a header. If a refresh is already running, the call joins it. If the
  /// header's policy moves the list, the list scrolls to its start, to show the header. The default
  /// policy and MJRefresh's policy do this. A refresh that begins before the list is shown waits
  /// until then.
  ///
  /// If `callsHandler` is `false`, the refresh is only shown: the program must do the work and end
  /// it. If `reveals` is `false`, the list does not scroll, like with `TUG_BEGIN_HIDDEN`.
  /// `completion` is called after the header's work has begun and the header is open. It is not
  /// called if the refresh ends earlier. Source: UIRefreshControl, `beginRefreshing`.
  public func beginRefreshing(
    callsHandler: Bool = true, reveals: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let beginOptions = BeginOptions(callsHandler: callsHandler, reveals: reveals)
    pullPeer?.controls.begin(.header, beginOptions, completion: completion)
  }

  /// Ends the running refresh after `delay` seconds.
  ///
  /// Its task is cancelled immediately, and the task's result is ignored. During the delay, and for
  /// at least the policy's `minimumDuration`, the header continues to refresh. Beginning another
  /// refresh in the meantime ends this one first. A delay below 0 or not finite counts as 0.
  /// `.noMore` also marks the footer as having no more data, like ``setNoMoreData()``. `completion`
  /// is called when the header has closed, or immediately if it is already closed.
  public func endRefreshing(
    _ result: RefreshResult = .success, after delay: Double = 0,
    completion: (@MainActor () -> Void)? = nil
  ) {
    pullPeer?.controls.end(.header, result, after: delay, completion: completion)
  }

  /// Cancels the running refresh and its task, and closes the header.
  public func cancelRefreshing() {
    guard isRefreshing else { return }
    endRefreshing(.cancelled)
  }

  // MARK: Loading more

  /// The state of the footer, or `idle` if there is no footer.
  public var loadState: RefreshState { pullPeer?.scene.footer?.state ?? .idle }

  /// The pull of the footer as a fraction of its trigger distance: 0 or more, and 1 during a load.
  ///
  /// Without a footer it is 0.
  public var loadPull: Double { pullPeer?.scene.pull(of: .footer) ?? 0 }

  /// Whether a load is running, or waits until the list is shown.
  public var isLoading: Bool { pullPeer?.controls.isWorking(.footer) ?? false }

  /// The stage of the footer, which includes opening and closing, or `idle` if there is no footer.
  public var loadStage: RefreshStage { pullPeer?.scene.footer?.stage ?? .idle }

  /// Called after the stage of the footer has changed.
  public var onLoadStageChanged: (@MainActor (_ from: RefreshStage, _ to: RefreshStage) -> Void)? {
    get { pullPeer?.handlers.onStageChanged.footer }
    set { pullPeer?.handlers.onStageChanged.footer = newValue }
  }

  /// Called after the state of the footer has changed.
  public var onLoadStateChanged: (@MainActor (_ from: RefreshState, _ to: RefreshState) -> Void)? {
    get { pullPeer?.handlers.onStateChanged.footer }
    set { pullPeer?.handlers.onStateChanged.footer = newValue }
  }

  /// Begins to load more as if the user had pulled the footer.
  ///
  /// Does nothing without a footer. If a load is already running, the call joins it. For
  /// `callsHandler`, `reveals` and `completion` see
  /// ``beginRefreshing(callsHandler:reveals:completion:)``.
  public func beginLoading(
    callsHandler: Bool = true, reveals: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let beginOptions = BeginOptions(callsHandler: callsHandler, reveals: reveals)
    pullPeer?.controls.begin(.footer, beginOptions, completion: completion)
  }

  /// Ends the running load.
  ///
  /// Its task is cancelled, and the task's result is ignored. If no load is running and `hasMore`
  /// is `false`, the call acts like ``setNoMoreData()``. `completion` is called when the footer has
  /// closed, or immediately if it is already closed.
  public func endLoading(hasMore: Bool, completion: (@MainActor () -> Void)? = nil) {
    endLoading(hasMore ? .success : .noMore, completion: completion)
  }

  /// Ends the running load with `result` after `delay` seconds.
  ///
  /// Its task is cancelled, and the task's result is ignored. If no load is running, `.noMore` acts
  /// like ``setNoMoreData()``. A delay that is negative or not finite counts as 0. `completion` is
  /// called when the footer has closed, or immediately if it is already closed.
  public func endLoading(
    _ result: RefreshResult, after delay: Double = 0, completion: (@MainActor () -> Void)? = nil
  ) {
    pullPeer?.controls.end(.footer, result, after: delay, completion: completion)
  }

  /// Cancels the running load and its task, and closes the footer.
  public func cancelLoading() {
    guard isLoading else { return }
    endLoading(.cancelled)
  }

  /// Marks the footer as having no more data, in any state.
  ///
  /// Does nothing without a footer. It ends a load that is running or waits until the list is
  /// shown: the task is cancelled, and the task's result is ignored. A header's handler may call
  /// this during a refresh if the first page holds all data. The mark then survives the success of
  /// that refresh, whatever ``LoadMoreFooter/resetsAfterRefresh`` is. Source: MJRefresh,
  /// `endRefreshingWithNoMoreData`.
  public func setNoMoreData() {
    pullPeer?.controls.setNoMoreData()
  }

  /// Removes the mark that there is no more data, so that the footer can load again.
  public func resetNoMoreData() {
    pullPeer?.controls.resetNoMoreData()
  }

  // MARK: Announcing

  /// Called with one line of text for each change of a header or footer, in the words of its
  /// titles.
  ///
  /// Assistive technology receives the same text. A control without titles uses the default titles.
  /// When work ends, the text includes the number of rows that were inserted during the work, or
  /// the reason of a failure.
  public var onAnnouncement: (@MainActor (String) -> Void)? {
    get { pullPeer?.handlers.onAnnouncement }
    set { pullPeer?.handlers.onAnnouncement = newValue }
  }

  // MARK: Haptic feedback and sounds

  /// Whether the device vibrates when a pull reaches the point where a release triggers, and when
  /// it leaves that point.
  ///
  /// The default is `false`. Phones implement this with feedbackd, a session service that Tug calls
  /// asynchronously. If the service does not run, nothing happens. The user chooses the strength in
  /// the system settings.
  public var hapticFeedback: Bool {
    get { pullPeer?.controls.feedback.isHaptic ?? false }
    set { pullPeer?.controls.feedback.isHaptic = newValue }
  }

  /// Whether a sound plays when a pull reaches the point where a release triggers, and when it
  /// leaves that point.
  ///
  /// The default is `false`. The sounds are `button-pressed` and `button-released` of the user's
  /// sound theme. libcanberra plays them if it is installed and GTK's setting
  /// `gtk-enable-event-sounds` is on.
  public var eventSounds: Bool {
    get { pullPeer?.controls.feedback.isAudible ?? false }
    set { pullPeer?.controls.feedback.isAudible = newValue }
  }

  // MARK: Inserted and removed rows

  /// Whether rows move to their places after others were inserted or removed in view.
  ///
  /// The default is `true`. Only the drawing moves, for a quarter of a second: positions and the
  /// accessible rows are those after the change, and a click hits the row that is drawn under the
  /// pointer. Rows do not move if the change concerns a whole view or more, or the order of rows, or
  /// if the user has switched animations off. Removed rows that the program draws disappear at once.
  ///
  /// In a bin all rows move together, by the length of the rows that were inserted above the visible
  /// ones. The child must be a container, such as a `GtkListBox`, in a `GtkViewport`.
  public var animatesRows: Bool {
    get { pullPeer?.animatesRows ?? true }
    set { pullPeer?.animatesRows = newValue }
  }

  // MARK: Keys

  /// Whether keys such as F5 and Ctrl+R begin a refresh, load more, choose an action, or open the
  /// page behind the header.
  ///
  /// The default is `true`. An accelerator of the window or the application for one of these keys
  /// takes precedence.
  public var enablesRefreshKeys: Bool {
    get { pullPeer?.enablesRefreshKeys ?? true }
    set { pullPeer?.enablesRefreshKeys = newValue }
  }
}
