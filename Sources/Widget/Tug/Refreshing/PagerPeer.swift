import CGtk
import Glibc
import GtkBridge
import PageModel

/// The peer of one `TugPager`.
///
/// Ids and cursors are bytes, as in C.
@MainActor final class PagerPeer {
  /// The bytes of a C string, without the terminating zero.
  typealias Bytes = [UInt8]

  var pager: Pager<Bytes, Bytes>

  init(mode: PageRefreshMode) {
    pager = Pager(refreshMode: mode)
  }

  /// Returns the running request if its token is `token`, or `nil` otherwise.
  func request(_ token: guint64) -> PageRequest<Bytes>? {
    guard let request = pager.request, guint64(exactly: request.token) == token else { return nil }
    return request
  }
}

@c @implementation
func _tug_pager_peer_new(_ merges: gboolean) -> gpointer! {
  let peer = assumeMainActor {
    UInt(
      bitPattern: Unmanaged.passRetained(PagerPeer(mode: merges.isTrue ? .merges : .replaces))
        .toOpaque())
  }
  return gpointer(bitPattern: peer)
}

@c @implementation
func _tug_pager_peer_free(_ peer: gpointer!) {
  guard let peer else { return }
  Unmanaged<PagerPeer>.fromOpaque(peer).release()
}

@c @implementation
func _tug_pager_peer_begin(_ peer: gpointer!, _ refreshes: gboolean) -> guint64 {
  let token = withPeer(peer, as: PagerPeer.self) { peer in
    refreshes.isTrue ? peer.pager.beginRefresh().token : peer.pager.beginLoad()?.token
  }
  return token.flatMap { $0 }.flatMap(guint64.init(exactly:)) ?? 0
}

@c @implementation
func _tug_pager_peer_cursor(_ peer: gpointer!) -> UnsafeMutablePointer<CChar>! {
  guard let cursor = withPeer(peer, as: PagerPeer.self, { $0.pager.request?.cursor }) ?? nil else {
    return nil
  }
  return cursor.withUnsafeBytes {
    g_strndup($0.assumingMemoryBound(to: CChar.self).baseAddress, gsize($0.count))
  }
}

@c @implementation
func _tug_pager_peer_is_waiting(_ peer: gpointer!) -> gboolean {
  gboolean(withPeer(peer, as: PagerPeer.self) { $0.pager.request != nil } ?? false)
}

@c @implementation
func _tug_pager_peer_is_loading(_ peer: gpointer!) -> gboolean {
  gboolean(withPeer(peer, as: PagerPeer.self) { $0.pager.request?.purpose == .load } ?? false)
}

@c @implementation
func _tug_pager_peer_take(
  _ peer: gpointer!, _ pager: OpaquePointer!, _ token: guint64,
  _ ids: UnsafePointer<UnsafePointer<CChar>?>!, _ next: UnsafePointer<CChar>!,
  _ following: UnsafeMutablePointer<guint64>!
) -> gboolean {
  var known: [PagerPeer.Bytes] = []
  var place = ids
  while let id = place?.pointee {
    known.append(bytes(of: id))
    place = place?.successor()
  }
  let answer = PageAnswer(ids: known, next: next.map { bytes(of: $0) })
  let outcome = withPeer(peer, as: PagerPeer.self) { peer in
    peer.request(token).flatMap { peer.pager.take(answer, for: $0) }
  }
  guard let outcome = outcome ?? nil else { return gboolean(false) }
  // A handler may release the pager, but the caller holds a reference.
  for change in outcome.changes { report(change, of: pager) }
  following?.pointee = outcome.following.flatMap { guint64(exactly: $0.token) } ?? 0
  return gboolean(true)
}

private func bytes(of text: UnsafePointer<CChar>) -> PagerPeer.Bytes {
  PagerPeer.Bytes(UnsafeRawBufferPointer(start: text, count: strlen(text)))
}

private func report(_ change: PageChange, of pager: OpaquePointer?) {
  func report(_ kind: TugPagerChange, row: Int, items: [Int], count: Int? = nil) {
    let numbers = items.map { guint(clamping: $0) }
    let rows = guint(clamping: count ?? items.count)
    numbers.withUnsafeBufferPointer {
      _tug_pager_report_change(
        pager, kind, guint(clamping: row), rows, count == nil ? $0.baseAddress : nil)
    }
  }
  switch change {
  case .replaced(let items): report(TUG_PAGER_CHANGE_REPLACED, row: 0, items: items)
  case .inserted(let items, let row): report(TUG_PAGER_CHANGE_INSERTED, row: row, items: items)
  case .removed(let row, let count):
    report(TUG_PAGER_CHANGE_REMOVED, row: row, items: [], count: count)
  case .updated(let row, let item): report(TUG_PAGER_CHANGE_UPDATED, row: row, items: [item])
  }
}

@c @implementation
func _tug_pager_peer_fail(_ peer: gpointer!, _ token: guint64) -> gboolean {
  gboolean(
    withPeer(peer, as: PagerPeer.self) { peer in
      peer.request(token).map { peer.pager.fail($0) } ?? false
    } ?? false)
}

@c @implementation
func _tug_pager_peer_cancel(_ peer: gpointer!) {
  _ = withPeer(peer, as: PagerPeer.self) { peer in
    if let request = peer.pager.request { peer.pager.cancel(request) }
  }
}

@c @implementation
func _tug_pager_peer_has_more(_ peer: gpointer!) -> gboolean {
  gboolean(withPeer(peer, as: PagerPeer.self) { $0.pager.hasMore } ?? false)
}
