import CGtk
import CairoDrawing
import GtkBridge
import SceneModel

/// Rows whose heights are measured when they are about to be seen, and estimated until then.
extension ListPeer {
  /// The largest number of rows that are measured at once: more than a screen has room for.
  private static let mostRows = 2000
  /// The largest number of rounds in one frame: rows that are lower than estimated let others in.
  private static let mostRounds = 8

  /// The estimated height of rows until they are measured; nil where all have one height.
  var estimatedRowHeight: Double? {
    get { scene.rows.estimatedHeight }
    set {
      guard newValue != scene.rows.estimatedHeight else { return }
      if let newValue {
        guard send(.estimateRowHeight(newValue)) else { return }
        rows.givenHeight = newValue
      } else {
        send(.setRowHeight(scene.rows.defaultHeight))
        setRowHeight(nil)
      }
      requestFrame()
    }
  }

  /// Measures the rows in view that are not measured yet; the visible rows keep their places.
  func measureVisibleRows() {
    guard !isDisposed, scene.rows.estimatedHeight != nil,
      let text = looks.appearance.text(of: widget)
    else { return }
    forgetHeightsOfOtherBreadth()
    for round in 1...Self.mostRounds {
      let (count, version) = (scene.rowCount, rows.version)
      let unmeasured = scene.visibleRows.prefix(Self.mostRows).filter { !scene.rows.isMeasured($0) }
      guard let first = unmeasured.first, let last = unmeasured.last else { return }
      let heights = (first...last).map { row in
        scene.rows.isMeasured(row) ? scene.rows.height(of: row) : height(of: row, text)
      }
      guard !isDisposed else { return }
      // Rows that the program has changed meanwhile, when it was asked for them, are asked for again.
      let areSame = version == rows.version || round == Self.mostRounds
      guard areSame, count == scene.rowCount else { continue }
      guard send(.measureRows(first: first, heights: heights)) else { return }
    }
  }

  /// Forgets the heights of rows that were measured for another breadth.
  ///
  /// A scrolled window lays the list out with and without its scrollbar to find out whether it needs one:
  /// the heights hold until it has decided, since others would ask it again.
  private func forgetHeightsOfOtherBreadth() {
    guard rows.measuredBreadth != scene.contentBreadth else { return }
    rows.measuredBreadth = scene.contentBreadth
    forgetHeights()
  }

  /// Measures the rows that come into view up to `time`, each at the moment when it does, before the scene
  /// is moved on to then.
  ///
  /// So the list gets to the same place however many frames a busy machine makes on the way.
  func measureRows(arrivingUntil time: Double) {
    guard scene.rows.hasEstimates, let text = looks.appearance.text(of: widget) else { return }
    for _ in 0..<Self.mostRows {
      guard !isDisposed, let next = scene.nextArrival(until: time) else { return }
      let moment = max(EngineClock.next(after: next.time), frames.earliestMoment)
      guard moment <= time else { return }
      scene.advance(to: moment)
      let version = rows.version
      let heights = [height(of: next.row, text)]
      let event = SceneEvent.measureRows(first: next.row, heights: heights)
      guard !isDisposed, scene.time == moment, version == rows.version,
        !scene.rows.isMeasured(next.row), (try? scene.handle(event, at: moment)) != nil
      else { return }
      rows.drawings.forgetPlaces()
      observation.record(event, at: moment)
      needWholeDraw()
      guard scene.rows.isMeasured(next.row) else { return }
    }
  }

  /// Forgets measured heights, as the rows or the width have changed.
  func forgetHeights(of rows: Range<Int>? = nil) {
    guard scene.rows.estimatedHeight != nil else { return }
    let rows = (rows ?? 0..<scene.rowCount).clamped(to: 0..<scene.rowCount)
    send(.forgetHeights(at: rows.lowerBound, count: rows.count))
  }

  /// Makes these rows headings, and no others; false where the list refuses them.
  ///
  /// Rows that become headings, or cease to be, are measured anew.
  @discardableResult func setSections(_ sections: [Int]) -> Bool {
    let former = scene.sections
    guard send(.setSections(sections)) else { return false }
    guard scene.rows.estimatedHeight != nil else { return true }
    for row in Set(former).symmetricDifference(scene.sections).sorted() {
      forgetHeights(of: row..<(row + 1))
    }
    return true
  }

  private func height(of row: Int, _ text: TextRenderer) -> Double {
    let usual = scene.rows.defaultHeight
    // An earlier row's measuring may have removed this one.
    guard isStored(row) else { return usual }
    let breadth = scene.contentBreadth
    let list = widget.raw.of(TugListView.self)
    let own =
      _tug_list_view_measures_rows(list).isTrue
      ? _tug_list_view_emit_measure_row(list, guint(clamping: row), breadth)
      : rows.drawing.height?(row, breadth)
    // Text determines the height of a row, not the breadth of a cell in a horizontal list.
    let isUpright = scene.axis.orientation == .vertical
    let natural = isUpright ? cellHeight(of: row) ?? naturalHeight(of: row, text) : nil
    let height = own ?? natural ?? usual
    return height > 0 && height <= RowHeights.largestCommonHeight ? height : usual
  }

  /// The height that the cells of a tree model's row ask for; nil for other rows.
  private func cellHeight(of row: Int) -> Double? {
    rows.treeModel?.naturalHeight(of: row..<(row + 1), in: widget, width: scene.contentBreadth)
  }
}
