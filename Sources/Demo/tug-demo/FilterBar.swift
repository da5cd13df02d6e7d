import CGtk
import GtkBridge
import Translations

/// A bar above a list with an entry for the text that rows must contain.
@MainActor final class FilterBar {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called with the text after it has changed.
  ///
  /// The text is empty when the bar is closed.
  var onChanged: (@MainActor (String) -> Void)?
  /// Called when the focus should leave the entry.
  var onLeft: (@MainActor () -> Void)?
  /// The preferred and the minimum width of the entry, in characters.
  ///
  /// With the minimum, two panes fit next to each other in a window of a phone's width.
  private static let letters: gint = 30
  private static let minimumCharacters: gint = 8

  private let bar: UnsafeMutablePointer<GtkSearchBar>
  private let entry: UnsafeMutablePointer<GtkEntry>

  /// Creates a closed bar.
  ///
  /// `hint` describes the purpose of its entry.
  init(_ hint: Message) {
    widget = gtk_search_bar_new()
    bar = widget.raw.of(GtkSearchBar.self)
    let entryWidget: UnsafeMutablePointer<GtkWidget> = gtk_search_entry_new()
    entry = entryWidget.raw.of(GtkEntry.self)
    Texts.observe(with: entryWidget) {
      let words = hint.words
      gtk_entry_set_placeholder_text(entryWidget.raw.of(GtkEntry.self), words)
      AccessibleName.set(words, of: entryWidget)
    }
    gtk_entry_set_width_chars(entry, Self.minimumCharacters)
    gtk_entry_set_max_width_chars(entry, Self.letters)
    gtk_container_add(bar.raw.of(GtkContainer.self), entryWidget)
    gtk_search_bar_connect_entry(bar, entry)
    SignalConnection.connect(entryWidget, "search-changed") { [weak self] in
      if let self { onChanged?(String(cString: gtk_entry_get_text(entry))) }
    }
    SignalConnection.connect(entryWidget, "activate") { [weak self] in self?.onLeft?() }
    SignalConnection.connect(entryWidget, "stop-search") { [weak self] in
      self?.isOpen = false
      self?.onLeft?()
    }
    gtk_widget_show_all(widget)
    gtk_widget_hide(widget)
    gtk_widget_set_no_show_all(widget, gboolean(true))
  }

  /// Whether the bar is open.
  ///
  /// Closing the bar clears its text.
  var isOpen: Bool {
    get { gtk_search_bar_get_search_mode(bar).isTrue }
    set {
      // Hide a closed bar: GTK would still count it as visible, although without height.
      gtk_widget_set_visible(widget, gboolean(newValue))
      gtk_search_bar_set_search_mode(bar, gboolean(newValue))
      guard newValue else { return }
      let text = entry.raw.of(GtkWidget.self)
      // Without this, letters typed before the next frame would be lost.
      gtk_widget_realize(text)
      gtk_widget_grab_focus(text)
    }
  }

  /// Opens the closed bar if `event` types a letter.
  ///
  /// Returns `false` if the event was not used.
  func type(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard !isOpen else { return false }
    gtk_widget_show(widget)
    let isUsed = gtk_search_bar_handle_event(bar, event).isTrue
    gtk_widget_set_visible(widget, gboolean(isOpen))
    return isUsed
  }
}
