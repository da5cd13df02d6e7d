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
  /// The property of the model's items that has their ids, or `nil` if there is none.
  var idProperty: String? {
    didSet { if idProperty != oldValue { readRows() } }
  }
  private var model: FollowedModel?
  /// Whether the program is changing the rows to show a page, which ``pager`` already contains.
  private var isReporting = false
  /// Whether the model has changed since the last report of a change began.
  private var hasModelChanged = false

  init(mode: PageRefreshMode) {
    pager = Pager(refreshMode: mode)
  }

  deinit { assumeMainActor { model?.stop() } }

  /// Follows the rows of `model`, or keeps the rows if it is `nil`.
  ///
  /// A model that the program has not set (`isAssumed`) is left when a page does not change it,
  /// because another model then has the pager's rows.
  func follow(_ model: OpaquePointer?, isAssumed: Bool) {
    self.model?.stop()
    self.model = model.map {
      FollowedModel($0, isAssumed: isAssumed) { [weak self] row, removed, added in
        self?.noteRows(row..<(row + removed), count: added)
      }
    }
    readRows()
  }

  /// Reads the ids of all rows from the model, if there is one.
  private func readRows() {
    guard let model else { return }
    noteRows(pager.ids.indices, count: model.count)
  }

  /// Notes that the model's `rows` were replaced by `count` rows.
  ///
  /// An item without an id that replaces another item alone is a new version of it, so it gets the
  /// id.
  private func noteRows(_ rows: Range<Int>, count: Int) {
    hasModelChanged = true
    guard let model, !isReporting, rows.upperBound <= pager.ids.count else { return }
    let start = rows.lowerBound
    var ids = (start..<(start + count)).map { model.id(at: $0, property: idProperty) }
    if count == rows.count, idProperty == nil {
      let present = Set(ids)
      for (place, row) in rows.enumerated() where ids[place] == nil {
        guard let former = pager.ids[row], !present.contains(former) else { continue }
        ids[place] = former
        model.note(former, at: row)
      }
    }
    pager.noteRows(ids, replacing: rows)
  }

  /// Notes rows that the program reports itself, with their ids, or `nil` for a row without an id.
  ///
  /// Does nothing while a model is followed or a page is reported, since these rows are known.
  /// Returns `false` if the rows are out of range.
  func noteReportedRows(_ rows: Range<Int>, _ ids: [Bytes?]) -> Bool {
    if model != nil || isReporting { return true }
    guard rows.upperBound <= pager.ids.count else { return false }
    pager.noteRows(ids, replacing: rows)
    return true
  }

  /// Takes an answer, and reports each change of the rows with `report`, which returns whether the
  /// program has a function for it.
  ///
  /// Returns `nil` if the request is no longer valid.
  func take(
    _ answer: PageAnswer<Bytes, Bytes>, for request: PageRequest<Bytes>,
    report: (PageChange) -> Bool
  ) -> PageOutcome<Bytes>? {
    readMissingIDs()
    var count = pager.ids.count
    guard let outcome = pager.take(answer, for: request) else { return nil }
    isReporting = true
    defer { isReporting = false }
    for change in outcome.changes {
      count = change.rowCount(after: count)
      hasModelChanged = false
      guard report(change), let model else { continue }
      guard model.count == count else {
        if model.isAssumed, !hasModelChanged {
          follow(nil, isAssumed: true)
          continue
        }
        // The remaining changes do not fit these rows.
        _tug_critical(
          "a TugPagerChangeFunc left \(model.count) rows in the model instead of \(count)")
        isReporting = false
        readRows()
        break
      }
      if idProperty == nil {
        for (row, item) in change.shownItems { model.note(answer.ids[item], at: row) }
      }
    }
    return outcome
  }

  /// Reads the ids of the rows that were inserted without an id, such as drafts.
  private func readMissingIDs() {
    guard let model, let idProperty else { return }
    for (row, id) in pager.ids.enumerated() where id == nil {
      guard let id = model.id(at: row, property: idProperty) else { continue }
      pager.noteRows([id], replacing: row..<(row + 1))
    }
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
  return cursor.duplicated
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
  let next = next.map { PagerPeer.Bytes(terminated: $0) }
  let answer = PageAnswer(ids: allBytes(of: ids), next: next)
  nonisolated(unsafe) let pager = pager
  let outcome = withPeer(peer, as: PagerPeer.self) { peer in
    peer.request(token).flatMap { request in
      // A handler may release the pager, but the caller holds a reference.
      peer.take(answer, for: request) { report($0, of: pager) }
    }
  }
  guard let outcome = outcome ?? nil else { return gboolean(false) }
  following?.pointee = outcome.following.flatMap { guint64(exactly: $0.token) } ?? 0
  return gboolean(true)
}

