import Testing

/// Ends of refreshes that wait, are overtaken, or come while the list is not shown, each case in a
/// process of its own.
@Suite(.waitsForPrograms) struct EndingWidgetTests {
  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test("A refresh that was never shown is told as ended when it ends")
  func unseen() throws { try expectSuccess("end-unseen") }

  @Test("A success that a new begin overtakes lets the footer load again")
  func overtaken() throws { try expectSuccess("end-overtaken") }

  @Test("In a window without frames an end does not wait for a time-out that is later")
  func covered() throws { try expectSuccess("end-covered") }

  @Test("A header that is replaced while its success waits has refreshed its list")
  func replaced() throws { try expectSuccess("end-replaced") }
}
