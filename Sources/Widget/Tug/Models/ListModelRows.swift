import CGtk
import GtkBridge
import SceneModel

/// A `GListModel` whose items are the rows of a list.
@MainActor final class ListModelRows {
  private let reference: GObjectRef<OpaquePointer>
  private var connection: UInt = 0
  private let known: KnownItems

  /// Creates the rows of `model`.
  ///
  /// `changed` is called with each change, and `notified` with a visible row whose item has
  /// notified a property.
  init(
    _ model: OpaquePointer, changed: @escaping @MainActor (RowChange) -> Void,
    notified: @escaping @MainActor (Int) -> Void
  ) {
    reference = GObjectRef(retaining: model)
    known = KnownItems(changed: notified)
    connection = SignalConnection.connect(
      model, "items-changed",
      counts: { [weak self] place, removed, added in
        guard let self else { return }
        changed(
          change(
            at: Int(clamping: place), removed: Int(clamping: removed), added: Int(clamping: added)))
      })
  }

  /// Returns the change of the list's rows for a change of the model.
  private func change(at index: Int, removed: Int, added: Int) -> RowChange {
    let change = known.apply(at: index, removed: removed, added: added, in: self)
    if removed == 0 {
      guard case .exchanged(let kept) = change, !kept.isEmpty else {
        return .inserted(at: index, count: added)
      }
      return .exchanged(at: index, removed: 0, added: added, kept: kept)
    }
    if added == 0 { return .removed(at: index, count: removed) }
    switch change {
    case .inPlace: return .updated(index..<(index + removed))
    case .exchanged(let kept):
      return .exchanged(at: index, removed: removed, added: added, kept: kept)
    }
  }

  /// Returns the change of a list that has left the model `left` and now shows this one, or `nil` if
  /// no visible item comes back yet.
  func change(afterLeaving left: ListModelRows) -> RowChange? {
    known.takeLostItems(of: left.known)
    let kept = makesItems(at: 0) ? [] : known.returned(to: 0, count, in: self)
    return kept.isEmpty ? nil : .exchanged(at: 0, removed: 0, added: count, kept: kept)
  }

  /// Returns the change of a list with `count` rows that shows this model instead of `former`.
  ///
  /// Items that both models contain keep their selection, focus and position.
  func change(from former: ListModelRows, count: Int) -> RowChange {
    guard
      case .exchanged(let kept) = former.known.apply(
        at: 0, removed: count, added: self.count, in: self)
    else { return .updated(0..<count) }
    return .exchanged(at: 0, removed: count, added: self.count, kept: kept)
  }

  /// Reads the items of the rows `seen` and of the marked rows, to recognize them when they move.
  ///
  /// Returns the rows that are no longer followed.
  func readItems(seen rows: Range<Int>, _ marks: KnownItems.Marks) -> [Int] {
    connection == 0 ? [] : known.readItems(seen: rows, marks, in: self)
  }

  /// The rows whose items are followed.
  var seenRows: Range<Int> { known.seenRows }

  /// Whether items were removed that may come back before the next frame.
  var hasLostItems: Bool { known.hasLostItems }

  /// Discards items that were removed and did not come back before a frame.
  func forgetLostItems() { known.forgetLostItems() }

  /// Whether any visible item is known.
  var hasKnownItems: Bool { known.hasKnownItems }

  /// Returns whether nothing has changed since these rows and marks were passed to
  /// ``readItems(seen:_:)``.
  func isUpToDate(seen rows: Range<Int>, selected: RowSet, focus: Int?, sections: [Int]) -> Bool {
    connection == 0
      || known.isUpToDate(seen: rows, selected: selected, focus: focus, sections: sections)
  }

  /// The model, which lives as long as this object.
  var model: OpaquePointer { reference.pointer }

  /// Stops following the model, whose visible items may come back.
  func leave() {
    SignalConnection.disconnect(model, connection)
    connection = 0
    known.loseItems()
  }

  /// Stops following the model and its items.
  func stop() {
    SignalConnection.disconnect(model, connection)
    connection = 0
    known.forget()
  }

  var count: Int { Int(clamping: g_list_model_get_n_items(model)) }

  /// Returns the address of the item at `index`, or `nil` if there is none.
  ///
  /// Only compare it: the model may have released the item.
  func pointer(at index: Int) -> OpaquePointer? { item(at: index) { OpaquePointer($0) } }

  /// Returns whether the model creates a new item each time that it is asked for the item at
  /// `index`.
  func makesItems(at index: Int) -> Bool {
    item(at: index) { one in item(at: index) { $0 != one } } ?? false
  }

  /// Calls `body` with the item at `index`, which is valid during the call.
  ///
  /// Returns `nil` if there is no item.
  func item<Result>(at index: Int, _ body: (UnsafeMutableRawPointer) -> Result?) -> Result? {
    guard let place = guint(exactly: index), let item = g_list_model_get_item(model, place) else {
      return nil
    }
    defer { g_object_unref(item) }
    return body(item)
  }
}
