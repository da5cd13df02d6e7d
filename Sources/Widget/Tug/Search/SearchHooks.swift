import CGtk
import GtkBridge

/// The program's C comparison function, and its data, which is released with this object.
private final class ForeignSearch {
  private let data: gpointer?
  private let notify: GDestroyNotify?
  private let compare: TugSearchFunc

  init(_ compare: @escaping TugSearchFunc, _ data: gpointer?, _ notify: GDestroyNotify?) {
    self.compare = compare
    self.data = data
    self.notify = notify
  }

  deinit { notify?(data) }

  func matches(_ list: UnsafeMutablePointer<TugListView>, _ row: Int, _ text: String) -> Bool {
    compare(list, guint(clamping: row), text, data).isTrue
  }
}

@c @implementation
func _tug_list_peer_set_search(
  _ peer: gpointer!, _ compare: TugSearchFunc!, _ data: gpointer!, _ notify: GDestroyNotify!
) {
  var search: ForeignSearch?
  if let compare { search = ForeignSearch(compare, data, notify) } else { notify?(data) }
  nonisolated(unsafe) let made = search
  _ = withPeer(peer) { peer in
    guard !peer.isDisposed else { return }
    let list = peer.widget.raw.of(TugListView.self)
    if let made {
      peer.search.matches = { row, text in made.matches(list, row, text) }
    } else {
      peer.search.matches = nil
    }
  }
}
