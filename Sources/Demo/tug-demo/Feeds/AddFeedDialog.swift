import CGtk
import GtkBridge
import Translations

/// A dialog that asks for the address or file of a feed, or of a list of feeds.
@MainActor final class AddFeedDialog {
  /// Subscribes to an address.
  ///
  /// If it throws, the dialog shows the error and stays open.
  private let add: @MainActor (String) async throws -> Void
  private let window: UnsafeMutablePointer<GtkWidget>
  private let entry: UnsafeMutablePointer<GtkWidget>
  private let message: UnsafeMutablePointer<GtkWidget>
  private let spinner: UnsafeMutablePointer<GtkWidget>
  private let addButton: UnsafeMutablePointer<GtkWidget>
  private let fileButton: UnsafeMutablePointer<GtkWidget>
  private var work: Task<Void, Never>?

  private static let margin: guint = 18
  private static let gap: gint = 12
  private static let width: gint = 320
  /// The maximum width of the labels, in characters.
  private static let letters: gint = 40

  /// Shows a dialog over the window that contains `widget`.
  @discardableResult
  init(
    over widget: UnsafeMutablePointer<GtkWidget>,
    _ add: @escaping @MainActor (String) async throws -> Void
  ) {
    self.add = add
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    entry = gtk_entry_new()
    message = gtk_label_new(nil)
    spinner = gtk_spinner_new()
    addButton = gtk_button_new_with_label(Message("AddFeedNow", "Add").words)
    fileButton = gtk_button_new_with_label(Message("ChooseFeedFile", "Open a File…").words)
    pack(over: gtk_widget_get_toplevel(widget))
    // The handler keeps the dialog alive as long as its window.
    SignalConnection.connect(window, "destroy") { [self] in work?.cancel() }
    SignalConnection.connect(entry, "activate") { [weak self] in self?.begin() }
    SignalConnection.connect(entry, "changed") { [weak self] in self?.updateButton() }
    SignalConnection.connect(addButton, "clicked") { [weak self] in self?.begin() }
    SignalConnection.connect(fileButton, "clicked") { [weak self] in self?.chooseFile() }
    SignalConnection.connect(
      window, "key-press-event",
      event: { [window] event in
        guard let key = event?.of(GdkEventKey.self),
          Int32(bitPattern: key.pointee.keyval) == GDK_KEY_Escape
        else { return false }
        gtk_widget_destroy(window)
        return true
      })
    updateButton()
    gtk_window_present(window.raw.of(GtkWindow.self))
  }

  private func pack(over parent: UnsafeMutablePointer<GtkWidget>?) {
    let frame = window.raw.of(GtkWindow.self)
    let title = Message("AddFeedTitle", "Add a Feed").words
    gtk_window_set_title(frame, title)
    gtk_window_set_transient_for(frame, parent?.raw.of(GtkWindow.self))
    gtk_window_set_modal(frame, gboolean(true))
    gtk_window_set_type_hint(frame, GDK_WINDOW_TYPE_HINT_DIALOG)
    gtk_window_set_default_size(frame, Self.width, -1)
    gtk_window_set_resizable(frame, gboolean(false))
    let bar: UnsafeMutablePointer<GtkWidget> = gtk_header_bar_new()
    gtk_header_bar_set_title(bar.raw.of(GtkHeaderBar.self), title)
    gtk_header_bar_set_show_close_button(bar.raw.of(GtkHeaderBar.self), gboolean(true))
    gtk_window_set_titlebar(frame, bar)

    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    gtk_container_set_border_width(box.raw.of(GtkContainer.self), Self.margin)
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(
      Message("FeedAddress", "The address of a feed, or of a list of feeds").words)
    gtk_label_set_mnemonic_widget(label.raw.of(GtkLabel.self), entry)
    gtk_entry_set_placeholder_text(entry.raw.of(GtkEntry.self), "https://")
    gtk_entry_set_input_purpose(entry.raw.of(GtkEntry.self), GTK_INPUT_PURPOSE_URL)
    gtk_widget_set_size_request(entry, Self.width, -1)
    for text in [label, message] {
      let label = text.raw.of(GtkLabel.self)
      gtk_label_set_xalign(label, 0)
      gtk_label_set_line_wrap(label, gboolean(true))
      gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_max_width_chars(label, Self.letters)
    }
    gtk_widget_set_no_show_all(message, gboolean(true))
    let buttons: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, Self.gap / 2)
    let row = buttons.raw.of(GtkBox.self)
    gtk_box_pack_start(row, fileButton, gboolean(false), gboolean(true), 0)
    gtk_box_pack_end(row, addButton, gboolean(false), gboolean(true), 0)
    gtk_box_pack_end(row, spinner, gboolean(false), gboolean(true), 0)
    gtk_style_context_add_class(
      gtk_widget_get_style_context(addButton), GTK_STYLE_CLASS_SUGGESTED_ACTION)
    for part in [label, entry, message, buttons] {
      gtk_container_add(box.raw.of(GtkContainer.self), part)
    }
    gtk_container_add(window.raw.of(GtkContainer.self), box)
    gtk_widget_show_all(window)
  }

  private var text: String { String(cString: gtk_entry_get_text(entry.raw.of(GtkEntry.self))) }

  private func updateButton() {
    gtk_widget_set_sensitive(addButton, gboolean(!text.isEmpty && work == nil))
  }

  private func chooseFile() {
    let chooser = GObjectRef(
      adopting: gtk_file_chooser_native_new(
        Message("ChooseFeedTitle", "A feed or a list of feeds").words,
        window.raw.of(GtkWindow.self), GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil))
    let native = UnsafeMutableRawPointer(chooser.pointer)
    guard gtk_native_dialog_run(native.of(GtkNativeDialog.self)) == GTK_RESPONSE_ACCEPT.rawValue,
      let uri = gtk_file_chooser_get_uri(OpaquePointer(native))
    else { return }
    defer { g_free(uri) }
    gtk_entry_set_text(entry.raw.of(GtkEntry.self), uri)
    begin()
  }

  private func begin() {
    guard work == nil, !text.isEmpty else { return }
    let text = text
    gtk_widget_hide(message)
    gtk_spinner_start(spinner.raw.of(GtkSpinner.self))
    work = Task { [weak self, add, window] in
      do {
        try await add(text)
        if !Task.isCancelled { gtk_widget_destroy(window) }
      } catch {
        if !Task.isCancelled { self?.show(error) }
      }
    }
    updateButton()
  }

  private func show(_ error: any Error) {
    work = nil
    gtk_spinner_stop(spinner.raw.of(GtkSpinner.self))
    gtk_label_set_text(message.raw.of(GtkLabel.self), FeedSentence.sentence(of: error))
    gtk_widget_show(message)
    updateButton()
    gtk_widget_grab_focus(entry)
  }
}
