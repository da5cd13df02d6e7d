import CairoDrawing
import Replay
import TestSupport
import Testing
import TugTesting

/// Removes each event of a script in turn.
@Suite("Missing events")
struct DroppedEventTests {
  private static func lines(_ name: String) throws -> [String] {
    try TestFile.text(at: TestFile.path("resources/goldens/\(name).replay"))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isEvent(_ line: String) -> Bool {
    line.split(separator: " ").first.flatMap { Double($0) } != nil
  }

  private static let names: [String] = {
    let folder = try? GoldenFolder(TestFile.path("resources/goldens"))
    return folder?.scripts.map(\.name).filter { !$0.hasPrefix("plots/") } ?? []
  }()

  @Test("A missing event changes trace or image, or is refused", arguments: names)
  func dropped(name: String) throws {
    let lines = try Self.lines(name)
    let whole = try GoldenScript(name: name, utf8: Array(lines.joined(separator: "\n").utf8))
    let times = whole.script.ticks.times(until: whole.script.end)
    let trace = try ScriptRun.trace(of: whole.script, at: times)
    var picture: Pixels?
    for (index, line) in lines.enumerated() where Self.isEvent(line) {
      var rest = lines
      rest[index] = ""
      let isNoticed = try isNoticed(rest.joined(separator: "\n"), name, trace, times) {
        picture = try picture ?? whole.canvas(text: TextRenderer()).pixels()
        return try picture != $0.canvas(text: TextRenderer()).pixels()
      }
      #expect(isNoticed, "without \(line)")
    }
  }

  /// Returns whether a script without one of its events is refused, has a different trace, or has a
  /// different image by `isOther`.
  private func isNoticed(
    _ text: String, _ name: String, _ trace: String, _ times: [Double],
    isOther: (GoldenScript) throws -> Bool
  ) throws -> Bool {
    do {
      let part = try GoldenScript(name: name, utf8: Array(text.utf8))
      return try ScriptRun.trace(of: part.script, at: times) != trace || isOther(part)
    } catch is ScriptError {
      // For example, a `move` without its `down` is a fault of the script.
      return true
    }
  }

  @Test("The repository has golden scripts with events")
  func scripts() throws {
    #expect(Self.names.count > 60)
    #expect(try Self.names.reduce(0) { try $0 + Self.lines($1).count(where: Self.isEvent) } > 200)
  }
}
