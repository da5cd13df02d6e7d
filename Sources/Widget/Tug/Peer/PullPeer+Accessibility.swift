import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// The header and the footer as assistive technology reads them, at any moment.
extension PullPeer {
  /// Returns the state of the control on `side`.
  fileprivate func accessibleState(of side: ControlSide) -> TugControlState {
    var state = TugControlState()
    guard !isDisposed, scene.control(side) != nil else { return state }
    state.is_busy = gboolean(controls.isWorking(side))
    state.has_focus = gboolean(side == .footer && scene.isOnFooter)
    let pull = scene.pull(of: side)
    state.pull = pull.isFinite ? min(max(pull, 0), 1) : 0
    if let frame = seenFrame(of: side) {
      state.is_shown = gboolean(true)
      state.area = GdkRectangle(
        x: gint(checked: frame.x.rounded()) ?? 0, y: gint(checked: frame.y.rounded()) ?? 0,
        width: gint(checked: frame.width.rounded()) ?? 0,
        height: gint(checked: frame.height.rounded()) ?? 0)
    }
    return state
  }
}

/// An action of a control that needs no pointer.
enum ControlAction: Equatable {
  case refresh
  /// One of the header's several actions, by its index.
  case choose(Int)
  case secondFloor
  case loadMore
}

extension ControlHost {
  /// Returns the actions of the control on `side`, with the names that assistive programs use.
  func actions(of side: ControlSide) -> [(name: String, action: ControlAction)] {
    guard let control = livePeer?.scene.control(side) else { return [] }
    guard side == .header else { return [("load more", .loadMore)] }
    let several = header?.actions ?? []
    var actions: [(name: String, action: ControlAction)] =
      several.isEmpty
      ? [("refresh", .refresh)]
      : several.enumerated().map { place, action in
        (action.title.isEmpty ? "refresh \(place + 1)" : action.title, .choose(place))
      }
    if control.policy.secondFloor != nil { actions.append(("second floor", .secondFloor)) }
    return actions
  }

  /// Performs `action`.
  ///
  /// Returns `false` if that is not possible now.
  func perform(_ action: ControlAction) -> Bool {
    guard let peer = livePeer else { return false }
    switch action {
    case .refresh: return begin(.header, by: peer)
    case .choose(let action): return begin(.header, by: peer, action)
    case .loadMore: return begin(.footer, by: peer)
    case .secondFloor: return peer.send(peer.scene.isFloorOpen ? .closeFloor : .openFloor)
    }
  }

  /// Begins work under the conditions that apply to keys.
  ///
  /// Returns `false` if it cannot begin.
  private func begin(_ side: ControlSide, by peer: PullPeer, _ action: Int? = nil) -> Bool {
    guard peer.scene.isBegunByKey(side), !isWorking(side) else { return false }
    begin(side, action.map(BeginOptions().choosing) ?? BeginOptions())
    return true
  }
}

@c @implementation
func _tug_pull_peer_control_state(_ peer: gpointer!, _ isHeader: gboolean) -> TugControlState {
  withPullPeer(peer) { $0.accessibleState(of: ControlSide(isHeader: isHeader)) }
    ?? TugControlState()
}

@c @implementation
func _tug_pull_peer_control_words(
  _ peer: gpointer!, _ isHeader: gboolean
) -> UnsafeMutablePointer<CChar>! {
  let words = withPullPeer(peer) { $0.controls.title(of: ControlSide(isHeader: isHeader)) } ?? nil
  return words.flatMap { g_strdup($0) }
}

@c @implementation
func _tug_pull_peer_control_actions(
  _ peer: gpointer!, _ isHeader: gboolean
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>! {
  let side = ControlSide(isHeader: isHeader)
  let names = withPullPeer(peer) { $0.controls.actions(of: side).map(\.name) } ?? []
  let made = g_malloc0(
    gsize(names.count + 1) * gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))
  guard let list = made?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self) else {
    return nil
  }
  for (place, name) in names.enumerated() { list[place] = g_strdup(name) }
  return list
}

@c @implementation
func _tug_pull_peer_act(_ peer: gpointer!, _ isHeader: gboolean, _ index: CInt) -> gboolean {
  let side = ControlSide(isHeader: isHeader)
  let isDone = withPullPeer(peer) { peer -> Bool in
    let actions = peer.controls.actions(of: side)
    guard let place = Int(exactly: index), actions.indices.contains(place) else { return false }
    return peer.controls.perform(actions[place].action)
  }
  return gboolean(isDone ?? false)
}
