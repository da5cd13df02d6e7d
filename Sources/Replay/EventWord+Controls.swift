import ListModel
import RefreshModel

/// The words that begin and end the work of controls.
extension EventWord {
  static func end(of side: ListScene.Side) -> EventWord {
    side == .header ? .endRefresh : .endLoad
  }

  /// How a program begins: `quietly` calls no handler, `hidden` does not show the control.
  static func begin(
    _ side: ListScene.Side, _ line: inout ScriptLine
  ) throws(ScriptError) -> SceneEvent {
    guard line.hasMore else { return side == .header ? .beginRefresh : .beginLoad }
    var manner = BeginManner()
    while line.hasMore {
      let path = try line.choice(
        "the manner", of: [("quietly", \BeginManner.callsHandler), ("hidden", \.reveals)])
      guard manner[keyPath: path] else { throw line.fault("the manner is given twice") }
      manner[keyPath: path] = false
    }
    return .begin(side, manner)
  }

  static func words(of manner: BeginManner) -> [String] {
    (manner.callsHandler ? [] : ["quietly"]) + (manner.reveals ? [] : ["hidden"])
  }

  /// How the work ends, and when: now, or `after` so many seconds.
  static func end(
    _ side: ListScene.Side, _ line: inout ScriptLine
  ) throws(ScriptError) -> SceneEvent {
    var result = RefreshResult.success
    var isDelayed = line.takes("after")
    if !isDelayed, line.hasMore {
      result = try line.choice(
        "the result", of: RefreshResult.allCases.map { ($0.rawValue, $0) })
      isDelayed = line.takes("after")
    }
    guard isDelayed else { return side == .header ? .endRefresh(result) : .endLoad(result) }
    return .end(side, result, after: try line.number("the delay", allowsZero: true))
  }
}
