import CGtk
import GtkBridge
import Translations
import Tug

/// The page of one document: its author's demo, which can also show the library's behaviour.
@MainActor final class DocumentPage: PageContent {
  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  private let demo: DocumentDemo
  private let rows: RowStore<DocumentRow>
  private let bar: DocumentBar
  /// The numbers of the rows, which can be negative.
  private var numbers: Range<Int>
  /// The pending opening of a footer that opens some time after its release.
  private var opening: Task<Void, any Error>?

  /// The duration in seconds of work that only a click ends: a day.
  private static let unending = 86_400.0

  /// Creates the page of `demo`, initially with the document's behaviour.
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
    Texts.observe(with: widget) { [rows] in rows.updateTexts() }
  }

  var title: String { demo.title.words }
  var subtitle: String {
    let title = ControlTitle.of(demo.header)
    let ends = Message("DocumentEnds", "Click a row to end the work.")
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
    applyBehaviour()
    if demo.beginsAtStart { list.beginRefreshing() }
  }

  private var behaviour: DocumentBehaviour {
    demo.behaviour(asInDocument: bar.isAsInDocument)
  }

  private func connect() {
    bar.onSwitched = { [weak self] in self?.applyBehaviour() }
    SignalConnection.connect(
      bar.widget, "size-allocate",
      pointer: { [weak self] _ in
        // The handler runs during a layout, so change the layout after it.
        Task { self?.updateInsets() }
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

  /// Applies the current behaviour's policies to the controls, which keep their states, and its
  /// insets to the list.
  private func applyBehaviour() {
    list.header?.policy = behaviour.header
    if let policy = behaviour.footer { list.footer?.policy = policy }
    if behaviour.insets.top > 0 { bar.height = behaviour.insets.top }
    updateInsets()
  }

  /// Adapts the list's insets to the height of the bar, which may exceed the document's inset.
  ///
  /// If the behaviour has no top inset, the list is placed below the bar instead.
  private func updateInsets() {
    var insets = behaviour.insets
    let isOver = insets.top > 0
    if isOver { insets.top = bar.neededHeight }
    gtk_widget_set_margin_top(list.widget, isOver ? 0 : gint(exactly: bar.neededHeight) ?? 0)
    guard list.contentInset != insets else { return }
    let isAtStart = list.contentOffset <= list.minimumContentOffset
    list.contentInset = insets
    // A larger inset does not scroll the list, so scroll it to its new start.
    if isAtStart { list.scrollToTop() }
  }

  /// Opens the footer some time after its release, if the current behaviour does that.
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
    // As in the document, the work begins after the footer has closed, so do not wait for it.
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
