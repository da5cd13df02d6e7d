import Foundation
import Replay
import TestSupport
import Testing

/// Public reports about approaches, pages, signals and far jumps: a script for each and its
/// variations.
///
/// Each script begins with the words of its report.
@Suite("Complaints about motion")
struct MotionComplaintTests {
  private static let folder = TestFile.path("Tests/Scripts/ComplaintTests/Scripts/motion")
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".replay") }.sorted()

  @Test("No script shows its report", arguments: names)
  func scripts(name: String) throws {
    let script = try ExpectingScript(try TestFile.text(at: "\(Self.folder)/\(name)"))
    #expect(!script.expectations.isEmpty, "the script expects nothing")
    #expect(try script.faults() == [])
  }

  @Test("The scripts are found")
  func found() { #expect(!Self.names.isEmpty) }
}
