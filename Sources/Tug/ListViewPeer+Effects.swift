import CGtk
import GtkBridge
import ListModel
import RefreshModel
import ScrollModel

/// What the scene tells, told to the program: in order, after the engine has done its work.
extension ListViewPeer {
  func takeEffects() {
    let first = effects.count
    while let effect = scene.takeEffect() {
      observation.note(effect)
      noteControls(effect)
      effects.append(.effect(effect))
      if let text = announcement(of: effect) { effects.append(.announcement(text)) }
    }
    effects += takeOpenedSides().map(ProgramNotice.opened)
    let offset = scene.contentOffset
    // Where the answer to one scroll is another, that is told in the next frame: a program that
    // always answers so would else never come to an end.
    guard offset != toldOffset, !isTellingScroll else { return }
    toldOffset = offset
    // A list has scrolled before it comes to rest, or before it is let go.
    let place =
      effects[first...].lastIndex { $0.isRest } ?? effects[first...].firstIndex { $0.isRelease }
      ?? effects.endIndex
    effects.insert(.didScroll(offset), at: place)
  }

  /// Tells the program what happened, in order, also where a handler makes more happen.
  func deliverEffects() {
    tellFollowers()
    notifyProperties()
    // A handler may run a main loop of its own, in a dialog: what happens there is told there.
    let depth = g_main_depth()
    guard deliveryDepth.map({ depth > $0 }) ?? true, !effects.isEmpty, !isDisposed else { return }
    let (outerDepth, wasTellingScroll) = (deliveryDepth, isTellingScroll)
    deliveryDepth = depth
    isTellingScroll = false
    // A handler may destroy the widget.
    let keepsWidget = GObjectRef(retaining: widget)
    while !effects.isEmpty, !isDisposed {
      perform(effects.removeFirst())
    }
    deliveryDepth = outerDepth
    isTellingScroll = wasTellingScroll
    withExtendedLifetime(keepsWidget) {}
  }

  /// Whether the work that is being asked for is over again already: the program has ended it, or
  /// replaced its control, in an earlier effect or in the signal.
  private func isPending(endOf side: ListScene.Side) -> Bool {
    isDisposed || effects.contains { $0.isEnd(of: side) }
  }

  /// The rows are others: a click on one is the first on it.
  func forgetClick() { lastClick = nil }

  /// Whether a click on `row` is the second of a double click, which opens nothing twice.
  private func isSecondClick(on row: Int) -> Bool {
    let last = lastClick
    lastClick = (row, scene.time)
    guard let last, last.row == row,
      scene.time - last.time <= UserSettings.doubleClickTime(for: widget)
    else { return false }
    lastClick = nil
    return true
  }

  private func perform(_ told: ProgramNotice) {
    switch told {
    case .didScroll(let offset):
      isTellingScroll = true
      tellScroll(.didScroll(contentOffset: offset))
      if !isDisposed { _tug_list_view_emit_scrolled(widget.raw.of(TugListView.self)) }
      isTellingScroll = false
      if !isDisposed, scene.contentOffset != toldOffset { requestFrame() }
    case .opened(let side):
      tellOpened(side)
      emit(TUG_CONTROL_OPENED, of: side)
    case .announcement(let text): announce(text)
    case .effect(let effect): perform(effect)
    }
  }

