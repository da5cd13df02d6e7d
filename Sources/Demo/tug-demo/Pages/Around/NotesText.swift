import CGtk
import GtkBridge
import Translations

/// Editable text with one note per line.
@MainActor final class NotesText: NoteWidget {
  /// The margin around the text and the gap below a line, in points.
  private static let margin: gint = 12
  private static let lineGap: gint = 4

  let widget: UnsafeMutablePointer<GtkWidget>
  private(set) var count = 0
  var onCountChanged: (@MainActor () -> Void)?

  private var view: UnsafeMutablePointer<GtkTextView> { widget.raw.of(GtkTextView.self) }

  init() {
    widget = gtk_text_view_new()
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_top_margin(view, Self.margin)
    gtk_text_view_set_bottom_margin(view, Self.margin)
    gtk_text_view_set_pixels_below_lines(view, Self.lineGap)
    setMargin(Self.margin)
    // Tab moves the focus out of the text instead of inserting a tab.
    gtk_text_view_set_accepts_tab(view, gboolean(false))
    SignalConnection.connect(
      widget, "size-allocate", pointer: { [weak self] _ in self?.noteWidth() })
  }

  // MARK: Layout

  /// Limits lines to the maximum row width of the lists, and centres them in a wider window.
  private func noteWidth() {
    let free = (gtk_widget_get_allocated_width(widget) - gint(Page.contentWidth)) / 2
    let margin = max(free, 0) + Self.margin
    guard margin != gtk_text_view_get_left_margin(view) else { return }
    // The handler runs during a layout, so change the margin after it.
    Task { [weak self] in self?.setMargin(margin) }
  }

  private func setMargin(_ margin: gint) {
    gtk_text_view_set_left_margin(view, margin)
    gtk_text_view_set_right_margin(view, margin)
  }

  // MARK: Notes

  func add(_ notes: [Int], atEnd: Bool) {
    guard !notes.isEmpty, let buffer = gtk_text_view_get_buffer(view) else { return }
    var place = GtkTextIter()
    if atEnd {
      gtk_text_buffer_get_end_iter(buffer, &place)
    } else {
      gtk_text_buffer_get_start_iter(buffer, &place)
    }
    let text = notes.map { Self.line(of: $0) + "\n" }.joined()
    gtk_text_buffer_insert(buffer, &place, text, -1)
    if count == 0 {
      // The first insertion moved the cursor behind the new lines, so move it back to the start.
      gtk_text_buffer_get_start_iter(buffer, &place)
      gtk_text_buffer_place_cursor(buffer, &place)
    }
    count += notes.count
  }

  /// Updates the accessible name.
  ///
  /// Existing lines may contain the user's edits, so they remain unchanged.
  func showTexts() {
    AccessibleName.set(Message("NotesTitle", "Notes").words, of: widget)
  }

  private static func line(of note: Int) -> String {
    let day = FeedSource.name(ofDay: FeedSource.day(of: note))
    let time = FeedSource.time(of: note)
    return "\(day), \(time) — \(FeedSource.person(of: note)): \(FeedSource.subject(of: note))"
  }
}
