import CGtk
import ListModel
import RefreshModel

/// The header's and the footer's work.
extension ListViewPeer {
  var isRefreshing: Bool { scene.header?.state.isRefreshing ?? false }
  var isLoading: Bool { scene.footer?.state.isRefreshing ?? false }

  func headerChanged() {
    refreshTask.cancel()
    send(.setHeader(header?.policy))
  }

  func footerChanged() {
    loadTask.cancel()
    send(.setFooter(footer?.policy))
  }

  /// Ends the refresh by hand: a task that still runs for it is cancelled and not heard of.
  func endRefresh(_ result: RefreshResult) {
    refreshTask.cancel()
    finishRefresh(result)
  }

  /// Ends the load by hand: a task that still runs for it is cancelled and not heard of.
  func endLoad(_ result: RefreshResult) {
    loadTask.cancel()
    send(.endLoad(result))
  }

  func runRefresh() {
    guard let header else { return }
    refreshTask.start(header.handler) { [weak self] result in
      self?.finish(result, as: { _ in .success }) { $0.finishRefresh($1) }
    }
  }

  func runLoad() {
    guard let footer else { return }
    loadTask.start(footer.handler) { [weak self] result in
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
      onError?(error)
    }
  }

  private func finishRefresh(_ result: RefreshResult) {
    let wasRefreshing = isRefreshing
    send(.endRefresh(result))
    if wasRefreshing, result == .success, footer?.resetsAfterRefresh == true {
      send(.resetNoMoreData)
    }
  }
}
