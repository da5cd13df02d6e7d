import Testing

/// Drawings of what has changed alone, in a real window.
@Suite(.waitsForPrograms) struct RedrawingWidgetTests {
  @Test(
    "After rows, selections, sheets, pulls and scrolls a window shows what a whole drawing shows")
  func redrawnInParts() throws {
    let run = try ProbeProcess.run("redrawn-in-parts")
    #expect(run.ending == .exited(0), "\(run.output)")
  }
}
