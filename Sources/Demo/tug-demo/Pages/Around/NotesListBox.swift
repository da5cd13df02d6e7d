import CGtk
import GtkBridge
import Translations

/// A list box of notes.
///
/// Each note has buttons to tick it off and to remove it.
@MainActor final class NotesListBox: NoteWidget {
  let widget: UnsafeMutablePointer<GtkWidget>
  var count: Int { rows.count }
  var onCountChanged: (@MainActor () -> Void)?

  private var rows: [NoteRow] = []
  private let placeholder: UnsafeMutablePointer<GtkWidget>
  private var box: UnsafeMutablePointer<GtkListBox> { widget.raw.of(GtkListBox.self) }

  init() {
    widget = gtk_list_box_new()
    placeholder = gtk_label_new(nil)
    gtk_style_context_add_class(gtk_widget_get_style_context(placeholder), "dim-label")
    gtk_widget_show(placeholder)
    gtk_list_box_set_selection_mode(box, GTK_SELECTION_NONE)
    gtk_list_box_set_placeholder(box, placeholder)
    gtk_list_box_set_header_func(
      box,
      { row, former, _ in
        let line = former.flatMap { _ in gtk_separator_new(GTK_ORIENTATION_HORIZONTAL) }
        if let line { gtk_widget_show(line) }
        gtk_list_box_row_set_header(row, line)
      }, nil, nil)
    SignalConnection.connect(
      widget, "row-activated",
      pointer: { [weak self] row in self?.rows.first { $0.widget.raw == row }?.toggle() })
  }

  func add(_ notes: [Int], atEnd: Bool) {
    let added = notes.map(NoteRow.init)
    for (place, row) in added.enumerated() {
      row.onRemoved = { [weak self] in self?.remove($0) }
      gtk_list_box_insert(box, row.widget, atEnd ? -1 : gint(place))
    }
    rows.insert(contentsOf: added, at: atEnd ? rows.count : 0)
  }

  private func remove(_ row: NoteRow) {
    // This runs in the signal handler of the row's button, so destroy the row after it.
    Task { [weak self] in
      guard let self, let place = rows.firstIndex(where: { $0 === row }) else { return }
      rows.remove(at: place)
      gtk_widget_destroy(row.widget)
      // Move the focus to the row that takes the removed row's place.
      if !rows.isEmpty { rows[min(place, rows.count - 1)].grabFocus() }
      onCountChanged?()
    }
  }

  func showTexts() {
    AccessibleName.set(Message("NotesTitle", "Notes").words, of: widget)
    gtk_label_set_text(
      placeholder.raw.of(GtkLabel.self), Message("NoNotes", "No notes yet.").words)
    for row in rows { row.showTexts() }
  }
}
