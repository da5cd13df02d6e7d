import CGtk
import GtkBridge

// The functions that the GObject type calls. They do nothing without a peer: on a wrong thread, or
// after the list is disposed of.

/// Passes held rows to the engine of the list's peer at a pointer from C, and calls `body` with it.
///
/// Returns `nil` if there is no peer.
func withPeer<Result: Sendable>(
  _ pointer: UnsafeMutableRawPointer?, _ body: @MainActor (ListPeer) -> Result
) -> Result? {
  withPeer(pointer, as: ListPeer.self) {
    $0.commit()
    return body($0)
  }
}

@c @implementation
func _tug_list_peer_new(_ list: UnsafeMutablePointer<TugListView>!) -> gpointer! {
  guard let list else { return nil }
  let address = UInt(bitPattern: list)
  let peer = assumeMainActor { () -> UInt in
    guard let widget = UnsafeMutablePointer<GtkWidget>(bitPattern: address) else { return 0 }
    return UInt(bitPattern: Unmanaged.passRetained(ListPeer(widget: widget)).toOpaque())
  }
  return gpointer(bitPattern: peer)
}

@c @implementation
func _tug_list_peer_free(_ peer: gpointer!) {
  guard let peer else { return }
  _ = withPeer(peer) { $0.dispose() }
  Unmanaged<ListPeer>.fromOpaque(peer).release()
}

@c @implementation
func _tug_list_peer_draw(_ peer: gpointer!, _ context: OpaquePointer!) {
  nonisolated(unsafe) let context = context
  _ = withPeer(peer) { peer in
    if let context { peer.draw(on: context) }
  }
}

@c @implementation
func _tug_list_peer_size_allocate(_ peer: gpointer!, _ width: CInt, _ height: CInt) {
  _ = withPeer(peer) {
    $0.scrollable.isAllocating = true
    $0.resize(width: Double(width), height: Double(height))
    $0.scrollable.isAllocating = false
  }
}

@c @implementation
func _tug_list_peer_map(_ peer: gpointer!) {
  _ = withPeer(peer) {
    $0.send(.shown)
  }
}

@c @implementation
func _tug_list_peer_unmap(_ peer: gpointer!) {
  _ = withPeer(peer) {
    $0.rows.endEditing()
    $0.search.close()
    $0.pointer?.cancelAll()
    $0.frames.stopFrames()
    $0.rows.drawings.releasePixels()
    $0.send(.hidden)
  }
}

@c @implementation
func _tug_list_peer_realize(_ peer: gpointer!) {
  _ = withPeer(peer) {
    $0.screenChanged()
    $0.watchStylePlace()
  }
}

@c @implementation
func _tug_list_peer_preferred_width(
  _ peer: gpointer!, _ minimum: UnsafeMutablePointer<CInt>!, _ natural: UnsafeMutablePointer<CInt>!
) {
  let least = withPeer(peer) { $0.minimumStyleSize.width } ?? 0
  minimum?.pointee = max(ListPeer.minimumSize.width, least)
  let content = withPeer(peer) { $0.scrollable.naturalLength(.horizontal) } ?? nil
  natural?.pointee = max(content ?? ListPeer.naturalSize.width, minimum?.pointee ?? least)
}

@c @implementation
func _tug_list_peer_preferred_height(
  _ peer: gpointer!, _ minimum: UnsafeMutablePointer<CInt>!, _ natural: UnsafeMutablePointer<CInt>!
) {
  let least = withPeer(peer) { $0.minimumStyleSize.height } ?? 0
  minimum?.pointee = max(ListPeer.minimumSize.height, least)
  let content = withPeer(peer) { $0.scrollable.naturalLength(.vertical) } ?? nil
  natural?.pointee = max(content ?? ListPeer.naturalSize.height, minimum?.pointee ?? least)
}

@c @implementation
func _tug_list_peer_scroll_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventScroll>!
) -> gboolean {
  nonisolated(unsafe) let event = event
  let wasUsed = withPeer(peer) { peer in event.flatMap { peer.pointer?.scroll($0) } ?? false }
  return gboolean(wasUsed ?? false)
}

