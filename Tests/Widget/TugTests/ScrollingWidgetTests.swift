import Testing

/// The scroll container as a program uses it, each case in a process of its own.
@Suite(.waitsForPrograms) struct ScrollingWidgetTests {
  @Test(
    "Properties, callbacks and events match UIScrollView's",
    arguments: ["scroll-callbacks", "scroll-stream", "scroll-target", "scroll-vocabulary"])
  func vocabulary(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Endless content, blocks and measured rows keep their places",
    arguments: ["endless", "content-blocks", "measured-rows", "measured-on-the-way"])
  func content(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Closing the window and an impossible store end cleanly",
    arguments: ["run-and-close", "too-many-rows"])
  func ends(_ name: String) throws { try expectSuccess(name) }

  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }
}
