import CGtk
import CairoDrawing
import GtkBridge
import Recording
import SceneModel
import ScrollModel

/// The content of a list's rows: their source, their measurements, and the program's drawing in
/// place of them.
@MainActor final class RowContent {
  /// The largest number of rows that are kept: several screens full, even of a grid.
  private static let rowLimit = 2048

  /// The source of the rows.
  private(set) var source = RowSource()
  /// The model behind the source, where that is a GListModel.
  private(set) var listModel: ListModelRows?
  /// The model behind the source, where that is a GtkTreeModel.
  private(set) var treeModel: TreeModelRows?
  /// The properties of a GListModel's items that rows show.
  var itemProperties = ItemProperties()
  /// The program's own drawing.
  var drawing = CustomDrawing()
  /// The rows as they were drawn last.
  let drawings = RowDrawings()
  /// The rows that are kept ready.
  var ahead = RowsAhead()
  /// The pictures of the rows' icons.
  let icons = IconCache()
  /// The cell that is being edited; nil where none is.
  var editor: CellEditor?
  /// The program has changed the cell renderers since the last frame.
  var hasOtherCells = false
  /// The list has warned of a tree model that no cell renderers show.
  var hasWarnedOfBlankRows = false
  /// The height that the program has set; nil leaves it to the font.
  var givenHeight: Double?
  /// The looks of the rows where they are cells.
  var cells = CellRenderer()
  /// The columns that the program has set, at a text scale of 1.
  var givenColumns = ColumnLayout.count(1)
  /// The greatest width of the content in points at a text scale of 1; nil for that of the list.
  var givenWidth: Double?

  private var blocks: (top: ContentBlock?, bottom: ContentBlock?) = (nil, nil)
  /// The rows from the source, until they change.
  private var rows: [Int: Row] = [:]
  /// The rows whose changes are heard, and whether others are kept besides.
  private var followed = 0..<0
  private var keepsOthers = false
  /// How often rows were forgotten.
  private(set) var version = 0
  /// A text that should have been markup has been warned of.
  private var hasWarned = false
  /// The count of a source that has more rows than a list can have.
  private var refusedCount: Int?
  /// The breadth in points that rows were last measured for.
  var measuredBreadth = 0.0
  /// The height of two lines in the font that rows were last measured with.
  private var measuredFont: Double?
  /// The stylesheets' values at the last measurement: for rows, headings, and measured rows with
  /// classes of their own.
  private var measuredStyles: [ListPart: RowMeasure?] = [
    .row(RowState(), isHeading: false, isCell: false): nil,
    .row(RowState(), isHeading: true, isCell: false): nil,
  ]
  /// The most of them that are kept; with more, all rows are measured again when any may have changed.
  private static let mostStyles = 64
  private var lastClick: (row: Int, time: Double)?

  /// Releases everything, as the widget is destroyed.
  func dispose() {
    endEditing()
    source = RowSource()
    _ = leaveModels()
    drawing = CustomDrawing()
    blocks = (nil, nil)
    drawings.forget()
    drawings.releasePixels()
    icons.stop()
  }

  // MARK: Source

  /// Shows the rows of `source`, which has no GObject behind it.
  func show(_ source: RowSource) {
    self.source = source
    forgetRows()
  }

  /// Takes its rows from `model`, or from no model any more; returns the property of the list that
  /// had a model before.
  func leaveModels(for model: ListModelRows? = nil) -> TugListViewProperty? {
    let property = listModel != nil ? TUG_LIST_VIEW_PROPERTY_MODEL : treeModelProperty
    listModel?.stop()
    treeModel?.stop()
    (listModel, treeModel) = (model, nil)
    return property
  }

  /// Takes its rows from `model`; returns the property of the list that had a model before.
  func leaveModels(for model: TreeModelRows) -> TugListViewProperty? {
    defer { treeModel = model }
    return leaveModels()
  }

  private var treeModelProperty: TugListViewProperty? {
    treeModel == nil ? nil : TUG_LIST_VIEW_PROPERTY_TREE_MODEL
  }

  /// The number of rows of the source, 0 or more.
  var count: Int { max(source.count(), 0) }

