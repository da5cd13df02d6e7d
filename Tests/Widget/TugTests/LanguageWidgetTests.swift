import Testing

/// Languages and times in real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct LanguageWidgetTests {
  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "The language is the environment's or the program's, for all lists or for one, and shown at once",
    arguments: ["language-environment", "language-live", "language-unknown", "language-recorded"])
  func languages(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A program supplies words for known and unknown languages, also in files",
    arguments: ["language-supplied", "language-files"])
  func supplied(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The words about the last refresh follow midnight, the clock and the zone while they are seen",
    arguments: ["clock-midnight", "clock-zone"])
  func clock(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Times are kept in the program's store, and where none can be kept that is said once",
    arguments: [
      "last-updated-store", "last-updated-store-failing", "last-updated-garbage",
      "last-updated-of-two",
      "last-updated-device", "last-updated-full", "last-updated-at-exit",
    ])
  func store(_ name: String) throws { try expectSuccess(name) }
}
