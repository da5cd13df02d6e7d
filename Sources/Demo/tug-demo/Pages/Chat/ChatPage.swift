import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Chat": a conversation in bubbles with the newest at the bottom, and a line to say something.
///
/// At its end it stays there as messages come; elsewhere a button tells of them and leads there.
@MainActor final class ChatPage: PageContent {
  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  /// The approximate height of a row in points.
  private static let estimate = 48.0
  /// Points below the newest message; chosen here.
  private static let room = 8.0
  /// Points from the end within which a reader counts as being there; chosen here.
  private static let nearEnd = 24.0
  /// The seconds until somebody answers; chosen here.
  private static let answerSeconds = 1.5
  /// The name by which the stylesheet knows the list.
  private static let styleClass = "conversation"
  /// The bubbles are the rows' only grounds and edges.
  private static let looks =
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
  /// The messages that have come since the end was seen.
  private var unseen = 0 { didSet { news.show(unseen) } }
  /// How many answers are being written.
  private var answersToCome = 0
  /// What was there before a refresh, and whether its end was seen.
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
    list.headerView = ContentBlock(length: Self.room) { _, _, _ in }
    pack()
    drawBubbles()
    connect()
  }

  var title: String { Message("ConversationTitle", "Conversation").words }

  var subtitle: String {
    guard answersToCome == 0 else {
      return Message("ChatWriting", "{person} is writing…").words([
        "person": conversation.answering
      ])
    }
    let words =
      pager.hasMore
      ? Message("ChatCount", "{count} messages")
      : Message("AllChatCount", "{count} messages, all there are")
    return rows.count == 0 ? "" : words.words(["count": CountText.text(rows.count)])
  }

  var refresh: RefreshHeader.Handler? {
    { [weak self] in
      try await self?.pager.refresh()
      self?.messagesCame()
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

  /// Adds what the user says; somebody answers after a moment.
  private func say(_ text: String) {
    rows.insert(conversation.say(text), at: 0)
    showEnd()
    answersToCome += 1
    rowsChanged()
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(Self.answerSeconds))
      self?.answer()
    }
  }

  private func answer() {
    notePlace()
    answersToCome -= 1
    rows.insert(conversation.answer(), at: 0)
    messagesCame()
  }

  /// Notes which messages are there, and whether the newest of them is seen.
  private func notePlace() {
    let isAtEnd = list.contentOffset <= Self.nearEnd && !list.isTracking
    before = (rows.count, isAtEnd || rows.count == 0)
  }

  /// Shows the messages that have come since the place was noted, or tells of them.
  private func messagesCame() {
    if before.isAtEnd { showEnd() } else { unseen += max(rows.count - before.count, 0) }
    rowsChanged()
  }

  private func showEnd() {
    unseen = 0
    // By its row, to which the list leads whatever heights it learns on the way.
    list.scrollToRow(0)
  }

  private func rowsChanged() {
    messages.hide()
    onTitleChanged?()
  }

  // MARK: Looks

  private func drawBubbles() {
    list.measureRow = { [weak self] in self?.bubble(ofRow: $0, width: $1)?.height ?? 0 }
    list.drawRow = { [weak self] row, cairo, frame, _ in
      guard let self else { return }
      bubble(ofRow: row, width: frame.width)?.draw(on: cairo, in: list.widget)
    }
    let style = gtk_widget_get_style_context(list.widget)
    gtk_style_context_add_class(style, Self.styleClass)
    ScreenStyle.add(Self.looks, named: Self.styleClass)
    Words.follow(with: widget) { [weak self] in
      guard let self else { return }
      list.placeholder = Message("NoMessages", "Nobody has said anything yet.").words
      bubbles.removeAll()
      rows.showAnew()
    }
    SignalConnection.connect(list.widget, "style-updated") { [weak self] in
      self?.bubbles.removeAll()
    }
    SignalConnection.connect(
      list.widget, "direction-changed", integer: { [weak self] _ in self?.bubbles.removeAll() })
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
        Message(
          "ChatFailed", "The messages cannot be had now. Pull again, or click on what says so."
        ).words)
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
