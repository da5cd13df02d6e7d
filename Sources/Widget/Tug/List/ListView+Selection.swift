import CGtk
import SceneModel

/// The number of rows that the user can select.
public typealias SelectionMode = SceneModel.SelectionMode

/// Selection, focus and menus.
extension ListView {
  /// The number of rows that the user can select.
  ///
  /// The default is `.none`. `.multiple` supports Shift and Control. On a touch screen a long press
  /// selects a row, and taps then toggle further rows. While no row is selected a tap activates a
  /// row. Headings cannot be selected.
  public var selectionMode: SelectionMode {
    get { peer?.scene.selectionMode ?? .none }
    set { peer?.send(.set(.selectionMode(newValue))) }
  }

  /// Whether a drag with the primary button draws a band that selects rows, if `selectionMode` is
  /// `.multiple`.
  ///
  /// The default is `false`. A band replaces the selection. With Control it toggles its rows; with
  /// Shift it adds them. Near an edge the band scrolls the list, and Escape cancels it. The primary
  /// button then no longer pulls the list, but fingers, wheels and touchpads do. A click outside
  /// all rows clears the selection.
  public var allowsBandSelection: Bool {
    get { peer?.scene.allowsBandSelection ?? false }
    set { peer?.send(.set(.bandSelection(newValue))) }
  }

  /// The selected rows as ascending ranges.
  ///
  /// Inserting or removing rows updates them.
  public var selectedRows: [Range<Int>] { peer?.scene.selectedRows.ranges ?? [] }

  /// The number of selected rows.
  public var selectedRowCount: Int { peer?.scene.selectedRows.count ?? 0 }

  /// Whether one click activates a row.
  ///
  /// If `false`, a double click activates it, and a click only selects and focuses it. The default
  /// is `true`. Return and a tap activate a row in both cases.
  public var activatesOnSingleClick: Bool {
    get { peer?.rowHandlers.activatesOnSingleClick ?? true }
    set { peer?.rowHandlers.activatesOnSingleClick = newValue }
  }

  /// Returns whether `row` is selected.
  public func isSelected(_ row: Int) -> Bool { peer?.scene.selectedRows.contains(row) ?? false }

  /// Selects `rows`, as far as `selectionMode` allows.
  ///
  /// Rows out of range are ignored.
  public func select(_ rows: Range<Int>) { select(rows, isSelected: true) }

  /// Deselects `rows`.
  ///
  /// Rows out of range are ignored.
  public func deselect(_ rows: Range<Int>) { select(rows, isSelected: false) }

  /// Selects all rows if `selectionMode` is `.multiple`; otherwise does nothing.
  public func selectAll() { if selectionMode == .multiple { select(0..<rowCount) } }

  /// Deselects all rows.
  public func deselectAll() { deselect(0..<rowCount) }

  private func select(_ rows: Range<Int>, isSelected: Bool) {
    let rows = rows.clamped(to: 0..<rowCount)
    peer?.send(.select(at: rows.lowerBound, count: rows.count, isSelected: isSelected))
  }

  /// The row that keys act on, or `nil` if there is none.
  ///
  /// Setting a heading or a row out of range changes nothing.
  public var focusedRow: Int? {
    get { peer?.scene.focusedRow }
    set { peer?.send(.focus(newValue)) }
  }

  /// Whether the user can search the rows by typing.
  ///
  /// The default is `true`. Control+F or a typed character opens a search entry. The list then
  /// scrolls to the first row whose title begins with the text.
  public var isSearchEnabled: Bool {
    get { peer?.search.isEnabled ?? true }
    set { peer?.search.isEnabled = newValue }
  }

  /// Returns whether a row matches the text of a search.
  ///
  /// With `nil` a row matches if its title begins with the text, ignoring case. The list calls the
  /// function for many rows between two frames, so it must be fast. It must not change the rows.
  public var searchMatches: (@MainActor (_ row: Int, _ text: String) -> Bool)? {
    get { peer?.search.matches }
    set { peer?.search.matches = newValue }
  }

  /// Called after the selection has changed.
  public var onSelectionChanged: (@MainActor () -> Void)? {
    get { peer?.rowHandlers.onSelectionChanged }
    set { peer?.rowHandlers.onSelectionChanged = newValue }
  }

  /// The event that opens a menu: pass it as the trigger to `gtk_menu_popup_at_rect` and similar
  /// functions.
  ///
  /// It is valid only while `onMenuRequested` runs. It is `nil` at any other time, and for clicks
  /// and keys, because GTK then finds the event itself.
  public var menuTrigger: UnsafePointer<GdkEvent>? {
    peer?.rowHandlers.menuTrigger
  }

  /// Called when the user requests a menu by a secondary click, a long press or the menu key.
  ///
  /// Receives the row, or `nil` outside all rows, and the point in the widget. If rows can be
  /// selected, the list selects the row first.
  public var onMenuRequested: (@MainActor (_ row: Int?, _ x: Double, _ y: Double) -> Void)? {
    get { peer?.rowHandlers.onMenuRequested }
    set { peer?.rowHandlers.onMenuRequested = newValue }
  }
}
