import CairoDrawing
import TestSupport
import Testing

/// Features of a pull's progress, which styles draw.
@Suite struct ProgressFeatureTests {
  @Test("pull-share: the pull is a fraction of the trigger distance, also past 1")
  func pullShare() throws {
    let faults = try FeatureScript.faults(
      """
      header mj
      rubber-band none
      #= 0 header_pull=0
      0.1 pan 0 27
      #= 0.1 header_pull=0.5
      0.2 pan 0 54
      #= 0.2 header_pull=1.5
      """)
    #expect(faults == [])
  }

  @Test("opacity-follows-pull: a header's opacity can follow its pull")
  func opacityFollowsPull() throws {
    func darkest(follows: String, pull: Int) throws -> Int {
      let script = try FeatureScript(
        """
        viewport 320 300
        header mj opacity-follows-pull=\(follows)
        rubber-band none
        0.1 pan 0 \(pull)
        """)
      let bytes = try script.picture(at: 0.1).band(0, pull).bytes
      return bytes.reduce(255) { min($0, Int($1)) }
    }
    #expect(try darkest(follows: "on", pull: 27) > darkest(follows: "off", pull: 27) + 40)
    #expect(try darkest(follows: "on", pull: 54) == darkest(follows: "off", pull: 54))
    // Each pixel has the pull's fraction of its opacity.
    func header(_ follows: String, pull: Int) throws -> Pixels {
      try FeatureScript(
        """
        viewport 320 300
        header mj opacity-follows-pull=\(follows)
        rubber-band none
        0.1 pan 0 \(pull)
        """
      ).picture(at: 0.1).band(0, pull)
    }
    for (pull, fraction) in [(27, 0.5), (40, 40.0 / 54)] {
      let (whole, faint) = (try header("off", pull: pull), try header("on", pull: pull))
      let errors = zip(whole.bytes, faint.bytes).map { whole, faint in
        abs(255 - (255 - Double(whole)) * fraction - Double(faint))
      }
      #expect(errors.max().map { $0 <= 3 } == true, "\(pull) points")
    }
  }

  @Test("image-sequence: a longer pull shows a later image of a sequence")
  func imageSequence() throws {
    let script = try FeatureScript(
      """
      viewport 320 300
      header mj-images show-title=off show-last-updated=off
      rubber-band none
      0.1 pan 0 10
      0.2 pan 0 10
      0.3 pan 0 10
      0.4 pan 0 20
      """)
    // The lowest part of the header is visible in both images.
    let first = try script.picture(at: 0.3).band(0, 30)
    let second = try script.picture(at: 0.4).band(20, 50)
    #expect(first.ink != nil && second.ink != nil)
    #expect(first != second)
  }

  @Test("finger-position: the finger's position across the list is reported during a drag")
  func fingerPosition() throws {
    let script = try FeatureScript(
      """
      viewport 320 400
      header wave
      rubber-band none
      drag-threshold 0
      0.1 down 80 100
      0.2 move 80 150
      0.3 move 240 150
      0.5 up 240 150
      """)
    let positions = try [0, 0.2, 0.3, 0.6].map { try script.run(to: $0).scene.fingerPosition }
    #expect(positions == [nil, 0.25, 0.75, nil])
    let (left, right) = (try script.picture(at: 0.2), try script.picture(at: 0.3))
    let isMirrored = left.band(40, 50).differenceFromMirrorImage(of: right.band(40, 50)).map {
      $0 < 60
    }
    #expect(left != right, "the wave follows the finger")
    #expect(isMirrored == true)
  }
}
