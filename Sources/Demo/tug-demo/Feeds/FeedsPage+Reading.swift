import CGtk
import FeedStore
import GtkBridge
import Translations
import Tug

/// Shows single entries and the menu of rows.
extension FeedsPage {
  /// Shows an entry and marks it as read.
  func read(_ entry: StoredEntry) {
    readEntry = entry
    let feed = subscription(at: entry.address)?.name
    let about = [feed, entry.entry.author, FileTime.text(seconds: entry.time)].compactMap(\.self)
    entryView.show(
      title: EntryRow.title(of: entry), about: about.joined(separator: " · "),
      text: entry.entry.text, hasPage: entry.entry.link != nil)
    gtk_stack_set_visible_child_name(pages, Self.entryName)
    onTitleChanged?()
    setRead(true, number: entry.number)
  }

  private func setRead(_ isRead: Bool, number: Int64) {
    guard let library, let row = row(of: number), var entry = rows[row], entry.isRead != isRead
    else { return }
    entry.isRead = isRead
    rows[row] = entry
    work { page in
      try await library.setRead(isRead, numbers: [number])
      try await page.showFeeds()
    }
  }

  /// Opens the web page of the shown entry.
  func openPage() {
    if let link = readEntry?.entry.link { open(link) }
  }

  private func open(_ link: String) {
    FileOpening.open(uri: link) { [weak self] in
      self?.messages.show(
        Message("PageNotOpened", "No program could open {address}.").words(["address": link]))
    }
  }

  /// Shows the menu of a row at a point of the list.
  func showMenu(row: Int?, x: Double, y: Double) {
    guard let row, let entry = rows[row] else { return }
    let link = entry.entry.link
    // A row's index can change while the menu is open, so identify the entry by its number.
    let number = entry.number
    let items = [
      RowMenu.Item(Message("ReadEntry", "Read")) { [weak self] in self?.read(entry) },
      RowMenu.Item(
        entry.isRead
          ? Message("MarkUnread", "Mark as Unread") : Message("MarkRead", "Mark as Read")
      ) { [weak self] in self?.setRead(!entry.isRead, number: number) },
      RowMenu.Item(Message("OpenInBrowser", "Open in Browser"), isSensitive: link != nil) {
        [weak self] in
        if let link { self?.open(link) }
      },
      RowMenu.Item(Message("CopyAddress", "Copy Address"), isSensitive: link != nil) {
        [list] in
        if let link { RowMenu.copy([link], in: list.widget) }
      },
    ]
    RowMenu.show(items, x: x, y: y, in: list)
  }
}
