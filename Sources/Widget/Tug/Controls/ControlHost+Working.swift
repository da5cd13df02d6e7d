import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// Beginning, doing and ending the controls' work.
extension ControlHost {
  /// Returns whether the control on `side` works, or waits until it is shown.
  func isWorking(_ side: ControlSide) -> Bool {
    peer?.scene.isRefreshing(side) ?? false
  }

  /// Returns the token of the running work of the control on `side`.
  ///
  /// Returns `nil` if no work is running, or if the program has already ended it.
  func runningWork(of side: ControlSide) -> OpaquePointer? {
    guard let peer = livePeer, isWorking(side),
      let token = sides[side].work.object(on: peer.widget, side)
    else { return nil }
    return tug_work_is_running(token).isTrue ? token : nil
  }

  /// Returns whether the control on `side` neither works, nor waits to, nor closes.
  private func isAtRest(_ side: ControlSide) -> Bool {
    guard let control = peer?.scene.control(side) else { return true }
    return !control.holdsInset && !control.isClosing && control.state != .willRefresh
  }

  // MARK: By the program

  /// Begins a control's work.
  ///
  /// `completion` is called when the control is open.
  func begin(
    _ side: ControlSide, _ beginOptions: BeginOptions = BeginOptions(),
    completion: Report.Call? = nil
  ) {
    // If `isSimultaneous` is off, the call is also ignored while the other control works.
    guard let peer = livePeer, let control = peer.scene.control(side),
      !peer.scene.isBlockedByOther(side)
    else { return }
    // Work that only waits for its end must end before new work begins.
    let isOver = control.pendingResult != nil
    if isOver { sides[side].completions.forgetOpening() }
    if let completion {
      let isOpen = control.state == .refreshing && !isOver
      sides[side].completions.waitForOpening(completion, isOpen: isOpen)
    }
    // Read changed stylesheets now, so that the opening control uses them.
    peer.styleNodes?.readAgain()
    peer.send(.begin(side, beginOptions))
  }

  /// Ends a control's work after `delay` seconds.
  ///
  /// A running task of the work is cancelled, and its result is ignored. `completion` is called
  /// when the control has closed, or immediately if it is already closed.
  func end(
    _ side: ControlSide, _ result: RefreshResult, after delay: Double = 0,
    _ error: ErrorCopy? = nil,
    completion: Report.Call? = nil
  ) {
    guard livePeer != nil else { return }
    if let completion { sides[side].completions.waitForClosing(completion) }
    stopWork(side, result, after: delay, error)
    guard livePeer != nil, isAtRest(side) else { return }
    applyPolicy(of: side)
    // If a report of the closing is pending, it has already taken the completions.
    for call in sides[side].completions.takeClosed() { call() }
  }

  /// Marks the footer as having no more data.
  ///
  /// A running task of a load is cancelled, and its result is ignored.
  func setNoMoreData() {
    guard let peer = livePeer, footer != nil || peer.scene.control(.footer) != nil else { return }
    noMoreData.add()
    if footer?.isHidden == true { sides.footer.wasExhausted = true }
    handlers.cancelTask(of: .footer)
    peer.send(.setNoMoreData)
  }

  /// Removes the mark that there is no more data, so that the footer can load again.
  func resetNoMoreData() {
    sides.footer.wasExhausted = false
    peer?.send(.resetNoMoreData)
  }

  private func stopWork(
    _ side: ControlSide, _ result: RefreshResult, after delay: Double = 0, _ error: ErrorCopy? = nil
  ) {
    if side == .footer, result == .noMore, !isWorking(.footer) { return setNoMoreData() }
    handlers.cancelTask(of: side)
    sendEnd(side, result, after: delay, error)
  }

  private func sendEnd(
    _ side: ControlSide, _ result: RefreshResult, after delay: Double = 0, _ error: ErrorCopy? = nil
  ) {
    if isWorking(side) { sides[side].work.give(result, error) }
    peer?.send(.end(side, result, after: delay > 0 && delay.isFinite ? delay : 0))
  }

  // MARK: For waiting callers

  /// Begins a refresh, or joins the running one.
  ///
  /// `waiter` is answered once, when the refresh has ended.
  func refresh(for waiter: OpaquePointer) {
    // Work that only waits for its end must end before new work begins.
    let joins = isWorking(.header) && peer?.scene.control(.header)?.pendingResult == nil
    sides.header.work.wait(waiter, begins: !joins)
    begin(.header)
    sides.header.work.cancelPendingWaiters()
  }

