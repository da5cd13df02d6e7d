import CGtk
import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel

/// The reports of the controls' effects from the engine to the program.
extension ControlHost {
  // MARK: From the engine

  /// Notes an effect before it is reported to the program.
  ///
  /// Returns the reports that follow the report of the effect.
  func reports(after effect: SceneEffect) -> [Report] {
    var reports: [Report] = []
    if let livePeer { feedback.note(effect, of: livePeer) }
    switch effect {
    case .stateChanged(let side, let from, let to):
      reports = changed(side, from: from, to: to, ending(side)?.endAnimationBegin)
      guard to.isRefreshing, !from.isRefreshing else { break }
      if side == .header { noMoreData.noteRefresh() }
      sides[side].work.began()
      sides[side].newRows = 0
    case .closed(let side):
      let own = ending(side)?.endCompletion
      reports = [.closed(side, sides[side].completions.takeClosed(own), wasShown: true)]
    case .ended(let side, let result):
      // The user or a timeout may have ended the work, so ignore the result of its task.
      handlers.cancelTask(of: side)
      sides[side].work.ended(result)
      if side == .footer, result == .noMore { noMoreData.add() }
      guard side == .header else { break }
      keepLastUpdated(result)
      if result == .success { noMoreData.refreshSucceeded() }
    default: break
    }
    if let text = announcement(of: effect) { reports.append(.announcement(text)) }
    return reports
  }

  /// Returns the settings of the control on `side` whose work ends.
  ///
  /// If the program has replaced that control, its end is reported first.
  private func ending(_ side: ControlSide) -> ControlSettings? {
    (replaced.flatMap { $0.side == side ? $0 : nil } ?? self[side])?.settings
  }

  /// Reacts to a change of state of the control on `side`, and returns the reports that follow.
  ///
  /// `closing` is the control's own callback for the beginning of its closing.
  private func changed(
    _ side: ControlSide, from: RefreshState, to: RefreshState, _ closing: Report.Call?
  ) -> [Report] {
    if to == .refreshing {
      sides[side].completions.noteOpening()
    } else if from == .willRefresh {
      // The work ended before it was shown, so its completions are not called.
      sides[side].completions.forgetOpening()
    }
    var reports: [Report] = []
    if from.isClosed(by: to) { reports.append(.closing(side, closing)) }
    if from.isDropped(by: to) {
      sides[side].work.ended(nil)
      reports.append(.closed(side, sides[side].completions.takeClosed(), wasShown: false))
    }
    return reports
  }

  /// Returns the reports of the controls that have opened, after all effects of the engine were
  /// taken.
  func takeOpened() -> [Report] {
    // This runs in every frame, so write only if there is something to release.
    if replaced != nil { replaced = nil }
    guard sides.header.completions.isOpening || sides.footer.completions.isOpening else {
      return []
    }
    return ControlSide.allCases.compactMap { side in
      guard sides[side].completions.isOpening else { return nil }
      guard let control = peer?.scene.control(side), control.state == .refreshing else {
        sides[side].completions.forgetOpening()
        return nil
      }
      guard control.isOpen else { return nil }
      let own = self[side]?.settings.beginCompletion
      return .opened(side, sides[side].completions.takeOpened(own))
    }
  }

  // MARK: To the program

  /// Passes a report about controls to the program: to its callbacks, and by the signals of the
  /// widget and of the control's object.
  func deliver(_ report: Report) {
    guard let peer = livePeer else { return }
    switch report {
    case .effect(.requested(let side)): work(side)
    case .effect(.stateChanged(let side, let from, let to)):
      let hasChanged = from.isRefreshing != to.isRefreshing
      if side == .header, hasChanged { handlers.onRefreshingChanged?(to.isRefreshing) }
      handlers.onStateChanged[side]?(from, to)
    case .effect(.stageChanged(let side, let from, let to)):
      handlers.onStageChanged[side]?(from, to)
    case .effect(.timedOut(let side)): warnTimedOut(side)
    case .effect(.actionChanged(let action)): handlers.onActionChanged?(action)
    case .effect(.floorOpened): handlers.onSecondFloorChanged?(true)
    case .effect(.floorClosed):
      handlers.onSecondFloorChanged?(false)
      // A policy that the program set while the page was open takes effect now.
      applyPolicy(of: .header)
    case .effect(.ended(let side, _)):
      if side == .header, noMoreData.takeReset(), !peer.isPlaying,
        footer?.resetsAfterRefresh == true
      {
        resetNoMoreData()
      }
      sides[side].work.deliver()
    case .effect: break
    case .opened(_, let calls):
      for call in calls where !peer.isDisposed { call() }
    case .closing(_, let call): call?()
    case .closed(let side, let calls, let wasShown):
      for call in calls where !peer.isDisposed { call() }
      applyPolicy(of: side)
      if !wasShown { sides[side].work.deliver() }
    case .announcement(let text):
      if !handlers.isSilent { _tug_announce(peer.widget, text) }
      handlers.onAnnouncement?(text)
      livePeer?.observation.inspector?.happened(.announcement(text))
    }
    guard !peer.isDisposed else { return }
    report.emit(on: peer.widget)
    guard !peer.isDisposed, case .effect(.stateChanged(let side, let from, let to)) = report,
      let object = objects[side]
    else { return }
    _tug_refresh_control_emit_state_changed(object, from.inC, to.inC)
  }
}
