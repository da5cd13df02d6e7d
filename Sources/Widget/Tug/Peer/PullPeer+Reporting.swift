import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// Reports the engine's effects to the program, in order, after the engine has finished: by
/// signals, callbacks and streams.
extension PullPeer {
  /// Takes the engine's effects of an event or a frame, to report them later.
  func takeEffects() { note(takenReports()) }

  /// Takes the engine's effects, and returns the reports to the program that follow from them.
  func takenReports() -> [Report] {
    var pending: [Report] = []
    while let effect = scene.takeEffect() {
      observation.record(effect)
      note(effect)
      pending.append(.effect(effect))
      pending += controls.reports(after: effect)
    }
    return pending
  }

  /// Adds the reports `pending` to the queue, and a report for each control that the same event
  /// opened.
  func note(_ pending: [Report]) {
    reports.add(pending + controls.takeOpened(), offset: scene.contentOffset)
  }

  /// Notifies changed properties and passes all pending reports to the program in order, including
  /// reports that handlers cause.
  ///
  /// It keeps a reference to the widget, because a handler may destroy the widget. A request for
  /// work, and the reports after it, wait for the end of a frame if one is being processed: while a
  /// handler runs a dialog in a frame, GDK draws no other frames of the widget's window.
  func notifyProgram() { notifyProgram(holdsWork: isInFrame) }

  /// Notifies the program from the main loop, as soon as the current handler or frame has ended.
  func reportSoon() {
    guard !reporting.isRunning else { return }
    reporting.start(milliseconds: 0) { [weak self] in
      self?.reporting.stop()
      self?.notifyProgram(holdsWork: false)
      return false
    }
  }

  private func notifyProgram(holdsWork: Bool) {
    guard willReport() else { return }
    notifyProperties()
    guard !isDisposed else { return }
    didNotifyProperties()
    guard !isDisposed, !reports.isEmpty else { return }
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    reports.empty(
      atDepth: g_main_depth(), while: { !isDisposed && !(holdsWork && reports.beginsWithWork) }
    ) { deliver($0) }
    if holdsWork, reports.beginsWithWork, !isDisposed { reportSoon() }
  }

  private func deliver(_ report: Report) {
    // A script does the work itself, and its scenes have no clicks.
    if isPlaying, report.isRequest { return }
    switch report {
    case .effect(.scroll(.willEndDragging(let velocity, let target))):
      willEndDragging(velocity: velocity, target: target)
    case .effect(.scroll(let event)): deliver(event, of: report)
    case .effect(let effect) where reportContent(effect): break
    default: controls.deliver(report)
    }
  }

  // MARK: Header and footer

  /// Emits the widget's signal that requests a control's work.
  ///
  /// Returns whether a handler is connected.
  func emitWork(of side: ControlSide, _ work: ControlWork) -> Bool {
    let token = work.object(on: widget, side)
    let isHeard = hasWorkHandler(of: side)
    _tug_pull_emit_work(widget, side.isHeaderInC, token)
    return isHeard
  }

  /// Returns whether a handler is connected to the widget's signal for a control's work.
  func hasWorkHandler(of side: ControlSide) -> Bool {
    _tug_pull_has_work_handler(widget, side.isHeaderInC).isTrue
  }

  /// Loads more if the content does not fill the viewport and the program has a handler for it.
  ///
  /// Call it in a frame. Before the frame the program has had the chance to begin other work.
  func fillViewport() {
    guard !isPlaying else { return }
    for side in ControlSide.allCases
    where scene.hasControl(side) && wantsFilling(side) && controls.hasWork(for: side) {
      send(.fill(side))
    }
  }

  // MARK: Scrolling

  /// Reports a scroll event.
  private func deliver(_ event: ScrollEvent, of report: Report) {
    let movesOn = reports.deliver(event, offset: { scene.contentOffset }) {
      handlers.deliver(event)
      if !isDisposed { report.emit(on: widget) }
    }
    if movesOn { requestFrame() }
  }

  /// Asks the program for a new target, and moves the content there.
  private func willEndDragging(velocity: Double, target: Double) {
    let chosen = handlers.target(of: velocity, target) { answer in
      guard !isDisposed else { return answer }
      return _tug_pull_emit_will_end_dragging(widget, velocity, answer)
    }
    guard !isDisposed, chosen == target || !chosen.isFinite || !send(.setTarget(chosen)) else {
      return
    }
    advanceAfterAnswer()
  }

  /// Sets in the engine whether the program wants to choose the target of a release.
  func updateAsksForTarget() {
    let asks =
      handlers.asksForTarget || _tug_pull_has_will_end_dragging_handler(widget).isTrue
    if !scene.options.contains(.asksForTarget(asks)) { send(.set(.asksForTarget(asks))) }
  }
}
