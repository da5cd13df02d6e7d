import CGtk
import GtkBridge
import SceneModel

// The functions that a list calls for GtkScrollable. They do nothing without a peer: on a wrong
// thread, or after the list is disposed of.

extension Orientation {
  fileprivate init(_ orientation: GtkOrientation) {
    self = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
  }
}

@c @implementation
func _tug_list_peer_scroll_adjustment(
  _ peer: gpointer!, _ orientation: GtkOrientation
) -> UnsafeMutablePointer<GtkAdjustment>! {
  let address =
    withPeer(peer) { peer in
      peer.isDisposed
        ? 0 : UInt(bitPattern: peer.scrollable.adjustment(Orientation(orientation)))
    } ?? 0
  return UnsafeMutablePointer(bitPattern: address)
}

@c @implementation
func _tug_list_peer_set_scroll_adjustment(
  _ peer: gpointer!, _ orientation: GtkOrientation,
  _ adjustment: UnsafeMutablePointer<GtkAdjustment>!
) {
  nonisolated(unsafe) let adjustment = adjustment
  _ = withPeer(peer) { peer in
    guard !peer.isDisposed else { return }
    peer.scrollable.setAdjustment(adjustment, Orientation(orientation))
  }
}

@c @implementation
func _tug_list_peer_scroll_border(_ peer: gpointer!, _ border: UnsafeMutablePointer<GtkBorder>!) {
  border?.pointee = withPeer(peer) { $0.scrollable.border } ?? GtkBorder()
}
