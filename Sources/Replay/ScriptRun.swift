import ListModel

/// A script on its way through the engine, with a virtual clock.
///
/// Events take effect at their own times, whenever the list is looked at.
/// Source: replay contract, Exactly 3.
public struct ScriptRun: Sendable {
  /// The list as it is now.
  public private(set) var scene: ListScene
  private var remaining: ArraySlice<Script.TimedEvent>

  /// A run of `script`, at its start.
  public init(_ script: Script) throws(ScriptError) {
    do {
      scene = try script.makeScene()
    } catch {
      throw ScriptError(line: 1, reason: "the scene cannot be made: \(error)")
    }
    remaining = script.events[...]
  }

  /// Moves on to `time` seconds, through every event up to then; `time` must not run backwards.
  public mutating func advance(to time: Double) throws(ScriptError) {
    while let next = remaining.first, next.time <= time {
      do {
        try scene.handle(next.event, at: next.time)
      } catch {
        throw ScriptError(line: next.line, reason: "the list refuses this: \(error)")
      }
      remaining.removeFirst()
    }
    scene.advance(to: time)
  }

  /// The trace of `script` as text: the header line and a row for each of `times`, in order.
  public static func trace(of script: Script, at times: [Double]) throws(ScriptError) -> String {
    var run = try ScriptRun(script)
    var text = TraceRow.header + "\n"
    for time in times {
      try run.advance(to: time)
      let row = TraceRow(of: run.scene, at: time, effects: run.scene.takeEffects())
      text += row.line + "\n"
    }
    return text
  }

  /// The list as it looks at `time` seconds.
  public static func scene(of script: Script, at time: Double) throws(ScriptError) -> ListScene {
    var run = try ScriptRun(script)
    try run.advance(to: time)
    return run.scene
  }
}
