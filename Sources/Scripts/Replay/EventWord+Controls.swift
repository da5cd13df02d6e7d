import Recording
import RefreshModel
import SceneModel

/// Reading of the words that begin and end refreshes and loads.
extension EventWord {
  /// Reads the options of a begin event.
  ///
  /// `quietly` calls no handler, `hidden` keeps the scroll position, and `action` chooses one of a
  /// header's actions.
  static func begin(
    _ side: ControlSide, _ line: inout ScriptLine
  ) throws(ScriptError) -> SceneEvent {
    var beginOptions = BeginOptions()
    while line.hasMore {
      if side == .header, beginOptions.action == nil, line.takes(action) {
        beginOptions = beginOptions.choosing(try line.count("the action"))
        continue
      }
      let path = try line.choice(
        "the option", of: [("quietly", \BeginOptions.callsHandler), ("hidden", \.reveals)])
      guard beginOptions[keyPath: path] else { throw line.fault("the option is given twice") }
      beginOptions[keyPath: path] = false
    }
    return .begin(side, beginOptions)
  }

  /// Reads the result of an end event and its time: now, or with `after` a number of seconds later.
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
