import Testing

/// What an inspector does to real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct InspectionWidgetTests {
  @Test(
    "A list's time goes slower and in steps, and a recording of it begins at any time",
    arguments: ["slow-motion", "frame-by-frame", "inspector", "recorded-later"])
  func inspected(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }
}
