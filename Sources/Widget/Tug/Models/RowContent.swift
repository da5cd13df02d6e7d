import CGtk
import CairoDrawing
import GtkBridge
import Recording
import SceneModel
import ScrollModel

/// The content of a list's rows: the source of the rows, their measurements, and the program's own
/// drawing.
@MainActor final class RowContent {
  /// The maximum number of cached rows: several screens, even of a grid.
  private static let rowLimit = 2048

  private(set) var source = RowSource()
  /// The model behind the source, if it is a GListModel.
  private(set) var listModel: ListModelRows?
  /// The GListModel that the list has left since the last frame, whose items may come back with the
  /// next model.
  private(set) var leftModel: ListModelRows?
  /// The model behind the source, if it is a GtkTreeModel.
  private(set) var treeModel: TreeModelRows?
  /// The names of the item properties that the rows of a GListModel show.
  var itemProperties = ItemProperties()
  var drawing = CustomDrawing()
  /// The cached drawings of the rows.
  let drawings = RowDrawings()
  /// The moves of rows after others were inserted or removed.
  let animation = RowAnimation()
  /// The rows to keep ready.
  var ahead = RowsAhead()
  let icons = IconCache()
  /// The editor of a cell, or `nil` while no cell is edited.
  var editor: CellEditor?
  /// Whether the program has changed the cell renderers since the last frame.
  var hasChangedCells = false
  /// Whether the list has warned of a tree model without cell renderers.
  var hasWarnedOfBlankRows = false
  /// The row height that the program has set, or `nil` if the font determines it.
  var givenHeight: Double?
  /// The style of rows that are cells.
  var cells = CellRenderer()
  /// The columns that the program has set, at a text scale of 1.
  var givenColumns = ColumnLayout.count(1)
  /// The maximum width of the content in points at a text scale of 1, or `nil` for no limit.
  var givenWidth: Double?

  private var blocks: (top: ContentBlock?, bottom: ContentBlock?) = (nil, nil)
  /// The cached rows, until they change.
  private var rows: [Int: Row] = [:]
  /// The rows whose changes are followed, and whether any other rows are cached.
  private var followed = 0..<0
  private var keepsOtherRows = false
  /// The number of times that cached rows were dropped.
  private(set) var version = 0
  /// Whether the list has warned of a text with invalid markup.
  private var hasWarned = false
  /// The count of a source that was rejected because it has too many rows, or `nil` if none was.
  private var refusedCount: Int?
  /// The width in points that rows were last measured for.
  var measuredCrossLength = 0.0
  /// The height of two lines in the font that rows were last measured with.
  private var measuredFont: Double?
  /// The style values of the last measurement: for rows, for headings, and for measured rows with
  /// style classes.
  private var measuredStyles: [ListPart: RowMeasure?] = [
    .row(RowState(), isHeading: false, isCell: false): nil,
    .row(RowState(), isHeading: true, isCell: false): nil,
  ]
  /// The maximum number of entries in ``measuredStyles``.
  ///
  /// Beyond it, any style change measures all rows again.
  private static let maximumStyles = 64
  private var lastClick: (row: Int, time: Double)?

  /// Releases everything, because the widget is destroyed.
  func dispose() {
    endEditing()
    source = RowSource()
    _ = leaveModels()
    forgetLostItems()
    drawing = CustomDrawing()
    blocks = (nil, nil)
    drawings.forget()
    drawings.releasePixels()
    icons.stop()
  }

  // MARK: Source

  /// Shows the rows of `source`, without a model.
  func show(_ source: RowSource) {
    self.source = source
    forgetRows()
  }

  /// Whether items were removed that may come back before the next frame.
  var hasLostItems: Bool { leftModel != nil || listModel?.hasLostItems ?? false }

  /// Discards items that were removed and did not come back before a frame.
  func forgetLostItems() {
    leftModel = nil
    listModel?.forgetLostItems()
  }

  /// Replaces the models by `model`, or by none.
  ///
  /// Returns the list property of the previous model, or `nil` if there was none.
  func leaveModels(for model: ListModelRows? = nil) -> TugListViewProperty? {
    let property = listModel != nil ? TUG_LIST_VIEW_PROPERTY_MODEL : treeModelProperty
    if model == nil { listModel?.leave() } else { listModel?.stop() }
    treeModel?.stop()
    leftModel = model == nil ? listModel : nil
    (listModel, treeModel) = (model, nil)
    return property
  }

  /// Replaces the models by `model`.
  ///
  /// Returns the list property of the previous model, or `nil` if there was none.
  func leaveModels(for model: TreeModelRows) -> TugListViewProperty? {
    defer { treeModel = model }
    return leaveModels()
  }

