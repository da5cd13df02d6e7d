import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// A signal of the widget about its header or footer.
enum ControlSignal {
  case stateChanged(ControlSide, from: RefreshState, to: RefreshState)
  case opened(ControlSide)
  case closed(ControlSide)
  case actionChosen(Int)
  case announcement(String)
}

/// Reports the engine's effects to the program, in order, after the engine has finished: by
/// signals, callbacks and streams.
extension PullPeer {
  /// Takes the engine's effects of an event or a frame, to report them later.
  func takeEffects() { note(takenEffects()) }

  /// Takes the engine's effects, and returns the notices for the program that follow from them.
  func takenEffects() -> [ProgramNotice] {
    var told: [ProgramNotice] = []
    while let effect = scene.takeEffect() {
      observation.record(effect)
      guard note(effect) else { continue }
      told.append(.effect(effect))
      told += controls.notices(of: effect)
    }
    return told
  }

  /// Adds the notices `told` to the queue, and a notice for each control that the same event
  /// opened.
  func note(_ told: [ProgramNotice]) {
    notices.add(told + controls.takeOpened(), offset: scene.contentOffset)
  }

  /// Notifies changed properties and reports all pending notices in order, including notices that
  /// handlers cause.
  ///
  /// It keeps a reference to the widget, because a handler may destroy the widget.
  func tellProgram() {
    guard willTell() else { return }
    notifyProperties()
    guard !isDisposed else { return }
    didNotifyProperties()
    guard !isDisposed, !notices.isEmpty else { return }
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    notices.empty(atDepth: g_main_depth(), while: { !isDisposed }) { tell($0) }
  }

  private func tell(_ notice: ProgramNotice) {
    switch notice {
    case .didScroll(let offset): tellScrolled(to: offset)
    case .effect(.scroll(let event)): tell(event)
    // A script does the work itself, and its scenes have no clicks.
    case .effect(let effect) where isPlaying && effect.asksProgram: break
    case .effect(let effect) where tellOfContent(effect): break
    case .effect, .opened, .closing, .closed, .announcement: controls.tell(notice)
    }
  }

  // MARK: Header and footer

  /// Returns whether the work of the control on `side` has already ended, by a notice that is still
  /// pending.
  func isPending(endOf side: ControlSide) -> Bool { notices.isPending(endOf: side) }

  /// Emits the widget's signal that requests a control's work.
  ///
  /// Returns whether a handler is connected.
  func emitWork(of side: ControlSide, _ work: ControlWork) -> Bool {
    let token = work.object(on: widget, side)
    let isHeard = hearsWork(of: side)
    _tug_pull_emit_work(widget, side.isHeaderInC, token)
    return isHeard
  }

  /// Returns whether a handler is connected to the widget's signal for a control's work.
  func hearsWork(of side: ControlSide) -> Bool {
    _tug_pull_hears_work(widget, side.isHeaderInC).isTrue
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

  /// Emits a signal of the widget.
  func emit(_ signal: ControlSignal) {
    guard !isDisposed else { return }
    switch signal {
    case .stateChanged(let side, let from, let to):
      _tug_pull_emit_state_changed(widget, side.isHeaderInC, from.inC, to.inC)
    case .opened(let side):
      _tug_pull_emit_control_event(widget, side.isHeaderInC, TUG_CONTROL_OPENED)
    case .closed(let side):
      _tug_pull_emit_control_event(widget, side.isHeaderInC, TUG_CONTROL_CLOSED)
    case .actionChosen(let action):
      _tug_pull_emit_action_changed(widget, guint(clamping: action))
    case .announcement(let text):
      observation.inspector?.happened(.announcement(text))
      _tug_pull_emit_announcement(widget, text)
    }
  }

  // MARK: Scrolling

  /// Reports that the content has scrolled to `offset`.
  private func tellScrolled(to offset: Double) {
    let movesOn = notices.tellScroll(offset: { scene.contentOffset }) {
      tellScroll(.didScroll(contentOffset: offset))
      if !isDisposed { _tug_pull_emit_scrolled(widget) }
    }
    if movesOn { requestFrame() }
  }

  /// Reports a scroll event, or asks the program for the target of a release.
  private func tell(_ event: ScrollModel.ScrollEvent) {
    if case .willEndDragging(let velocity, let target) = event {
      willEndDragging(velocity: velocity, target: target)
    } else {
      tellScroll(ScrollEvent(event))
    }
  }

  private func tellScroll(_ event: ScrollEvent) {
    handlers.tell(event)
    if !isDisposed { emit(event) }
  }

  /// Emits the signal for `event`.
  ///
  /// Other functions emit `scrolled` and the signal for the end of a drag.
  private func emit(_ event: ScrollEvent) {
    switch event {
    case .willBeginDragging:
      _tug_pull_emit_scroll_event(widget, TUG_SCROLL_WILL_BEGIN_DRAGGING, 0)
    case .didEndDragging(let decelerates):
      _tug_pull_emit_scroll_event(widget, TUG_SCROLL_DID_END_DRAGGING, gboolean(decelerates))
    case .didEndDecelerating:
      _tug_pull_emit_scroll_event(widget, TUG_SCROLL_DID_END_DECELERATING, 0)
    case .didEndScrollingAnimation:
      _tug_pull_emit_scroll_event(widget, TUG_SCROLL_DID_END_ANIMATION, 0)
    case .didScroll, .willEndDragging, .willBeginDecelerating: break
    }
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
    goOn()
  }

  /// Sets in the engine whether the program wants to choose the target of a release.
  func noteQuestion() {
    let asks =
      handlers.asksForTarget || _tug_pull_hears_will_end_dragging(widget).isTrue
    if !scene.options.contains(.asksForTarget(asks)) { send(.set(.asksForTarget(asks))) }
  }
}

extension SceneEffect {
  /// Whether the effect requests something from the program, instead of only reporting a change.
  fileprivate var asksProgram: Bool {
    switch self {
    case .requested, .rowActivated, .rowTapped, .menuRequested: true
    default: false
    }
  }
}
