import ListModel
import RefreshModel

/// Follows what a script's events need of each other, so that a script that the list would
/// refuse is refused before it runs.
struct ScriptTrack {
  private var rows = RowHeights(count: 0, height: 1)
  private var hasHeader = false
  private var hasFooter = false
  private var isDown = false
  private var isPanning = false

  init() {}

  init(_ script: Script) {
    rows = script.configuration.rows
    hasHeader = script.header != nil
    hasFooter = script.footer != nil
  }

  mutating func check(_ event: SceneEvent, word: String, line: Int) throws(ScriptError) {
    func need(_ condition: Bool, _ reason: String) throws(ScriptError) {
      guard condition else { throw ScriptError(line: line, reason: "\(word): \(reason)") }
    }
    switch event {
    case .press:
      try need(!isDown, "a finger is down already")
      isDown = true
      isPanning = false
    case .move: try need(isDown, "no finger is down")
    case .release, .cancel:
      try need(isDown, "no finger is down")
      isDown = false
    case .pan:
      try need(!isDown, "a finger is down")
      isPanning = true
    case .panEnd, .panCancel:
      try need(isPanning, "no pan came before")
      isPanning = false
    case .beginRefresh, .endRefresh: try need(hasHeader, "the scene has no header")
    case .beginLoad, .endLoad, .resetNoMoreData: try need(hasFooter, "the scene has no footer")
    case .setRowHeight(let height):
      let changed = RowHeights(count: rows.count, height: height)
      try need(
        changed.count == rows.count, "the rows would be higher than 2^53 points")
      rows = changed
    case .setRows(let count):
      try need(
        count <= rows.count || rows.canGrow(by: count - rows.count),
        "the rows would be higher than 2^53 points")
      rows = changed { $0.setCount(count) }
    case .insertRows(let index, let count):
      try need(index <= rows.count, "there are only \(rows.count) rows")
      try need(rows.canGrow(by: count), "the rows would be higher than 2^53 points")
      rows = changed { $0.insert(count, at: index) }
    case .removeRows(let index, let count):
      try need(
        index <= rows.count && count <= rows.count - index, "there are only \(rows.count) rows")
      rows = changed { $0.remove(count, at: index) }
    case .hidden:
      isDown = false
      isPanning = false
    default: break
    }
  }

  private func changed(_ change: (inout RowHeights) -> Void) -> RowHeights {
    var copy = rows
    change(&copy)
    return copy
  }
}
