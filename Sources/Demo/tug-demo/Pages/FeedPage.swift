import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Feed", which shows notes grouped by day and loaded in pages.
@MainActor final class FeedPage: PageContent {
  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  /// The estimated height in points of a row with two lines.
  private static let estimate = 56.0

  private let rows = RowStore<FeedSource.Item>()
  private let pager: ListPager<FeedSource.Item, String, Int>
  private let messages = MessageBar()

  init() {
    let source = FeedSource()
    list = ListView(rows: rows, row: FeedSource.row)
    list.selectionMode = .single
    list.maximumContentWidth = Page.contentWidth
    // Headings have only one line, so the height is an estimate.
    list.estimatedRowHeight = Self.estimate
    Texts.observe(with: list.widget) { [list, rows] in
      list.placeholder = Message("NoNotes", "No notes yet.").words
      rows.updateTexts()
    }
    pager = ListPager(list, rows: rows, refreshMode: .merges) { try await source.page(after: $0) }
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, messages.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, list.widget, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)
    list.onError = { [weak self] _ in
      self?.messages.show(
        Message("NotesFailed", "Couldn’t load notes. Pull to try again.").words)
    }
  }

  var title: String { Message("NotesTitle", "Notes").words }

  var subtitle: String {
    let count = (0..<rows.count).count { if case .note? = rows[$0] { true } else { false } }
    return NoteCount.words(count, hasMore: pager.hasMore)
  }

  var refresh: RefreshHeader.Handler? {
    { [weak self] in
      try await self?.pager.refresh()
      self?.rowsChanged()
    }
  }

  var loadMore: LoadMoreFooter.Handler? {
    { [weak self] in
      let hasMore = try await self?.pager.loadMore() ?? false
      self?.rowsChanged()
      return hasMore
    }
  }

  func start() async {
    try? await pager.refresh()
    rowsChanged()
  }

  private func rowsChanged() {
    list.sectionHeaders = (0..<rows.count).filter {
      if case .day? = rows[$0] { true } else { false }
    }
    messages.hide()
    onTitleChanged?()
  }
}
