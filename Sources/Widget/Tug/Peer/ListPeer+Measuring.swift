import CGtk
import CairoDrawing
import GtkBridge
import SceneModel

/// Rows that are measured shortly before they become visible.
///
/// Until then their heights are estimated.
extension ListPeer {
  /// The maximum number of rows that are measured in one round: more than a screen can show.
  private static let maximumRows = 2000
  /// The maximum number of measuring rounds in one frame.
  ///
  /// Each round may find rows lower than estimated, so that more rows become visible.
  private static let maximumRounds = 8

  /// The estimated height of a row in points, or `nil` if all rows have one height.
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

  /// Measures the visible rows that are not measured yet.
  ///
  /// The visible rows stay in place.
  func measureVisibleRows() {
    guard !isDisposed, scene.rows.estimatedHeight != nil,
      let text = widgetStyle.appearance.text(of: widget)
    else { return }
    forgetOutdatedHeights()
    for round in 1...Self.maximumRounds {
      let (count, version) = (scene.rowCount, rows.version)
      let unmeasured = scene.visibleRows.prefix(Self.maximumRows).filter {
        !scene.layout.isMeasured($0)
      }
      guard let first = unmeasured.first, let last = unmeasured.last else { return }
      // A grid is measured by whole lines.
      let layout = scene.layout
      let measured =
        layout.rowsOfLine(ofRow: first).lowerBound..<layout.rowsOfLine(ofRow: last).upperBound
      let heights = measured.map { row in
        scene.layout.isMeasured(row) ? scene.layout.length(ofRow: row) : height(of: row, text)
      }
      guard !isDisposed else { return }
      // The program's functions may change the rows while they are measured, so measure changed
      // rows again.
      let areSame = version == rows.version || round == Self.maximumRounds
      guard areSame, count == scene.rowCount else { continue }
      guard send(.measureRows(first: measured.lowerBound, heights: heights)) else { return }
    }
  }

  /// Discards heights that were measured for a different width.
  ///
  /// A scrolled window allocates the list with and without its scrollbar to find out whether the
  /// scrollbar is needed. The heights stay until it has decided, because new heights would make it
  /// decide again.
  private func forgetOutdatedHeights() {
    guard rows.measuredCrossLength != cellWidth else { return }
    rows.measuredCrossLength = cellWidth
    forgetHeights()
  }

  /// Measures each line of rows that becomes visible until `time`, at the moment when it becomes
  /// visible.
  ///
  /// Call it before the scene is advanced to `time`. The list then reaches the same position for
  /// any number of frames that a busy machine draws.
  func measureRows(arrivingUntil time: Double) {
    guard scene.rows.hasEstimates, let text = widgetStyle.appearance.text(of: widget) else {
      return
    }
    for _ in 0..<Self.maximumRows {
      guard !isDisposed, let next = scene.nextArrival(until: time) else { return }
      let moment = max(EngineClock.next(after: next.time), frames.earliestMoment)
      guard moment <= time else { return }
      scene.advance(to: moment)
      let version = rows.version
      let heights = scene.layout.rowsOfLine(ofRow: next.row).map { height(of: $0, text) }
      let event = SceneEvent.measureRows(first: next.row, heights: heights)
      guard !isDisposed, scene.time == moment, version == rows.version,
        !scene.layout.isMeasured(next.row), (try? scene.handle(event, at: moment)) != nil
      else { return }
      rows.drawings.forgetPlaces()
      observation.record(event, at: moment)
      requireWholeDraw()
      guard scene.layout.isMeasured(next.row) else { return }
    }
  }

  /// Discards measured heights, because the rows or the width changed.
  func forgetHeights(of rows: Range<Int>? = nil) {
    guard scene.rows.estimatedHeight != nil else { return }
    let rows = (rows ?? 0..<scene.rowCount).clamped(to: 0..<scene.rowCount)
    send(.forgetHeights(at: rows.lowerBound, count: rows.count))
  }

  /// Makes exactly the rows `sections` headings.
  ///
  /// Returns `false` if the engine rejects them. Rows that become headings, or stop being headings,
  /// are measured again.
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
    // Measuring an earlier row may have removed this one.
    guard isStored(row) else { return usual }
    let crossLength = cellWidth
    let list = widget.raw.of(TugListView.self)
    let own =
      _tug_list_view_measures_rows(list).isTrue
      ? _tug_list_view_emit_measure_row(list, guint(clamping: row), crossLength)
      : rows.drawing.height?(row, crossLength)
    // Text determines the height of a row in a vertical list. It does not determine the width of a
    // cell in a horizontal list.
    let isUpright = scene.axis.orientation == .vertical
    let natural = isUpright ? cellHeight(of: row) ?? naturalHeight(of: row, text) : nil
    let height = own ?? natural ?? usual
    return height > 0 && height <= RowHeights.largestCommonHeight ? height : usual
  }

  /// Returns the height that the cell renderers of a tree model's row require, or `nil` for other
  /// rows.
  private func cellHeight(of row: Int) -> Double? {
    rows.treeModel?.naturalHeight(of: row..<(row + 1), in: widget, width: cellWidth)
  }
}
