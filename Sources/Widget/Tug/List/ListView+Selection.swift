import CGtk
import SceneModel

/// The number of rows that can be selected.
public typealias SelectionMode = SceneModel.SelectionMode

/// Selection, focus and menus.
extension ListView {
  /// The number of rows that can be selected; none by default.
  ///
  /// `.multiple` takes Shift and Control. By touch a long press selects, and taps then select and
  /// deselect more; while nothing is selected a tap activates. Headings are never selected.
  public var selectionMode: SelectionMode {
    get { peer?.scene.selectionMode ?? .none }
    set { peer?.send(.set(.selectionMode(newValue))) }
  }

  /// The primary button draws a band that selects the rows it touches, where several can be selected; off
  /// by default.
  ///
  /// A band replaces the selection; with Control it turns that of its rows round, with Shift it adds to
  /// it. Near an edge it scrolls, and Escape gives it up. The button then pulls nothing, which fingers,
  /// wheels and touchpads go on doing. A click beside all rows deselects them.
  public var allowsBandSelection: Bool {
    get { peer?.scene.allowsBandSelection ?? false }
    set { peer?.send(.set(.bandSelection(newValue))) }
  }

  /// The rows that are selected, as ranges in order; they move with rows that come and go.
  public var selectedRows: [Range<Int>] { peer?.scene.selectedRows.ranges ?? [] }

  /// How many rows are selected.
  public var selectedRowCount: Int { peer?.scene.selectedRows.count ?? 0 }

  /// One click activates a row; off, two do, and one selects and focuses alone.
  ///
  /// On by default. Return and a finger's tap activate in any case.
  public var activatesOnSingleClick: Bool {
    get { peer?.rowHandlers.activatesOnSingleClick ?? true }
    set { peer?.rowHandlers.activatesOnSingleClick = newValue }
  }

  /// True where `row` is selected.
  public func isSelected(_ row: Int) -> Bool { peer?.scene.selectedRows.contains(row) ?? false }

  /// Selects `rows`, where the mode allows; rows that the list does not have are ignored.
  public func select(_ rows: Range<Int>) { select(rows, isSelected: true) }

  /// Deselects `rows`; rows that the list does not have are ignored.
  public func deselect(_ rows: Range<Int>) { select(rows, isSelected: false) }

  /// Selects all rows, where several can be selected.
  public func selectAll() { if selectionMode == .multiple { select(0..<rowCount) } }

  /// Deselects all rows.
  public func deselectAll() { deselect(0..<rowCount) }

  private func select(_ rows: Range<Int>, isSelected: Bool) {
    let rows = rows.clamped(to: 0..<rowCount)
    peer?.send(.select(at: rows.lowerBound, count: rows.count, isSelected: isSelected))
  }

  /// The row that keys act on; nil for none.
  ///
  /// Setting a heading or a row outside the list changes nothing.
  public var focusedRow: Int? {
    get { peer?.scene.focusedRow }
    set { peer?.send(.focus(newValue)) }
  }

  /// The user can search the rows by typing; on by default.
  ///
  /// Control+F and letters open an entry, and the list goes to the first row whose title begins so.
  public var isSearchEnabled: Bool {
    get { peer?.search.isEnabled ?? true }
    set { peer?.search.isEnabled = newValue }
  }

  /// Compares a row with what was typed in a search; nil for rows whose title begins so, whatever the
  /// case.
  ///
  /// It is called for one row after another, between frames: it must be fast, and not change the rows.
  public var searchMatches: (@MainActor (_ row: Int, _ text: String) -> Bool)? {
    get { peer?.search.matches }
    set { peer?.search.matches = newValue }
  }

  /// Called when the selection has changed.
  public var onSelectionChanged: (@MainActor () -> Void)? {
    get { peer?.rowHandlers.onSelectionChanged }
    set { peer?.rowHandlers.onSelectionChanged = newValue }
  }

  /// The event that opens a menu, lent while `onMenuRequested` runs: the trigger of
  /// `gtk_menu_popup_at_rect` and the like.
  ///
  /// Nil where GTK knows the event by itself, as it does for clicks and keys, and at any other time.
  public var menuTrigger: UnsafePointer<GdkEvent>? {
    peer?.rowHandlers.menuTrigger
  }

  /// Called for a secondary click, a long press and the menu key, with the row (nil beside the rows)
  /// and the point in the widget.
  ///
  /// The row is selected first, where rows can be selected.
  public var onMenuRequested: (@MainActor (_ row: Int?, _ x: Double, _ y: Double) -> Void)? {
    get { peer?.rowHandlers.onMenuRequested }
    set { peer?.rowHandlers.onMenuRequested = newValue }
  }
}
