import CGtk
import GtkBridge

/// Copying rows as text.
extension ListPeer {
  /// The most rows that are copied: some megabytes of text, made in a moment.
  private static let mostCopied = 100_000

  /// Copies the text of the selected rows, or of the row that has the focus, one a line; false where
  /// there is none.
  func copyRows() -> Bool {
    guard !isDisposed, !scene.isFloorOpen else { return false }
    let selected = scene.selectedRows.ranges
    let rows = selected.isEmpty ? scene.focusedRow.map { [$0..<($0 + 1)] } ?? [] : selected
    let texts = rows.joined().prefix(Self.mostCopied)
      .filter { isThere($0) && !isDisposed }.compactMap { self.rows.text(of: $0) }
    guard !isDisposed, texts.contains(where: { !$0.isEmpty }) else { return false }
    let clipboard = gtk_widget_get_clipboard(widget, _tug_clipboard())
    gtk_clipboard_set_text(clipboard, texts.joined(separator: "\n"), -1)
    return true
  }
}
