import Testing

/// Partial drawing of changes, in a real window.
@Suite(.waitsForPrograms) struct RedrawingWidgetTests {
  @Test("Partial drawing equals complete drawing after any change")
  func redrawnInParts() throws {
    let run = try ProbeProcess.run("redrawn-in-parts")
    #expect(run.ending == .exited(0), "\(run.output)")
  }
}
