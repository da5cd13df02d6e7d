import Recording

extension PullableWidget {
  /// Writes a trace to the file at `path`: the header line immediately, then a row for each frame
  /// in which the list moved or received an event.
  ///
  /// An existing file is overwritten. Call this before the list is shown.
  public func writeTrace(to path: String) throws(TraceError) {
    let file = try LineFile(path: path)
    file.write(TraceRow.header)
    pullPeer?.observation.onFrame = { scene, effects in
      file.write(TraceRow(of: scene, at: scene.time, effects: effects).line)
    }
  }

  /// Records the list's events to the file at `path` as a script that repeats them.
  ///
  /// An existing file is overwritten. Call this before the list is shown.
  public func writeRecording(to path: String) throws(TraceError) {
    let file = try LineFile(path: path)
    guard let peer = pullPeer else { return }
    let recording = EventRecording(of: peer, in: file)
    peer.observation.onStart = { [weak peer] in recording.write(peer?.sceneLines ?? []) }
    peer.observation.onEvent = { recording.write($1, at: $0, late: $2) }
  }
}
