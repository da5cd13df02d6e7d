import TestSupport
import Testing

/// The behaviours of policies and lists beyond the documented systems, as scripts.
///
/// Each script begins with the sentence that it demonstrates.
@Suite("Behaviours of controls")
struct BehaviourTests {
  private static let names = ExpectingScript.names(in: "behaviours")

  @Test("Each behaviour's script meets its expectations", arguments: names)
  func scripts(name: String) throws {
    let path = TestFile.path("Tests/Scripts/ReplayTests/Scripts/behaviours/\(name).script")
    let script = try ExpectingScript(try TestFile.text(at: path))
    #expect(!script.expectations.isEmpty, "the script expects nothing")
    #expect(try script.faults() == [])
  }
}
