import CGtk
import GtkBridge
import ListModel
import RefreshModel
import Translations

// Beginning, ending and saving as C asks for them, and the language of all lists.

@c @implementation
func _tug_peer_begin(_ peer: gpointer!, _ isHeader: gboolean, _ flags: TugBeginFlags) {
  let manner = BeginManner(
    callsHandler: flags.rawValue & TUG_BEGIN_QUIETLY.rawValue == 0,
    reveals: flags.rawValue & TUG_BEGIN_HIDDEN.rawValue == 0)
  _ = withPeer(peer) { $0.begin(isHeader.isTrue ? .header : .footer, manner, completion: nil) }
}

@c @implementation
func _tug_peer_end(
  _ peer: gpointer!, _ isHeader: gboolean, _ result: TugRefreshResult, _ delay: Double
) {
  guard let result = RefreshResult(result) else { return }
  _ = withPeer(peer) { peer in
    if isHeader.isTrue {
      guard peer.isRefreshing else { return }
      peer.end(.header, completion: nil) { peer.endRefresh(result, after: delay) }
    } else {
      guard peer.isLoading || result == .noMore else { return }
      peer.end(.footer, completion: nil) { peer.endLoad(result, after: delay) }
    }
  }
}

@c @implementation
func _tug_peer_save(_ peer: gpointer!, _ state: UnsafeMutablePointer<TugListState>!) {
  let saved = withPeer(peer) { $0.scene.snapshot } ?? ListSnapshot()
  state?.pointee = TugListState(
    first_row: guint(clamping: saved.firstRow), offset_in_row: saved.offsetInRow,
    is_refreshing: gboolean(saved.isRefreshing), is_loading: gboolean(saved.isLoading),
    has_no_more_data: gboolean(saved.hasNoMoreData), is_floor_open: gboolean(saved.isFloorOpen),
    last_updated: saved.lastUpdated.flatMap { gint64(checked: $0) } ?? -1)
}

@c @implementation
func _tug_peer_restore(_ peer: gpointer!, _ state: UnsafePointer<TugListState>!) -> gboolean {
  guard let state = state?.pointee else { return gboolean(false) }
  let snapshot = ListSnapshot(
    firstRow: Int(clamping: state.first_row), offsetInRow: state.offset_in_row,
    isRefreshing: state.is_refreshing.isTrue, isLoading: state.is_loading.isTrue,
    hasNoMoreData: state.has_no_more_data.isTrue, isFloorOpen: state.is_floor_open.isTrue,
    lastUpdated: state.last_updated < 0 ? nil : Double(state.last_updated))
  return gboolean(
    withPeer(peer) { $0.isDisposed || $0.send(.restore(snapshot, callsHandler: false)) } ?? true)
}

@c @implementation
func _tug_language_set(_ tag: UnsafePointer<CChar>!) {
  let tag = tag.map { String(cString: $0) }
  MainActor.assumeIsolated {
    guard let tag else { return language = nil }
    guard let known = Language(tag: tag) else {
      return _tug_critical("tug_set_language: \"\(tag)\" is not the tag of a language")
    }
    language = known
  }
}

@c @implementation
func _tug_language_get() -> UnsafeMutablePointer<CChar>! {
  MainActor.assumeIsolated { language?.tag }.flatMap { g_strdup($0) }
}
