import Testing

/// Scripts that are played in real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct PlaybackWidgetTests {
  @Test(
    "A script played in a real list does what it does in a replay, by its own clock alone",
    arguments: ["playback-trace", "playback-time"])
  func motion(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The program's work, rows and menus are not touched by a script, nor are its rows replaced",
    arguments: ["playback-handlers", "playback-content"])
  func program(_ name: String) throws { try expectSuccess(name) }

  @Test("What a list refuses of a script is said with its line")
  func refusal() throws { try expectSuccess("playback-refusal") }

  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }
}
