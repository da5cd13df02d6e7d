import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// The scene's effects on their way to the program: in order, after the engine has done its work.
extension ListViewPeer {
  /// Takes the scene's effects of an event or a frame, to tell the program later.
  func takeEffects() { note(takenEffects()) }

  /// Takes the scene's effects, and returns those that the program is told of.
  func takenEffects() -> [ProgramNotice] {
    var told: [ProgramNotice] = []
    while let effect = scene.takeEffect() {
      observation.record(effect)
      // The property tells it.
      if case .focusChanged = effect { continue }
      told.append(.effect(effect))
      told += controls.notices(of: effect)
      if effect == .selectionChanged { hasOtherSelection = true }
    }
    return told
  }

  /// Adds `told` to the program's notices, and what else has come of the same event.
  func note(_ told: [ProgramNotice]) {
    notices.add(told + controls.takeOpened(), offset: scene.contentOffset)
  }

  /// Tells the program all notices in order, including those that handlers cause.
  func tellProgram() {
    let isOfBurst = burst.isUntold
    burst.told()
    followItems()
    // A row that was asked for meanwhile may say something else by now: nobody heard its item.
    if isOfBurst, rows.listModel != nil { forgetWords() }
    updateAdjustment()
    notifyProperties()
    if !isDisposed { tellStates() }
    tellNotices { tell($0) }
  }

  /// Forgets what the rows say, and tells assistive technology so.
  private func forgetWords() {
    rows.forgetRows()
    tellWords(of: 0..<scene.rowCount)
  }

  private func tell(_ notice: ProgramNotice) {
    switch notice {
    case .didScroll(let offset):
      tellScrolled(to: offset, now: { scene.contentOffset })
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
    case .scroll(let event): tell(event)
    case .focusChanged: break
    default: controls.tell(notice)
    }
  }

  /// True where a click on `row` is the second of a double click.
  private func isSecondClick(on row: Int) -> Bool {
    rows.isSecondClick(
      on: row, at: scene.time, within: UserSettings.doubleClickTime(for: widget))
  }

  func goOn() {
    scene.advance(to: scene.time)
    takeEffects()
  }
}

extension SceneEffect {
  /// True where it asks the program to do something, beyond following the list.
  fileprivate var asksProgram: Bool {
    switch self {
    case .requested, .rowActivated, .rowTapped, .menuRequested: true
    default: false
    }
  }
}
