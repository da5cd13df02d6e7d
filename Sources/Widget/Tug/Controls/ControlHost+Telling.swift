import CGtk
import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel

/// The engine's effects of the controls, on their way to the program.
extension ControlHost {
  // MARK: As the engine tells it

  /// Takes note of an effect before the program hears of it, and returns the further notices for
  /// the program.
  func notices(of effect: SceneEffect) -> [ProgramNotice] {
    var notices: [ProgramNotice] = []
    if let livePeer { feedback.note(effect, of: livePeer) }
    switch effect {
    case .stateChanged(let side, let from, let to):
      notices = changed(side, from: from, to: to, ending(side)?.endAnimationBegin)
      if side == .header, to.isRefreshing, !from.isRefreshing { noMoreData.refreshBegan() }
      if to.isRefreshing, !from.isRefreshing { sides[side].work.began() }
    case .closed(let side):
      let own = ending(side)?.endCompletion
      notices = [.closed(side, sides[side].completions.takeClosed(own), wasShown: true)]
    case .ended(let side, let result):
      // Whoever has ended the work, even the user or a time-out: its task's result is ignored.
      handlers.cancelTask(of: side)
      sides[side].work.ended(result)
      guard side == .header else { break }
      keepLastUpdated(of: replacedHeader, result)
      if result == .success { noMoreData.refreshSucceeded() }
    default: break
    }
    if case .stateChanged(let side, let from, let to) = effect, to.isRefreshing, !from.isRefreshing
    {
      sides[side].newRows = 0
    }
    if let text = announcement(of: effect) { notices.append(.announcement(text)) }
    return notices
  }

  /// The settings of the control on `side` whose work ends: of the replaced one, if it is not reported yet.
  private func ending(_ side: ControlSide) -> ControlSettings? {
    sides[side].replaced ?? self[side]?.settings
  }

  /// Follows a change of the state of the control on `side`; `closing` is the control's own call for a
  /// closing that begins.
  private func changed(
    _ side: ControlSide, from: RefreshState, to: RefreshState, _ closing: ProgramNotice.Call?
  ) -> [ProgramNotice] {
    if to == .refreshing {
      sides[side].completions.openingBegan()
    } else if from == .willRefresh {
      // The work was never shown, and never will be.
      sides[side].completions.forgetOpening()
    }
    var notices: [ProgramNotice] = []
    if from.isClosed(by: to) { notices.append(.closing(side, closing)) }
    if from.isDropped(by: to) {
      sides[side].work.ended(nil)
      notices.append(.closed(side, sides[side].completions.takeClosed(), wasShown: false))
    }
    return notices
  }

  /// The notices of the controls that are open now, after all effects of the engine.
  func takeOpened() -> [ProgramNotice] {
    replacedHeader = nil
    for side in ControlSide.allCases { sides[side].replaced = nil }
    guard sides.header.completions.isOpening || sides.footer.completions.isOpening else {
      return []
    }
    return ControlSide.allCases.compactMap { side in
      guard sides[side].completions.isOpening else { return nil }
      guard let control = peer?.control(side), control.state == .refreshing else {
        sides[side].completions.forgetOpening()
        return nil
      }
      guard control.isOpen else { return nil }
      let own = self[side]?.settings.beginCompletion
      return .opened(side, sides[side].completions.takeOpened(own))
    }
  }

  // MARK: As the program hears it

  /// Tells the program that controls open and close, and their announcements.
  func tell(_ notice: ProgramNotice) {
    guard let peer = livePeer else { return }
    switch notice {
    case .opened(let side, let calls):
      for call in calls where !peer.isDisposed { call() }
      emit(.opened(side))
    case .closing(_, let call): call?()
    case .closed(let side, let calls, let wasShown):
      for call in calls where !peer.isDisposed { call() }
      followPolicy(of: side)
      if wasShown { emit(.closed(side)) } else { sides[side].work.tell() }
    case .announcement(let text):
      _tug_announce(peer.widget, text)
      handlers.onAnnouncement?(text)
      emit(.announcement(text))
    case .effect(let effect): tell(effect)
    case .didScroll: break
    }
  }

  private func tell(_ effect: SceneEffect) {
    switch effect {
    case .requested(let side): work(side)
    case .stateChanged(let side, let from, let to):
      let isOther = from.isRefreshing != to.isRefreshing
      if side == .header, isOther { handlers.onRefreshingChanged?(to.isRefreshing) }
      handlers.onStateChanged[side]?(from, to)
      emit(.stateChanged(side, from: from, to: to))
    case .stageChanged(let side, let from, let to): handlers.onStageChanged[side]?(from, to)
    case .timedOut(let side): warnTimedOut(side)
    case .actionChanged(let action):
      handlers.onActionChanged?(action)
      emit(.actionChosen(action))
    case .floorOpened: handlers.onSecondFloorChanged?(true)
    case .floorClosed:
      handlers.onSecondFloorChanged?(false)
      // Numbers that were set while it was open hold from now on.
      followPolicy(of: .header)
    case .ended(let side, _):
      if side == .header {
        let isReset = noMoreData.takeReset()
        if isReset, peer?.isPlaying == false, footer?.resetsAfterRefresh == true {
          resetNoMoreData()
        }
      }
      sides[side].work.tell()
    default: break
    }
  }

  /// Emits a signal of the widget, and the corresponding one of the control's object.
  private func emit(_ signal: ControlSignal) {
    livePeer?.emit(signal)
    guard livePeer != nil, case .stateChanged(let side, let from, let to) = signal,
      let object = objects[side]
    else { return }
    _tug_refresh_control_emit_state_changed(object, from.inC, to.inC)
  }
}
