import CGtk
import GtkBridge

/// Copying rows as text.
extension ListPeer {
  /// The maximum number of rows that are copied: some megabytes of text, which are created quickly.
  private static let maximumCopiedRows = 100_000

  /// Copies the text of the selected rows, or else of the focused row, one row per line.
  ///
  /// Returns `false` if there is no text to copy.
  func copyRows() -> Bool {
    guard !isDisposed, !scene.isFloorOpen else { return false }
    let selected = scene.selectedRows.ranges
    let rows = selected.isEmpty ? scene.focusedRow.map { [$0..<($0 + 1)] } ?? [] : selected
    let texts = rows.joined().prefix(Self.maximumCopiedRows)
      .filter { stillHasRow($0) && !isDisposed }.compactMap { self.rows.text(of: $0) }
    guard !isDisposed, texts.contains(where: { !$0.isEmpty }) else { return false }
    let clipboard = gtk_widget_get_clipboard(widget, _tug_clipboard())
    gtk_clipboard_set_text(clipboard, texts.joined(separator: "\n"), -1)
    return true
  }
}
