import CGtk
import GtkBridge
import Translations
import Tug

/// The page of one document: its author's demo, which can also behave as the library does.
@MainActor final class DocumentPage: PageContent {
  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  private let demo: DocumentDemo
  private let rows: RowStore<DocumentRow>
  private let bar: DocumentBar
  /// The numbers of the first row and of the one after the last.
  private var numbers: Range<Int>
  /// The opening of a footer that opens late.
  private var opening: Task<Void, any Error>?

  /// The seconds of work that a click ends: longer than anybody waits for.
  private static let unending = 86_400.0

  /// The page of `demo`, which begins as in the document.
  init(_ demo: DocumentDemo) {
    self.demo = demo
    let first = demo.firstRows
    rows = RowStore(first)
    numbers = 0..<demo.rowCount
    bar = DocumentBar(demo.difference)
    list = ListView(rows: rows) { $0.row }
    list.selectionMode = .single
    list.maximumContentWidth = Page.contentWidth
    list.sectionHeaders = first.indices.filter { first[$0].isHeading }
    list.contentInset = demo.document.insets
    widget = bar.over(list.widget)
    connect()
    Words.follow(with: widget) { [rows] in rows.showAnew() }
  }

  var title: String { demo.title.words }
  var subtitle: String {
    let title = ControlTitle.of(demo.header)
    let ends = Message("DocumentEnds", "A click on a row ends what it does.")
    return (demo.seconds == nil ? ends : title.summary).words
  }

  var refresh: RefreshHeader.Handler? {
    { [weak self] in
      try await self?.work()
      self?.bringFirst()
    }
  }

  var loadMore: LoadMoreFooter.Handler? {
    guard demo.footer != nil else { return nil }
    return { [weak self] in
      try await self?.load()
      return true
    }
  }

  func start() async {
    behave()
    if demo.beginsAtStart { list.beginRefreshing() }
  }

  private var behaviour: DocumentBehaviour {
    demo.behaviour(asInDocument: bar.isAsInDocument)
  }

  private func connect() {
    bar.onSwitched = { [weak self] in self?.behave() }
    SignalConnection.connect(
      bar.widget, "size-allocate",
      pointer: { [weak self] _ in
        // Not in the midst of the layout that tells of it.
        Task { self?.followBar() }
      })
    list.onLoadStateChanged = { [weak self] from, to in
      guard let self, from == .pulling, to == .idle, !list.isTracking else { return }
      openLate()
    }
    guard demo.seconds == nil else { return }
    list.onSelectionChanged = { [weak list] in
      list?.endRefreshing()
      list?.endLoading(hasMore: true)
    }
  }

  // MARK: Behaviour

  /// Gives the controls, which keep their states, the numbers of the present behaviour, and the list its
  /// insets.
  private func behave() {
    list.header?.policy = behaviour.header
    if let policy = behaviour.footer { list.footer?.policy = policy }
    if behaviour.insets.top > 0 { bar.height = behaviour.insets.top }
    followBar()
  }

  /// Gives the list its insets: a bar over it may need more than the document's.
  ///
  /// Without an inset above, the list begins below the bar.
  private func followBar() {
    var insets = behaviour.insets
    let isOver = insets.top > 0
    if isOver { insets.top = bar.neededHeight }
    gtk_widget_set_margin_top(list.widget, isOver ? 0 : gint(exactly: bar.neededHeight) ?? 0)
    guard list.contentInset != insets else { return }
    let isAtStart = list.contentOffset <= list.minimumContentOffset
    list.contentInset = insets
    // A growing inset moves nothing by itself.
    if isAtStart { list.scrollToTop() }
  }

  /// Opens the footer some time after it was let go, where the document does.
  private func openLate() {
    guard let late = behaviour.late else { return }
    opening?.cancel()
    opening = Task { [weak list] in
      try await Task.sleep(for: .seconds(late.wait))
      list?.beginLoading()
    }
  }

  // MARK: Work

  private func work() async throws {
    try await Task.sleep(for: .seconds(demo.seconds ?? Self.unending))
  }

  private func load() async throws {
    guard let late = behaviour.late else {
      try await work()
      return bringLast()
    }
    try await Task.sleep(for: .seconds(late.shown))
    // The footer closes, and only then the document's work begins.
    Task { [weak self] in
      try await self?.work()
      self?.bringLast()
    }
  }

  private func bringFirst() {
    let first = numbers.lowerBound - demo.brought.refresh
    rows.insert(contentsOf: (first..<numbers.lowerBound).map(row), at: 0)
    numbers = first..<numbers.upperBound
  }

  private func bringLast() {
    let end = numbers.upperBound + demo.brought.load
    rows.append(contentsOf: (numbers.upperBound..<end).map(row))
    numbers = numbers.lowerBound..<end
  }

  private func row(_ number: Int) -> DocumentRow { DocumentRow(kind: demo.rows, number: number) }
}
