import Recording
import SceneModel

/// A run of a script through the engine, with a virtual clock.
///
/// Events take effect at their own times, independent of the ticks: `docs/scripts.md`, "Exactly".
package struct ScriptRun {
  /// The current state of the list.
  package private(set) var scene: Scene
  /// The current header, or `nil` if there is none.
  package private(set) var header: ControlDescription?
  /// The current footer, or `nil` if there is none.
  package private(set) var footer: ControlDescription?
  /// The moves of rows, if the script has them; removed rows disappear at once.
  package let animation = RowAnimation()
  private let animatesRows: Bool
  private var remaining: ArraySlice<Script.TimedEvent>

  /// Creates a run at the start of `script`.
  package init(_ script: Script) throws(ScriptError) {
    do {
      scene = try script.makeScene()
    } catch {
      throw ScriptError(line: 1, reason: "the scene cannot be created: \(error)")
    }
    header = script.header
    footer = script.footer
    animatesRows = script.animatesRows
    remaining = script.events[...]
  }

  /// Advances to `time` seconds and handles every event up to then.
  ///
  /// `time` must not decrease.
  package mutating func advance(to time: Double) throws(ScriptError) {
    while let next = remaining.first, next.time <= time {
      let rowCount = scene.rowCount
      if animatesRows, next.event.shift(of: rowCount) != nil {
        animation.remember(scene) { _ in nil }
      }
      do {
        try scene.handle(next.event, at: next.time, late: next.late)
      } catch {
        throw ScriptError(line: next.line, reason: "the list refuses the event: \(error)")
      }
      animation.follow(next.event, from: rowCount)
      switch next.event {
      case .setControl(.header, _), .tune(.header, _): header = next.control
      case .setControl(.footer, _), .tune(.footer, _): footer = next.control
      default: break
      }
      remaining.removeFirst()
    }
    scene.advance(to: time)
    if animatesRows { animation.settle(in: scene) }
  }

  /// Returns the effects since the last call, in order, and removes them.
  package mutating func takeEffects() -> [SceneEffect] { scene.takeEffects() }

  /// Advances to `time` seconds, and returns the trace row with the effects since the last call.
  package mutating func row(at time: Double) throws(ScriptError) -> TraceRow {
    try advance(to: time)
    return TraceRow(of: scene, at: time, effects: scene.takeEffects())
  }
}