  private var treeModelProperty: TugListViewProperty? {
    treeModel == nil ? nil : TUG_LIST_VIEW_PROPERTY_TREE_MODEL
  }

  /// The number of rows of the source, 0 or more.
  var count: Int { max(source.count(), 0) }

  /// Returns whether the source's count differs from `shown` and was not already rejected.
  func isChangedCount(than shown: Int) -> Bool {
    let count = count
    return count != shown && count != refusedCount
  }

  /// Notes that the list shows `count` rows, or has rejected them as too many.
  func noteCount(_ count: Int, isRefused: Bool) { refusedCount = isRefused ? count : nil }

  /// Returns the row at `index`, from the cache or the source.
  func row(_ index: Int) -> Row? {
    if let row = rows[index] { return row }
    let version = version
    let row = source.row(index).map(checked)
    // The program's function may have changed the rows, so that this row is already outdated.
    guard version == self.version else { return row }
    if rows.count >= Self.rowLimit { rows = [:] }
    rows[index] = row
    if !followed.contains(index) { keepsOtherRows = true }
    return row
  }

  /// Returns `row` with its style classes in order.
  ///
  /// Warns of the first text with invalid markup.
  private func checked(_ row: Row) -> Row {
    var row = row
    row.styleClasses = row.ownClasses
    guard row.usesMarkup, !hasWarned else { return row }
    for text in [row.title, row.subtitle ?? ""] where !TextRenderer.isMarkup(text) {
      hasWarned = true
      _tug_warning("A row's text is not valid Pango markup; shown as text: \(Excerpt(text))")
      break
    }
    return row
  }

  /// Ends the editing of a cell and keeps its old value.
  func endEditing() { editor?.cancel() }

  /// Drops all cached rows, because their content has changed.
  func forgetRows() {
    if !rows.isEmpty { rows = [:] }
    drawings.forget()
    version &+= 1
  }

  /// Returns the row at `index`, from the cache or the source.
  ///
  /// The row is not added to the cache.
  func uncachedRow(_ index: Int) -> Row? { rows[index] ?? source.row(index).map(checked) }

  /// Drops all cached rows except `followed`, whose changes are followed.
  func keepRows(_ followed: Range<Int>) {
    self.followed = followed
    guard keepsOtherRows else { return }
    keepsOtherRows = false
    forget(rows.keys.filter { !followed.contains($0) })
  }

  /// Drops some cached rows, because they have changed or are no longer followed.
  func forget(_ indices: [Int]) {
    guard !indices.isEmpty else { return }
    for index in indices { rows[index] = nil }
    drawings.forget(indices)
    version &+= 1
  }

  // MARK: Blocks and measures

  /// Returns the block before the first row (top) or after the last row (bottom), or `nil` if there
  /// is none.
  func block(_ edge: InsetEdge) -> ContentBlock? { edge == .top ? blocks.top : blocks.bottom }

  func setBlock(_ block: ContentBlock?, _ edge: InsetEdge) {
    if edge == .top { blocks.top = block } else { blocks.bottom = block }
  }

  /// Notes the measurements that row heights depend on: the `height` of two lines in the font, and
  /// the style values from `measure`.
  ///
  /// Returns whether these have changed.
  func noteMeasures(_ height: Double, _ measure: (ListPart) -> RowMeasure?) -> Bool {
    var styles: [ListPart: RowMeasure?] = [:]
    for part in measuredStyles.keys { styles[part] = .some(measure(part)) }
    defer { (measuredFont, measuredStyles) = (height, styles) }
    return height != measuredFont || styles != measuredStyles || styles.count > Self.maximumStyles
  }

  /// Notes the style values by which a row with style classes is measured.
  func noteMeasure(of part: ListPart, _ measure: @autoclosure () -> RowMeasure?) {
    guard measuredStyles[part] == nil, measuredStyles.count <= Self.maximumStyles else { return }
    measuredStyles[part] = .some(measure())
  }

  // MARK: Clicks

  /// Returns whether a click on `row` is the second click of a double click within `interval`
  /// seconds.
  func isSecondClick(on row: Int, at time: Double, within interval: Double) -> Bool {
    let last = lastClick
    lastClick = (row, time)
    guard let last, last.row == row, time - last.time <= interval else { return false }
    lastClick = nil
    return true
  }

  /// Forgets the last click, because the rows have changed, so that the next click counts as a
  /// first click.
  func forgetClick() { lastClick = nil }
}
