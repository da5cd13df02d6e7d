import Recording

extension PullableWidget {
  /// Writes a trace to the file at `path`, which is emptied: the header line at once, then a row
  /// for each frame in which the list moved or got an event.
  ///
  /// Call it before the list is shown. `docs/scripts.md` documents the file.
  public func writeTrace(to path: String) throws(TraceError) {
    let file = try LineFile(path: path)
    file.write(TraceRow.header)
    puller?.observation.onFrame = { scene, effects in
      file.write(TraceRow(of: scene, at: scene.time, effects: effects).line)
    }
  }

  /// Writes a script that repeats this list's events to the file at `path`, which is emptied.
  ///
  /// Call it before the list is shown. `docs/scripts.md` documents the file.
  public func writeRecording(to path: String) throws(TraceError) {
    let file = try LineFile(path: path)
    guard let peer = puller else { return }
    let recording = EventRecording(of: peer, in: file)
    peer.observation.onStart = { [weak peer] in recording.write(peer?.sceneLines ?? []) }
    peer.observation.onEvent = { recording.write($1, at: $0, late: $2) }
  }
}
