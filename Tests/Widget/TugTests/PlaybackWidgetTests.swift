import Testing

/// Scripts that are played in real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct PlaybackWidgetTests {
  @Test(
    "A script plays in a list as in a replay",
    arguments: ["playback-trace", "playback-time"])
  func motion(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A played script leaves handlers, rows and menus alone",
    arguments: ["playback-handlers", "playback-content"])
  func program(_ name: String) throws { try expectSuccess(name) }

  @Test("A refused script event is reported with its line")
  func refusal() throws { try expectSuccess("playback-refusal") }

  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }
}
