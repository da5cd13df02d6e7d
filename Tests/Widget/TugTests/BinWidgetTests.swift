import Testing

/// A bin around GTK's widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct BinWidgetTests {
  @Test(
    "A bin follows its child's adjustment, is recorded, and leaves its child as it was",
    arguments: [
      "bin-recorded", "bin-lives-and-goes", "bin-and-its-adjustment", "bin-is-filled",
    ])
  func holds(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }
}
