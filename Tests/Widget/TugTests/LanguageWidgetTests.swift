import Testing

/// Languages and times in real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct LanguageWidgetTests {
  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "Environment and program set the language of lists",
    arguments: ["language-environment", "language-live", "language-unknown", "language-recorded"])
  func languages(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The program supplies texts for any language, and from files",
    arguments: ["language-supplied", "language-files"])
  func supplied(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The last-updated text follows midnight, clock and time zone",
    arguments: ["clock-midnight", "clock-zone"])
  func clock(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Last-updated times are stored; a failing store warns once",
    arguments: [
      "last-updated-store", "last-updated-store-failing", "last-updated-garbage",
      "last-updated-of-two",
      "last-updated-device", "last-updated-full", "last-updated-at-exit",
    ])
  func store(_ name: String) throws { try expectSuccess(name) }
}
