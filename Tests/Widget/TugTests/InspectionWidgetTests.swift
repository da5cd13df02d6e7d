import Testing

/// Inspection of real widgets, each case in a separate process.
@Suite(.waitsForPrograms) struct InspectionWidgetTests {
  @Test(
    "An inspector slows, steps and records a list",
    arguments: ["slow-motion", "frame-by-frame", "inspector", "recorded-later"])
  func inspected(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }
}