/// Returns the strings of a `GStrv`.
private func allBytes(of texts: UnsafePointer<UnsafePointer<CChar>?>?) -> [PagerPeer.Bytes] {
  var (all, place): ([PagerPeer.Bytes], _) = ([], texts)
  while let text = place?.pointee {
    all.append(PagerPeer.Bytes(terminated: text))
    place = place?.successor()
  }
  return all
}

/// Calls the program's function with a change, and returns whether there is one.
private func report(_ change: PageChange, of pager: OpaquePointer?) -> Bool {
  func report(_ kind: TugPagerChange, row: Int, items: [Int], count: Int? = nil) -> Bool {
    let numbers = items.map { guint(clamping: $0) }
    let rows = guint(clamping: count ?? items.count)
    return numbers.withUnsafeBufferPointer {
      _tug_pager_report_change(
        pager, kind, guint(clamping: row), rows, count == nil ? $0.baseAddress : nil
      ).isTrue
    }
  }
  return switch change {
  case .replaced(let items): report(TUG_PAGER_CHANGE_REPLACED, row: 0, items: items)
  case .inserted(let items, let row): report(TUG_PAGER_CHANGE_INSERTED, row: row, items: items)
  case .removed(let row, let count):
    report(TUG_PAGER_CHANGE_REMOVED, row: row, items: [], count: count)
  case .updated(let row, let item): report(TUG_PAGER_CHANGE_UPDATED, row: row, items: [item])
  }
}

extension PageChange {
  /// Returns the number of rows after the change of `count` rows.
  fileprivate func rowCount(after count: Int) -> Int {
    switch self {
    case .replaced(let items): items.count
    case .inserted(let items, _): count + items.count
    case .removed(_, let removed): count - removed
    case .updated: count
    }
  }

  /// The rows that get an item, each with the index of the item.
  fileprivate var shownItems: [(row: Int, item: Int)] {
    switch self {
    case .replaced(let items): items.enumerated().map { ($0, $1) }
    case .inserted(let items, let row): items.enumerated().map { (row + $0, $1) }
    case .updated(let row, let item): [(row, item)]
    case .removed: []
    }
  }
}

@c @implementation
func _tug_pager_peer_follow(_ peer: gpointer!, _ model: OpaquePointer!, _ isAssumed: gboolean) {
  nonisolated(unsafe) let model = model
  _ = withPeer(peer, as: PagerPeer.self) { $0.follow(model, isAssumed: isAssumed.isTrue) }
}

@c @implementation
func _tug_pager_peer_set_id_property(_ peer: gpointer!, _ name: UnsafePointer<CChar>!) {
  let name = name.map { String(cString: $0) }
  _ = withPeer(peer, as: PagerPeer.self) { $0.idProperty = name }
}

@c @implementation
func _tug_pager_peer_note_rows(
  _ peer: gpointer!, _ row: guint, _ removed: guint, _ added: guint,
  _ ids: UnsafePointer<UnsafePointer<CChar>?>!
) -> gboolean {
  let known = allBytes(of: ids)
  let all: [PagerPeer.Bytes?] = ids == nil ? Array(repeating: nil, count: Int(added)) : known
  return gboolean(
    withPeer(peer, as: PagerPeer.self) {
      $0.noteReportedRows(Int(row)..<(Int(row) + Int(removed)), all)
    } ?? false)
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
