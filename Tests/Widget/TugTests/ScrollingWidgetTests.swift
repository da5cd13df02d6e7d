import Testing

/// The scroll container as a program uses it, each case in a process of its own.
@Suite(.waitsForPrograms) struct ScrollingWidgetTests {
  @Test(
    "Properties, callbacks and the stream are UIScrollView's",
    arguments: ["scroll-callbacks", "scroll-stream", "scroll-target", "scroll-vocabulary"])
  func vocabulary(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Content without end, blocks around rows, and rows measured as they come",
    arguments: ["endless", "content-blocks", "measured-rows", "measured-on-the-way"])
  func content(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A window that is closed and a store that cannot be end well",
    arguments: ["run-and-close", "too-many-rows"])
  func ends(_ name: String) throws { try expectSuccess(name) }

  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }
}
