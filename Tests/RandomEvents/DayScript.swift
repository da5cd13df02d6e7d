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
    let header = configuration.header.flatMap { description(of: $0, isHeader: true) }
    let footer = configuration.footer.flatMap { description(of: $0, isHeader: false) }
    var lines = ScriptRecorder.sceneLines(
      of: ListScene(configuration), header: header, footer: footer)
    // A script's list always has a size; the day's own is among its events.
    lines.removeAll { $0.hasPrefix("viewport ") }
    if header == nil, let policy = configuration.header { lines.append("# header \(policy)") }
    if footer == nil, let policy = configuration.footer { lines.append("# footer \(policy)") }
    return lines
  }

  /// The control as a script can say it; nil where it cannot.
  private static func description(
    of policy: RefreshPolicy, isHeader: Bool
  ) -> ControlDescription? {
    for name in ControlDescription.Name.allCases where name.isHeader == isHeader {
      var wanted = ControlDescription(name)
      wanted.policy = policy
      var said = ControlDescription(name)
      for key in ControlDescription.NumberKey.allCases {
        if let value = wanted.number(key) { _ = said.set(key, to: value) }
      }
      if said.policy == policy { return said }
    }
    return nil
  }
}
