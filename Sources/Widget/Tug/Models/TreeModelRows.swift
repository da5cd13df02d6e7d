import CGtk
import CairoDrawing
import GtkBridge
import SceneModel
import ScrollModel

/// A `GtkTreeModel` whose top level is the rows of a list.
///
/// The list's cell renderers draw them.
@MainActor final class TreeModelRows {
  typealias CellContext = GObjectRef<UnsafeMutablePointer<GtkCellAreaContext>>

  private let reference: GObjectRef<OpaquePointer>
  let area: @MainActor () -> UnsafeMutablePointer<GtkCellArea>?
  private var connections: [UInt] = []
  /// The layout that the cells of all rows share, for one width, or `nil` if it must be computed.
  private var layout: (context: CellContext, width: Int32)?
  /// Whether the values of a row are being read from the program.
  private(set) var isReadingValues = false
  /// The number of times that the layout was dropped.
  private var forgotten = 0

  /// The number of rows whose widths determine the layout of the cells.
  static let sampleSize = 50
  /// The margin around the cells of a row in points, as in a GtkTreeView.
  static let margin = 2.0

  /// Creates the rows of `model`, which `area` draws.
  ///
  /// `changed` is called with each change.
  init(
    _ model: OpaquePointer, area: @escaping @MainActor () -> UnsafeMutablePointer<GtkCellArea>?,
    changed: @escaping @MainActor (RowChange) -> Void
  ) {
    reference = GObjectRef(retaining: model)
    self.area = area
    connections = [
      SignalConnection.connect(
        model, "row-inserted",
        pointer: { path in
          if let row = Self.row(at: path) { changed(.inserted(at: row, count: 1)) }
        }),
      SignalConnection.connect(
        model, "row-changed",
        pointer: { path in
          if let row = Self.row(at: path) { changed(.updated(row..<(row + 1))) }
        }),
      SignalConnection.connect(
        model, "row-deleted",
        pointer: { path in
          if let row = Self.row(at: path) { changed(.removed(at: row, count: 1)) }
        }),
      SignalConnection.connect(
        model, "rows-reordered",
        arguments: { (path: gpointer?, _: gpointer?, order: gpointer?) in
          // An empty path stands for the top level.
          guard let path, gtk_tree_path_get_depth(OpaquePointer(path)) == 0 else { return }
          changed(Self.reordered(order, count: gtk_tree_model_iter_n_children(model, nil)))
        }),
    ]
  }

  /// Returns the new order of a model with `count` rows, or `.replaced` if it is unknown.
  ///
  /// `order` contains the old index of each row as a `gint`.
  private static func reordered(_ order: UnsafeMutableRawPointer?, count: gint) -> RowChange {
    guard let order, count > 0 else { return .replaced }
    let rows = UnsafeBufferPointer(
      start: order.assumingMemoryBound(to: gint.self), count: Int(count))
    return .reordered(rows.map { Int($0) })
  }

  /// The model, which lives as long as this object.
  var model: OpaquePointer { reference.pointer }

  /// Stops following the model.
  func stop() {
    for connection in connections { SignalConnection.disconnect(model, connection) }
    connections = []
  }

  var count: Int { Int(clamping: gtk_tree_model_iter_n_children(model, nil)) }

  /// Returns the row of a path of the top level, or `nil` for a deeper path.
  private static func row(at path: UnsafeMutableRawPointer?) -> Int? {
    guard let path = path.map({ OpaquePointer($0) }), gtk_tree_path_get_depth(path) == 1,
      let indices = gtk_tree_path_get_indices(path)
    else { return nil }
    return Int(indices.pointee)
  }

  /// Gives the cell renderers the values of row `index`.
  ///
  /// Returns `nil` if there are no renderers or no such row.
  func apply(_ index: Int) -> UnsafeMutablePointer<GtkCellArea>? {
    var iter = GtkTreeIter()
    guard let area = area(), let place = gint(exactly: index),
      gtk_tree_model_iter_nth_child(model, &iter, nil, place).isTrue
    else { return nil }
    isReadingValues = true
    gtk_cell_area_apply_attributes(area, model, &iter, gboolean(false), gboolean(false))
    isReadingValues = false
    _tug_cells_format_numbers(area, model, &iter)
    return area
  }

