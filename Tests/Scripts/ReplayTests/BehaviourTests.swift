import TestSupport
import Testing

/// The behaviours of policies and lists beyond the documented systems, as scripts.
///
/// Each begins with the sentence that it shows.
@Suite("Behaviours of controls")
struct BehaviourTests {
  private static let names = ExpectingScript.names(in: "behaviours")

  @Test("Each does what it says, at any rate of ticks", arguments: names)
  func scripts(name: String) throws {
    let path = TestFile.path("Tests/Scripts/ReplayTests/Scripts/behaviours/\(name).script")
    let script = try ExpectingScript(try TestFile.text(at: path))
    #expect(!script.expectations.isEmpty, "it expects nothing")
    #expect(try script.faults() == [])
  }
}
