/// The bookkeeping of a source that gives its items page by page: which page to ask for next, which of
/// its items are new, and when there is no more.
///
/// It keeps only the ids of the items, in the order of the rows. Its owner keeps the items themselves,
/// and changes them as each ``PageChange`` says. It sends no request by itself: each one is begun by
/// its owner, so a source that always fails is asked only as often as the owner asks.
///
/// ```swift
/// var pager = Pager<String, Int>()
/// if let request = pager.beginLoad() {
///   let outcome = pager.take(PageAnswer(ids: ["a", "b"], next: 2), for: request)
/// }
/// ```
public struct Pager<ID: Hashable & Sendable, Cursor: Hashable & Sendable>: Sendable {
  /// The ids of all rows, each once unless their owner says otherwise.
  public private(set) var ids: [ID] = []
  /// The way in which a refresh treats the rows that are there.
  public var refreshMode: PageRefreshMode
  /// The request that is neither answered nor given up; nil for none.
  public private(set) var request: PageRequest<Cursor>?
  /// The reason why there is no more; nil as long as there may be.
  public private(set) var end: PageEnd?
  /// The number of failures of the source in a row.
  public private(set) var failures = 0
  /// The cursor of the page after the last one; nil before the first one and at the end.
  public private(set) var next: Cursor?

  /// The row of each id, the last where there are several; nil where it has to be found out anew.
  ///
  /// It is kept from page to page, so that a page costs as much as it has items, however many rows there
  /// are already.
  private var rowsByID: [ID: Int]? = [:]
  private var hasStarted = false
  private var lastToken = 0
  /// The cursors that were asked for since the rows were last replaced.
  private var asked: Set<Cursor> = []
  /// The number of pages in a row without anything new.
  private var fruitless = 0

  /// The number of pages in a row without anything new that counts as the end.
  ///
  /// A source with page numbers repeats a page when a page's worth of items has come in at its
  /// start, so one such page proves nothing. A source that repeats itself for ever has to end
  /// somewhere.
  public static var mostFruitlessPages: Int { 3 }

  /// A pager without rows.
  public init(refreshMode: PageRefreshMode = .replaces) {
    self.refreshMode = refreshMode
  }

  /// True while there may be more to load.
  public var hasMore: Bool { end == nil }

  /// Asks for the first page again; a request that runs is given up.
  public mutating func beginRefresh() -> PageRequest<Cursor> {
    begin(.refresh, cursor: nil)
  }

  /// Asks for the next page; nil at the end and while a request runs.
  ///
  /// After a failure it is the page that failed.
  public mutating func beginLoad() -> PageRequest<Cursor>? {
    guard request == nil, hasMore else { return nil }
    return begin(.load, cursor: next)
  }

  /// Takes the answer to `request`; nil, and nothing changes, where the request was given up,
  /// answered or followed by another.
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
      // The page after the rows is still the same, unless the page is all there is.
      if answer.next != nil {
        apply(changes, of: answer)
        return PageOutcome(changes: changes, following: nil, hasMore: hasMore)
      }
    } else {
      var known = isFirst ? [:] : takeRows()
      page = PageItems(answer.ids, in: &known, rowCount: isFirst ? 0 : ids.count)
      changes = isFirst ? [.replaced(items: page.all)] : page.appending()
      rowsByID = known
    }
    if isFirst { restart() }
    apply(changes, of: answer)
    let hasNew = isFirst ? !page.all.isEmpty : page.hasNew
    fruitless = hasNew ? 0 : fruitless + 1
    follow(answer.next)
    // A page that adds nothing does not answer a request for more.
    let following = hasNew || end != nil ? nil : begin(request.purpose, cursor: next)
    return PageOutcome(changes: changes, following: following, hasMore: hasMore)
  }

  /// The first page's items among the rows, and what brings them there; nil where they replace the rows.
  private mutating func merge(
    _ answer: PageAnswer<ID, Cursor>
  ) -> (PageItems<ID>, [PageChange])? {
    guard refreshMode == .merges, hasStarted else { return nil }
    var known = takeRows()
    let page = PageItems(answer.ids, in: &known, rowCount: ids.count)
    let isWhole = answer.next == nil
    return page.isMergeable(isWhole: isWhole) ? (page, page.merging(isWhole: isWhole)) : nil
  }

  /// The row of each id, which are to be found out anew unless they are put back.
  private mutating func takeRows() -> [ID: Int] {
    defer { rowsByID = nil }
    return rowsByID ?? Dictionary(zip(ids, ids.indices)) { $1 }
  }

  /// Notes that the source has failed; false, and nothing changes, where `request` was given up,
  /// answered or followed by another.
  ///
  /// The rows stay, and the next request is for the same page.
  @discardableResult
  public mutating func fail(_ request: PageRequest<Cursor>) -> Bool {
    guard request == self.request else { return false }
    self.request = nil
    failures += 1
    return true
  }

  /// Gives `request` up, so that its answer is dropped; false where it was already.
  @discardableResult
  public mutating func cancel(_ request: PageRequest<Cursor>) -> Bool {
    guard request == self.request else { return false }
    self.request = nil
    return true
  }

  /// Takes over the ids of the rows, in order, after their owner has changed the rows by itself.
  public mutating func noteRows(_ ids: [ID]) {
    guard ids != self.ids else { return }
    self.ids = ids
    rowsByID = nil
  }

  private mutating func begin(
    _ purpose: PageRequest<Cursor>.Purpose, cursor: Cursor?
  ) -> PageRequest<Cursor> {
    lastToken &+= 1
    let request = PageRequest(token: lastToken, purpose: purpose, cursor: cursor)
    if let cursor { asked.insert(cursor) }
    self.request = request
    return request
  }

  private mutating func restart() {
    hasStarted = true
    asked = []
    fruitless = 0
    end = nil
  }

  /// Goes on to the page at `cursor`, unless that leads in a circle.
  private mutating func follow(_ cursor: Cursor?) {
    next = nil
    guard let cursor else {
      end = .told
      return
    }
    if asked.contains(cursor) {
      end = .circle
    } else if fruitless >= Self.mostFruitlessPages {
      end = .repeats
    } else {
      next = cursor
    }
  }

  private mutating func apply(_ changes: [PageChange], of answer: PageAnswer<ID, Cursor>) {
    for change in changes { change.apply(to: &ids, items: answer.ids) }
  }
}
