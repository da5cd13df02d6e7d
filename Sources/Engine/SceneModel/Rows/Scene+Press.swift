import RefreshModel
import ScrollModel

/// Presses of a finger or the primary button on a row, which become a click or open a menu.
extension Scene {
  /// The position of the last press, in points of the viewport.
  package var pressPlace: Point { press.place }

  /// Whether the last press was made by a finger.
  public var isTouched: Bool { press.modifiers.contains(.touch) }

  mutating func press(at point: Point, _ modifiers: PressModifiers) {
    let isStopped = container.isPanning || container.isStoppedByPress
    press(at: point)
    let row = isStopped ? nil : pressableRow(at: point)
    press.begin(on: row, at: point, modifiers, time: time)
    selection.showFocus(false)
  }

  mutating func release(at point: Point) {
    if endSelectionRectangle(at: point) { return }
    let former = press.row
    switch releaseHold(at: point) {
    case .drag: showIndicator()
    case .click(stopped: false): click(former)
    case .click(stopped: true), .ignored: break
    }
  }

  /// Handles a click on the row `pressed`, or outside all rows if `nil`.
  private mutating func click(_ pressed: Int?) {
    let place = press.place
    if isFailureOverRows, tapControl(at: place) { return }
    // If the program has scrolled another row under the finger, the click must not activate it.
    let row = row(at: place)
    if let pressed, row == pressed, !isHeading(pressed) { return activate(pressed) }
    guard pressed == nil, row == nil, !tapControl(at: place) else { return }
    // A click outside all rows, from where a selection rectangle could begin, deselects all.
    if drawsSelectionRectangle, press.modifiers.isEmpty { changeSelection { $0.clear() } }
  }

  /// Returns the row at a point of the viewport, or `nil` if there is none or it is a heading.
  func pressableRow(at point: Point) -> Int? {
    row(at: point).flatMap { isHeading($0) ? nil : $0 }
  }

  /// Handles a click or tap on `row`, depending on the modifiers of the press.
  ///
  /// With the mode `multiple`, a tap changes an existing selection; without one it activates the
  /// row. A finger begins a selection by a long press.
  private mutating func activate(_ row: Int) {
    selection.beginExtending(at: focusedRow)
    selection.moveFocus(to: row)
    let modifiers = press.modifiers
    switch selectionMode {
    case .none:
      report(.rowActivated(row))
    case .single:
      if modifiers.contains(.control), selectedRows.contains(row) {
        changeSelection { $0.clear() }
      } else {
        changeSelection { $0.selectOnly(row) }
        if !modifiers.contains(.control) { report(.rowActivated(row)) }
      }
    case .multiple:
      if modifiers.contains(.shift) {
        changeSelection { $0.extend(to: row, adding: modifiers.contains(.control)) }
      } else if modifiers.contains(.control) || isTouched && selectedRows.count > 0 {
        changeSelection { $0.toggle(row) }
        if !modifiers.contains(.control) { report(.rowTapped(row)) }
      } else {
        if !isTouched { changeSelection { $0.selectOnly(row) } }
        report(.rowActivated(row))
      }
    }
  }

  /// Requests the menu after a long press, and ends the press.
  mutating func longPress() {
    guard !container.isDragging, press.row != nil else { return }
    let place = press.place
    endHold(cancelled: true, asks: true) { $0.releasePress(cancelled: true) }
    requestMenu(at: place)
  }

  /// Requests the menu at a point.
  ///
  /// Selects the row there first if it is not selected.
  mutating func requestMenu(at point: Point) {
    let row = pressableRow(at: point)
    if let row {
      if selectionMode != .none, !selectedRows.contains(row) {
        changeSelection { $0.selectOnly(row) }
      }
      selection.moveFocus(to: row)
    }
    report(.menuRequested(row: row, at: point))
  }

  /// Removes headings from the selection and moves the focus away from them, after headings or rows
  /// have changed.
  mutating func leaveHeadings() {
    changeSelection { _ in }
    if let focusedRow, isHeading(focusedRow) {
      selection.moveFocus(to: layout.row(near: focusedRow))
    }
  }

  /// Changes the selection, leaving out headings, and reports the change if there is one.
  mutating func changeSelection(_ change: (inout RowSelection) -> Void) {
    if content.changeSelection(change) { report(.selectionChanged) }
  }
}
