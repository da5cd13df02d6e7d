import PageModel

/// A pager with the rows that its owner keeps.
final class Feed {
  private(set) var pager: Pager<String, Int>
  /// The text of each row: the item's id, followed by one `'` for each time the source gave the
  /// item again.
  private(set) var rows: [String] = []
  /// The cursors that the pager asked for; `nil` is the first page.
  private(set) var requested: [Int?] = []

  init(_ mode: PageRefreshMode = .replaces) {
    pager = Pager(refreshMode: mode)
  }

  /// Refreshes from `source`, which returns the items of a page and the cursor of the next page.
  func refresh(_ source: (Int?) -> (String, Int?)) {
    run(pager.beginRefresh(), source)
  }

  /// Loads from `source`.
  ///
  /// Returns whether the pager made a request.
  @discardableResult
  func load(_ source: (Int?) -> (String, Int?)) -> Bool {
    guard let request = pager.beginLoad() else { return false }
    run(request, source)
    return true
  }

  /// Answers `request` with the items in `text`, which blanks separate, and returns the outcome.
  @discardableResult
  func answer(
    _ request: PageRequest<Int>, _ text: String, next: Int?
  ) -> PageOutcome<Int>? {
    let items = text.split(separator: " ").map(String.init)
    let ids = items.map { String($0.prefix { $0 != "'" }) }
    let outcome = pager.take(PageAnswer(ids: ids, next: next), for: request)
    for change in outcome?.changes ?? [] { change.apply(to: &rows, items: items) }
    return outcome
  }

  func beginRefresh() -> PageRequest<Int> { pager.beginRefresh() }
  func beginLoad() -> PageRequest<Int>? { pager.beginLoad() }
  @discardableResult
  func fail(_ request: PageRequest<Int>) -> Bool { pager.fail(request) }
  func cancel(_ request: PageRequest<Int>) -> Bool { pager.cancel(request) }

  private func run(_ first: PageRequest<Int>, _ source: (Int?) -> (String, Int?)) {
    var request: PageRequest<Int>? = first
    while let current = request {
      requested.append(current.cursor)
      let (items, next) = source(current.cursor)
      request = answer(current, items, next: next)?.following
    }
  }

  /// The texts of all rows, separated by blanks.
  var text: String { rows.joined(separator: " ") }

  /// Whether the pager's ids are the ids of the rows, each once.
  var agrees: Bool {
    pager.ids == rows.map { String($0.prefix { $0 != "'" }) } && Set(pager.ids).count == rows.count
  }
}
