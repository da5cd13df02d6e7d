import PageModel

/// A pager with the rows that its owner keeps.
final class Feed {
  private(set) var pager: Pager<String, Int>
  /// The rows, each an item's text: its id with how often it was given.
  private(set) var rows: [String] = []
  /// The cursors that were asked for; nil is the first page.
  private(set) var asked: [Int?] = []

  init(_ mode: PageRefreshMode = .replaces) {
    pager = Pager(refreshMode: mode)
  }

  /// Refreshes by `source`, which gives the items of a page and the next one's cursor.
  func refresh(_ source: (Int?) -> (String, Int?)) {
    run(pager.beginRefresh(), source)
  }

  /// Loads by `source`; true where there was anything to ask for.
  @discardableResult
  func load(_ source: (Int?) -> (String, Int?)) -> Bool {
    guard let request = pager.beginLoad() else { return false }
    run(request, source)
    return true
  }

  /// Answers `request` with the items in `text`, separated by blanks; the outcome.
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
      asked.append(current.cursor)
      let (items, next) = source(current.cursor)
      request = answer(current, items, next: next)?.following
    }
  }

  /// The rows in one text.
  var text: String { rows.joined(separator: " ") }

  /// True where the pager's ids are those of the rows, each once.
  var agrees: Bool {
    pager.ids == rows.map { String($0.prefix { $0 != "'" }) } && Set(pager.ids).count == rows.count
  }
}
