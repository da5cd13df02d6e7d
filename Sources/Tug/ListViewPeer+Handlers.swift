import CGtk
import GtkBridge
import ListModel
import RefreshModel

/// The header's and the footer's work.
extension ListViewPeer {
  var isRefreshing: Bool { scene.header?.state.isRefreshing ?? false }
  var isLoading: Bool { scene.footer?.state.isRefreshing ?? false }

  /// Ends the refresh by hand, in `delay` seconds: a task that still runs for it is cancelled and not
  /// heard of.
  func endRefresh(_ result: RefreshResult, after delay: Double = 0) {
    refreshTask.cancel()
    finishRefresh(result, after: delay)
  }

  /// Ends the load by hand, in `delay` seconds: a task that still runs for it is cancelled and not
  /// heard of.
  func endLoad(_ result: RefreshResult, after delay: Double = 0) {
    if result == .noMore, !isLoading { return setNoMoreData() }
    loadTask.cancel()
    send(delay > 0 && delay.isFinite ? .end(.footer, result, after: delay) : .endLoad(result))
  }

  /// There is nothing more to load; a task that still loads is cancelled and not heard of.
  func setNoMoreData() {
    guard !isDisposed, footer != nil || scene.footer != nil else { return }
    noMoreData.count += 1
    if footer?.isHidden == true { isHiddenFooterExhausted = true }
    loadTask.cancel()
    send(.setNoMoreData)
  }

  /// There may be more to load again.
  func resetNoMoreData() {
    isHiddenFooterExhausted = false
    send(.resetNoMoreData)
  }

  /// Does a refresh, or gives it up where nobody is there to do it.
  func runRefresh(isHeard: Bool) {
    guard let handler = header?.work(chosen: scene.header?.chosenAction ?? 0) else {
      if !isHeard, header != nil {
        warnUnheard(.header)
        endRefresh(.cancelled)
      }
      return
    }
    refreshTask.start(handler) { [weak self] result in
      self?.finish(result, as: { _ in .success }) { $0.finishRefresh($1) }
    }
  }

  /// Does a load, or gives it up where nobody is there to do it.
  func runLoad(isHeard: Bool) {
    guard let handler = footer?.handler else {
      if !isHeard, footer != nil {
        warnUnheard(.footer)
        endLoad(.cancelled)
      }
      return
    }
    loadTask.start(handler) { [weak self] result in
      self?.finish(result, as: { $0 ? .success : .noMore }) { $0.send(.endLoad($1)) }
    }
  }

  private func finish<Value>(
    _ result: Result<Value, any Error>, as outcome: (Value) -> RefreshResult,
    end: (ListViewPeer, RefreshResult) -> Void
  ) {
    switch result {
    case .success(let value):
      end(self, outcome(value))
    case .failure(is CancellationError):
      end(self, .cancelled)
    case .failure(let error):
      end(self, .failure)
      tell(error)
    }
  }

  private func finishRefresh(_ result: RefreshResult, after delay: Double = 0) {
    send(delay > 0 && delay.isFinite ? .end(.header, result, after: delay) : .endRefresh(result))
  }

  /// A refresh has ended with `result`: where it brought other rows there may be more of them again,
  /// unless its program has said meanwhile that there are not.
  func noteReset(after result: RefreshResult) {
    guard result == .success, noMoreData.count == noMoreData.beforeRefresh else { return }
    noMoreData.toReset = noMoreData.count
  }

  /// The program is told that a refresh has ended: there may be more to load again, where that is so.
  func resetAfterRefresh() {
    defer { noMoreData.toReset = nil }
    guard !isPlaying, noMoreData.toReset == noMoreData.count, footer?.resetsAfterRefresh == true
    else { return }
    resetNoMoreData()
  }

  /// Hands on what a handler threw, or says it where the program does not ask for it.
  private func tell(_ error: any Error) {
    if let onError { return onError(error) }
    guard !isDisposed else { return }
    _tug_warning("\(nameForPeople): a handler failed, and nobody asks for it by onError: \(error)")
  }

  /// Says once for each control that there is nobody to do its work.
  private func warnUnheard(_ side: ListScene.Side) {
    guard warnedSides.insert(side).inserted else { return }
    let (control, signal) =
      side == .header ? ("header", "refresh") : ("footer", "load-more")
    _tug_warning(
      "\(nameForPeople): its \(control) has no handler, and nothing is connected to \"\(signal)\": "
        + "it closes again")
  }

  /// Says that nobody has ended what a control has begun, each time that happens.
  func warnTimedOut(_ side: ListScene.Side) {
    guard !isPlaying, let seconds = scene.control(side)?.policy.watchdog else { return }
    let control = side == .header ? "header" : "footer"
    _tug_warning(
      "\(nameForPeople): nobody has ended what its \(control) began within \(seconds) seconds: "
        + "it ends as failed")
  }

  /// The list by the names that its program gave it.
  private var nameForPeople: String {
    let type = String(cString: g_type_name(_tug_type_of(widget)))
    let given = String(cString: gtk_widget_get_name(widget))
    let built = gtk_buildable_get_name(OpaquePointer(widget)).map { String(cString: $0) }
    guard let name = given != type ? given : built else {
      return "\(type) (gtk_widget_set_name gives it a name)"
    }
    return "\(type) \"\(name)\""
  }
}
