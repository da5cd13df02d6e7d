import CGtk
import CairoDrawing
import GtkBridge

/// How a list looks now: what is derived from its theme, font and rows, kept until they change.
///
/// A class, because what it asks (a row's closure, GTK) may change it meanwhile.
@MainActor final class Appearance {
  /// Rows whose contents are kept at most: several screens full, also of a grid.
  private static let rowLimit = 2048

  private var palette: Palette?
  private var text: TextRenderer?
  private var rows: [Int: Row] = [:]
  private var version = 0

  /// The colours of `widget`.
  func palette(of widget: UnsafeMutablePointer<GtkWidget>) -> Palette {
    if let palette { return palette }
    let found = Palette(styleOf: widget)
    palette = found
    return found
  }

  /// The fonts of `widget`.
  func text(of widget: UnsafeMutablePointer<GtkWidget>) -> TextRenderer? {
    if let text { return text }
    text = gtk_widget_get_pango_context(widget).map { TextRenderer(retaining: $0) }
    return text
  }

  /// The row at `index`, asked for from `source` when it is not known.
  func row(_ index: Int, from source: RowSource) -> Row? {
    if let row = rows[index] { return row }
    let version = version
    let row = source.row(index)
    // The closure may have changed the rows: then this one is already out of date.
    guard version == self.version else { return row }
    if rows.count >= Self.rowLimit { rows = [:] }
    rows[index] = row
    return row
  }

  /// The rows are other ones.
  func forgetRows() {
    rows = [:]
    version &+= 1
  }

  /// The theme is another one.
  func forgetColors() {
    palette = nil
  }

  /// The screen, and with it the fonts, is another one.
  func invalidate() {
    palette = nil
    text = nil
  }
}
