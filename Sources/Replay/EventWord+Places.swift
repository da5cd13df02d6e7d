import ListModel

/// What the words of sections and of a list that is made anew say.
extension EventWord {
  /// Rows, as many as the line has.
  static func sections(_ line: inout ScriptLine) throws(ScriptError) -> [Int] {
    var rows: [Int] = []
    while line.hasMore { rows.append(try line.count("the row")) }
    return rows
  }

  private static let marks: [(String, WritableKeyPath<SceneSnapshot, Bool> & Sendable)] = [
    ("refreshing", \.isRefreshing), ("loading", \.isLoading), ("no-more", \.hasNoMoreData),
    ("floor", \.isFloorOpen),
  ]
  private static let callsHandler = "calls-handler"
  private static let updated = "updated"

  /// A row, the points of it that are out of view, and what the list did.
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
        let mark = try line.choice("what the list did", of: marks)
        snapshot[keyPath: mark] = true
      }
    }
    return .restore(snapshot, callsHandler: calls)
  }

  static func words(
    of snapshot: SceneSnapshot, callsHandler calls: Bool
  ) -> [CustomStringConvertible] {
    var words: [CustomStringConvertible] = [snapshot.firstRow, snapshot.offsetInRow]
    words += marks.filter { snapshot[keyPath: $0.1] }.map(\.0)
    if let time = snapshot.lastUpdated { words += [updated, time] }
    return words + (calls ? [callsHandler] : [])
  }
}
