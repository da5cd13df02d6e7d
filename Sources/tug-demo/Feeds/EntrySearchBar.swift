import CGtk
import GtkBridge
import Translations

/// The bar in which entries are searched.
@MainActor final class EntrySearchBar {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when other words are to be found; none when the bar is closed.
  var onSearch: (@MainActor (String) -> Void)?

  private let bar: UnsafeMutablePointer<GtkSearchBar>
  private let entry: UnsafeMutablePointer<GtkWidget>

  init() {
    widget = gtk_search_bar_new()
    bar = widget.raw.of(GtkSearchBar.self)
    entry = gtk_search_entry_new()
    gtk_widget_set_hexpand(entry, gboolean(true))
    gtk_container_add(widget.raw.of(GtkContainer.self), entry)
    gtk_search_bar_connect_entry(bar, entry.raw.of(GtkEntry.self))
    gtk_search_bar_set_show_close_button(bar, gboolean(true))
    SignalConnection.connect(entry, "search-changed") { [weak self] in self?.tell() }
    Words.follow(with: widget) { [entry] in
      let words = Message("SearchEntries", "Search the entries").words
      gtk_entry_set_placeholder_text(entry.raw.of(GtkEntry.self), words)
      AccessibleName.set(words, of: entry)
    }
  }

  /// Opens the bar, or closes it.
  func toggle() {
    gtk_search_bar_set_search_mode(bar, gboolean(!gtk_search_bar_get_search_mode(bar).isTrue))
  }

  private func tell() {
    onSearch?(String(cString: gtk_entry_get_text(entry.raw.of(GtkEntry.self))))
  }
}
