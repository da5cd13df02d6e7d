import Recording
import Replay
import SceneModel
import TestSupport
import Testing

/// The problems that the documents' authors left unsolved, and later complaints of users, as
/// scripts.
///
/// Each script begins with the words of its problem.
@Suite("The authors' open problems")
struct OpenProblemTests {
  private static let names = ExpectingScript.names(in: "open-problems")

  private static func text(_ name: String) throws -> String {
    try TestFile.text(
      at: TestFile.path("Tests/Scripts/ReplayTests/Scripts/open-problems/\(name).script"))
  }

  @Test("No script shows its problem", arguments: names)
  func scripts(name: String) throws {
    let script = try ExpectingScript(try Self.text(name))
    #expect(!script.expectations.isEmpty, "the script expects nothing")
    #expect(try script.faults() == [])
  }

  @Test("Each open problem that a script can show has scripts")
  func allProblems() {
    for problem in ["b-", "c-", "e-", "f-", "g-", "i-", "hold-", "reach-"] {
      #expect(Self.names.contains { $0.hasPrefix(problem) }, "\(problem)")
    }
  }

  @Test("Lists in one process do not affect each other")
  func twoLists() throws {
    let scripts = try ["e-inset-64-mj", "e-inset-0-zc", "e-inset-47-5-cb", "e-footer-inset"].map {
      try ScriptParser.parse(try Self.text($0))
    }
    let times = TickSchedule.rate(60).times(until: 5)
    let alone = try scripts.map { try ScriptRun.trace(of: $0, at: times) }
    var runs = try scripts.map { try ScriptRun($0) }
    var together = scripts.map { _ in TraceRow.header + "\n" }
    for time in times {
      for index in runs.indices {
        try runs[index].advance(to: time)
        let effects = runs[index].takeEffects()
        together[index] += TraceRow(of: runs[index].scene, at: time, effects: effects).line + "\n"
      }
    }
    #expect(together == alone)
    #expect(Set(alone).count == scripts.count)
  }
}
