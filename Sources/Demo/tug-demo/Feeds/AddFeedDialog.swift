import CGtk
import FeedModel
import GtkBridge
import Translations

/// A dialog that asks for the address or file of a feed, or of a list of feeds.
///
/// If the address is a website with several feeds, the dialog lets the user choose.
@MainActor final class AddFeedDialog {
  /// The feeds that a website names.
  struct Choice {
    let page: String
    let links: [FeedLink]
  }

  /// Subscribes to an address that the user entered, or that the page at the second address names.
  ///
  /// Returns the feeds to choose from, or `nil` if the address was added. If it throws, the dialog
  /// shows the error and stays open.
  typealias Adder = @MainActor (String, _ page: String?) async throws -> Choice?

  private let add: Adder
  private let window: UnsafeMutablePointer<GtkWidget>
  private let entry: UnsafeMutablePointer<GtkWidget>
  private let message: UnsafeMutablePointer<GtkWidget>
  private let spinner: UnsafeMutablePointer<GtkWidget>
  private let addButton: UnsafeMutablePointer<GtkWidget>
  private let fileButton: UnsafeMutablePointer<GtkWidget>
  private let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
  private let choices: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  private let choiceScroller: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
  private var choice: Choice?
  private var boxes: [UnsafeMutablePointer<GtkToggleButton>] = []
  private var work: Task<Void, Never>?

  private static let margin: guint = 18
  private static let gap: gint = 12
  private static let width: gint = 320
  /// The maximum width of the labels, in characters.
  private static let letters: gint = 40
  /// The maximum height of the list of feeds to choose from, in points.
  private static let choiceHeight: gint = 220

  /// Shows a dialog over the window that contains `widget`, with the feeds of `choice` if it is given.
  @discardableResult
  init(
    over widget: UnsafeMutablePointer<GtkWidget>, _ choice: Choice? = nil, _ add: @escaping Adder
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
    if let choice { offer(choice) }
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
    gtk_label_set_text(
      label.raw.of(GtkLabel.self),
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
    let scrolled = choiceScroller.raw.of(GtkScrolledWindow.self)
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scrolled, gboolean(true))
    gtk_scrolled_window_set_max_content_height(scrolled, Self.choiceHeight)
    gtk_container_add(choiceScroller.raw.of(GtkContainer.self), choices)
    for part in [message, choiceScroller] {
      gtk_widget_set_no_show_all(part, gboolean(true))
    }
    let buttons: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, Self.gap / 2)
    let row = buttons.raw.of(GtkBox.self)
    gtk_box_pack_start(row, fileButton, gboolean(false), gboolean(true), 0)
    gtk_box_pack_end(row, addButton, gboolean(false), gboolean(true), 0)
    gtk_box_pack_end(row, spinner, gboolean(false), gboolean(true), 0)
    gtk_style_context_add_class(
      gtk_widget_get_style_context(addButton), GTK_STYLE_CLASS_SUGGESTED_ACTION)
    for part in [label, entry, choiceScroller, message, buttons] {
      gtk_container_add(box.raw.of(GtkContainer.self), part)
    }
    gtk_container_add(window.raw.of(GtkContainer.self), box)
    gtk_widget_show_all(window)
  }

  private var text: String { String(cString: gtk_entry_get_text(entry.raw.of(GtkEntry.self))) }

  /// The feeds that the user has chosen.
  private var chosen: [FeedLink] {
    zip(choice?.links ?? [], boxes).filter { gtk_toggle_button_get_active($1).isTrue }.map(\.0)
  }

  private func updateButton() {
    let isComplete = choice == nil ? !text.isEmpty : !chosen.isEmpty
    gtk_widget_set_sensitive(addButton, gboolean(isComplete && work == nil))
  }

  /// Shows the feeds of a website instead of the address.
  private func offer(_ choice: Choice) {
    (work, self.choice) = (nil, choice)
    gtk_spinner_stop(spinner.raw.of(GtkSpinner.self))
    gtk_label_set_text(
      label.raw.of(GtkLabel.self),
      Message("ChooseFeeds", "This website has several feeds. Which ones do you want?").words)
    for part in [entry, fileButton] { gtk_widget_hide(part) }
    for (index, link) in choice.links.enumerated() {
      let name = link.title.isEmpty ? link.address : link.title
      let box: UnsafeMutablePointer<GtkWidget> = gtk_check_button_new_with_label(name.shortened)
      gtk_widget_set_tooltip_text(box, link.address)
      gtk_widget_set_size_request(box, -1, Self.boxHeight)
      let toggle = box.raw.of(GtkToggleButton.self)
      gtk_toggle_button_set_active(toggle, gboolean(index == 0))
      SignalConnection.connect(box, "toggled") { [weak self] in self?.updateButton() }
      gtk_container_add(choices.raw.of(GtkContainer.self), box)
      boxes.append(toggle)
    }
    gtk_widget_show_all(choices)
    gtk_widget_set_no_show_all(choiceScroller, gboolean(false))
    gtk_widget_show_all(choiceScroller)
    boxes.first.map { gtk_widget_grab_focus($0.raw.of(GtkWidget.self)) }
    updateButton()
  }

  /// The minimum height of a feed to choose, in points, enough for a finger.
  private static let boxHeight: gint = 44

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
    guard work == nil else { return }
    let page = choice?.page
    let addresses = choice == nil ? [text].filter { !$0.isEmpty } : chosen.map(\.address)
    if addresses.isEmpty { return }
    gtk_widget_hide(message)
    gtk_spinner_start(spinner.raw.of(GtkSpinner.self))
    work = Task { [weak self, add, window] in
      do {
        var choice: Choice?
        for address in addresses { choice = try await add(address, page) ?? choice }
        if Task.isCancelled { return }
        if let self, let choice, page == nil {
          self.offer(choice)
        } else {
          gtk_widget_destroy(window)
        }
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
    if choice == nil { gtk_widget_grab_focus(entry) }
  }
}
