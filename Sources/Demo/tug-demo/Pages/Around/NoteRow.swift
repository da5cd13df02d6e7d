import CGtk
import CHandy
import GtkBridge
import Translations

/// A row of a list box with a note, and buttons to tick off and remove the note.
@MainActor final class NoteRow {
  /// The margin around the row and the gap between its parts, in points.
  private static let margin: guint = 6
  private static let gap: gint = 6

  /// The row, a `GtkListBoxRow`.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user removes the note.
  var onRemoved: (@MainActor (NoteRow) -> Void)?

  private let note: Int
  private let check: UnsafeMutablePointer<GtkWidget>
  private let remove: UnsafeMutablePointer<GtkWidget>
  private let subject = GalleryLabel(.name)
  private let about = GalleryLabel(.summary(lines: 1))

  /// Creates the row of note number `note`.
  init(_ note: Int) {
    self.note = note
    widget = gtk_list_box_row_new()
    check = gtk_check_button_new()
    remove = gtk_button_new_from_icon_name("user-trash-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_button_set_relief(remove.raw.of(GtkButton.self), GTK_RELIEF_NONE)
    gtk_widget_set_valign(remove, GTK_ALIGN_CENTER)
    pack()
    SignalConnection.connect(check, "toggled") { [weak self] in self?.showTick() }
    SignalConnection.connect(remove, "clicked") { [weak self] in
      guard let self else { return }
      onRemoved?(self)
    }
    showTexts()
  }

  /// Ticks the note off, or removes the tick.
  func toggle() { gtk_button_clicked(check.raw.of(GtkButton.self)) }

  func grabFocus() { gtk_widget_grab_focus(remove) }

  /// Updates all texts to the current language.
  func showTexts() {
    subject.show(FeedSource.subject(of: note))
    about.show("\(FeedSource.person(of: note)) · \(FeedSource.time(of: note))")
    // Tooltips would cover the rows below.
    for label in [subject, about] { gtk_widget_set_has_tooltip(label.widget, gboolean(false)) }
    let words = Message("NoteRemove", "Remove").words
    gtk_widget_set_tooltip_text(remove, words)
    AccessibleName.set("\(words): \(FeedSource.subject(of: note))", of: remove)
    AccessibleName.set(FeedSource.subject(of: note), of: check)
  }

  private func showTick() {
    let isDone = gtk_toggle_button_get_active(check.raw.of(GtkToggleButton.self)).isTrue
    let style = gtk_widget_get_style_context(subject.widget)
    if isDone {
      gtk_style_context_add_class(style, "dim-label")
    } else {
      gtk_style_context_remove_class(style, "dim-label")
    }
  }

  private func pack() {
    let words: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    for label in [subject, about] {
      gtk_container_add(words.raw.of(GtkContainer.self), label.widget)
    }
    gtk_widget_set_margin_start(words, Self.gap)
    gtk_container_add(check.raw.of(GtkContainer.self), words)
    let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.gap)
    gtk_container_set_border_width(row.raw.of(GtkContainer.self), Self.margin)
    gtk_box_pack_start(row.raw.of(GtkBox.self), check, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(row.raw.of(GtkBox.self), remove, gboolean(false), gboolean(true), 0)
    // Limit the content to the maximum row width of the lists, and fill up to that width.
    guard let clamp = hdy_clamp_new() else { return }
    let width = gint(Page.contentWidth)
    hdy_clamp_set_maximum_size(OpaquePointer(clamp), width)
    hdy_clamp_set_tightening_threshold(OpaquePointer(clamp), width)
    gtk_container_add(clamp.raw.of(GtkContainer.self), row)
    gtk_container_add(widget.raw.of(GtkContainer.self), clamp)
    gtk_widget_show_all(widget)
  }
}
