import CGtk
import GtkBridge
import RefreshModel

// The functions that the GObject types of both lists and bins call. They do nothing without a peer:
// on a wrong thread, or after the widget is disposed of.

/// Prepares the peer of a list or a bin at a pointer from C, and calls `body` with it.
///
/// Returns `nil` if there is no peer.
func withPullPeer<Result: Sendable>(
  _ pointer: UnsafeMutableRawPointer?, _ body: @MainActor (PullPeer) -> Result
) -> Result? {
  withPeer(pointer, as: PullPeer.self) {
    $0.prepare()
    return body($0)
  }
}

extension ControlSide {
  init(isHeader: gboolean) { self = isHeader.isTrue ? .header : .footer }

  /// The value of the C argument `is_header`.
  var isHeaderInC: gboolean { gboolean(self == .header) }
}

// MARK: Surroundings and appearance

@c @implementation
func _tug_pull_peer_unrealize(_ peer: gpointer!) {
  _ = withPullPeer(peer) {
    $0.widgetStyle.leavePlace()
    $0.frames.stopFrames()
  }
}

@c @implementation
func _tug_pull_peer_style_updated(_ peer: gpointer!) {
  _ = withPullPeer(peer) { $0.styleChanged() }
}

@c @implementation
func _tug_pull_peer_state_flags_changed(_ peer: gpointer!) {
  _ = withPullPeer(peer) {
    if !gtk_widget_is_sensitive($0.widget).isTrue { $0.input?.cancelAll() }
    $0.styleChanged()
  }
}

@c @implementation
func _tug_pull_peer_screen_changed(_ peer: gpointer!) {
  _ = withPullPeer(peer) { $0.screenChanged() }
}

@c @implementation
func _tug_pull_peer_hierarchy_changed(_ peer: gpointer!) {
  _ = withPullPeer(peer) {
    $0.updateSurroundings()
    $0.bypass = ScrollerBypass(around: $0)
  }
}

@c @implementation
func _tug_pull_peer_direction_changed(_ peer: gpointer!) {
  _ = withPullPeer(peer) {
    $0.updateDirection()
    $0.updateContentDirection()
    $0.styleChanged()
  }
}

// MARK: Keys

@c @implementation
func _tug_pull_peer_key_action(
  _ peer: gpointer!, _ action: TugKeyAction, _ number: CInt
) -> gboolean {
  guard let action = KeyAction(action, number) else { return gboolean(false) }
  return gboolean(withPullPeer(peer) { $0.handle(action) } ?? false)
}

// MARK: Beginning and ending

@c @implementation
func _tug_pull_peer_begin_refresh(_ peer: gpointer!) {
  _ = withPullPeer(peer) { $0.controls.begin(.header) }
}

@c @implementation
func _tug_pull_peer_end_refresh(_ peer: gpointer!, _ success: gboolean) {
  _ = withPullPeer(peer) { $0.controls.end(.header, success.isTrue ? .success : .failure) }
}

@c @implementation
func _tug_pull_peer_begin_load(_ peer: gpointer!) {
  _ = withPullPeer(peer) { $0.controls.begin(.footer) }
}

@c @implementation
func _tug_pull_peer_end_load(_ peer: gpointer!, _ hasMore: gboolean) {
  _ = withPullPeer(peer) { $0.controls.end(.footer, hasMore.isTrue ? .success : .noMore) }
}

@c @implementation
func _tug_pull_peer_cancel_refresh(_ peer: gpointer!) {
  _ = withPullPeer(peer) { peer in
    if peer.controls.isWorking(.header) { peer.controls.end(.header, .cancelled) }
  }
}

@c @implementation
func _tug_pull_peer_cancel_load(_ peer: gpointer!) {
  _ = withPullPeer(peer) { peer in
    if peer.controls.isWorking(.footer) { peer.controls.end(.footer, .cancelled) }
  }
}

@c @implementation
func _tug_pull_peer_reset_no_more_data(_ peer: gpointer!) {
  _ = withPullPeer(peer) { $0.controls.resetNoMoreData() }
}

@c @implementation
func _tug_pull_peer_can_refresh(_ peer: gpointer!) -> gboolean {
  gboolean(
    withPullPeer(peer) { $0.scene.control(.header) != nil && !$0.scene.isBlockedByOther(.header) }
      ?? false)
}

@c @implementation
func _tug_pull_peer_end_work(
  _ peer: gpointer!, _ isHeader: gboolean, _ result: TugRefreshResult, _ delay: Double,
  _ error: UnsafePointer<GError>!
) {
  guard let result = RefreshResult(result) else { return }
  nonisolated(unsafe) let error = error
  let side = ControlSide(isHeader: isHeader)
  _ = withPullPeer(peer) { peer in
    guard peer.controls.isWorking(side) else { return }
    peer.controls.end(side, result, after: delay, error.map { ErrorCopy($0) })
  }
}

@c @implementation
func _tug_pull_peer_wait(_ peer: gpointer!, _ waiter: OpaquePointer!) {
  nonisolated(unsafe) let waiter = waiter
  _ = withPullPeer(peer) { peer in
    if let waiter { peer.controls.refresh(for: waiter) }
  }
}

@c @implementation
func _tug_pull_peer_stop_waiting(_ peer: gpointer!, _ waiter: OpaquePointer!) -> gboolean {
  nonisolated(unsafe) let waiter = waiter
  return gboolean(
    withPullPeer(peer) { peer in waiter.map { peer.controls.leave($0) } ?? false } ?? false)
}

// MARK: Scrolling

@c @implementation
func _tug_pull_peer_scroll_to_offset(_ peer: gpointer!, _ offset: Double, _ animated: gboolean) {
  _ = withPullPeer(peer) { $0.send(.setOffset(offset, animated: animated.isTrue)) }
}

@c @implementation
func _tug_pull_peer_scroll_to_start(_ peer: gpointer!, _ animated: gboolean) {
  _ = withPullPeer(peer) {
    $0.send(.setOffset($0.scene.container.minimumOffset, animated: animated.isTrue))
  }
}

@c @implementation
func _tug_pull_peer_orientation(_ peer: gpointer!) -> GtkOrientation {
  let isHorizontal = withPullPeer(peer) { $0.scene.axis.orientation == .horizontal } ?? false
  return isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
}

@c @implementation
func _tug_pull_peer_set_orientation(_ peer: gpointer!, _ orientation: GtkOrientation) {
  let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
  _ = withPullPeer(peer) { $0.setOrientation(isHorizontal ? .horizontal : .vertical) }
}
