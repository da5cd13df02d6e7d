import ListModel
import Recording
import RefreshModel

extension PullableWidget {
  /// Writes a trace to the file at `path`, which is emptied: the header line at once, then a row
  /// for each frame in which the list moved or got an event.
  ///
  /// Call it before the list is shown. Source: replay contract, Trace.
  public func writeTrace(to path: String) throws(TraceError) {
    let file = try LineFile(path: path)
    file.write(TraceRow.header)
    puller?.observation.onFrame = { scene, effects in
      file.write(TraceRow(of: scene, at: scene.time, effects: effects).line)
    }
  }

  /// Writes a script that repeats this list's events to the file at `path`, which is emptied.
  ///
  /// Call it before the list is shown. Source: replay contract, Trace.
  public func writeRecording(to path: String) throws(TraceError) {
    let file = try LineFile(path: path)
    guard let peer = puller else { return }
    var recorder = ScriptRecorder()
    peer.observation.onStart = { [weak peer] in
      for line in peer?.sceneLines ?? [] { file.write(line) }
    }
    peer.observation.onEvent = { [weak peer] time, event, late in
      let control: ControlDescription? =
        switch event {
        case .pull(.setControl(.header, _)), .pull(.tune(.header, _)):
          peer?.controls.description(of: .header, evenHidden: true)
        case .pull(.setControl(.footer, _)), .pull(.tune(.footer, _)):
          peer?.controls.description(of: .footer, evenHidden: true)
        default: nil
        }
      let line = recorder.line(of: event, at: time, late: late, control: control)
      if let line { file.write(line) }
    }
  }
}