  /// True where the source has another number of rows than `shown`, and not one that the list has
  /// refused already.
  func isOtherCount(than shown: Int) -> Bool {
    let count = count
    return count != shown && count != refusedCount
  }

  /// Notes that the list shows `count` rows, or has refused them as too many.
  func noteCount(_ count: Int, isRefused: Bool) { refusedCount = isRefused ? count : nil }

  /// The row at `index`, from the source where it is not known.
  func row(_ index: Int) -> Row? {
    if let row = rows[index] { return row }
    let version = version
    let row = source.row(index).map(checked)
    // The closure may have changed the rows: then this one is outdated already.
    guard version == self.version else { return row }
    if rows.count >= Self.rowLimit { rows = [:] }
    rows[index] = row
    if !followed.contains(index) { keepsOthers = true }
    return row
  }

  /// `row` with its classes in order, and a warning of the first text that is not the markup that it
  /// should be.
  private func checked(_ row: Row) -> Row {
    var row = row
    row.styleClasses = row.ownClasses
    guard row.usesMarkup, !hasWarned else { return row }
    for text in [row.title, row.subtitle ?? ""] where !TextRenderer.isMarkup(text) {
      hasWarned = true
      _tug_warning("A row's text is not Pango's markup, and shown as it stands: \(Excerpt(text))")
      break
    }
    return row
  }

  /// Ends the editing of a cell, and leaves its value as it was.
  func endEditing() { editor?.cancel() }

  /// Forgets the rows, whose content has changed.
  func forgetRows() {
    if !rows.isEmpty { rows = [:] }
    drawings.forget()
    version &+= 1
  }

  /// The row at `index` of the source, as it is now where it is not known; it is not kept.
  func unkeptRow(_ index: Int) -> Row? { rows[index] ?? source.row(index).map(checked) }

  /// Forgets the content of all rows but `followed`, whose changes are heard.
  func keepRows(_ followed: Range<Int>) {
    self.followed = followed
    guard keepsOthers else { return }
    keepsOthers = false
    forget(rows.keys.filter { !followed.contains($0) })
  }

  /// Forgets some rows, whose content is not followed any more or has changed.
  func forget(_ indices: [Int]) {
    guard !indices.isEmpty else { return }
    for index in indices { rows[index] = nil }
    drawings.forget(indices)
    version &+= 1
  }

  // MARK: Blocks and measures

  /// The block before the first row (top) or after the last (bottom).
  func block(_ edge: InsetEdge) -> ContentBlock? { edge == .top ? blocks.top : blocks.bottom }

  func setBlock(_ block: ContentBlock?, _ edge: InsetEdge) {
    if edge == .top { blocks.top = block } else { blocks.bottom = block }
  }

  /// Notes that rows are measured with a font in which two lines have a `height`, and by the values
  /// that `measure` gives; true where these have changed.
  func noteMeasures(_ height: Double, _ measure: (ListPart) -> RowMeasure?) -> Bool {
    var styles: [ListPart: RowMeasure?] = [:]
    for part in measuredStyles.keys { styles[part] = .some(measure(part)) }
    defer { (measuredFont, measuredStyles) = (height, styles) }
    return height != measuredFont || styles != measuredStyles || styles.count > Self.mostStyles
  }

  /// Notes the values by which a row with classes of its own is measured.
  func noteMeasure(of part: ListPart, _ measure: @autoclosure () -> RowMeasure?) {
    guard measuredStyles[part] == nil, measuredStyles.count <= Self.mostStyles else { return }
    measuredStyles[part] = .some(measure())
  }

  // MARK: Clicks

  /// True where a click on `row` is the second of a double click within `interval` seconds, which
  /// opens nothing twice.
  func isSecondClick(on row: Int, at time: Double, within interval: Double) -> Bool {
    let last = lastClick
    lastClick = (row, time)
    guard let last, last.row == row, time - last.time <= interval else { return false }
    lastClick = nil
    return true
  }

  /// Forgets the last click, as the rows have changed: the next one is a first click.
  func forgetClick() { lastClick = nil }
}
