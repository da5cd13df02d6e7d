import Testing

/// The life of a refresh in real widgets, and the place of its control, each case in a process of its
/// own.
@Suite(.waitsForPrograms) struct ControlLifeWidgetTests {
  private func expectSuccess(_ name: String, toleratesCriticals: Bool = false) throws {
    let run = try ProbeProcess.run(name, toleratesCriticals: toleratesCriticals)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test("Opening, refreshing and closing are told apart, and where the closing begins")
  func stages() throws { try expectSuccess("stages") }

  @Test("An end waits as long as it or the policy says, and a new begin does not wait for it")
  func endLater() throws { try expectSuccess("end-later") }

  @Test("A refresh may begin without its work, and without leading the list to it")
  func beginQuietly() throws { try expectSuccess("begin-quietly") }

  @Test(
    "What a time-out or the user ends has its task cancelled, and a time-out is said",
    arguments: ["watchdog", "push-back"])
  func endedByOthers(_ name: String) throws { try expectSuccess(name) }

  @Test("Work is cancelled with its control and with the widget, and begun once")
  func removed() throws { try expectSuccess("removed-while-working") }

  @Test(
    "A hidden control is not there, holds no inset, and comes back as it was",
    arguments: ["hidden-header", "hidden-footer"])
  func hidden(_ name: String) throws { try expectSuccess(name) }

  @Test("A program says how its headers, footers and lists usually are")
  func defaults() throws { try expectSuccess("defaults") }

  @Test("What the controls do is said to the program and to assistive technology")
  func announcements() throws { try expectSuccess("announcements") }

  @Test(
    "F5, Control with R and a wheel refresh where they may",
    arguments: ["refresh-keys", "wheel-pull"])
  func keysAndWheel(_ name: String) throws { try expectSuccess(name) }

  @Test("A longer pull opens the page behind the header, which a push or the program closes")
  func secondFloor() throws { try expectSuccess("second-floor") }

  @Test("The finger's place chooses among actions, whose number is checked")
  func actions() throws { try expectSuccess("actions", toleratesCriticals: true) }

  @Test("A disc over the content leaves it where it is")
  func overlay() throws { try expectSuccess("overlay") }

  @Test(
    "Headings stay in view, a list may begin at its bottom, and a restored one continues",
    arguments: ["sections", "reversed", "snapshot"])
  func lists(_ name: String) throws { try expectSuccess(name) }

  @Test("What a program does to a list is in its recording, which replays to its trace")
  func recorded() throws { try expectSuccess("program-recorded") }
}
