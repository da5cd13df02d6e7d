import RefreshModel
import ScrollModel

/// Properties of the scene's content and input.
extension Scene {
  /// The position across the list of the finger or pointer that holds it, from 0 to 1, or `nil` if
  /// the list is not held.
  @inlinable public var fingerPosition: Double? { userInput.position }
  /// The last value of ``fingerPosition`` that was not `nil`, or 0.5 before the first hold.
  @inlinable public var lastFingerPosition: Double { userInput.lastPosition }
  /// The position of a pointer that hovers or dragged the scroll indicator, in points of the
  /// viewport, or `nil` if there is none.
  package var pointer: Point? { userInput.pointer }
  /// Returns whether the control on `side` would load automatically or continue to load, because
  /// the viewport is not full.
  ///
  /// Returns `false` for a list without rows and other content, which shows its placeholder
  /// instead.
  public func wantsFilling(_ side: ControlSide) -> Bool {
    (rowCount > 0 || ownContentLength != nil) && controlWantsFilling(side)
  }

  // MARK: Rows

  /// The heights of the lines of rows.
  ///
  /// A line is one row, or in a grid one row per column.
  @inlinable public var rows: RowHeights { _read { yield layout.lines } }
  /// The number of rows.
  @inlinable public var rowCount: Int { layout.count }
  /// The columns that the program requested.
  @inlinable public var columnLayout: ColumnLayout { layout.columnLayout }
  /// The number of columns.
  @inlinable public var columns: Int { layout.columns }
  /// The lengths of the blocks before the first and after the last row, in points.
  @inlinable public var blocks: EdgeInsets { layout.blocks }
  /// The length of content that is not made of rows, or `nil` if the content is rows.
  @inlinable public var ownContentLength: Double? { layout.ownContentLength }
  /// Whether the content is only a length: there are no rows, and the row height is the default.
  package var isOnlyLength: Bool {
    ownContentLength != nil && rowCount == 0
      && rows.defaultHeight == SceneConfiguration.defaultRowHeight
  }
  /// The indices of the rows that are section headings, in order.
  @inlinable public var sections: [Int] { layout.sections }
  /// Returns whether row `index` is a section heading.
  public func isHeading(_ index: Int) -> Bool { layout.isHeading(index) }
  /// The number of rows that can be selected.
  @inlinable public var selectionMode: SelectionMode { selection.mode }
  /// The selected rows.
  @inlinable public var selectedRows: RowSet { _read { yield selection.rows } }
  /// The row that has the focus, or `nil` if there is none.
  @inlinable public var focusedRow: Int? { selection.focus }
  /// Whether the focus is drawn: keys have moved it since the last press.
  @inlinable public var isFocusVisible: Bool { selection.isFocusVisible }
  /// The row under a press that may still become a click, or `nil` if there is none.
  public var pressedRow: Int? { press.row }
  /// The pressed row if it must be highlighted, otherwise `nil`.
  ///
  /// A press with a button is highlighted immediately. A finger's is delayed, so that no row
  /// flashes when the finger only scrolls.
  public var litRow: Int? { press.shownFrom <= time ? press.row : nil }
  /// Whether a scroll indicator is visible while the list moves.
  public var showsIndicator: Bool { indicatorDisplay.isWanted }
}