  private func perform(_ effect: SceneEffect) {
    // The work is the script's, and nobody clicks.
    if isPlaying, effect.asksProgram { return }
    let list = UnsafeMutableRawPointer(widget).of(TugListView.self)
    switch effect {
    case .refreshRequested:
      if isPending(endOf: .header) { return }
      let isHeard = _tug_list_view_hears_refresh(list).isTrue
      _tug_list_view_emit_refresh(list)
      if !isPending(endOf: .header) { runRefresh(isHeard: isHeard) }
    case .loadRequested:
      if isPending(endOf: .footer) { return }
      let isHeard = _tug_list_view_hears_load_more(list).isTrue
      _tug_list_view_emit_load_more(list)
      if !isPending(endOf: .footer) { runLoad(isHeard: isHeard) }
    case .rowActivated(let row):
      // Keys repeat, and each stroke counts.
      let isClick = !scene.isFocusVisible
      guard !(isClick && isSecondClick(on: row)), isThere(row) else { return }
      _tug_list_view_emit_row_activated(list, guint(clamping: row))
      onRowActivated?(row)
    case .headerChanged(let from, let to):
      if from.isRefreshing != to.isRefreshing { onRefreshingChanged?(to.isRefreshing) }
      if Feature.stateCallback.isOn { onRefreshStateChanged?(from, to) }
      if !isDisposed { emitState(.header, from: from, to: to) }
      if from.isClosed(by: to) { tellClosing(.header) }
      if from.isDropped(by: to) { tellClosed(.header) }
    case .footerChanged(let from, let to):
      onLoadStateChanged?(from, to)
      if !isDisposed { emitState(.footer, from: from, to: to) }
      if from.isClosed(by: to) { tellClosing(.footer) }
      if from.isDropped(by: to) { tellClosed(.footer) }
    case .headerStageChanged(let from, let to): follower.onRefreshStageChanged?(from, to)
    case .footerStageChanged(let from, let to): follower.onLoadStageChanged?(from, to)
    case .headerTimedOut: warnTimedOut(.header)
    case .footerTimedOut: warnTimedOut(.footer)
    case .actionChanged(let action):
      follower.onActionChanged?(action)
      if !isDisposed { _tug_list_view_emit_action_changed(list, guint(clamping: action)) }
    case .floorOpened: follower.onSecondFloorChanged?(true)
    case .floorClosed:
      follower.onSecondFloorChanged?(false)
      // Numbers that came while it was open hold from now on.
      if !isDisposed { followPolicy(of: .header) }
    case .refreshClosed:
      tellClosed(.header)
      emit(TUG_CONTROL_CLOSED, of: .header)
    case .loadClosed:
      tellClosed(.footer)
      emit(TUG_CONTROL_CLOSED, of: .footer)
    case .selectionChanged:
      onSelectionChanged?()
      if !isDisposed { _tug_list_view_emit_selection_changed(list) }
    case .menuRequested(let row, let x, let y):
      guard row.map({ isThere($0) }) ?? true else { return }
      onMenuRequested?(row, x, y)
      if !isDisposed {
        _tug_list_view_emit_menu_requested(list, row.map { gint(clamping: $0) } ?? -1, x, y)
      }
    case .scroll(.willEndDragging(let velocity, let target)):
      willEndDragging(velocity: velocity, target: target)
    case .scroll(let event): tellScroll(ScrollEvent(event))
    case .refreshEnded(let result):
      resetAfterRefresh()
      if !isDisposed { _tug_list_view_note_refresh_ended(list, result.inC) }
    case .loadEnded, .focusChanged: break
    }
  }

  private func tellScroll(_ event: ScrollEvent) {
    scrollStreams.yield(event)
    scrolling.tell(event)
    if !isDisposed { emit(event) }
  }

  private func emit(_ event: TugControlEvent, of side: ListScene.Side) {
    guard !isDisposed else { return }
    let list = widget.raw.of(TugListView.self)
    _tug_list_view_emit_control_event(list, gboolean(side == .header), event)
  }

  /// Gives the signal for `event`; the end of a drag and `scrolled` have their own ways.
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

  /// Lets the program choose another target, and leads the list there.
  private func willEndDragging(velocity: Double, target: Double) {
    var chosen = target
    scrolling.willEndDragging?(velocity, &chosen)
    if !isDisposed {
      chosen = _tug_list_view_emit_will_end_dragging(
        widget.raw.of(TugListView.self), velocity, chosen)
    }
    scrollStreams.yield(.willEndDragging(velocity: velocity, target: chosen))
    guard !isDisposed, chosen != target, chosen.isFinite, send(.setTarget(chosen)) else { return }
    // A list that would have stayed moves on now: what is told next says so.
    let stays = ProgramNotice.effect(.didEndDragging(decelerates: false))
    if effects.first == stays, scene.container.phase != .idle {
      effects[0] = .effect(.didEndDragging(decelerates: true))
    }
  }
}

extension SceneEffect {
  /// Whether it asks the program to do something, beyond following the list.
  fileprivate var asksProgram: Bool {
    switch self {
    case .refreshRequested, .loadRequested, .rowActivated, .menuRequested: true
    default: false
    }
  }
}
