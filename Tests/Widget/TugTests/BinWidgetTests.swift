import Testing

/// A bin around GTK's widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct BinWidgetTests {
  @Test(
    "A bin follows, records and finally restores its child",
    arguments: [
      "bin-recorded", "bin-lives-and-goes", "bin-and-its-adjustment", "bin-is-filled",
    ])
  func holds(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }
}
