import Recording
import SceneModel

/// A script that records the events of a widget while it is used.
@MainActor final class EventRecording {
  private let file: LineFile
  private weak var peer: PullPeer?
  private var recorder: ScriptRecorder

  /// Creates a recording of `peer` in `file`.
  ///
  /// It begins at `start` seconds of the engine's time.
  init(of peer: PullPeer, in file: LineFile, from start: Double = 0) {
    self.peer = peer
    self.file = file
    recorder = ScriptRecorder(at: start)
  }

  /// Writes the lines that describe the scene.
  func write(_ lines: [String]) {
    for line in lines { file.write(line) }
  }

  /// Writes an event that occurred at `time` seconds, `late` seconds after the user's action.
  func write(_ event: SceneEvent, at time: Double, late: Double) {
    let control: ControlDescription? =
      switch event {
      case .setControl(.header, _), .tune(.header, _):
        peer?.controls.description(of: .header, evenHidden: true)
      case .setControl(.footer, _), .tune(.footer, _):
        peer?.controls.description(of: .footer, evenHidden: true)
      default: nil
      }
    let line = recorder.line(of: event, at: time, late: late, control: control)
    if let line { file.write(line) }
  }
}
