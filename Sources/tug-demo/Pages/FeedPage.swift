import CGtk
import GtkBridge
import Tug

/// The pages "Feed" and "Chat": notes that come page by page, either by day, or as a conversation
/// with the newest at the bottom.
@MainActor final class FeedPage: PageContent {
  let list: ListView
  let title: String
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  /// The approximate height of a row with two lines, in points.
  private static let estimate = 56.0

  private let rows = RowStore<FeedSource.Item>()
  private let pager: ListPager<FeedSource.Item, String, Int>
  private let messages = MessageBar()

  init(isConversation: Bool) {
    title = isConversation ? "Conversation" : "Notes"
    let source = FeedSource(hasDays: !isConversation)
    list = ListView(rows: rows, row: FeedSource.row)
    list.isReversed = isConversation
    list.selectionMode = .single
    // Headings have one line.
    if !isConversation { list.estimatedRowHeight = Self.estimate }
    list.placeholder = "Nothing has come yet."
    pager = ListPager(list, rows: rows, refreshMode: .merges) { try await source.page(after: $0) }
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, messages.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, list.widget, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)
    list.onError = { [weak self] _ in
      self?.messages.show("The notes cannot be had now. Pull again, or click on what says so.")
    }
  }

  var subtitle: String {
    let count = (0..<rows.count).count { if case .note? = rows[$0] { true } else { false } }
    return count == 0 ? "" : "\(count) notes\(pager.hasMore ? "" : ", all there are")"
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
