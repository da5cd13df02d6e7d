import CairoDrawing
import SceneModel
import ScrollModel

/// The number of columns: fixed, or computed from a minimum width.
public typealias ColumnLayout = SceneModel.ColumnLayout
/// The state in which a row is drawn.
public typealias RowState = CairoDrawing.RowState

/// A block that the program draws before the first or after the last row.
///
/// The block scrolls with the rows.
public struct ContentBlock {
  /// The length along the list's axis, in points, 0 or more.
  public var length: Double
  /// Draws the block.
  ///
  /// Receives a cairo context (`cairo_t *`) and the width and height in points. The context's
  /// origin is the top left of the block. The context is clipped to the block and valid only during
  /// the call.
  public var draw: @MainActor (_ cairo: OpaquePointer, _ width: Double, _ height: Double) -> Void

  /// Creates a block of `length` points.
  ///
  /// A length that is negative or not finite counts as 0.
  public init(
    length: Double,
    draw: @escaping @MainActor (_ cairo: OpaquePointer, _ width: Double, _ height: Double) -> Void
  ) {
    self.length = length
    self.draw = draw
  }
}

/// Grids, blocks around the rows, and rows and content that the program draws.
extension ListView {
  /// Creates a list without rows, whose content of `contentLength` points is drawn by the program.
  ///
  /// `draw` receives a cairo context (`cairo_t *`), valid only during the call, and the visible
  /// part of the content: its `start` and its `length` in points along the list. The context's
  /// origin is the top left of that part. The visible part may include the application's own
  /// insets: `start` is then negative, or the end lies beyond the content. Call this on the thread
  /// that runs GTK. A length that is negative or not finite counts as 0.
  public convenience init(
    contentLength: Double,
    draw: @escaping @MainActor (_ cairo: OpaquePointer, _ start: Double, _ length: Double) -> Void
  ) {
    self.init(rows: RowStore<Never>()) { (_: Never) -> Row in }
    peer?.rows.drawing.drawContent = draw
    if peer?.send(.setContentLength(contentLength)) == false { peer?.send(.setContentLength(0)) }
  }

  /// The length in points of content that the program draws, or `nil` if the list shows rows.
  ///
  /// Setting a length that is negative or not finite changes nothing.
  public var contentLength: Double? {
    get { peer?.scene.ownContentLength }
    set { peer?.send(.setContentLength(newValue)) }
  }

  /// Redraws the whole list.
  ///
  /// Call it when the program's own drawing has changed.
  public func queueDraw() { peer?.queueDraw() }

  /// The number of columns: 1 by default, more for a grid.
  ///
  /// All rows of a grid have the same height. Setting a count outside 1 to 1000, or a width that is
  /// not above 0, changes nothing. A minimum width applies at a text scale of 1 and is multiplied
  /// by the user's text scale.
  public var columns: ColumnLayout {
    get { peer?.rows.givenColumns ?? .count(1) }
    set { peer?.setColumns(newValue) }
  }

  /// The maximum width in points of the content of a vertical list, or `nil`, the default, for no
  /// limit.
  ///
  /// In a wider list the rows are centred. The limit applies to rows, to blocks and to content that
  /// the program draws. The background, the header, the footer and the scroll indicator keep the
  /// width of the list. A width must be above 0 and at most 1e6; setting any other width changes
  /// nothing. The width applies at a text scale of 1, like the widths of ``columns``. A horizontal
  /// list ignores this property.
  public var maximumContentWidth: Double? {
    get { peer?.rows.givenWidth }
    set { peer?.setMaximumWidth(newValue) }
  }

  /// The maximum number of title lines in a cell of a grid or a horizontal list, from 1 to 3.
  ///
  /// The default is 1. If the font determines the height of the cells, they are high enough for all
  /// of these lines. A number out of range is clamped.
  public var cellLines: Int {
    get { peer?.rows.cells.titleLines ?? 1 }
    set {
      guard let peer else { return }
      var cells = peer.rows.cells
      cells.titleLines = min(max(newValue, 1), CellRenderer.maximumTitleLines)
      peer.setCells(cells)
    }
  }

  /// The position of the ellipsis in a cell title that is too long.
  ///
  /// The default is the end.
  ///
  ///     list.cellEllipsis = .middle    // files' names keep their endings
  public var cellEllipsis: TextEllipsis {
    get { peer?.rows.cells.ellipsis ?? .end }
    set {
      guard let peer else { return }
      var cells = peer.rows.cells
      cells.ellipsis = newValue
      peer.setCells(cells)
    }
  }

  /// The block before the first row, which scrolls with the rows, or `nil` if there is none.
  public var headerView: ContentBlock? {
    get { peer?.rows.block(.top) }
    set { peer?.setBlock(newValue, at: .top) }
  }

  /// The block after the last row, which scrolls with the rows, or `nil` if there is none.
  public var footerView: ContentBlock? {
    get { peer?.rows.block(.bottom) }
    set { peer?.setBlock(newValue, at: .bottom) }
  }

  /// Draws a row instead of its title, subtitle and icon.
  ///
  /// With `nil` the list draws the row. The function receives the index of the row, a cairo context
  /// (`cairo_t *`), the rectangle of the row in the widget, and the state of the row. The context
  /// is valid only during the call, and its origin is the top left of the row. The list has already
  /// drawn the background for the state.
  public var drawRow:
    (
      @MainActor (_ row: Int, _ cairo: OpaquePointer, _ frame: ContentRect, _ state: RowState) ->
        Void
    )?
  {
    get { peer?.rows.drawing.drawRow }
    set {
      peer?.rows.drawing.drawRow = newValue
      peer?.queueDraw()
    }
  }

  /// The estimated height of a row in points, or `nil`, the default, to give all rows the same
  /// height.
  ///
  /// A row is measured shortly before it becomes visible: from its text, or by `measureRow`.
  /// Visible rows do not move when an estimate was wrong. Setting a number that is not above 0
  /// changes nothing. A line of a grid is as high as its highest cell.
  public var estimatedRowHeight: Double? {
    get { peer?.estimatedRowHeight }
    set { peer?.estimatedRowHeight = newValue }
  }

  /// Returns the height in points of a row that the program draws, for content of the given width.
  ///
  /// In a horizontal list it returns the width of a row for the given height. A result that is not
  /// above 0, or above 32,767, is replaced by the estimate.
  public var measureRow: (@MainActor (_ row: Int, _ width: Double) -> Double)? {
    get { peer?.rows.drawing.height }
    set {
      peer?.rows.drawing.height = newValue
      peer?.forgetHeights()
    }
  }
}
