import CGtk
import CairoDrawing
import GtkBridge
import ListModel
import PullModel
import RefreshModel
import Translations

/// The list as the host of its header and footer.
extension ListViewPeer: PullPeer {
  func control(_ side: ControlSide) -> RefreshControl? { scene.control(side) }
  func isBarred(_ side: ControlSide) -> Bool { scene.isBarred(side) }
  func pull(of side: ControlSide) -> Double { scene.pull(of: side) }
  func isInView(_ side: ControlSide) -> Bool { scene.isInView(side) }
  var wallClock: Double { scene.wallClock }
  var orientation: Orientation { scene.axis.orientation }
  package var styleNodes: StyleNodes? { looks.styleNodes }
  var textScale: Double { looks.appearance.text(of: widget)?.scale ?? 1 }

  func isPending(endOf side: ControlSide) -> Bool { notices.isPending(endOf: side) }

  func emitWork(of side: ControlSide, _ work: ControlWork) -> Bool {
    let list = widget.raw.of(TugListView.self)
    let token = work.begin(on: list, side)
    let isHeard = hearsWork(of: side)
    switch side {
    case .header: _tug_list_view_emit_refresh(list, token)
    case .footer: _tug_list_view_emit_load_more(list, token)
    }
    return isHeard
  }

  func hearsWork(of side: ControlSide) -> Bool {
    let list = widget.raw.of(TugListView.self)
    return switch side {
    case .header: _tug_list_view_hears_refresh(list).isTrue
    case .footer: _tug_list_view_hears_load_more(list).isTrue
    }
  }

  /// Lets a control load whose rows do not fill the list, where the program is there to do it.
  ///
  /// It is asked in a frame, before which the program has had its turn to begin something else.
  func fillViewport() {
    guard !isPlaying else { return }
    for side in ControlSide.allCases
    where scene.wantsFilling(side) && controls.hasWork(for: side) {
      send(.fill(side))
    }
  }

  func emit(_ signal: ControlSignal) {
    guard !isDisposed else { return }
    let list = widget.raw.of(TugListView.self)
    switch signal {
    case .stateChanged(let side, let from, let to):
      _tug_list_view_emit_state_changed(list, gboolean(side == .header), from.inC, to.inC)
    case .opened(let side):
      _tug_list_view_emit_control_event(list, gboolean(side == .header), TUG_CONTROL_OPENED)
    case .closed(let side):
      _tug_list_view_emit_control_event(list, gboolean(side == .header), TUG_CONTROL_CLOSED)
    case .actionChosen(let action):
      _tug_list_view_emit_action_changed(list, guint(clamping: action))
    case .announcement(let text): _tug_list_view_emit_announcement(list, text)
    }
  }
}
