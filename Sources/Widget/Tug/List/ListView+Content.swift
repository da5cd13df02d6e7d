import CairoDrawing
import SceneModel
import ScrollModel

/// The number of rows side by side.
public typealias ColumnLayout = SceneModel.ColumnLayout
/// The state in which a row is drawn.
public typealias RowState = CairoDrawing.RowState

/// A block that a list draws before its first or after its last row, and that scrolls with them.
public struct ContentBlock {
  /// The length along the list's axis, in points, 0 or more.
  public var length: Double
  /// Draws it with a cairo context (`cairo_t *`) whose origin is the block's top left, for a width
  /// and a height in points.
  ///
  /// The context is clipped to the block and lent for the call.
  public var draw: @MainActor (_ cairo: OpaquePointer, _ width: Double, _ height: Double) -> Void

  /// A block of `length` points; a length that is negative or not finite counts as 0.
  public init(
    length: Double,
    draw: @escaping @MainActor (_ cairo: OpaquePointer, _ width: Double, _ height: Double) -> Void
  ) {
    self.length = length
    self.draw = draw
  }
}

/// More than rows: grids, blocks around the rows, rows and content that the program draws.
extension ListView {
  /// A list without rows, whose content of `contentLength` points the program draws itself.
  ///
  /// `draw` gets a cairo context (`cairo_t *`), lent for the call, and the part of the content in
  /// view: from `start` on, `length` points along the list. The context's origin is the top left of
  /// that part. It may draw on the application's own insets, too: there `start` is negative, or
  /// beyond the content. Call this on the thread that runs GTK; a length that is negative or not
  /// finite counts as 0.
  public convenience init(
    contentLength: Double,
    draw: @escaping @MainActor (_ cairo: OpaquePointer, _ start: Double, _ length: Double) -> Void
  ) {
    self.init(rows: RowStore<Never>()) { (_: Never) -> Row in }
    peer?.rows.drawing.drawContent = draw
    if peer?.send(.setContentLength(contentLength)) == false { peer?.send(.setContentLength(0)) }
  }

  /// The length of content that the program draws itself, in points; nil where it is made of rows.
  ///
  /// A negative length and one that is not finite change nothing.
  public var contentLength: Double? {
    get { peer?.scene.ownContentLength }
    set { peer?.send(.setContentLength(newValue)) }
  }

  /// Draws everything again, for a program whose drawing has changed.
  public func queueDraw() { peer?.queueDraw() }

  /// The number of rows side by side: one by default, more for a grid.
  ///
  /// The rows of a grid have one height. A number of columns outside 1 to 1000 and a width that is
  /// not above 0 change nothing. A width is that at a text scale of 1: columns are as many times wider as the
  /// user has the text.
  public var columns: ColumnLayout {
    get { peer?.rows.givenColumns ?? .count(1) }
    set { peer?.setColumns(newValue) }
  }

  /// The greatest width of the content of a vertical list, in points; nil, as by default, for none.
  ///
  /// In a wider list the rows are in the middle. It is the width of rows, blocks and what the program draws in place of rows; ground, header, footer
  /// and scroll indicator have the list's own. A width that is not above 0 and up to 1e6 changes nothing. It
  /// is that at a text scale of 1, as that of ``columns``. A horizontal list takes no notice of it.
  public var maximumContentWidth: Double? {
    get { peer?.rows.givenWidth }
    set { peer?.setMaximumWidth(newValue) }
  }

  /// The most lines of the title in a cell of a grid or a horizontal list, 1 to 3: one by default.
  ///
  /// Where the font gives the cells their height there is room for all of them. Other numbers count as
  /// the nearer limit.
  public var cellLines: Int {
    get { peer?.rows.cells.titleLines ?? 1 }
    set {
      guard let peer else { return }
      var cells = peer.rows.cells
      cells.titleLines = min(max(newValue, 1), CellRenderer.mostTitleLines)
      peer.setCells(cells)
    }
  }

  /// The place of the ellipsis in a cell's title that is too long: at its end by default.
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

  /// The block before the first row, which scrolls with the rows; nil for none.
  public var headerView: ContentBlock? {
    get { peer?.rows.block(.top) }
    set { peer?.setBlock(newValue, at: .top) }
  }

  /// The block after the last row, which scrolls with the rows; nil for none.
  public var footerView: ContentBlock? {
    get { peer?.rows.block(.bottom) }
    set { peer?.setBlock(newValue, at: .bottom) }
  }

  /// Draws a row in place of its title, subtitle and icon; nil leaves that to the list.
  ///
  /// It gets the row's index, a cairo context (`cairo_t *`) whose origin is the row's top left, lent
  /// for the call, the row's rectangle in the widget, and its state. The ground of the state is
  /// already drawn.
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

  /// The estimated height of a row in points, until it is measured when it is about to be seen;
  /// nil, the default, gives all rows one height.
  ///
  /// A row's height follows from its text, or from `measureRow`. Visible rows never move when an
  /// estimate was wrong. A number that is not above 0 changes nothing, nor does any number in a
  /// grid.
  public var estimatedRowHeight: Double? {
    get { peer?.estimatedRowHeight }
    set { peer?.estimatedRowHeight = newValue }
  }

  /// The height in points of a row in a list of a width, for rows that the program draws itself.
  ///
  /// An answer that is not above 0, or above 32,767, counts as the estimate.
  public var measureRow: (@MainActor (_ row: Int, _ width: Double) -> Double)? {
    get { peer?.rows.drawing.height }
    set {
      peer?.rows.drawing.height = newValue
      peer?.forgetHeights()
    }
  }
}