  /// Returns the layout that distributes `width` points among the cells, based on a sample of the
  /// rows.
  ///
  /// The caller must retain it while it reads row values: a cell data function may change the
  /// model, which drops the layout.
  func context(
    of area: UnsafeMutablePointer<GtkCellArea>, width: Int32,
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> CellContext? {
    if let layout, layout.width == width { return layout.context }
    guard let made = gtk_cell_area_create_context(area) else { return nil }
    let context = GObjectRef(adopting: made)
    let before = forgotten
    for index in 0..<min(count, Self.sampleSize) {
      guard apply(index) != nil else { continue }
      var (least, natural): (gint, gint) = (0, 0)
      gtk_cell_area_get_preferred_width(area, made, widget, &least, &natural)
    }
    gtk_cell_area_context_allocate(made, width, -1)
    if forgotten == before { layout = (context, width) }
    return context
  }

  /// Drops the layout, because the cells or their rows have changed.
  func forgetLayout() {
    layout = nil
    forgotten &+= 1
  }

  /// Returns the height in points, with margins, of the highest row among `rows`, or among a sample
  /// of all rows if `rows` is `nil`.
  ///
  /// Returns `nil` without cells or rows.
  func naturalHeight(
    of rows: Range<Int>? = nil, in widget: UnsafeMutablePointer<GtkWidget>, width: Double
  ) -> Double? {
    guard let cells = Int32(checked: width - 2 * Self.margin), cells > 0, let area = area(),
      let context = context(of: area, width: cells, in: widget)
    else { return nil }
    var highest: gint = 0
    for index in rows ?? 0..<min(count, Self.sampleSize) {
      guard apply(index) != nil else { continue }
      var (least, natural): (gint, gint) = (0, 0)
      withExtendedLifetime(context) {
        gtk_cell_area_get_preferred_height_for_width(
          area, context.pointer, widget, cells, &least, &natural)
      }
      highest = max(highest, natural)
    }
    return highest > 0 ? Double(highest) + 2 * Self.margin : nil
  }

  /// Draws the cells of a row in its frame.
  ///
  /// The context's origin is the top left of the frame.
  func draw(
    _ index: Int, on cairo: OpaquePointer, _ frame: Frame, _ state: RowState,
    in widget: UnsafeMutablePointer<GtkWidget>
  ) {
    guard let width = Int32(checked: frame.width - 2 * Self.margin), width > 0,
      let height = Int32(checked: frame.height - 2 * Self.margin), height > 0, let cells = area(),
      let context = context(of: cells, width: width, in: widget), let area = apply(index)
    else { return }
    let margin = gint(checked: Self.margin) ?? 0
    var place = GdkRectangle(x: margin, y: margin, width: width, height: height)
    var background = GdkRectangle(
      x: 0, y: 0, width: width + 2 * margin, height: height + 2 * margin)
    withExtendedLifetime(context) {
      gtk_cell_area_render(
        area, context.pointer, widget, cairo, &background, &place, state.rendererState,
        gboolean(state.isFocused))
    }
  }
}

extension RowState {
  /// The state as flags of a GTK widget.
  var flags: GtkStateFlags {
    var flags: UInt32 = 0
    if isSelected { flags |= GTK_STATE_FLAG_SELECTED.rawValue }
    if isHovered { flags |= GTK_STATE_FLAG_PRELIGHT.rawValue }
    if isPressed { flags |= GTK_STATE_FLAG_ACTIVE.rawValue }
    if isFocused { flags |= GTK_STATE_FLAG_FOCUSED.rawValue }
    return GtkStateFlags(rawValue: flags)
  }

  /// The state as flags of a cell renderer.
  fileprivate var rendererState: GtkCellRendererState {
    var flags: UInt32 = 0
    if isSelected { flags |= GTK_CELL_RENDERER_SELECTED.rawValue }
    if isHovered { flags |= GTK_CELL_RENDERER_PRELIT.rawValue }
    if isFocused { flags |= GTK_CELL_RENDERER_FOCUSED.rawValue }
    return GtkCellRendererState(rawValue: flags)
  }
}
