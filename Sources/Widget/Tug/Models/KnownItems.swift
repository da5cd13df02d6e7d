import CGtk
import GtkBridge
import SceneModel

/// The items of a `GListModel` that a list recognizes when the model moves them to different rows.
///
/// They are the items of the visible rows, whose notifications the list follows, and the items of
/// marked rows.
@MainActor final class KnownItems {
  private typealias Item = GObjectRef<OpaquePointer>

  /// The rows whose marks must follow their items: selection, focus and headings.
  struct Marks: Equatable {
    var selected = RowSet()
    var focus: Int?
    var sections: [Int] = []
  }

  /// A change of a model's items, as far as the known items show it.
  enum Change: Equatable {
    /// The rows stay, and their content has changed.
    case inPlace
    /// The rows are replaced, except for the rows in `kept`, which move.
    case exchanged(kept: [RowMove])
  }

  /// The maximum number of marked rows whose items are known.
  ///
  /// A GListStore returns 65,536 items in a few milliseconds.
  private static let maximumMarkedRows = 65_536
  /// The maximum number of new items that are searched for known ones.
  ///
  /// The search takes a few milliseconds per 65,536 items.
  private static let maximumSearchedItems = 1_000_000

  /// A visible item, and the connection to its notifications.
  @MainActor private final class Seen {
    private let item: Item
    private var connection: UInt

    var pointer: OpaquePointer { item.pointer }
    var reference: Item { item }

    init(_ item: Item, changed: @escaping @MainActor () -> Void) {
      self.item = item
      connection = SignalConnection.connect(item.pointer, "notify", pointer: { _ in changed() })
    }

    /// Stops following the item's notifications.
    func stop() {
      SignalConnection.disconnect(item.pointer, connection)
      connection = 0
    }

    isolated deinit {
      if connection != 0 { stop() }
    }
  }

  /// A visible item and its row.
  private struct SeenRow {
    var row: Int
    let item: Seen
  }

  /// The visible items, in ascending order of their rows.
  private var seen: [SeenRow] = []
  /// The visible items that were removed since the last frame, with their rows before that.
  private var lost: [(row: Int, item: Item)] = []
  private(set) var seenRows = 0..<0
  private var marked: [Int: Item] = [:]
  private var marks = Marks()
  /// Whether rows have moved since they were last read.
  private var isStale = false
  /// The number of readings and changes so far, to detect a change during a reading.
  private var version = 0
  private let changed: @MainActor (Int) -> Void

  /// Creates an empty collection.
  ///
  /// `changed` is called with a visible row whose item has notified a property.
  init(changed: @escaping @MainActor (Int) -> Void) { self.changed = changed }

  /// Reads the items of `model` in the rows `seen` and in the rows of `marks`, and follows the
  /// notifications of the `seen` ones.
  ///
  /// Returns the rows that it has stopped following.
  func readItems(seen rows: Range<Int>, _ marks: Marks, in model: ListModelRows) -> [Int] {
    let hasChanged = isStale
    isStale = false
    version &+= 1
    let version = version
    if hasChanged || marks != self.marks { readItems(marks, in: model) }
    guard version == self.version else { return discardItems() }
    guard hasChanged || rows != seenRows else { return [] }
    seenRows = rows
    var gone: [SeenRow] = []
    var present: [SeenRow] = []
    present.reserveCapacity(rows.count)
    var next = rows.lowerBound
    func listen(until end: Int) {
      while next < end {
        if let item = item(at: next, in: model) { present.append(listener(to: item, in: next)) }
        next += 1
      }
    }
    for known in seen {
      if rows.contains(known.row) {
        listen(until: known.row)
        present.append(known)
        next = known.row + 1
      } else {
        gone.append(known)
      }
    }
    listen(until: rows.upperBound)
    guard version == self.version else { return discardItems() }
    for known in gone { known.item.stop() }
    seen = present
    return gone.map(\.row)
  }

  /// Cancels reading, because the model changed while it was asked for an item.
  ///
  /// The next call reads everything again.
  private func discardItems() -> [Int] {
    isStale = true
    return []
  }

  private func listener(to item: Item, in row: Int) -> SeenRow {
    let pointer = item.pointer
    return SeenRow(row: row, item: Seen(item) { [weak self] in self?.notified(pointer) })
  }

  /// Whether any visible item is known.
  var hasKnownItems: Bool { !seen.isEmpty }

  /// Returns whether these rows and marks are known and nothing has changed since they were read.
  func isUpToDate(seen rows: Range<Int>, selected: RowSet, focus: Int?, sections: [Int]) -> Bool {
    !isStale && rows == seenRows && focus == marks.focus && selected == marks.selected
      && sections == marks.sections
  }

  /// Whether items were removed that may come back before the next frame.
  var hasLostItems: Bool { !lost.isEmpty }

  /// Discards the items that were removed, because they did not come back before a frame.
  func forgetLostItems() { lost = [] }

  /// Discards all items.
  func forget() {
    version &+= 1
    (seen, seenRows, lost) = ([], 0..<0, [])
    (marked, marks) = ([:], Marks())
  }

  private func readItems(_ marks: Marks, in model: ListModelRows) {
    self.marks = marks
    let version = version
    var known = [Int: Item]()
    func readItems(_ row: Int) {
      if known.count < Self.maximumMarkedRows {
        known[row] = marked[row] ?? item(at: row, in: model)
      }
    }
    if let focus = marks.focus { readItems(focus) }
    for row in marks.sections.prefix(Self.maximumMarkedRows) { readItems(row) }
    for rows in marks.selected.ranges {
      for row in rows.prefix(Self.maximumMarkedRows) { readItems(row) }
    }
    if version == self.version { marked = known }
  }

