import Recording
import SceneModel

/// Reading of the words for replaced rows, sections and restored lists.
extension EventWord {
  /// Reads the row numbers in the rest of the line.
  static func sections(_ line: inout ScriptLine) throws(ScriptError) -> [Int] {
    var rows: [Int] = []
    while line.hasMore { rows.append(try line.count("the row")) }
    return rows
  }

  /// Reads a row replacement: the first row, the numbers of removed and inserted rows, and pairs of
  /// old and new row numbers for rows that stay.
  static func replacing(_ line: inout ScriptLine) throws(ScriptError) -> SceneEvent {
    let first = try line.count("the row")
    let removed = try line.count("the number of removed rows")
    let added = try line.count("the number of inserted rows")
    var kept: [RowMove] = []
    while line.hasMore {
      kept.append(
        RowMove(from: try line.count("the old row"), to: try line.count("the new row")))
    }
    return .replaceRows(at: first, removed: removed, added: added, kept: kept)
  }

  /// Reads a restored state: the first visible row, the points of it that are out of view, and the
  /// list's state.
  static func restoring(_ line: inout ScriptLine) throws(ScriptError) -> SceneEvent {
    var snapshot = SceneSnapshot(
      firstRow: try line.count("the row"),
      offsetInRow: try line.number("the number of points out of view"))
    var calls = false
    while line.hasMore {
      if line.takes(updated) {
        snapshot.lastUpdated = try line.number("the time in seconds since 1970")
      } else if line.takes(callsHandler) {
        calls = true
      } else {
        let mark = try line.choice("the state", of: marks)
        snapshot[keyPath: mark] = true
      }
    }
    return .restore(snapshot, callsHandler: calls)
  }
}
