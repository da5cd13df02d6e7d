import RefreshModel
import ScrollModel

/// A finger or the primary button on a row: what becomes a click or a menu.
extension Scene {
  /// Where the last press was, in points of the viewport.
  package var pressPlace: (x: Double, y: Double) { press.place }

  /// The last press was a finger's.
  public var isTouched: Bool { press.modifiers.contains(.touch) }

  mutating func press(x: Double, y: Double, _ modifiers: PressModifiers) {
    let isStopped = container.isPanning || container.isStoppedByPress
    press(x: x, y: y)
    let row = isStopped ? nil : pressableRow(atX: x, y: y)
    press.begin(on: row, x: x, y: y, modifiers, at: time)
    selection.showFocus(false)
  }

  mutating func release(x: Double, y: Double) {
    if endBand(x: x, y: y) { return }
    let former = press.row
    let end = letGo(x: x, y: y)
    switch end {
    case .drag: showIndicator()
    case .click(stopped: false): click(former)
    case .click(stopped: true), .givenUp: break
    }
  }

  /// The press was one on `pressed`, or beside all rows.
  private mutating func click(_ pressed: Int?) {
    let (x, y) = press.place
    if isFailureOverRows, tapControl(atX: x, y: y) { return }
    // The program may have scrolled another row under the finger.
    let row = row(atX: x, y: y)
    if let pressed, row == pressed, !isHeading(pressed) { return activate(pressed) }
    guard pressed == nil, row == nil, !tapControl(atX: x, y: y) else { return }
    // Beside all rows, where a band would begin.
    if drawsBands, press.modifiers.isEmpty { changeSelection { $0.clear() } }
  }

  /// The row at a point of the viewport; nil for a heading, which is none to a hand.
  func pressableRow(atX x: Double, y: Double) -> Int? {
    row(atX: x, y: y).flatMap { isHeading($0) ? nil : $0 }
  }

  /// What a click or tap on `row` does, by the modifiers its press had.
  ///
  /// A tap among several rows that can be selected adds to a selection; without one it activates. A
  /// finger begins a selection by a long press.
  private mutating func activate(_ row: Int) {
    selection.beginExtending(at: focusedRow)
    moveFocus(to: row)
    let modifiers = press.modifiers
    switch selectionMode {
    case .none:
      tell(.rowActivated(row))
    case .single:
      if modifiers.contains(.control), selectedRows.contains(row) {
        changeSelection { $0.clear() }
      } else {
        changeSelection { $0.selectOnly(row) }
        if !modifiers.contains(.control) { tell(.rowActivated(row)) }
      }
    case .multiple:
      if modifiers.contains(.shift) {
        changeSelection { $0.extend(to: row, adding: modifiers.contains(.control)) }
      } else if modifiers.contains(.control) || isTouched && selectedRows.count > 0 {
        changeSelection { $0.toggle(row) }
        if !modifiers.contains(.control) { tell(.rowTapped(row)) }
      } else {
        if !isTouched { changeSelection { $0.selectOnly(row) } }
        tell(.rowActivated(row))
      }
    }
  }

  /// Asks for the menu by a long press, which ends the press.
  mutating func longPress() {
    guard !container.isDragging, press.row != nil else { return }
    let (x, y) = press.place
    endHold(cancelled: true, asks: true) { $0.letGoOfPress(cancelled: true) }
    requestMenu(x: x, y: y)
  }

  /// Asks for the menu at a point; the row there is selected first if it was not.
  mutating func requestMenu(x: Double, y: Double) {
    let row = pressableRow(atX: x, y: y)
    if let row {
      if selectionMode != .none, !selectedRows.contains(row) {
        changeSelection { $0.selectOnly(row) }
      }
      moveFocus(to: row)
    }
    tell(.menuRequested(row: row, x: x, y: y))
  }

  /// Moves the focus, and tells of it.
  mutating func moveFocus(to row: Int?) {
    if selection.moveFocus(to: row) { tell(.focusChanged(row)) }
  }

  /// Rows have become headings, or have gone: what is selected and focused are rows alone.
  mutating func leaveHeadings() {
    changeSelection { _ in }
    if let focusedRow, isHeading(focusedRow) { moveFocus(to: layout.row(near: focusedRow)) }
  }

  /// Changes what is selected, headings never, and tells of it where it is something else.
  mutating func changeSelection(_ change: (inout RowSelection) -> Void) {
    if content.changeSelection(change) { tell(.selectionChanged) }
  }
}
