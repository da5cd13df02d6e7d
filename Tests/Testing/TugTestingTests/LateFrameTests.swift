import CairoDrawing
import Recording
import Replay
import TestSupport
import Testing
import TugTesting

/// An animation that is late by one frame of a sixtieth of a second.
@Suite("Late frames")
struct LateFrameTests {
  private static let frame = 1.0 / 60
  /// The speed in points per second above which a frame moves the image by more than a pixel.
  private static let speed = 75.0

  /// Returns a script with a pull or a scroll to the end, a release, an end and the motion back.
  private static func text(_ name: ControlDescription.Name) -> String {
    let isSideways = name.isSideways
    var text = isSideways ? "viewport 120 110\norientation horizontal\n" : "viewport 110 120\n"
    text += "content 400\ndrag-threshold 0\nrubber-band none\nuntil 2.4\n"
    text += "\(name.isHeader ? "header" : "footer") \(name.rawValue)\n"
    func event(_ time: Double, _ word: String, _ along: Int) -> String {
      "\(time) \(word) \(isSideways ? "\(along) 50" : "50 \(along)")\n"
    }
    // A deeper pull of two-level would open its floor.
    let depth = name == .header(.twoLevel) ? 80 : 110
    let path = name.isHeader ? [0, 40, 75, depth] : [110, 70, 30, 0]
    if !name.isHeader { text += "0 set-offset 280\n" }
    text += event(0.1, "down", path[0]) + event(0.2, "move", path[1])
    text += event(0.3, "move", path[2]) + event(0.4, "move", path[3]) + event(0.5, "up", path[3])
    return text + "1.2 end-\(name.isHeader ? "refresh" : "load") failure\n"
  }

  @Test(
    "Each control's moving frames differ if one frame late",
    arguments: ControlDescription.Name.allCases)
  func control(name: ControlDescription.Name) throws {
    let script = try ScriptParser.parse(Self.text(name))
    let painter = try ScriptPicture(script, text: TextRenderer())
    var (run, late) = (try ScriptRun(script), try ScriptRun(script))
    var moving = 0
    for index in 30..<120 {
      let time = Double(index) / 60
      try run.advance(to: time)
      try late.advance(to: time + Self.frame)
      guard !run.scene.container.isDragging, abs(run.scene.container.velocity) > Self.speed,
        abs(late.scene.container.velocity) > Self.speed
      else { continue }
      moving += 1
      let pictures = try [run, late].map { try painter.canvas(of: $0).pixels() }
      let comparison = try #require(PictureComparison(pictures[0], pictures[1]))
      #expect(!comparison.isEqual, "at \(time)")
      // Over content that does not move, no text moves.
      guard script.header?.policy.placement != .overlay else { continue }
      #expect(comparison.greatestDifference > TextTolerance.standard.channel, "at \(time)")
    }
    #expect(moving >= 5, "the control moves after the release")
    let times = script.ticks.times(until: 2)
    let rows = try ScriptRun.trace(of: script, at: times).split(separator: "\n")
    let lateRows = try ScriptRun.trace(of: script, at: times.map { $0 + Self.frame })
      .split(separator: "\n")
    let differing = zip(rows, lateRows).dropFirst().count { row, lateRow in
      row.split(separator: ",").dropFirst() != lateRow.split(separator: ",").dropFirst()
    }
    // For a header over the content, a trace has only the pull.
    #expect(script.header?.policy.placement == .overlay ? differing > 0 : differing >= moving)
  }

  @Test("Each film of the repository differs if one frame late")
  func films() throws {
    let folder = try GoldenFolder(TestFile.path("resources/goldens"))
    let scripts = try folder.scripts(named: ["motion"])
    #expect(scripts.count >= 10)
    for golden in scripts {
      guard case .film(var film) = golden.subject else { continue }
      film.captions = film.times.map(ContactSheet.caption)
      let drawn = try DrawnGolden(golden)
      film.times = film.times.map { min($0 + Self.frame, golden.script.end) }
      let late = try film.canvas(of: golden.script, text: TextRenderer()).pixels()
      let comparison = try drawn.comparison(with: late)
      #expect(comparison.differingPixels > 100, "\(golden.name)")
    }
  }
}
