import CGtk
import GtkBridge
import SceneModel

/// The items of a `GListModel` that a list knows again where its model has other items in their rows:
/// those in view, which it also listens to, and those of rows that are marked.
@MainActor final class KnownItems {
  private typealias Item = GObjectRef<OpaquePointer>

  /// The rows of a list that stay what they are when their items go elsewhere.
  struct Marks: Equatable {
    var selected = RowSet()
    var focus: Int?
    var sections: [Int] = []
  }

  /// A change of a model's items, as far as it is known.
  enum Change: Equatable {
    /// The rows have other contents.
    case inPlace
    /// The rows are others, besides these.
    case others(kept: [RowMove])
  }

  /// The largest number of marked rows whose items are known; chosen here: 65,536 items are asked of a
  /// GListStore in some milliseconds.
  private static let mostMarked = 65_536
  /// The largest number of new items among which the known ones are looked for; chosen here, as above.
  private static let mostSearched = 1_000_000

  /// An item in view, with the connection to its notifications.
  @MainActor private final class Seen {
    private let item: Item
    private var connection: UInt

    var pointer: OpaquePointer { item.pointer }

    init(_ item: Item, changed: @escaping @MainActor () -> Void) {
      self.item = item
      connection = SignalConnection.connect(item.pointer, "notify", pointer: { _ in changed() })
    }

    /// Ceases to listen.
    func stop() {
      SignalConnection.disconnect(item.pointer, connection)
      connection = 0
    }

    isolated deinit {
      if connection != 0 { stop() }
    }
  }

  /// An item in view, and its row.
  private struct SeenRow {
    var row: Int
    let item: Seen
  }

  /// The items in view by their rows, in order.
  private var seen: [SeenRow] = []
  private(set) var seenRows = 0..<0
  private var marked: [Int: Item] = [:]
  private var marks = Marks()
  /// True where rows have moved since they were last asked for.
  private var isStale = false
  /// How often what is known has changed.
  private var version = 0
  private let changed: @MainActor (Int) -> Void

  /// No items; `changed` is called with a row in view whose item has notified.
  init(changed: @escaping @MainActor (Int) -> Void) { self.changed = changed }

  /// Knows the items of `model` in the rows `seen`, which it listens to, and in those of `marks`;
  /// returns the rows that it has ceased to listen to.
  func know(seen rows: Range<Int>, _ marks: Marks, in model: ListModelRows) -> [Int] {
    let isOther = isStale
    isStale = false
    version &+= 1
    let version = version
    if isOther || marks != self.marks { know(marks, in: model) }
    guard version == self.version else { return giveUp() }
    guard isOther || rows != seenRows else { return [] }
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
    guard version == self.version else { return giveUp() }
    for known in gone { known.item.stop() }
    seen = present
    return gone.map(\.row)
  }

  /// Leaves what is known as it has become while a model was asked for an item, and changed it; all is
  /// asked for again when somebody next wants to know.
  private func giveUp() -> [Int] {
    isStale = true
    return []
  }

  private func listener(to item: Item, in row: Int) -> SeenRow {
    let pointer = item.pointer
    return SeenRow(row: row, item: Seen(item) { [weak self] in self?.notified(pointer) })
  }

  /// Items in view are known.
  var knowsRows: Bool { !seen.isEmpty }

  /// Nothing has changed since it came to know these rows and marks.
  func knows(seen rows: Range<Int>, selected: RowSet, focus: Int?, sections: [Int]) -> Bool {
    !isStale && rows == seenRows && focus == marks.focus && selected == marks.selected
      && sections == marks.sections
  }

  /// Forgets all items.
  func forget() {
    version &+= 1
    (seen, seenRows) = ([], 0..<0)
    (marked, marks) = ([:], Marks())
  }

  private func know(_ marks: Marks, in model: ListModelRows) {
    self.marks = marks
    let version = version
    var known = [Int: Item]()
    func know(_ row: Int) {
      if known.count < Self.mostMarked { known[row] = marked[row] ?? item(at: row, in: model) }
    }
    if let focus = marks.focus { know(focus) }
    for row in marks.sections.prefix(Self.mostMarked) { know(row) }
    for rows in marks.selected.ranges { for row in rows.prefix(Self.mostMarked) { know(row) } }
    if version == self.version { marked = known }
  }

  private func item(at row: Int, in model: ListModelRows) -> Item? {
    model.item(at: row) { Item(retaining: OpaquePointer($0)) }
  }

  /// An item may be in several rows.
  private func notified(_ item: OpaquePointer) {
    for known in seen where known.item.pointer == item { changed(known.row) }
  }

  /// Follows a change of `model`, which has `added` items from `index` on in place of `removed`.
  func follow(at index: Int, removed: Int, added: Int, in model: ListModelRows) -> Change {
    let there = model.count
    let added = min(added, max(there - index, 0))
    let isEven = removed == added
    guard removed > 0, added > 0 else {
      move(RowShift(at: index, removed: removed, added: added))
      return .others(kept: [])
    }
    let former = known(in: index..<(index + min(removed, Int.max - index)))
    let kept =
      model.makesItems(at: index) ? nil : Self.moves(of: former, to: index, added, in: model)
    move(RowShift(at: index, removed: removed, added: added, kept: kept ?? []))
    guard isEven else { return .others(kept: kept ?? []) }
    // A model that makes its items has no other word for items that have changed.
    let stays = kept.map { $0.count == former.count && $0.allSatisfy { $0.from == $0.to } } ?? true
    return stays || added == 1 ? .inPlace : .others(kept: kept ?? [])
  }

  /// The known items of `rows`, by their rows in order.
  private func known(in rows: Range<Int>) -> [(row: Int, item: OpaquePointer)] {
    var known = marked.filter { rows.contains($0.key) }.mapValues(\.pointer)
    for one in seen where rows.contains(one.row) { known[one.row] = one.item.pointer }
    return known.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Where `former` items are now, among `added` ones from `index` on: in their rows, else in the first
  /// that have them.
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
    for row in new.prefix(mostSearched) where !sought.isEmpty && !taken.contains(row) {
      guard let item = model.pointer(at: row), let from = sought[item]?.popLast() else { continue }
      moves.append(RowMove(from: from, to: row))
      if sought[item]?.isEmpty == true { sought[item] = nil }
    }
    return moves.sorted { $0.from < $1.from }
  }

  private func move(_ shift: RowShift) {
    version &+= 1
    // A change behind all that is known moves none of it; what is stale may be in rows beyond.
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
    // What is inserted or removed leaves the others in order.
    if !shift.kept.isEmpty { seen.sort { $0.row < $1.row } }
  }
}
