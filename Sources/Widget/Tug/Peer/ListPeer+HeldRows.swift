import SceneModel

/// The rows that the list holds back, and passes to the engine by ``commit()``.
extension ListPeer {
  /// The number of rows, including held rows.
  var rowCount: Int { scene.rowCount + held.count }

  /// Holds `count` rows that are inserted at `index`.
  ///
  /// Returns `false` if the engine must receive them now.
  func holdRows(_ count: Int, at index: Int) -> Bool {
    if held.join(count, at: index) { return true }
    commit()
    guard burst.isAdjacent(index), arePlacesUnobserved, scene.canInsertRowsTogether,
      let first = HeldRows(count, at: index, time: frames.moment(ofEvent: nil).time),
      scene.accepts(first.largestEvent)
    else { return false }
    held = first
    burst.markUnreported()
    return true
  }

  /// Whether nothing follows the row positions, so that rows may be held.
  ///
  /// An adjustment, assistive technology, a selection or a recording must be updated immediately.
  private var arePlacesUnobserved: Bool {
    adjustmentLink == nil && !scrollable.isUsed && !isDescribed && !reports.isReporting
      && !observation.isUsed && scene.selectedRows.first == nil
      && rows.listModel?.hasKnownItems ?? true
  }

  /// Passes the held rows to the engine.
  ///
  /// Every entry from outside calls it: C functions, the program, frames, events, and row changes
  /// other than insertions. The end of a turn of the main loop calls it, too.
  @inline(__always) func commit() { if _slowPath(!held.isEmpty) { insertHeldRows() } }

  @inline(never)
  private func insertHeldRows() {
    while !held.isEmpty {
      let new = held
      held = HeldRows()
      guard let pending = handle(new.event, at: new.time), !pending.isEmpty else { continue }
      note(pending)
    }
  }
}
