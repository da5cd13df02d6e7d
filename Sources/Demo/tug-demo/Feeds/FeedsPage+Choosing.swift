import CGtk
import FeedLibrary
import FeedModel
import FeedNetwork
import FeedStore
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
    work { page in try await page.addOrAsk(address) }
  }

  /// Subscribes to the feed or list at `address` and shows it, or asks which feed of a website to add.
  func addOrAsk(_ address: String) async throws {
    guard let choice = try await add(address, linkedFrom: nil) else { return }
    AddFeedDialog(over: widget, choice) { [weak self] in
      try await self?.add($0, linkedFrom: $1)
    }
  }

  /// Subscribes to the feed or list at `address` and shows it.
  ///
  /// Returns the feeds to choose from if the address is a website with several feeds, or `nil` if it was
  /// added. `page` is the address of the website that names the feed, or `nil` if the user did.
  func add(_ address: String, linkedFrom page: String?) async throws -> AddFeedDialog.Choice? {
    guard let library else { return nil }
    let added = try await library.subscribe(
      to: FeedAddress(address), linkedFrom: page.map { try FeedAddress($0) })
    if case .choice(let links) = added {
      // A page that another page calls a feed is not followed farther.
      guard page == nil else { throw FeedError.notAFeed(root: "html") }
      return AddFeedDialog.Choice(page: address, links: links)
    }
    endSearch()
    messages.hide()
    switch added {
    case .feed(let address, let isCutOff):
      try await choose(address, of: library)
      if isCutOff, let feed = subscription(at: address) {
        messages.show(
          FeedSentence.sentence(of: [
            FeedFailure(address: address, title: feed.name, reason: FeedError.cutOff)
          ]))
      }
    case .list(let newAddresses, let skipped):
      self.skipped = newAddresses.isEmpty ? [] : skipped
      try await choose(nil, of: library)
      if !newAddresses.isEmpty {
        list.beginRefreshing()
      } else if let sentence = FeedSentence.sentence(ofSkipped: skipped) {
        messages.show(sentence)
      }
    case .choice: break
    }
    return nil
  }

  /// Shows the feed at `address`, or all feeds if `address` is `nil`, at the saved reading place.
  func choose(_ address: String?) {
    guard let library else { return }
    // The error was of the feeds that were shown before.
    if isFailureShown { messages.hide() }
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
    closeEntry()
    try await library.keep(selection)
    try await showFeeds()
    try await load()
  }

  /// Performs an action of the menu.
  func act(_ action: FeedMenu.Action) {
    guard let library else { return }
    switch action {
    case .add:
      AddFeedDialog(over: widget) { [weak self] in try await self?.add($0, linkedFrom: $1) }
    case .export: export(from: library)
    case .markAllRead: work { page in try await page.markAllRead(of: library) }
    case .remove:
      guard let feed = selectedSubscription else { return }
      work { page in try await page.remove(feed, from: library) }
    }
  }

  private func markAllRead(of library: FeedLibrary) async throws {
    let numbers = try await library.setAllRead(of: selection.address)
    try await showSelection(of: library)
    if numbers.isEmpty { return }
    let message = Message("AllMarkedRead", "Marked as read: {count}").words([
      "count": CountText.text(numbers.count)
    ])
    show(message) { page in
      try await library.setRead(false, numbers: numbers)
      try await page.showSelection(of: library)
    }
  }

  private func remove(_ feed: StoredSubscription, from library: FeedLibrary) async throws {
    try await library.unsubscribe(from: feed.subscription.address)
    selection.address = nil
    try await showSelection(of: library)
    let message = Message("FeedRemoved", "“{feed}” was removed.").words([
      "feed": feed.name.shortened
    ])
    show(message) { page in
      guard let address = try await library.restoreRemoved() else { return }
      try await page.choose(address, of: library)
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

  /// Runs asynchronous work.
  ///
  /// Shows its error, if any, with a button that runs it again.
  func work(_ steps: @escaping @MainActor (FeedsPage) async throws -> Void) {
    Task { [weak self] in await self?.run(steps) }
  }

  /// Runs asynchronous work, like ``work(_:)``, and waits for its end.
  func run(_ steps: @escaping @MainActor (FeedsPage) async throws -> Void) async {
    do {
      try await steps(self)
    } catch {
      show(error) { [weak self] in self?.work(steps) }
    }
  }
}
