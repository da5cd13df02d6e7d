import RefreshModel
import ScrollModel

/// What a list has of its content, read from the scene itself.
extension Scene {
  /// Where the finger or pointer that holds the list is across it, from 0 to 1; nil where nothing does.
  @inlinable public var fingerPosition: Double? { hand.position }
  /// Where it was last; 0.5 before the first.
  @inlinable public var lastFingerPosition: Double { hand.lastPosition }
  /// Where a pointer is that hovers or that had the scroll indicator, in points of the viewport; nil
  /// where there is none.
  package var pointer: (x: Double, y: Double)? { hand.pointer }
  /// The control on `side` would load by itself, or go on, since its rows do not fill the viewport; a list
  /// without rows, or content in their place, shows its placeholder.
  public func wantsFilling(_ side: ControlSide) -> Bool {
    (rowCount > 0 || ownContentLength != nil) && controlWantsFilling(side)
  }

  // MARK: Rows

  /// The lines of rows: each row is one, or in a grid as many as there are columns.
  @inlinable public var rows: RowHeights { _read { yield layout.lines } }
  /// How many rows there are.
  @inlinable public var rowCount: Int { layout.count }
  /// How many columns the program asked for.
  @inlinable public var columnLayout: ColumnLayout { layout.columnLayout }
  /// How many rows lie side by side.
  @inlinable public var columns: Int { layout.columns }
  /// The lengths of the blocks before the first and after the last row, in points.
  @inlinable public var blocks: EdgeInsets { layout.blocks }
  /// The length of content that is not made of rows; nil where it is.
  @inlinable public var ownContentLength: Double? { layout.ownContentLength }
  /// There are no rows, nor room for any: the content is a length.
  package var isLengthAlone: Bool {
    ownContentLength != nil && rowCount == 0
      && rows.defaultHeight == SceneConfiguration.defaultRowHeight
  }
  /// The rows that are headings of sections, in order.
  @inlinable public var sections: [Int] { layout.sections }
  /// Row `index` is the heading of a section.
  public func isHeading(_ index: Int) -> Bool { layout.isHeading(index) }
  /// How many rows can be selected.
  @inlinable public var selectionMode: SelectionMode { selection.mode }
  /// The rows that are selected.
  @inlinable public var selectedRows: RowSet { _read { yield selection.rows } }
  /// The row that keys act on.
  @inlinable public var focusedRow: Int? { selection.focus }
  /// The focus is to be seen: keys have moved it since the last press.
  @inlinable public var isFocusVisible: Bool { selection.isFocusVisible }
  /// The row under a press that may still become a click.
  public var pressedRow: Int? { press.row }
  /// The same row where the press is to be seen: at once a button's, and a finger's after a while, so that
  /// none flashes up where the finger only scrolls.
  public var litRow: Int? { press.shownFrom <= time ? press.row : nil }
  /// A scroll indicator shows while the list moves.
  public var showsIndicator: Bool { indicatorDisplay.isWanted }
}
