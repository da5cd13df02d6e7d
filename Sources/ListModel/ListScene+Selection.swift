/// Selection and activation by clicks, taps and program.
extension ListScene {
  /// What a click or tap on `row` does, by the modifiers its press had.
  mutating func click(_ row: Int) {
    if selectionAnchor == nil { selectionAnchor = focusedRow }
    moveFocus(to: row)
    switch selectionMode {
    case .none:
      effects.append(.rowActivated(row))
    case .single:
      if pressModifiers.contains(.control), selection.contains(row) {
        change { $0 = RowSet() }
      } else {
        selectOnly(row)
        if !pressModifiers.contains(.control) { effects.append(.rowActivated(row)) }
      }
    case .multiple:
      if pressModifiers.contains(.shift) {
        extendSelection(to: row, adding: pressModifiers.contains(.control))
      } else if pressModifiers.contains(.control) || pressModifiers.contains(.touch) {
        toggle(row)
      } else {
        selectOnly(row)
        effects.append(.rowActivated(row))
      }
    }
  }

  mutating func selectOnly(_ row: Int) {
    selectionAnchor = row
    change {
      $0 = RowSet()
      $0.insert(row..<(row + 1))
    }
  }

  mutating func toggle(_ row: Int) {
    guard selectionMode != .none else { return }
    guard selectionMode == .multiple || selection.contains(row) else { return selectOnly(row) }
    selectionAnchor = row
    change {
      if $0.contains(row) { $0.remove(row..<(row + 1)) } else { $0.insert(row..<(row + 1)) }
    }
  }

  /// Selects from the anchor to `row`, beside what is selected already where it is `adding`.
  mutating func extendSelection(to row: Int, adding: Bool) {
    guard selectionMode == .multiple else { return selectOnly(row) }
    let anchor = selectionAnchor ?? focusedRow ?? row
    selectionAnchor = anchor
    change {
      if !adding { $0 = RowSet() }
      $0.insert(min(anchor, row)..<(max(anchor, row) + 1))
    }
  }

  /// Selects or deselects rows by program, as far as the mode allows.
  mutating func select(_ range: Range<Int>, _ isSelected: Bool) {
    guard selectionMode != .none, !range.isEmpty else { return }
    if isSelected, selectionMode == .single { return selectOnly(range.upperBound - 1) }
    change { if isSelected { $0.insert(range) } else { $0.remove(range) } }
  }

  mutating func setSelectionMode(_ mode: SelectionMode) {
    selectionMode = mode
    switch mode {
    case .none: change { $0 = RowSet() }
    case .single:
      if selection.count > 1, let first = selection.first { selectOnly(first) }
    case .multiple: break
    }
  }

  mutating func moveFocus(to row: Int?) {
    guard row != focusedRow else { return }
    focusedRow = row
    effects.append(.focusChanged(row))
  }

  /// Rows came in, or went away where `count` is negative: those that were selected still are.
  mutating func selectionFollows(at index: Int, count: Int) {
    func moved(_ row: Int?) -> Int? {
      guard let row, row >= index else { return row }
      if count >= 0 { return row + count }
      return row < index - count ? nil : row + count
    }
    pressedRow = moved(pressedRow)
    selectionAnchor = moved(selectionAnchor)
    sectionsFollow(at: index, count: count)
    aim = aim.flatMap { aim in moved(aim.row).map { ($0, aim.position) } }
    returnFollows(at: index, count: count)
    change {
      if count >= 0 {
        $0.rowsInserted(count, at: index)
      } else {
        $0.rowsRemoved(-count, at: index)
      }
    }
    guard let focused = focusedRow else { return }
    // The focus stays near where it was when its row goes.
    moveFocus(to: moved(focused) ?? (rowCount > 0 ? min(index, rowCount - 1) : nil))
  }

  private mutating func change(_ change: (inout RowSet) -> Void) {
    var changed = selection
    change(&changed)
    guard changed != selection else { return }
    selection = changed
    effects.append(.selectionChanged)
  }
}
