/// The state of loading a source page by page: the next page to request, the items that are new,
/// and whether there is more.
///
/// A pager stores only the ids of the items, in the order of the rows. The program stores the items
/// and applies each ``PageChange`` to them. A pager sends no requests: the program sends each one,
/// so a failing source is asked only as often as the program asks.
///
/// ```swift
/// var pager = Pager<String, Int>()
/// if let request = pager.beginLoad() {
///   let outcome = pager.take(PageAnswer(ids: ["a", "b"], next: 2), for: request)
/// }
/// ```
public struct Pager<ID: Hashable & Sendable, Cursor: Hashable & Sendable>: Sendable {
  /// The ids of all rows, with `nil` for a row that the program inserted without an id.
  ///
  /// Each is unique, unless the program sets duplicates.
  public private(set) var ids: [ID?] = []
  /// How a refresh treats the existing rows.
  public var refreshMode: PageRefreshMode
  /// The request that has been neither answered nor cancelled, or `nil` if there is none.
  public private(set) var request: PageRequest<Cursor>?
  /// The reason why there is no more, or `nil` if there may be more.
  public private(set) var end: PageEnd?
  /// The number of consecutive failures of the source.
  public private(set) var failures = 0
  /// The cursor of the next page, or `nil` before the first page and at the end.
  public private(set) var next: Cursor?

  /// The row of each id, the last one for duplicates, or `nil` if it must be computed again.
  ///
  /// It is kept between pages, so that the cost of a page depends on its own items and not on the
  /// number of rows.
  private var rowsByID: [ID: Int]? = [:]
  private var hasStarted = false
  private var lastToken = 0
  /// The cursors that were requested since the rows were last replaced.
  private var requestedCursors: Set<Cursor> = []
  /// The number of consecutive pages without anything new.
  private var fruitless = 0

  /// The number of consecutive pages without anything new that counts as the end.
  ///
  /// A source with page numbers repeats a page if enough items were added at its start, so one such
  /// page does not prove the end. A source that repeats itself forever must still end.
  public static var maximumFruitlessPages: Int { 3 }

  /// Creates a pager without rows.
  public init(refreshMode: PageRefreshMode = .replaces) {
    self.refreshMode = refreshMode
  }

  /// Whether there may be more to load.
  public var hasMore: Bool { end == nil }

  /// Begins a request for the first page, and cancels a running request.
  public mutating func beginRefresh() -> PageRequest<Cursor> {
    begin(.refresh, cursor: nil)
  }

  /// Begins a request for the next page.
  ///
  /// Returns `nil` at the end and while a request is running.
  ///
  /// After a failure the failed page is requested again.
  public mutating func beginLoad() -> PageRequest<Cursor>? {
    guard request == nil, hasMore else { return nil }
    return begin(.load, cursor: next)
  }

  /// Applies the answer to `request`.
  ///
  /// Returns `nil` and changes nothing if the request was cancelled, answered or followed by
  /// another.
  public mutating func take(
    _ answer: PageAnswer<ID, Cursor>, for request: PageRequest<Cursor>
  ) -> PageOutcome<Cursor>? {
    guard request == self.request else { return nil }
    self.request = nil
    failures = 0
    let isFirst = request.cursor == nil
    let page: PageItems<ID>
    let changes: [PageChange]
    if isFirst, let merged = merge(answer) {
      (page, changes) = merged
      // The cursor after the existing rows is still valid, unless the page is complete.
      if answer.next != nil {
        apply(changes, of: answer)
        return PageOutcome(changes: changes, following: nil, hasMore: hasMore)
      }
    } else {
      var known = isFirst ? [:] : takeRows()
      page = PageItems(answer.ids, in: &known, rows: isFirst ? [] : ids)
      changes = isFirst ? [.replaced(items: page.all)] : page.appending()
      rowsByID = known
    }
    if isFirst { restart() }
    apply(changes, of: answer)
    let hasNew = isFirst ? !page.all.isEmpty : page.hasNew
    fruitless = hasNew ? 0 : fruitless + 1
    setNext(answer.next)
    // A page that adds nothing does not satisfy a request for more, so request the next one.
    let following = hasNew || end != nil ? nil : begin(request.purpose, cursor: next)
    return PageOutcome(changes: changes, following: following, hasMore: hasMore)
  }

  /// Returns the first page's items and the changes that merge them with the rows, or `nil` if they
  /// replace the rows.
  private mutating func merge(
    _ answer: PageAnswer<ID, Cursor>
  ) -> (PageItems<ID>, [PageChange])? {
    guard refreshMode == .merges, hasStarted else { return nil }
    var known = takeRows()
    let page = PageItems(answer.ids, in: &known, rows: ids)
    let isWhole = answer.next == nil
    return page.isMergeable(isWhole: isWhole) ? (page, page.merging(isWhole: isWhole)) : nil
  }

  /// Returns the row of each id and clears ``rowsByID``.
  ///
  /// The caller stores the result again, unless it must be computed again.
  private mutating func takeRows() -> [ID: Int] {
    defer { rowsByID = nil }
    return rowsByID
      ?? Dictionary(ids.enumerated().compactMap { row, id in id.map { ($0, row) } }) { $1 }
  }

  /// Records that the source failed to answer `request`.
  ///
  /// The rows stay, and the next request is for the same page. Returns `false` and changes nothing
  /// if the request was cancelled, answered or followed by another.
  @discardableResult
  public mutating func fail(_ request: PageRequest<Cursor>) -> Bool {
    guard request == self.request else { return false }
    self.request = nil
    failures += 1
    return true
  }

  /// Cancels `request`, so that its answer is dropped.
  ///
  /// Returns `false` if it is not the current request.
  @discardableResult
  public mutating func cancel(_ request: PageRequest<Cursor>) -> Bool {
    guard request == self.request else { return false }
    self.request = nil
    return true
  }

  /// Sets the ids of the rows, in order, after the program has changed the rows itself.
  public mutating func noteRows(_ ids: [ID?]) {
    guard ids != self.ids else { return }
    self.ids = ids
    rowsByID = nil
  }

  /// Replaces the ids of `rows`, after the program has replaced these rows itself.
  ///
  /// Does nothing if the rows are out of range.
  public mutating func noteRows(_ ids: [ID?], replacing rows: Range<Int>) {
    guard rows.lowerBound >= 0, rows.upperBound <= self.ids.count else { return }
    self.ids.replaceSubrange(rows, with: ids)
    rowsByID = nil
  }

  private mutating func begin(
    _ purpose: PageRequest<Cursor>.Purpose, cursor: Cursor?
  ) -> PageRequest<Cursor> {
    lastToken &+= 1
    let request = PageRequest(token: lastToken, purpose: purpose, cursor: cursor)
    if let cursor { requestedCursors.insert(cursor) }
    self.request = request
    return request
  }

  private mutating func restart() {
    hasStarted = true
    requestedCursors = []
    fruitless = 0
    end = nil
  }

  /// Sets the page at `cursor` as the next one, unless the source has ended.
  private mutating func setNext(_ cursor: Cursor?) {
    next = nil
    guard let cursor else {
      end = .reported
      return
    }
    if requestedCursors.contains(cursor) {
      end = .circle
    } else if fruitless >= Self.maximumFruitlessPages {
      end = .repeats
    } else {
      next = cursor
    }
  }

  private mutating func apply(_ changes: [PageChange], of answer: PageAnswer<ID, Cursor>) {
    for change in changes { change.apply(to: &ids, items: answer.ids) }
  }
}
