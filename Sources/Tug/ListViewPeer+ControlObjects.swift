import CGtk
import GtkBridge
import ListModel
import RefreshModel

/// A header's or a footer's GObject, kept alive.
typealias ControlObject = GObjectRef<UnsafeMutablePointer<TugRefreshControl>>

/// The header and the footer as GObjects, made where somebody asks for them.
extension ListViewPeer {
  /// The object of the control on `side`; nil where there is no control.
  func controlObject(_ side: ListScene.Side) -> UnsafeMutablePointer<TugRefreshControl>? {
    guard !isDisposed, side == .header ? header != nil : footer != nil else { return nil }
    if let object = controlObjects[side] { return object.pointer }
    let made: UnsafeMutablePointer<TugRefreshControl>
    if side == .header {
      guard let header = tug_refresh_header_new(TUG_HEADER_NATIVE) else { return nil }
      made = header.raw.of(TugRefreshControl.self)
    } else {
      guard let footer = tug_refresh_footer_new(TUG_FOOTER_NATIVE) else { return nil }
      made = footer.raw.of(TugRefreshControl.self)
    }
    guard let peer = ControlPeer.of(made) else { return nil }
    if side == .header, let header { peer.adopt(header) }
    if side == .footer, let footer { peer.adopt(footer) }
    peer.move(to: self)
    controlObjects[side] = GObjectRef(adopting: made)
    return made
  }

  /// Puts an object's control on the list, which takes it away from the list that it is on.
  func setControlObject(
    _ object: UnsafeMutablePointer<TugRefreshControl>?, on side: ListScene.Side
  ) {
    guard !isDisposed, object != controlObjects[side]?.pointer else { return }
    guard let object, let peer = ControlPeer.of(object) else {
      if side == .header { header = nil } else { footer = nil }
      return
    }
    let kept = GObjectRef(retaining: object)
    peer.list?.setControlObject(nil, on: side)
    // It takes the former one's place as the list gets its control, before anybody is told.
    incomingControl = kept
    let (newHeader, newFooter) = (peer.header, peer.footer)
    if side == .header { header = newHeader } else { footer = newFooter }
    incomingControl = nil
  }

  /// The list has another control on `side`, or none: the object of the former one leaves the list.
  func forgetControlObject(_ side: ListScene.Side) {
    let (former, incoming) = (controlObjects[side], incomingControl)
    incomingControl = nil
    controlObjects[side] = incoming
    if let former { ControlPeer.of(former.pointer)?.move(to: nil) }
    if let incoming { ControlPeer.of(incoming.pointer)?.move(to: self) }
  }

  /// Tells the object of the control on `side`, and who follows the list, of another state.
  func emitState(_ side: ListScene.Side, from: RefreshState, to: RefreshState) {
    let list = widget.raw.of(TugListView.self)
    _tug_list_view_emit_state_changed(list, gboolean(side == .header), from.inC, to.inC)
    guard !isDisposed, let object = controlObjects[side] else { return }
    _tug_refresh_control_emit_state_changed(object.pointer, from.inC, to.inC)
  }
}
