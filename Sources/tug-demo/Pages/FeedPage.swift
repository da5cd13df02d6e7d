import CGtk
import GtkBridge
import Translations
import Tug

/// The pages "Feed" and "Chat": notes that come page by page, either by day, or as a conversation
/// with the newest at the bottom.
@MainActor final class FeedPage: PageContent {
  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  /// The approximate height of a row with two lines, in points.
  private static let estimate = 56.0

  private let rows = RowStore<FeedSource.Item>()
  private let pager: ListPager<FeedSource.Item, String, Int>
  private let messages = MessageBar()

  private let isConversation: Bool

  init(isConversation: Bool) {
    self.isConversation = isConversation
    let source = FeedSource(hasDays: !isConversation)
    list = ListView(rows: rows, row: FeedSource.row)
    list.isReversed = isConversation
    list.selectionMode = .single
    list.maximumContentWidth = Page.contentWidth
    // Headings have one line.
    if !isConversation { list.estimatedRowHeight = Self.estimate }
    Words.follow(with: list.widget) { [list, rows] in
      list.placeholder = Message("NoNotes", "Nothing has come yet.").words
      rows.showAnew()
    }
    pager = ListPager(list, rows: rows, refreshMode: .merges) { try await source.page(after: $0) }
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, messages.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, list.widget, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)
    list.onError = { [weak self] _ in
      self?.messages.show(
        Message(
          "NotesFailed", "The notes cannot be had now. Pull again, or click on what says so."
        ).words)
    }
  }

  var title: String {
    isConversation
      ? Message("ConversationTitle", "Conversation").words : Message("NotesTitle", "Notes").words
  }

  var subtitle: String {
    let count = (0..<rows.count).count { if case .note? = rows[$0] { true } else { false } }
    if count == 0 { return "" }
    let words =
      pager.hasMore
      ? Message("NoteCount", "{count} notes")
      : Message("AllNotesCount", "{count} notes, all there are")
    return words.words(["count": CountText.text(count)])
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
