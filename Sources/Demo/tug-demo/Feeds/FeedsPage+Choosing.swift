import CGtk
import FeedLibrary
import FeedNetwork
import GtkBridge
import Translations
import Tug

/// Selects, adds and removes feeds.
extension FeedsPage {
  /// Subscribes to the feed or list at `address` and shows it.
  ///
  /// If the library is not open yet, the address is added once it is.
  func subscribe(to address: String) {
    guard library != nil else { return wait(for: address) }
    work { page in try await page.add(address) }
  }

  /// Subscribes to the feed or list at `address` and shows it.
  func add(_ address: String) async throws {
    guard let library else { return }
    switch try await library.subscribe(to: FeedAddress(address)) {
    case .feed(let address): try await choose(address, of: library)
    case .choice(let links):
      guard let first = links.first else { return }
      _ = try await library.subscribe(
        to: FeedAddress(first.address), linkedFrom: FeedAddress(address))
      try await choose(first.address, of: library)
    case .list(let newAddresses, _):
      try await choose(nil, of: library)
      if !newAddresses.isEmpty { list.beginRefreshing() }
    }
  }

  /// Shows the feed at `address`, or all feeds if `address` is `nil`, at the saved reading place.
  func choose(_ address: String?) {
    guard let library else { return }
    work { page in try await page.choose(address, of: library) }
  }

  private func choose(_ address: String?, of library: FeedLibrary) async throws {
    let isKnown = try await library.subscriptions().contains { $0.subscription.address == address }
    selection.address = isKnown ? address : nil
    try await showSelection(of: library)
  }

  /// Shows unread entries only, or all entries.
  func showOnlyUnread(_ onlyUnread: Bool) {
    guard let library else { return }
    selection.onlyUnread = onlyUnread
    work { page in try await page.showSelection(of: library) }
  }

  /// Shows the entries that contain these words, or all entries if there are no words.
  func search(for words: String) {
    guard library != nil, selection.search != words else { return }
    selection.search = words
    work { page in try await page.load() }
  }

  private func showSelection(of library: FeedLibrary) async throws {
    try await library.keep(selection)
    try await showFeeds()
    try await load()
  }

  /// Performs an action of the menu.
  func act(_ action: FeedMenu.Action) {
    guard let library else { return }
    switch action {
    case .add:
      AddFeedDialog(over: widget) { [weak self] in try await self?.add($0) }
    case .export: export(from: library)
    case .markAllRead:
      work { page in
        try await library.setAllRead(of: page.selection.address)
        try await page.showSelection(of: library)
      }
    case .remove:
      let one = subscriptions.count == 1 ? subscriptions.first?.subscription.address : nil
      guard let address = selection.address ?? one else { return }
      work { page in
        try await library.unsubscribe(from: address)
        page.selection.address = nil
        try await page.showSelection(of: library)
      }
    }
  }

  private func export(from library: FeedLibrary) {
    let parent = gtk_widget_get_toplevel(widget)
    let chooser = GObjectRef(
      adopting: gtk_file_chooser_native_new(
        Message("ExportTitle", "Save the list of feeds").words, parent?.raw.of(GtkWindow.self),
        GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil))
    let native = UnsafeMutableRawPointer(chooser.pointer)
    let files = OpaquePointer(native)
    gtk_file_chooser_set_current_name(files, "feeds.opml")
    gtk_file_chooser_set_do_overwrite_confirmation(files, gboolean(true))
    guard gtk_native_dialog_run(native.of(GtkNativeDialog.self)) == GTK_RESPONSE_ACCEPT.rawValue,
      let file = gtk_file_chooser_get_file(files)
    else { return }
    let target = GObjectRef(adopting: file)
    work { _ in
      let text = try await library.list(title: Message("PageFeeds", "Feeds").words)
      var error: UnsafeMutablePointer<GError>?
      guard
        g_file_replace_contents(
          target.pointer, text, gsize(text.utf8.count), nil, 0, G_FILE_CREATE_NONE, nil, nil, &error
        ).isTrue
      else {
        g_clear_error(&error)
        throw FeedTrouble(
          description: Message("NotSaved", "The list could not be saved.").words)
      }
    }
  }

  /// Runs asynchronous work and shows its error, if any.
  private func work(_ steps: @escaping @MainActor (FeedsPage) async throws -> Void) {
    Task { [weak self] in
      guard let self else { return }
      do { try await steps(self) } catch { show(error) }
    }
  }
}
