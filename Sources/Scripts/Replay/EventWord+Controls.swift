import Recording
import RefreshModel
import SceneModel

/// The words that begin and end the work of controls.
extension EventWord {
  /// The manner of a begin: `quietly` calls no handler, `hidden` lets the list stay where it is, and a
  /// header has an `action` of several.
  static func begin(
    _ side: ControlSide, _ line: inout ScriptLine
  ) throws(ScriptError) -> SceneEvent {
    var manner = BeginManner()
    while line.hasMore {
      if side == .header, manner.action == nil, line.takes(action) {
        manner = manner.choosing(try line.count("the action"))
        continue
      }
      let path = try line.choice(
        "the manner", of: [("quietly", \BeginManner.callsHandler), ("hidden", \.reveals)])
      guard manner[keyPath: path] else { throw line.fault("the manner is given twice") }
      manner[keyPath: path] = false
    }
    return .begin(side, manner)
  }

  /// The result of an end and its time: now, or `after` so many seconds.
  static func end(
    _ side: ControlSide, _ line: inout ScriptLine
  ) throws(ScriptError) -> SceneEvent {
    var result = RefreshResult.success
    var isDelayed = line.takes("after")
    if !isDelayed, line.hasMore {
      result = try line.choice(
        "the result", of: RefreshResult.allCases.map { ($0.rawValue, $0) })
      isDelayed = line.takes("after")
    }
    guard isDelayed else { return .end(side, result) }
    return .end(side, result, after: try line.number("the delay", allowsZero: true))
  }
}
