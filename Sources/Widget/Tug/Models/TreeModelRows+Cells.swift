import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// A cell of a row, and its area in the list.
@MainActor struct RowCell {
  let renderer: GObjectRef<UnsafeMutablePointer<GtkCellRenderer>>
  let place: GdkRectangle
}

/// The cells of rows, which the user may activate or edit.
extension TreeModelRows {
  /// Returns the first cell of row `index` in `frame` with the mode `mode`.
  ///
  /// If `point` is set, the cell must be under that point of the list. Returns `nil` if there is no
  /// such cell. Afterwards the renderers have the values of the row.
  func cell(
    of index: Int, in frame: Frame, at point: Point?,
    mode: GtkCellRendererMode, widget: UnsafeMutablePointer<GtkWidget>
  ) -> RowCell? {
    guard var place = cellPlace(in: frame), let cells = area(),
      let context = context(of: cells, width: place.width, in: widget), let area = apply(index)
    else { return nil }
    var search = Search(mode: mode, point: point)
    withExtendedLifetime(context) {
      withUnsafeMutablePointer(to: &search) { search in
        gtk_cell_area_foreach_alloc(
          area, context.pointer, widget, &place, &place,
          { renderer, place, _, search in
            guard let renderer, let place, let search else { return gboolean(false) }
            return assumeMainActor {
              gboolean(search.of(Search.self).pointee.takes(renderer, place.pointee))
            }
          }, UnsafeMutableRawPointer(search))
      }
    }
    return search.found
  }

  /// Returns the texts of the cells of row `index`, or empty values if there are no cells.
  func words(of index: Int) -> TugCellTexts {
    apply(index).map { _tug_cells_texts($0) } ?? TugCellTexts()
  }

  /// Activates `cell` of the row that was last read, by a press at a point or by a key.
  ///
  /// Returns whether the cell used it.
  func activate(
    _ cell: RowCell, at point: Point?, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    guard let area = area() else { return false }
    let event = point.flatMap { _tug_cell_press_new(widget, $0.x, $0.y) }
    defer { event.map { gdk_event_free($0) } }
    var place = cell.place
    return gtk_cell_area_activate_cell(
      area, widget, cell.renderer.pointer, event, &place, GTK_CELL_RENDERER_FOCUSED
    ).isTrue
  }

  /// Returns the area of the cells in a row's frame, in whole points, or `nil` if it is empty.
  private func cellPlace(in frame: Frame) -> GdkRectangle? {
    guard let x = gint(checked: frame.x + Self.margin),
      let y = gint(checked: frame.y + Self.margin),
      let width = gint(checked: frame.width - 2 * Self.margin), width > 0,
      let height = gint(checked: frame.height - 2 * Self.margin), height > 0
    else { return nil }
    return GdkRectangle(x: x, y: y, width: width, height: height)
  }

  @MainActor private struct Search {
    let mode: GtkCellRendererMode
    let point: Point?
    var found: RowCell?

    /// Returns whether `renderer` is the wanted cell, which ends the search, and stores it.
    mutating func takes(
      _ renderer: UnsafeMutablePointer<GtkCellRenderer>, _ place: GdkRectangle
    ) -> Bool {
      guard _tug_cell_mode(renderer) == mode, isUnderPoint(place) else { return false }
      found = RowCell(renderer: GObjectRef(retaining: renderer), place: place)
      return true
    }

    private func isUnderPoint(_ place: GdkRectangle) -> Bool {
      guard let point else { return true }
      let (left, top) = (Double(place.x), Double(place.y))
      return point.x >= left && point.x < left + Double(place.width) && point.y >= top
        && point.y < top + Double(place.height)
    }
  }
}
