import TestSupport
import Testing

/// The documented systems' own examples, as scripts: what happens at which distance, and whether
/// the limit is `<` or `≤`.
@Suite("The documented systems' vectors")
struct SystemVectorTests {
  private static let names = ExpectingScript.names(in: "systems")

  @Test("Each system meets its document's expectations", arguments: names)
  func vectors(name: String) throws {
    let path = TestFile.path("Tests/Scripts/ReplayTests/Scripts/systems/\(name).script")
    let script = try ExpectingScript(try TestFile.text(at: path))
    #expect(!script.expectations.isEmpty, "the script expects nothing")
    #expect(try script.faults() == [])
  }

  @Test("Every documented header and footer has its own scripts")
  func allSystems() {
    for system in [
      "mj-header", "mj-back", "mj-auto", "mj-trailer", "ego", "fg", "zc-header", "zc-footer",
      "cj-header", "cj-footer", "cb-header", "cb-footer", "sv-header", "sv-infinite", "sv-pull",
      "native",
    ] {
      #expect(Self.names.contains { $0.hasPrefix(system) }, "\(system)")
    }
  }

  @Test("An invalid expectation is refused")
  func badLines() {
    for line in ["#= 0.2", "#= x offset=1", "#= 0.2 offset", "#= load-more some", "#= 2..1 a=1"] {
      #expect(throws: ExpectingScript.Fault.self) { try ExpectingScript(line) }
    }
  }

  @Test(
    "An expectation that fails is reported",
    arguments: [
      "#= 0.2 offset=-10.00001", "#= 0.2 phase=idle", "#= 0.1..0.2 offset=-10",
      "#= will-begin-dragging at 0.2", "#= will-begin-dragging never", "#= events refresh",
    ])
  func failures(line: String) throws {
    let script = """
      rubber-band none
      drag-threshold 0
      until 0.3
      0.15 pan 0 10

      """
    #expect(try !ExpectingScript(script + line).faults().isEmpty)
    let sound = "#= 0.2 offset=-10 phase=dragging\n#= will-begin-dragging at 0.15"
    #expect(try ExpectingScript(script + sound).faults() == [])
  }
}
