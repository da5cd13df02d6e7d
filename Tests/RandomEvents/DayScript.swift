import ListModel
import RefreshModel
import Replay

/// A day as a replay script.
struct DayScript {
  private static let longest = 60

  /// The lines; what no script can say stands there as a comment.
  let lines: [String]

  /// The script of `day`: its scene and its last events.
  init(_ day: RandomDay) {
    var lines: [String] = []
    var recorder = ScriptRecorder()
    var time = 0.0
    for step in day.steps {
      time = step.ticks.reduce(time, +)
      lines.append(recorder.line(of: step.event, at: time) ?? "# \(time) \(step.event)")
    }
    let left = lines.count - Self.longest
    if left > 0 {
      lines = ["# \(left) events before these are left out"] + lines.suffix(Self.longest)
    }
    self.lines = Self.scene(day.configuration) + lines + ["until \(time + 1)"]
  }

  private static func scene(_ configuration: SceneConfiguration) -> [String] {
    let controls: [(String, RefreshPolicy?)] = [
      ("header", configuration.header), ("footer", configuration.footer),
    ]
    return ScriptRecorder.sceneLines(of: ListScene(configuration), header: nil, footer: nil)
      .filter { !$0.hasPrefix("viewport ") }
      + controls.compactMap { name, policy in policy.map { "# \(name) \($0)" } }
  }
}
