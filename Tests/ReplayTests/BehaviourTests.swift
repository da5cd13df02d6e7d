import TestSupport
import Testing

/// What a policy's fields and a list's options do beyond the documented systems, as scripts: each
/// begins with what it shows.
@Suite("Behaviours of controls")
struct BehaviourTests {
  private static let names = ExpectingScript.names(in: "behaviours")

  @Test("Each does what it says, at any rate of ticks", arguments: names)
  func scripts(name: String) throws {
    let path = TestFile.path("Tests/ReplayTests/Scripts/behaviours/\(name).script")
    let script = try ExpectingScript(try TestFile.text(at: path))
    #expect(!script.expectations.isEmpty, "it expects nothing")
    #expect(try script.faults() == [])
  }
}
