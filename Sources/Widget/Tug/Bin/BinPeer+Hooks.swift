import CGtk
import GtkBridge

// The functions that the GObject type calls. They do nothing without a peer: on a wrong thread, or
// after the bin is disposed of.

private func withBinPeer<Result: Sendable>(
  _ pointer: UnsafeMutableRawPointer?, _ body: @MainActor (BinPeer) -> Result
) -> Result? {
  withPeer(pointer, as: BinPeer.self, body)
}

@c @implementation
func _tug_bin_peer_new(_ bin: UnsafeMutablePointer<TugRefreshBin>!) -> gpointer! {
  guard let bin else { return nil }
  let address = UInt(bitPattern: bin)
  let peer = assumeMainActor { () -> UInt in
    guard let widget = UnsafeMutablePointer<GtkWidget>(bitPattern: address) else { return 0 }
    return UInt(bitPattern: Unmanaged.passRetained(BinPeer(widget: widget)).toOpaque())
  }
  return gpointer(bitPattern: peer)
}

@c @implementation
func _tug_bin_peer_free(_ peer: gpointer!) {
  guard let peer else { return }
  _ = withBinPeer(peer) { $0.dispose() }
  Unmanaged<BinPeer>.fromOpaque(peer).release()
}

@c @implementation
func _tug_bin_peer_draw(_ peer: gpointer!, _ context: OpaquePointer!, _ areOver: gboolean) {
  nonisolated(unsafe) let context = context
  _ = withBinPeer(peer) { peer in
    if let context { peer.draw(on: context, areOverContent: areOver.isTrue) }
  }
}

@c @implementation
func _tug_bin_peer_allocate_begins(_ peer: gpointer!) {
  _ = withBinPeer(peer) { $0.beginAllocation() }
}

@c @implementation
func _tug_bin_peer_size_allocate(_ peer: gpointer!, _ width: CInt, _ height: CInt) {
  _ = withBinPeer(peer) { $0.resize(width: Double(width), height: Double(height)) }
}

@c @implementation
func _tug_bin_peer_map(_ peer: gpointer!) {
  _ = withBinPeer(peer) { $0.send(.shown) }
}

@c @implementation
func _tug_bin_peer_unmap(_ peer: gpointer!) {
  _ = withBinPeer(peer) {
    $0.binInput?.cancelAll()
    $0.stopSlide()
    $0.frames.stopFrames()
    $0.send(.hidden)
  }
}

@c @implementation
func _tug_bin_peer_realize(_ peer: gpointer!) {
  _ = withBinPeer(peer) {
    $0.screenChanged()
    $0.watchStylePlace()
    $0.showContent()
  }
}

@c @implementation
func _tug_bin_peer_child_changed(_ peer: gpointer!) {
  _ = withBinPeer(peer) {
    // A removed child receives no further touch events, so end every hold now.
    $0.binInput?.cancelAll()
    $0.takeContent()
  }
}

@c @implementation
func _tug_bin_peer_control_widget_changed(_ peer: gpointer!, _ isHeader: gboolean) {
  _ = withBinPeer(peer) { $0.updateControlWidget(on: isHeader.isTrue ? .header : .footer) }
}

@c @implementation
func _tug_bin_peer_scroll_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventScroll>!
) -> gboolean {
  nonisolated(unsafe) let event = event
  let isUsed = withBinPeer(peer) { peer in
    event.map { peer.binInput?.scroll($0) == .engine } ?? false
  }
  return gboolean(isUsed ?? false)
}

@c @implementation
func _tug_bin_peer_button_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventButton>!
) -> gboolean {
  nonisolated(unsafe) let event = event
  let isUsed = withBinPeer(peer) { peer in event.flatMap { peer.binInput?.button($0) } ?? false }
  return gboolean(isUsed ?? false)
}

@c @implementation
func _tug_bin_peer_focus_moved(_ peer: gpointer!, _ byKey: gboolean) {
  _ = withBinPeer(peer) { $0.noteFocusMoved(byKey: byKey.isTrue) }
}
