import CGtk
import GtkBridge
import ListModel
import PullModel
import ScrollModel

/// The scene's effects on their way to the program: in order, after the engine has done its work.
extension ListViewPeer {
  /// Takes the scene's effects of an event or a frame, to tell the program later.
  func takeEffects() {
    var told: [ProgramNotice] = []
    while let effect = scene.takeEffect() {
      observation.record(effect)
      told.append(.effect(effect))
      if case .pull(let effect) = effect { told += controls.notices(of: effect) }
    }
    told += controls.takeOpened()
    notices.add(told, offset: scene.contentOffset)
  }

  /// Tells the program all notices in order, including those that handlers cause.
  func tellProgram() {
    followItems()
    updateAdjustment()
    notifyProperties()
    guard !isDisposed, !notices.isEmpty else { return }
    // A handler may destroy the widget.
    let keepsWidget = GObjectRef(retaining: widget)
    notices.empty(atDepth: g_main_depth(), while: { !isDisposed }, tell: { tell($0) })
    withExtendedLifetime(keepsWidget) {}
  }

  private func tell(_ notice: ProgramNotice) {
    switch notice {
    case .didScroll(let offset):
      let movesOn = notices.tellScroll(offset: { scene.contentOffset }) {
        tellScroll(.didScroll(contentOffset: offset))
        if !isDisposed { _tug_list_view_emit_scrolled(widget.raw.of(TugListView.self)) }
      }
      if movesOn { requestFrame() }
    // The script does the work, and nobody clicks.
    case .effect(let effect) where isPlaying && effect.asksProgram: break
    case .effect(let effect): tell(effect, as: notice)
    case .opened, .closing, .closed, .announcement: controls.tell(notice)
    }
  }

  private func tell(_ effect: SceneEffect, as notice: ProgramNotice) {
    let list = widget.raw.of(TugListView.self)
    switch effect {
    case .rowActivated(let row):
      // Repeated keys count, each one.
      let isClick = !scene.isFocusVisible
      if isClick, clickCell(of: row) { return rows.forgetClick() }
      let isSecond = isClick && isSecondClick(on: row)
      if isSecond, editClickedCell(of: row) { return }
      // Two clicks activate once, whichever of them does.
      let isSingleEnough = rowHandlers.activatesOnSingleClick || scene.isTouched
      if isClick, isSecond == isSingleEnough { return }
      guard isThere(row) else { return }
      _tug_list_view_emit_row_activated(list, guint(clamping: row))
      rowHandlers.onActivated?(row)
    case .rowTapped(let row): if clickCell(of: row) { rows.forgetClick() }
    case .selectionChanged:
      rowHandlers.onSelectionChanged?()
      if !isDisposed { _tug_list_view_emit_selection_changed(list) }
    case .menuRequested(let row, let x, let y):
      guard row.map({ isThere($0) }) ?? true else { return }
      rowHandlers.onMenuRequested?(row, x, y)
      if !isDisposed {
        _tug_list_view_emit_menu_requested(list, row.map { gint(clamping: $0) } ?? -1, x, y)
      }
    case .pull(.scroll(.willEndDragging(let velocity, let target))):
      willEndDragging(velocity: velocity, target: target)
    case .pull(.scroll(let event)): tellScroll(ScrollEvent(event))
    case .focusChanged: break
    case .pull: controls.tell(notice)
    }
  }

  /// True where a click on `row` is the second of a double click.
  private func isSecondClick(on row: Int) -> Bool {
    rows.isSecondClick(
      on: row, at: scene.time, within: UserSettings.doubleClickTime(for: widget))
  }

  private func tellScroll(_ event: ScrollEvent) {
    handlers.tell(event)
    if !isDisposed { emit(event) }
  }

  /// Emits the signal for `event`; the end of a drag and `scrolled` are emitted elsewhere.
  private func emit(_ event: ScrollEvent) {
    let list = widget.raw.of(TugListView.self)
    switch event {
    case .willBeginDragging:
      _tug_list_view_emit_scroll_event(list, TUG_SCROLL_WILL_BEGIN_DRAGGING, 0)
    case .didEndDragging(let decelerates):
      _tug_list_view_emit_scroll_event(list, TUG_SCROLL_DID_END_DRAGGING, gboolean(decelerates))
    case .didEndDecelerating:
      _tug_list_view_emit_scroll_event(list, TUG_SCROLL_DID_END_DECELERATING, 0)
    case .didEndScrollingAnimation:
      _tug_list_view_emit_scroll_event(list, TUG_SCROLL_DID_END_ANIMATION, 0)
    case .didScroll, .willEndDragging, .willBeginDecelerating: break
    }
  }

  /// Asks the program for another target, and lets the list go on to it.
  private func willEndDragging(velocity: Double, target: Double) {
    let chosen = handlers.target(of: velocity, target) { answer in
      guard !isDisposed else { return answer }
      return _tug_list_view_emit_will_end_dragging(
        widget.raw.of(TugListView.self), velocity, answer)
    }
    guard !isDisposed, chosen == target || !chosen.isFinite || !send(.setTarget(chosen)) else {
      return
    }
    scene.advance(to: scene.time)
    takeEffects()
  }

  /// Tells the engine whether the program wants to be asked, before a hand lets go.
  func noteQuestion() {
    let asks =
      handlers.asksForTarget
      || _tug_list_view_hears_will_end_dragging(widget.raw.of(TugListView.self)).isTrue
    if !scene.options.contains(.pull(.asksForTarget(asks))) { send(.set(.asksForTarget(asks))) }
  }
}

extension SceneEffect {
  /// True where it asks the program to do something, beyond following the list.
  fileprivate var asksProgram: Bool {
    switch self {
    case .pull(.requested), .rowActivated, .rowTapped, .menuRequested: true
    default: false
    }
  }
}
