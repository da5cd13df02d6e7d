import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Chat", a conversation with the newest message at the bottom and an entry to write
/// messages.
///
/// If the end is visible, it stays visible when messages arrive. Otherwise a button shows the
/// number of new messages and scrolls to them.
@MainActor final class ChatPage: PageContent {
  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  /// The estimated height of a row, in points.
  private static let estimate = 48.0
  /// The space below the newest message, in points.
  private static let bottomMargin = 8.0
  /// The maximum distance in points from the end at which the end counts as visible.
  private static let nearEnd = 24.0
  /// The time until a reply arrives, in seconds.
  private static let answerSeconds = 1.5
  /// The style class of the list.
  private static let styleClass = "conversation"
  /// The style of the list: rows have no visible border, and no background unless selected.
  private static let styleSheet =
    "tuglist.conversation > row:not(:selected) { background-color: @theme_base_color; }"
    + "tuglist.conversation > row { border-top-width: 1px; border-top-style: solid; "
    + "border-top-color: transparent; }"
    + "tuglist.conversation > row:selected { "
    + "background-color: alpha(@theme_selected_bg_color, .16); color: inherit; }"

  private let rows = RowStore<ChatMessage>()
  private let conversation = Conversation()
  private let pager: ListPager<ChatMessage, Int, Int>
  private let messages = MessageBar()
  private let entry = ChatEntry()
  private let news = NewMessagesButton()
  private var bubbles = BubbleCache()
  /// The number of messages that have arrived since the end was last visible.
  private var unseen = 0 { didSet { news.show(unseen) } }
  /// The number of replies that have not arrived yet.
  private var pendingAnswers = 0
  /// The number of rows before new messages arrived, and whether the end was visible.
  private var before = (count: 0, isAtEnd: true)

  init() {
    list = ListView(rows: rows) { message in
      let sender = Message("ChatSender", "{person}, {time}").words([
        "person": message.name, "time": message.time,
      ])
      return Row(title: message.words, subtitle: sender, wraps: true)
    }
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    var willShow: (@MainActor () -> Void)?
    pager = ListPager(list, rows: rows, refreshMode: .merges) { [conversation] in
      if $0 == nil { willShow?() }
      return conversation.page(before: $0)
    }
    willShow = { [weak self] in self?.notePlace() }
    list.isReversed = true
    list.selectionMode = .single
    list.maximumContentWidth = Page.contentWidth
    list.estimatedRowHeight = Self.estimate
    list.headerView = ContentBlock(length: Self.bottomMargin) { _, _, _ in }
    pack()
    drawBubbles()
    connect()
  }

  var title: String { Message("ConversationTitle", "Conversation").words }

  var subtitle: String {
    guard pendingAnswers == 0 else {
      return Message("ChatWriting", "{person} is writing…").words([
        "person": conversation.answering
      ])
    }
    let words =
      pager.hasMore
      ? Message("ChatCount", "{count} messages")
      : Message("AllChatCount", "{count} messages, all loaded")
    return rows.count == 0 ? "" : words.words(["count": CountText.text(rows.count)])
  }

  var refresh: RefreshHeader.Handler? {
    { [weak self] in
      try await self?.pager.refresh()
      self?.showNewMessages()
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

  // MARK: Messages

  /// Adds a message of the user.
  ///
  /// A reply arrives after ``answerSeconds``.
  private func say(_ text: String) {
    rows.insert(conversation.say(text), at: 0)
    showEnd()
    pendingAnswers += 1
    rowsChanged()
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(Self.answerSeconds))
      self?.answer()
    }
  }

  private func answer() {
    notePlace()
    pendingAnswers -= 1
    rows.insert(conversation.answer(), at: 0)
    showNewMessages()
  }

  /// Records the number of rows and whether the end is visible, before rows are added.
  private func notePlace() {
    let isAtEnd = list.contentOffset <= Self.nearEnd && !list.isTracking
    before = (rows.count, isAtEnd || rows.count == 0)
  }

  /// Scrolls to the messages that have arrived, or shows their number if the end was not visible.
  private func showNewMessages() {
    if before.isAtEnd { showEnd() } else { unseen += max(rows.count - before.count, 0) }
    rowsChanged()
  }

  private func showEnd() {
    unseen = 0
    // Scroll to the row instead of an offset: the offset changes when rows are measured on the way.
    list.scrollToRow(0)
  }

  private func rowsChanged() {
    messages.hide()
    onTitleChanged?()
  }

  // MARK: Appearance

  private func drawBubbles() {
    list.measureRow = { [weak self] in self?.bubble(ofRow: $0, width: $1)?.height ?? 0 }
    list.drawRow = { [weak self] row, cairo, frame, _ in
      guard let self else { return }
      bubble(ofRow: row, width: frame.width)?.draw(on: cairo, in: list.widget)
    }
    let style = gtk_widget_get_style_context(list.widget)
    gtk_style_context_add_class(style, Self.styleClass)
    StyleSheet.applyToScreen(Self.styleSheet, named: Self.styleClass)
    Texts.observe(with: widget) { [weak self] in
      guard let self else { return }
      list.placeholder = Message("NoMessages", "No messages yet.").words
      bubbles.removeAll()
      rows.updateTexts()
    }
    SignalConnection.connect(list.widget, "style-updated") { [weak self] in
      self?.bubbles.removeAll()
    }
    SignalConnection.connect(list.widget, "direction-changed") { [weak self] in
      self?.bubbles.removeAll()
    }
  }

  private func bubble(ofRow row: Int, width: Double) -> Bubble? {
    rows[row].map { bubbles.bubble(of: $0, width: width, in: list.widget) }
  }

  private func pack() {
    let box = widget.raw.of(GtkBox.self)
    let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    let edge: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_container_add(overlay.raw.of(GtkContainer.self), list.widget)
    gtk_overlay_add_overlay(overlay.raw.of(GtkOverlay.self), news.widget)
    gtk_box_pack_start(box, messages.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, overlay, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(box, edge, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, entry.widget, gboolean(false), gboolean(true), 0)
    gtk_widget_show_all(widget)
  }

  private func connect() {
    entry.onSent = { [weak self] in self?.say($0) }
    news.onClicked = { [weak self] in self?.showEnd() }
    list.onError = { [weak self] _ in
      self?.messages.show(
        Message("ChatFailed", "Couldn’t load messages. Pull to try again.").words)
    }
    let events = list.scrollEvents
    Task { [weak self] in
      for await event in events {
        guard let self else { return }
        if case .didScroll(let offset) = event, offset <= Self.nearEnd, unseen > 0 { unseen = 0 }
      }
    }
  }
}
