import Testing

/// The life of a refresh in real widgets, and the place of its control, each case in a process of its
/// own.
@Suite(.waitsForPrograms) struct ControlLifeWidgetTests {
  private func expectSuccess(_ name: String, toleratesCriticals: Bool = false) throws {
    let run = try ProbeProcess.run(name, toleratesCriticals: toleratesCriticals)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test("Stages tell opening, refreshing and closing apart")
  func stages() throws { try expectSuccess("stages") }

  @Test("A delayed end waits unless a new begin ends it")
  func endLater() throws { try expectSuccess("end-later") }

  @Test("A refresh can begin without its handler or without scrolling")
  func beginQuietly() throws { try expectSuccess("begin-quietly") }

  @Test(
    "A timeout and a push back cancel the task",
    arguments: ["watchdog", "push-back"])
  func endedByOthers(_ name: String) throws { try expectSuccess(name) }

  @Test("Removing a control or the widget cancels its work")
  func removed() throws { try expectSuccess("removed-while-working") }

  @Test(
    "A hidden control keeps no inset, and reappears unchanged",
    arguments: ["hidden-header", "hidden-footer"])
  func hidden(_ name: String) throws { try expectSuccess(name) }

  @Test("The program's defaults apply to headers, footers and lists")
  func defaults() throws { try expectSuccess("defaults") }

  @Test("The program and assistive technology receive announcements")
  func announcements() throws { try expectSuccess("announcements") }

  @Test(
    "F5, Control+R and the wheel refresh if enabled",
    arguments: ["refresh-keys", "wheel-pull"])
  func keysAndWheel(_ name: String) throws { try expectSuccess(name) }

  @Test("A longer pull opens the page behind the header")
  func secondFloor() throws { try expectSuccess("second-floor") }

  @Test("The finger's position selects an action; invalid counts are refused")
  func actions() throws { try expectSuccess("actions", toleratesCriticals: true) }

  @Test("A header over the content does not move it")
  func overlay() throws { try expectSuccess("overlay") }

  @Test(
    "Headings stick, reversed lists start below, restored lists continue",
    arguments: ["sections", "reversed", "snapshot"])
  func lists(_ name: String) throws { try expectSuccess(name) }

  @Test("A recording of program calls replays to the same trace")
  func recorded() throws { try expectSuccess("program-recorded") }
}