  /// Removes `waiter`.
  ///
  /// Returns `false` if its answer is already on its way. A refresh that was begun for waiters is
  /// cancelled when the last waiter is removed.
  func leave(_ waiter: OpaquePointer) -> Bool {
    guard let isForNobody = sides.header.work.leave(waiter) else { return false }
    if isForNobody, isWorking(.header) { end(.header, .cancelled) }
    return true
  }

  // MARK: By the handlers

  /// Returns whether the program has a handler for the work of the control on `side`.
  func hasWork(for side: ControlSide) -> Bool {
    guard let peer = livePeer else { return false }
    let isOwn =
      switch side {
      case .header: header?.work(chosen: peer.scene.control(.header)?.chosenAction ?? 0) != nil
      case .footer: footer?.handler != nil
      }
    return isOwn || peer.hasWorkHandler(of: side)
  }

  /// Returns whether requested work has ended before a handler runs, or the widget is gone.
  private func isEnded(_ side: ControlSide) -> Bool {
    guard let peer = livePeer else { return true }
    return peer.reports.isPending(endOf: side) || peer.scene.control(side)?.pendingResult != nil
  }

  /// Does a control's work for the engine.
  ///
  /// Cancels it if the program has no handler.
  func work(_ side: ControlSide) {
    guard let peer = livePeer, !isEnded(side) else { return }
    let isHeard = peer.emitWork(of: side, sides[side].work)
    guard !isEnded(side) else { return }
    switch side {
    case .header:
      let chosen = peer.scene.control(.header)?.chosenAction ?? 0
      if let handler = header?.work(chosen: chosen) {
        handlers.start(.header, handler) { [weak self] in self?.finish(.header, $0) { .success } }
      } else if !isHeard, header != nil {
        endUnhandled(.header)
      }
    case .footer:
      if let handler = footer?.handler {
        handlers.start(.footer, handler) { [weak self] in
          self?.finish(.footer, $0) { $0 ? .success : .noMore }
        }
      } else if !isHeard, footer != nil {
        endUnhandled(.footer)
      }
    }
  }

  private func finish<Value>(
    _ side: ControlSide, _ result: Result<Value, any Error>, as outcome: (Value) -> RefreshResult
  ) {
    switch result {
    case .success(let value): sendEnd(side, outcome(value))
    case .failure(is CancellationError): sendEnd(side, .cancelled)
    case .failure(let error):
      sendEnd(side, .failure, ErrorCopy(error))
      deliver(error)
    }
  }

  /// Passes an error of a handler to `onError`, or logs a warning if the program has not set it.
  private func deliver(_ error: any Error) {
    if let onError = handlers.onError { return onError(error) }
    warn("a handler failed, and onError is not set: \(error)")
  }

  /// Ends work that has no handler.
  ///
  /// Warns once per control.
  private func endUnhandled(_ side: ControlSide) {
    if !sides[side].isWarned {
      sides[side].isWarned = true
      let signal = side == .header ? "refresh" : "load-more"
      let name = side.rawValue
      warn("the \(name) has no handler and \"\(signal)\" is not connected; it closes")
    }
    stopWork(side, .cancelled)
  }

  /// Logs a warning each time that a control's work was not ended in time.
  func warnTimedOut(_ side: ControlSide) {
    guard let peer = livePeer, !peer.isPlaying,
      let seconds = peer.scene.control(side)?.policy.watchdog
    else { return }
    let name = side.rawValue
    warn("the work of the \(name) was not ended within \(seconds) seconds; it ends as failed")
  }

  private func warn(_ text: String) { livePeer?.warn(text) }
}

extension RefreshState {
  /// Returns whether requested work ends before it was shown, when the state changes to `next`.
  func isDropped(by next: RefreshState) -> Bool { self == .willRefresh && !next.isRefreshing }

  /// Returns whether the control closes when the state changes to `next`.
  func isClosed(by next: RefreshState) -> Bool { isOpen && !next.isOpen }

  private var isOpen: Bool {
    switch self {
    case .refreshing, .success, .failure: true
    case .idle, .pulling, .willRefresh, .noMoreData, .floorArmed, .floorOpen: false
    }
  }
}