  private func item(at row: Int, in model: ListModelRows) -> Item? {
    model.item(at: row) { Item(retaining: OpaquePointer($0)) }
  }

  /// Calls `changed` for each row of `item`, because an item may be in several rows.
  private func notified(_ item: OpaquePointer) {
    for known in seen where known.item.pointer == item { changed(known.row) }
  }

  /// Reacts to a change of `model`, which replaced `removed` items from `index` on by `added`
  /// items.
  func apply(at index: Int, removed: Int, added: Int, in model: ListModelRows) -> Change {
    let there = model.count
    let added = min(added, max(there - index, 0))
    let isEven = removed == added
    guard removed > 0, added > 0 else {
      if removed > 0 { loseItems(in: index..<(index + min(removed, Int.max - index))) }
      move(RowShift(at: index, removed: removed, added: added))
      let isBack = added > 0 && !lost.isEmpty && !model.makesItems(at: index)
      return .exchanged(kept: isBack ? returned(to: index, added, in: model) : [])
    }
    let former = known(in: index..<(index + min(removed, Int.max - index)))
    let kept =
      model.makesItems(at: index) ? nil : Self.moves(of: former, to: index, added, in: model)
    move(RowShift(at: index, removed: removed, added: added, kept: kept ?? []))
    guard isEven else { return .exchanged(kept: kept ?? []) }
    // A model that creates its items on demand can only report changed items as replaced.
    let stays = kept.map { $0.count == former.count && $0.allSatisfy { $0.from == $0.to } } ?? true
    return stays || added == 1 ? .inPlace : .exchanged(kept: kept ?? [])
  }

  private func loseItems(in rows: Range<Int>) {
    lost += seen.filter { rows.contains($0.row) }.map { ($0.row, $0.item.reference) }
  }

  /// Takes over the items that were removed from another model, which may come to this one.
  func takeLostItems(of other: KnownItems) { lost = other.lost }

  /// Forgets which rows the visible items are in, because the list leaves their model.
  ///
  /// They count as removed.
  func loseItems() {
    version &+= 1
    lost = seen.map { ($0.row, $0.item.reference) }
    (seen, seenRows, isStale) = ([], 0..<0, true)
    (marked, marks) = ([:], Marks())
  }

  /// Returns the moves of lost items to `added` rows from `index` on, which are new.
  func returned(to index: Int, _ added: Int, in model: ListModelRows) -> [RowMove] {
    // No item is still in its row, so none may be taken for one that stays.
    let former = lost.map { (row: -1 - $0.row, item: $0.item.pointer) }
    let moves = Self.moves(of: former, to: index, added, in: model)
      .map { RowMove(from: -1 - $0.from, to: $0.to) }
    lost.removeAll { one in moves.contains { $0.from == one.row } }
    return moves
  }

  /// Returns the known items of `rows`, in ascending order of their rows.
  private func known(in rows: Range<Int>) -> [(row: Int, item: OpaquePointer)] {
    var known = marked.filter { rows.contains($0.key) }.mapValues(\.pointer)
    for one in seen where rows.contains(one.row) { known[one.row] = one.item.pointer }
    return known.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Returns the moves of the `former` items to `added` rows from `index` on.
  ///
  /// An item that is still in its row stays there. Any other item moves to the first free row that
  /// has it.
  private static func moves(
    of former: [(row: Int, item: OpaquePointer)], to index: Int, _ added: Int,
    in model: ListModelRows
  ) -> [RowMove] {
    let new = index..<(index + added)
    var moves: [RowMove] = []
    var taken: Set<Int> = []
    var sought: [OpaquePointer: [Int]] = [:]
    for (row, item) in former.reversed() {
      if new.contains(row), model.pointer(at: row) == item {
        moves.append(RowMove(from: row, to: row))
        taken.insert(row)
      } else {
        sought[item, default: []].append(row)
      }
    }
    for row in new.prefix(maximumSearchedItems) where !sought.isEmpty && !taken.contains(row) {
      guard let item = model.pointer(at: row), let from = sought[item]?.popLast() else { continue }
      moves.append(RowMove(from: from, to: row))
      if sought[item]?.isEmpty == true { sought[item] = nil }
    }
    return moves.sorted { $0.from < $1.from }
  }

  private func move(_ shift: RowShift) {
    version &+= 1
    // A change after all known rows moves none of them. Outdated rows may lie further on.
    guard
      isStale || seenRows.upperBound > shift.index
        || seen.last.map({ $0.row >= shift.index }) == true
        || marked.keys.contains(where: { $0 >= shift.index })
    else { return }
    isStale = true
    if shift.removed == 0 {
      for place in seen.indices where seen[place].row >= shift.index {
        seen[place].row += shift.added
      }
    } else {
      moveSeen(shift)
    }
    guard !marked.isEmpty else { return }
    var moved: [Int: Item] = [:]
    for (row, item) in marked {
      if let row = shift.row(row) { moved[row] = item }
    }
    marked = moved
  }

  private func moveSeen(_ shift: RowShift) {
    var there: [SeenRow] = []
    there.reserveCapacity(seen.count)
    for known in seen {
      if let row = shift.row(known.row) { there.append(SeenRow(row: row, item: known.item)) }
    }
    seen = there
    // Insertions and removals keep the order; only moves change it.
    if !shift.kept.isEmpty { seen.sort { $0.row < $1.row } }
  }
}