@c @implementation
func _tug_list_peer_touch_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventTouch>!
) -> gboolean {
  nonisolated(unsafe) let event = event
  let wasUsed = withPeer(peer) { peer in event.flatMap { peer.pointer?.touch($0) } ?? false }
  return gboolean(wasUsed ?? false)
}

/// Passes an event to the list's ``PointerInput``.
///
/// Returns `FALSE`, so that GTK propagates the event.
private func forward<Event>(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<Event>!,
  _ body: @MainActor (PointerInput, UnsafeMutablePointer<Event>) -> Void
) -> gboolean {
  nonisolated(unsafe) let event = event
  _ = withPeer(peer) { peer in
    if let event, let pointer = peer.pointer { body(pointer, event) }
  }
  return gboolean(false)
}

@c @implementation
func _tug_list_peer_motion_notify_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventMotion>!
) -> gboolean {
  forward(peer, event) { $0.move($1) }
}

@c @implementation
func _tug_list_peer_enter_notify_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventCrossing>!
) -> gboolean {
  forward(peer, event) { $0.enter($1) }
}

@c @implementation
func _tug_list_peer_button_press_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventButton>!
) -> gboolean {
  forward(peer, event) { pointer, _ in pointer.buttonPassed(isPress: true) }
}

@c @implementation
func _tug_list_peer_button_release_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventButton>!
) -> gboolean {
  forward(peer, event) { pointer, _ in pointer.buttonPassed(isPress: false) }
}

@c @implementation
func _tug_list_peer_after_button_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventButton>!
) {
  let isPress = event?.pointee.type == GDK_BUTTON_PRESS
  _ = withPeer(peer) { $0.pointer?.afterButton(isPress: isPress) }
}

@c @implementation
func _tug_list_peer_key_press_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventKey>!
) -> gboolean {
  nonisolated(unsafe) let event = event
  return gboolean(withPeer(peer) { peer in event.map { peer.press($0) } ?? false } ?? false)
}

@c @implementation
func _tug_list_peer_move_cursor(
  _ peer: gpointer!, _ step: GtkMovementStep, _ count: CInt, _ extends: gboolean,
  _ keepsSelection: gboolean
) -> gboolean {
  let isUsed = withPeer(peer) { peer in
    !peer.isDisposed
      && KeyInput(peer: peer).moveCursor(
        step, count: Int(count), extends: extends.isTrue, keepsSelection: keepsSelection.isTrue)
  }
  return gboolean(isUsed ?? false)
}

@c @implementation
func _tug_list_peer_type(_ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventKey>!)
  -> gboolean
{
  nonisolated(unsafe) let event = event
  return gboolean(withPeer(peer) { peer in event.map { peer.search.type($0) } ?? false } ?? false)
}

@c @implementation
func _tug_list_peer_focus_entered(_ peer: gpointer!) {
  _ = withPeer(peer) { $0.enterByKey() }
}

@c @implementation
func _tug_list_peer_popup_menu(_ peer: gpointer!) -> gboolean {
  gboolean(withPeer(peer) { $0.requestMenu() } ?? false)
}

@c @implementation
func _tug_list_peer_leave_notify_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventCrossing>!
) -> gboolean {
  forward(peer, event) { $0.leave($1) }
}

@c @implementation
func _tug_list_peer_grab_broken_event(
  _ peer: gpointer!, _ event: UnsafeMutablePointer<GdkEventGrabBroken>!
) -> gboolean {
  forward(peer, event) { $0.grabBroken($1) }
}

@c @implementation
func _tug_list_peer_adjustment(_ peer: gpointer!) -> UnsafeMutablePointer<GtkAdjustment>! {
  let address = withPeer(peer) { UInt(bitPattern: $0.adjustment) } ?? 0
  return UnsafeMutablePointer(bitPattern: address)
}
