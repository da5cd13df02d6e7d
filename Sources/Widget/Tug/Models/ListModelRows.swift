import CGtk
import GtkBridge
import SceneModel

/// A `GListModel` whose items are a list's rows.
@MainActor final class ListModelRows {
  private let reference: GObjectRef<OpaquePointer>
  private var connection: UInt = 0
  private let known: KnownItems

  /// The rows of `model`; `changed` is called with its changes, and `notified` with a row in view whose
  /// item has notified.
  init(
    _ model: OpaquePointer, changed: @escaping @MainActor (RowChange) -> Void,
    notified: @escaping @MainActor (Int) -> Void
  ) {
    reference = GObjectRef(retaining: model)
    known = KnownItems(changed: notified)
    connection = SignalConnection.connect(
      model, "items-changed",
      change: { [weak self] place, removed, added in
        guard let self else { return }
        changed(
          change(
            at: Int(clamping: place), removed: Int(clamping: removed), added: Int(clamping: added)))
      })
  }

  /// What a change of the model is for a list.
  private func change(at index: Int, removed: Int, added: Int) -> RowChange {
    let change = known.follow(at: index, removed: removed, added: added, in: self)
    if removed == 0 { return .inserted(at: index, count: added) }
    if added == 0 { return .removed(at: index, count: removed) }
    switch change {
    case .inPlace: return .updated(index..<(index + removed))
    case .others(let kept):
      return .others(at: index, removed: removed, added: added, kept: kept)
    }
  }

  /// The change of a list of `count` rows that shows this model in place of `former`: items that both
  /// have keep their selection, focus and place.
  func change(from former: ListModelRows, count: Int) -> RowChange {
    guard
      case .others(let kept) = former.known.follow(
        at: 0, removed: count, added: self.count, in: self)
    else { return .updated(0..<count) }
    return .others(at: 0, removed: count, added: self.count, kept: kept)
  }

  /// Knows the items of the rows `seen` and of those that are marked again where they are in other
  /// rows; returns the rows that it has ceased to follow.
  func know(seen rows: Range<Int>, _ marks: KnownItems.Marks) -> [Int] {
    connection == 0 ? [] : known.know(seen: rows, marks, in: self)
  }

  /// The rows whose items it follows.
  var seenRows: Range<Int> { known.seenRows }

  /// Items in view are known.
  var knowsRows: Bool { known.knowsRows }

  /// Nothing has changed since these rows and marks were told to ``know(seen:_:)``.
  func knows(seen rows: Range<Int>, selected: RowSet, focus: Int?, sections: [Int]) -> Bool {
    connection == 0 || known.knows(seen: rows, selected: selected, focus: focus, sections: sections)
  }

  /// The model, alive as long as this object.
  var model: OpaquePointer { reference.pointer }

  /// Stops following the model and its items.
  func stop() {
    SignalConnection.disconnect(model, connection)
    connection = 0
    known.forget()
  }

  var count: Int { Int(clamping: g_list_model_get_n_items(model)) }

  /// The address of the item at `index`, which the model may keep or not; nil where there is none.
  func pointer(at index: Int) -> OpaquePointer? { item(at: index) { OpaquePointer($0) } }

  /// True where the item at `index` is made when it is asked for, and another one each time.
  func makesItems(at index: Int) -> Bool {
    item(at: index) { one in item(at: index) { $0 != one } } ?? false
  }

  /// Calls `body` with the item at `index`, alive for the call; nil where there is none.
  func item<Result>(at index: Int, _ body: (UnsafeMutableRawPointer) -> Result?) -> Result? {
    guard let place = guint(exactly: index), let item = g_list_model_get_item(model, place) else {
      return nil
    }
    defer { g_object_unref(item) }
    return body(item)
  }
}
