import Glibc
import RefreshModel
import Replay
import SceneModel
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// Flicks each documented control into a refresh.
///
/// Document 4 left this problem open: "When contentInset is set, the ScrollView, which is bouncing
/// back, jitters; the faster the finger flicks, the stronger". The scripts release a list at many
/// pulls, at up to 8,000 points per second, and end the refreshes that begin.
@Suite("Flicks into a refresh")
struct FlickTests {
  /// The velocities of the release in points per second.
  ///
  /// Positive velocities move back into the range.
  private static let speeds: [Double] = [
    -8000, -4000, -1500, -300, 0, 120, 300, 600, 1500, 4000, 8000,
  ]
  /// The pulls at the release, as fractions of the trigger distance.
  private static let pulls = [0.02, 0.5, 0.95, 1, 1.01, 1.2, 1.6, 2.4]
  private static let ticks = ["fps 60", "fps 144", "ticks irregular 11"]
  private static let release = 0.03
  private static let end = 0.55
  private static let content = 400 * 44.0
  private static let viewport = 640.0

  private static let controls =
    ["fg opening-duration=0", "fg opening-duration=0 moves-offset=on"].map { "header \($0)" }
    + HeaderName.allCases.filter(isFlicked).map { "header \($0.rawValue)" }
    + FooterName.allCases.map { "footer \($0.rawValue)" }

  /// Returns whether a flick fires the header and moves the list, which excludes holds, overlays
  /// and second floors.
  private static func isFlicked(_ name: HeaderName) -> Bool {
    let policy = name.policy
    return policy.trigger == .release && policy.placement == .above && policy.secondFloor == nil
  }

  /// Returns the script of a list with `control`, released `pull` points beyond its rest at
  /// `speed`.
  private func script(_ control: String, pull: Double, speed: Double, ticks: String) -> String {
    let isHeader = control.hasPrefix("header")
    let isSideways = control.hasSuffix("mj-trailer")
    let band = RubberBand(dimension: Self.viewport)
    // The travel of the finger, in the direction in which it pulls.
    let way = band.pull(forDisplacement: pull)
    let step = -speed / band.slope(atPull: way) * 0.01
    func pan(_ time: Double, _ travel: Double) -> String {
      let signed = isHeader ? travel : -travel
      return "\(time) pan " + (isSideways ? "\(signed) 0" : "0 \(signed)")
    }
    let isAlwaysShown = control.contains("mj-auto") || control == "footer native"
    let resting = isAlwaysShown ? 44.0 : 0
    let rest = Self.content - Self.viewport + (control.hasSuffix("footer sv") ? 60 : resting)
    return """
      viewport 640 640
      rows 400 44
      orientation \(isSideways ? "horizontal" : "vertical")
      \(control)
      \(ticks)
      until 2.5
      0 set-offset \(isHeader ? 0 : rest)
      \(pan(0, way - 3 * step))
      \(pan(0.01, step))
      \(pan(0.02, step))
      \(pan(0.03, step))
      0.03 pan-end
      \(Self.end) \(isHeader ? "end-refresh" : "end-load")
      """
  }

  /// Returns a speed that the list does not exceed from now on, by the rule for the segment that
  /// begins now.
  ///
  /// Source: architecture, rule 3.
  private func speedLimit(_ scene: Scene, isHeader: Bool, duration: Double?) -> Double {
    let container = scene.container
    let rest = isHeader ? container.minimumOffset : container.maximumOffset
    let distance = abs(container.contentOffset - rest)
    let speed = abs(container.velocity)
    switch container.phase {
    case .animating: return speed + 1.5 * distance / (duration ?? .infinity)
    case .bouncing: return speed + Spring.defaultFrequency * distance / M_E
    default: return speed
    }
  }

  /// The observations of a flight's ticks.
  private struct Flight {
    var fired = false
    /// The number of turns before the refresh ended.
    ///
    /// See also `closingTurns`, after it.
    var turns = 0
    var closingTurns = 0
    private var isEnded = false
    private var direction = 0.0

    mutating func end() {
      isEnded = true
      direction = 0
    }

    mutating func note(_ move: Double) {
      guard abs(move) > 1e-6 else { return }
      let new = move < 0 ? -1.0 : 1
      if new == -direction {
        if isEnded { closingTurns += 1 } else { turns += 1 }
      }
      direction = new
    }
  }

  private func fly(_ script: Script, _ isHeader: Bool, _ speed: Double, _ case: Comment) throws
    -> Flight
  {
    var flight = Flight()
    var run = try ScriptRun(script)
    try run.advance(to: Self.release)
    let sign = isHeader ? 1.0 : -1
    let control = isHeader ? run.scene.header : run.scene.footer
    let policy = try #require(control?.policy)
    flight.fired = control?.state == .refreshing
    if run.scene.container.phase != .idle {
      // The release keeps position and velocity, no matter what it opens.
      let found = run.scene.container.velocity * sign
      #expect(abs(found - speed) <= 1e-6 * max(abs(speed), 1) + 1e-6, `case`)
    }
    var limit = speedLimit(run.scene, isHeader: isHeader, duration: policy.openingDuration)
    var before = (time: Self.release, offset: run.scene.container.contentOffset)
    var times = script.ticks.times(until: script.end).filter { $0 > Self.release }
    times.append(Self.end)
    for time in times.sorted() {
      try run.advance(to: time)
      let offset = run.scene.container.contentOffset
      let move = offset - before.offset
      #expect(abs(move) <= limit * (time - before.time) + 0.05, "at \(time): \(`case`)")
      flight.note(move)
      before = (time, offset)
      if time == Self.end {
        flight.end()
        limit = speedLimit(run.scene, isHeader: isHeader, duration: policy.closingDuration)
      }
    }
    #expect(run.scene.container.overscrolledEdge == nil, `case`)
    return flight
  }

  @Test(
    "A flicked list stays within its speed limit and turns once",
    arguments: controls)
  func flicks(control: String) throws {
    let isHeader = control.hasPrefix("header")
    let words = "\(control)\nuntil 1"
    let isSideways = control.hasSuffix("mj-trailer")
    let probe = try ScriptParser.parse(isSideways ? "orientation horizontal\n\(words)" : words)
    let policy = try #require((isHeader ? probe.header : probe.footer)?.policy)
    var fired = 0
    var turned = 0
    for fraction in Self.pulls {
      for speed in Self.speeds {
        for ticks in Self.ticks {
          let text = script(
            control, pull: fraction * policy.triggerDistance, speed: speed, ticks: ticks)
          let name: Comment = "\(control), \(fraction) of the trigger at \(speed), \(ticks)"
          let flight = try fly(try ScriptParser.parse(text), isHeader, speed, name)
          #expect(flight.turns <= 1 && flight.closingTurns <= 1, name)
          if flight.fired { fired += 1 }
          turned += flight.turns
        }
      }
    }
    #expect(fired > 60, "\(control) fired \(fired) times")
    #expect(turned > 50, "\(control) turned \(turned) times")
  }
}
