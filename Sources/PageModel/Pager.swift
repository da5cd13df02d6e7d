import ScrollModel

/// The bookkeeping of a source that gives its items page by page: which page to ask for next, which of
/// its items are new, and when there is no more.
///
/// It keeps the ids of the items alone, in the order of the rows; whose items they are keeps them, and
/// does with them what each ``PageChange`` says. It asks nobody: each request is one that its owner
/// has begun, so a source that fails for ever is asked as often as its owner asks.
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
  /// What a refresh does with the rows that are there.
  public var refreshMode: PageRefreshMode
  /// What was asked for and neither answered nor given up.
  public private(set) var request: PageRequest<Cursor>?
  /// Why there is no more; nil as long as there may be.
  public private(set) var end: PageEnd?
  /// How often in a row the source has failed.
  public private(set) var failures = 0
  /// The cursor of the page after the last one; nil before the first one and at the end.
  public private(set) var next: Cursor?

  private var hasStarted = false
  private var lastToken = 0
  /// The cursors that were asked for since the rows were last replaced.
  private var asked: Set<Cursor> = []
  /// How many pages in a row had nothing new.
  private var fruitless = 0

  /// How many pages in a row may have nothing new: the last of them counts as the end.
  ///
  /// A source by page numbers repeats a page where a page's worth of items has come in at its start,
  /// so one such page says nothing; one that repeats itself for ever has to end somewhere.
  public static var mostFruitlessPages: Int { 3 }

  /// A pager without rows.
  public init(refreshMode: PageRefreshMode = .replaces) {
    self.refreshMode = refreshMode
  }

  /// Whether there may be more to load.
  public var hasMore: Bool { end == nil }

  /// Asks for the first page again; a request that runs is given up.
  public mutating func beginRefresh() -> PageRequest<Cursor> {
    begin(.refresh, cursor: nil)
  }

  /// Asks for the next page; nil at the end and while a request runs.
  ///
  /// After a failure it is the page that failed.
  public mutating func beginLoad() -> PageRequest<Cursor>? {
    guard Feature.pager.isOn, request == nil, hasMore else { return nil }
    return begin(.load, cursor: next)
  }

  /// Takes the answer to `request`; nil where that was given up, answered or followed by another, and
  /// then nothing changes.
  public mutating func take(
    _ answer: PageAnswer<ID, Cursor>, for request: PageRequest<Cursor>
  ) -> PageOutcome<Cursor>? {
    guard request == self.request else { return nil }
    self.request = nil
    failures = 0
    var page = PageItems(answer.ids, in: ids)
    let isFirst = request.cursor == nil
    var changes: [PageChange]
    if !isFirst {
      changes = page.appending()
    } else if refreshMode == .merges, hasStarted, page.isMergeable(isWhole: answer.next == nil) {
      changes = page.merging(isWhole: answer.next == nil)
      // What comes after the rows is still the same, but where these are all there are.
      if answer.next != nil {
        apply(changes, of: answer)
        return PageOutcome(changes: changes, following: nil, hasMore: hasMore)
      }
    } else {
      page = PageItems(answer.ids, in: [])
      changes = [.replaced(items: page.all)]
    }
    if isFirst { restart() }
    apply(changes, of: answer)
    let hasNew = isFirst ? !page.all.isEmpty : page.hasNew
    fruitless = hasNew ? 0 : fruitless + 1
    follow(answer.next)
    // A page that adds nothing is no answer to who wants more.
    let following = hasNew || end != nil ? nil : begin(request.purpose, cursor: next)
    return PageOutcome(changes: changes, following: following, hasMore: hasMore)
  }

  /// Notes that the source has failed; false where `request` was given up, answered or followed by
  /// another, and then nothing changes.
  ///
  /// The rows stay, and so does what is asked for next.
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

  /// Believes rows that their owner has changed by itself: their ids, in order.
  public mutating func noteRows(_ ids: [ID]) {
    self.ids = ids
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

  /// Goes on to the page at `cursor`, where that leads on.
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
