import Testing

/// Lists whose rows come page by page, each case in a process of its own.
@Suite(.waitsForPrograms) struct PagerWidgetTests {
  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "Header and footer go through the pages of a source, and the user alone asks one that fails again",
    arguments: ["pager-pages", "pager-fails"])
  func pages(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "What a source answers after it was given up, or after its list is gone, is dropped",
    arguments: ["pager-gives-up", "pager-after-destroy"])
  func late(_ name: String) throws { try expectSuccess(name) }

  @Test("A refresh of the program's own is dropped with the list, and asks nobody after that")
  func taskAfterDestroy() throws { try expectSuccess("pager-task-after-destroy") }

  @Test("A pager does the work of a header that had actions, as a handler set later does")
  func overActions() throws { try expectSuccess("pager-over-actions") }

  @Test(
    "A pager in C closes what its list has asked for, however that ends, and loads again after a refresh",
    arguments: ["c-pager-refreshes-by-itself", "c-pager-lets-go"])
  func listOfPagerInC(_ name: String) throws { try expectSuccess(name) }

  @Test("Rows that the program changes itself keep their places among the pages")
  func rowsOfTheProgram() throws { try expectSuccess("pager-rows-of-program") }

  @Test("A refresh that brings an item as it was leaves its row alone")
  func sameRows() throws { try expectSuccess("pager-same-rows") }

  @Test("Pages of thousands are matched by the rows as they are, and dropped once given up")
  func largePages() throws { try expectSuccess("pager-large-pages") }

  @Test("A source without a list is a sequence of pages")
  func sequence() throws { try expectSuccess("pager-sequence") }

  @Test("A program in C has the same by callbacks")
  func programInC() throws {
    let run = try ProbeProcess.run("pager-in-c", [], toleratesCriticals: true)
    #expect(run.ending == .exited(0), "\(run.output)")
  }
}
