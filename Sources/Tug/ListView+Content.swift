import CairoDrawing
import ListModel
import ScrollModel

/// How many rows lie side by side.
public typealias ColumnLayout = ListModel.ColumnLayout
/// How a row is marked and touched while it is drawn.
public typealias RowState = CairoDrawing.RowState

/// A block that a list draws before its first or after its last row, and that scrolls with them.
public struct ContentBlock {
  /// How long it is along the list's axis, in points, 0 or more.
  public var length: Double
  /// Draws it with a cairo context (`cairo_t *`) whose origin is the block's top left, for a width
  /// and a height in points.
  ///
  /// The context is clipped to the block and lent for the call.
  public var draw: @MainActor (_ cairo: OpaquePointer, _ width: Double, _ height: Double) -> Void

  /// A block of `length` points; one that is negative or not finite is no block.
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
  /// `draw` gets a cairo context (`cairo_t *`), lent for the call, and which part of the content is
  /// in view: from `start` on, `length` points along the list. The context's origin is the top left
  /// of that part. It may draw on the application's own insets, too: there `start` is negative, or
  /// beyond the content. Call this on the thread that runs GTK; a length that is negative or not
  /// finite is 0.
  public convenience init(
    contentLength: Double,
    draw: @escaping @MainActor (_ cairo: OpaquePointer, _ start: Double, _ length: Double) -> Void
  ) {
    self.init(rows: RowStore<Never>()) { (_: Never) -> Row in }
    peer?.drawing.drawContent = draw
    if peer?.send(.setContentLength(contentLength)) == false { peer?.send(.setContentLength(0)) }
  }

  /// The length of content that the program draws itself, in points; nil where it is made of rows.
  ///
  /// A negative length and one that is not finite change nothing.
  public var contentLength: Double? {
    get { peer?.scene.ownContentLength }
    set { peer?.send(.setContentLength(newValue)) }
  }

  /// Draws everything anew, for a program whose drawing has changed.
  public func queueDraw() { peer?.queueDraw() }

  /// How many rows lie side by side: one by default, more for a grid.
  ///
  /// The rows of a grid have one height. A number of columns outside 1 to 1000 and a width that is
  /// not above 0 change nothing.
  public var columns: ColumnLayout {
    get { peer?.scene.columnLayout ?? .count(1) }
    set { peer?.setColumns(newValue) }
  }

  /// What is drawn before the first row, and scrolls with the rows; nil for nothing.
  public var headerView: ContentBlock? {
    get { peer?.blocks.top }
    set { peer?.setBlock(newValue, at: .top) }
  }

  /// What is drawn after the last row, and scrolls with the rows; nil for nothing.
  public var footerView: ContentBlock? {
    get { peer?.blocks.bottom }
    set { peer?.setBlock(newValue, at: .bottom) }
  }

  /// Draws a row in place of its title, subtitle and icon; nil leaves that to the list.
  ///
  /// It gets the row's index, a cairo context (`cairo_t *`) whose origin is the row's top left, lent
  /// for the call, the row's rectangle in the widget, and how it is marked. The ground of that
  /// marking is drawn already.
  public var drawRow:
    (
      @MainActor (_ row: Int, _ cairo: OpaquePointer, _ frame: ContentRect, _ state: RowState) ->
        Void
    )?
  {
    get { peer?.drawing.drawRow }
    set {
      peer?.drawing.drawRow = newValue
      peer?.queueDraw()
    }
  }

  /// The points that a row counts as until it is measured, which it is when it is about to be seen;
  /// nil, the default, gives all rows one height.
  ///
  /// A row's own text says how high it is, or `measureRow` does. What is seen of the list never
  /// moves when an estimate was wrong. A number that is not above 0, and any in a grid, changes
  /// nothing.
  public var estimatedRowHeight: Double? {
    get { peer?.estimatedRowHeight }
    set { peer?.estimatedRowHeight = newValue }
  }

  /// The height in points of a row in a list of a width, for rows that the program draws itself.
  ///
  /// An answer that is not above 0, or above 32,767, counts as the estimate.
  public var measureRow: (@MainActor (_ row: Int, _ width: Double) -> Double)? {
    get { peer?.drawing.height }
    set {
      peer?.drawing.height = newValue
      peer?.forgetHeights()
    }
  }
}
