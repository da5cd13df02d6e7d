import CGtk
import GtkBridge
import Translations

/// Notes as the lines of a text that can be edited.
@MainActor final class NotesText: NoteWidget {
  /// Points around the text, and between its lines; chosen here.
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
    // Keys lead out of it, too.
    gtk_text_view_set_accepts_tab(view, gboolean(false))
    SignalConnection.connect(
      widget, "size-allocate", pointer: { [weak self] _ in self?.noteWidth() })
  }

  // MARK: Room

  /// Lines are no longer than the rows of the lists, and in the middle of a wider window.
  private func noteWidth() {
    let free = (gtk_widget_get_allocated_width(widget) - gint(Page.contentWidth)) / 2
    let margin = max(free, 0) + Self.margin
    guard margin != gtk_text_view_get_left_margin(view) else { return }
    // Not in the midst of the layout that tells of it.
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
      // The cursor went with the lines that came before it.
      gtk_text_buffer_get_start_iter(buffer, &place)
      gtk_text_buffer_place_cursor(buffer, &place)
    }
    count += notes.count
  }

  /// Lines that are there stay as they are: they are the user's.
  func showWords() {
    AccessibleName.set(Message("NotesTitle", "Notes").words, of: widget)
  }

  private static func line(of note: Int) -> String {
    let day = FeedSource.name(ofDay: FeedSource.day(of: note))
    let time = FeedSource.time(of: note) ?? ""
    return "\(day), \(time) — \(FeedSource.person(of: note)): \(FeedSource.subject(of: note))"
  }
}
