/// Which rows of a list are selected, and what keys act on.
public struct RowSelection: Equatable, Sendable {
  /// How many rows can be selected.
  public private(set) var mode: SelectionMode
  /// The rows that are selected.
  public private(set) var rows = RowSet()
  /// The row that keys act on.
  public private(set) var focus: Int?
  /// The focus is to be seen: keys have moved it since the last press.
  public private(set) var isFocusVisible = false
  /// Keys act on the footer, beyond the row that has the focus otherwise.
  private(set) var isBeyondRows = false
  /// Where a selection that Shift extends begins.
  private var anchor: Int?

  init(mode: SelectionMode) {
    self.mode = mode
  }

  /// Moves the focus; returns whether it was elsewhere.
  mutating func moveFocus(to row: Int?) -> Bool {
    isBeyondRows = false
    defer { focus = row }
    return row != focus
  }

  /// Moves the focus on to the footer, or back to the row where it was.
  mutating func moveBeyondRows(_ isBeyond: Bool) {
    isBeyondRows = isBeyond
  }

  /// The focus is to be seen, or not.
  mutating func showFocus(_ isShown: Bool) {
    isFocusVisible = isShown
    if !isShown { isBeyondRows = false }
  }

  /// A selection that Shift extends begins at `row`, unless one has begun already.
  mutating func beginExtending(at row: Int?) {
    if anchor == nil { anchor = row }
  }

  /// Selects `row` and no other.
  mutating func selectOnly(_ row: Int) {
    anchor = row
    rows = RowSet()
    rows.insert(row..<(row + 1))
  }

  /// Selects `row`, or deselects it, as far as the mode allows.
  mutating func toggle(_ row: Int) {
    guard mode != .none else { return }
    guard mode == .multiple || rows.contains(row) else { return selectOnly(row) }
    anchor = row
    if rows.contains(row) { rows.remove(row..<(row + 1)) } else { rows.insert(row..<(row + 1)) }
  }

  /// Selects from the anchor to `row`, beside what is selected already where it is `adding`.
  mutating func extend(to row: Int, adding: Bool) {
    guard mode == .multiple else { return selectOnly(row) }
    let start = anchor ?? focus ?? row
    anchor = start
    if !adding { rows = RowSet() }
    rows.insert(min(start, row)..<(max(start, row) + 1))
  }

  /// Selects or deselects rows by program, as far as the mode allows.
  mutating func select(_ range: Range<Int>, _ isSelected: Bool) {
    guard mode != .none, !range.isEmpty else { return }
    if isSelected, mode == .single { return selectOnly(range.upperBound - 1) }
    if isSelected { rows.insert(range) } else { rows.remove(range) }
  }

  /// Deselects rows, which come in order.
  mutating func deselect(_ rows: [Int]) {
    self.rows.remove(rows)
  }

  /// Selects `rows` and no others, where any number can be selected.
  mutating func replace(with rows: RowSet) {
    if mode == .multiple { self.rows = rows }
  }

  /// Deselects all.
  mutating func clear() {
    rows = RowSet()
  }

  /// So many rows can be selected from now on; those that are too many are deselected.
  mutating func setMode(_ mode: SelectionMode) {
    self.mode = mode
    switch mode {
    case .none: clear()
    case .single: if rows.count > 1, let first = rows.first { selectOnly(first) }
    case .multiple: break
    }
  }

  /// Rows came in, went away or moved: those that were selected and are still there still are.
  mutating func follow(_ shift: RowShift) {
    anchor = shift.row(anchor)
    // What the footer has loaded lies between it and the row that had the focus.
    if shift.added > 0 { isBeyondRows = false }
    rows.follow(shift)
  }
}
