import Testing

/// Ends of refreshes that wait, are overtaken, or come while the list is not shown, each case in a
/// process of its own.
@Suite(.waitsForPrograms) struct EndingWidgetTests {
  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test("A refresh that was never shown reports its end")
  func unseen() throws { try expectSuccess("end-unseen") }

  @Test("A new begin during a success lets the footer load")
  func overtaken() throws { try expectSuccess("end-overtaken") }

  @Test("A covered window ends a refresh before its timeout")
  func covered() throws { try expectSuccess("end-covered") }

  @Test("Replacing a header during its delayed success counts as refreshed")
  func replaced() throws { try expectSuccess("end-replaced") }
}
