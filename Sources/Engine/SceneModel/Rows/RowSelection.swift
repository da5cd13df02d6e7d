/// The selected rows of a list, and the row that has the focus.
public struct RowSelection: Equatable, Sendable {
  /// The number of rows that can be selected.
  public private(set) var mode: SelectionMode
  /// The selected rows.
  public private(set) var rows = RowSet()
  /// The row that has the focus, on which keys act, or `nil` if there is none.
  public private(set) var focus: Int?
  /// Whether the focus is drawn: keys have moved it since the last press.
  public private(set) var isFocusVisible = false
  /// Whether the footer has the focus instead of ``focus``.
  private(set) var isBeyondRows = false
  /// The row from which Shift extends a selection.
  private var anchor: Int?

  init(mode: SelectionMode) {
    self.mode = mode
  }

  /// Moves the focus to `row`, or removes it if `row` is `nil`.
  mutating func moveFocus(to row: Int?) {
    isBeyondRows = false
    focus = row
  }

  /// Moves the focus to the footer, or back to the row that had it.
  mutating func moveBeyondRows(_ isBeyond: Bool) {
    isBeyondRows = isBeyond
  }

  /// Sets whether the focus is drawn.
  mutating func showFocus(_ isShown: Bool) {
    isFocusVisible = isShown
    if !isShown { isBeyondRows = false }
  }

  /// Sets the row from which Shift extends a selection, unless there is one already.
  mutating func beginExtending(at row: Int?) {
    if anchor == nil { anchor = row }
  }

  /// Selects `row` and deselects all others.
  mutating func selectOnly(_ row: Int) {
    anchor = row
    rows = RowSet()
    rows.insert(row..<(row + 1))
  }

  /// Selects or deselects `row`, as far as the mode allows.
  mutating func toggle(_ row: Int) {
    guard mode != .none else { return }
    guard mode == .multiple || rows.contains(row) else { return selectOnly(row) }
    anchor = row
    if rows.contains(row) { rows.remove(row..<(row + 1)) } else { rows.insert(row..<(row + 1)) }
  }

  /// Selects the rows from the anchor to `row`.
  ///
  /// If `adding`, the previous selection is kept.
  mutating func extend(to row: Int, adding: Bool) {
    guard mode == .multiple else { return selectOnly(row) }
    let start = anchor ?? focus ?? row
    anchor = start
    if !adding { rows = RowSet() }
    rows.insert(min(start, row)..<(max(start, row) + 1))
  }

  /// Selects or deselects rows for the program, as far as the mode allows.
  mutating func select(_ range: Range<Int>, _ isSelected: Bool) {
    guard mode != .none, !range.isEmpty else { return }
    if isSelected, mode == .single { return selectOnly(range.upperBound - 1) }
    if isSelected { rows.insert(range) } else { rows.remove(range) }
  }

  /// Deselects `rows`, which must be in order.
  mutating func deselect(_ rows: [Int]) {
    self.rows.remove(rows)
  }

  /// Selects `rows` and deselects all others, if the mode is `multiple`.
  mutating func replace(with rows: RowSet) {
    if mode == .multiple { self.rows = rows }
  }

  /// Deselects all rows.
  mutating func clear() {
    rows = RowSet()
  }

  /// Sets the number of rows that can be selected, and deselects any excess.
  mutating func setMode(_ mode: SelectionMode) {
    self.mode = mode
    switch mode {
    case .none: clear()
    case .single: if rows.count > 1, let first = rows.first { selectOnly(first) }
    case .multiple: break
    }
  }

  /// Adapts the selected rows to rows that were inserted, removed or moved.
  ///
  /// Rows that remain stay selected. The caller moves the focus.
  mutating func apply(_ shift: RowShift) {
    anchor = shift.row(anchor)
    // Rows that the footer has loaded lie between the footer and the row that had the focus, so
    // keys go to the rows again.
    if shift.added > 0 { isBeyondRows = false }
    rows.apply(shift)
  }
}
