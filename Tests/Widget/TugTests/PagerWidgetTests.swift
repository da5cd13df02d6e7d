import Testing

/// Lists whose rows come page by page, each case in a process of its own.
@Suite(.waitsForPrograms) struct PagerWidgetTests {
  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "Controls load pages; only the user retries a failed one",
    arguments: ["pager-pages", "pager-fails"])
  func pages(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A page that arrives after cancellation is dropped",
    arguments: ["pager-gives-up", "pager-after-destroy"])
  func late(_ name: String) throws { try expectSuccess(name) }

  @Test("Destroying the list cancels the program's refresh")
  func taskAfterDestroy() throws { try expectSuccess("pager-task-after-destroy") }

  @Test("A pager replaces a header's actions")
  func overActions() throws { try expectSuccess("pager-over-actions") }

  @Test(
    "A pager in C ends each request and loads again",
    arguments: ["c-pager-refreshes-by-itself", "c-pager-lets-go"])
  func listOfPagerInC(_ name: String) throws { try expectSuccess(name) }

  @Test("Rows changed by the program keep their places")
  func rowsOfTheProgram() throws { try expectSuccess("pager-rows-of-program") }

  @Test("An unchanged item keeps its row in a refresh")
  func sameRows() throws { try expectSuccess("pager-same-rows") }

  @Test("Large pages are matched in the background")
  func largePages() throws { try expectSuccess("pager-large-pages") }

  @Test("A source without a list yields a sequence of pages")
  func sequence() throws { try expectSuccess("pager-sequence") }

  @Test("A program in C loads pages with callbacks")
  func programInC() throws {
    let run = try ProbeProcess.run("pager-in-c", [], toleratesCriticals: true)
    #expect(run.ending == .exited(0), "\(run.output)")
  }
}
