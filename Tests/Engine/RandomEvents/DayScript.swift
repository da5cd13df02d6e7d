import Recording
import RefreshModel
import Replay
import SceneModel

/// A day as a replay script.
struct DayScript {
  private static let longest = 60

  /// The lines.
  ///
  /// An event that scripts cannot express becomes a comment.
  let lines: [String]

  /// Creates the script of `day`: its scene and its last events.
  init(_ day: RandomDay) {
    var lines: [String] = []
    var recorder = ScriptRecorder()
    var time = 0.0
    for step in day.steps {
      time = step.ticks.reduce(time, +)
      let line = recorder.line(of: step.event, at: time, control: step.event.newControl)
      lines.append(line ?? "# \(time) \(step.event)")
    }
    let left = lines.count - Self.longest
    if left > 0 {
      lines = ["# \(left) earlier events are left out"] + lines.suffix(Self.longest)
    }
    self.lines = Self.scene(day.configuration) + lines
  }

  private static func scene(_ configuration: SceneConfiguration) -> [String] {
    var lines = ScriptRecorder.sceneLines(
      of: Scene(configuration),
      header: configuration.header.map { ControlDescription(behaving: $0, isHeader: true) },
      footer: configuration.footer.map { ControlDescription(behaving: $0, isHeader: false) })
    // A script's list always has a size. The size of the day's list is set by one of its events.
    lines.removeAll { $0.hasPrefix("viewport ") }
    return lines
  }
}

extension SceneEvent {
  /// The control that this event installs, as a script describes it.
  fileprivate var newControl: ControlDescription? {
    switch self {
    case .setControl(let side, let policy?), .tune(let side, let policy):
      ControlDescription(behaving: policy, isHeader: side == .header)
    default: nil
    }
  }
}
