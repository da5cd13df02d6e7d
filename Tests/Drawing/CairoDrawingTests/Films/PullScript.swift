import RefreshModel
import Replay

/// Scripts in which a finger pulls a control, for films.
struct PullScript {
  /// The time in seconds between two frames, and between two samples of the finger.
  static let frame = 1.0 / 60

  /// An event sequence.
  enum Story: Equatable {
    /// A pull, a release, and work with this result.
    case success, failure
    /// A pull, a release, and work that is cancelled this number of seconds after the release.
    case cancelled(after: Double)
    /// A pull that goes back before the release.
    case disarmed
    /// A pull, a release, and work that takes this number of seconds.
    case work(Double)
    /// A drag that pushes the control out of view and back during the work.
    case pushedBack
    /// Work that the program begins.
    case begun

    static let usual: [Story] = [.success, .failure, .disarmed, .cancelled(after: 0.1)]
    static let all =
      usual + [.cancelled(after: 0.9), .work(0), .work(0.02), .work(0.1), .pushedBack, .begun]
  }

  let side: ControlSide
  let name: String
  let story: Story
  /// A line that sets scale or theme, or an empty one.
  var looks = ""

  /// Whether the control is Tug's own, and not one of a documented system.
  private var isOwn: Bool {
    ["native", "ring", "material", "wave", "story", "actions", "two-level", "bounce-dots"]
      .contains(name)
  }

  /// The settings of the controls that Tug adds in programs.
  private var settings: String {
    !isOwn ? "" : side == .header ? " minimum-duration=1 failure-dwell=1" : " failure-dwell=1"
  }

  /// The viewport's length in points.
  private static let length = 480.0
  private static let contentLength = 1_200.0
  private static let x = 160

  /// Returns the text of the script.
  func text() throws -> String {
    let control = "\(side == .header ? "header" : "footer") \(name)\(settings)"
    var lines = [
      "viewport 320 480", "content 1200", "show-scroll-indicator off", "rubber-band none",
      "drag-threshold 0", "clock 1700000000", control, looks,
    ]
    let (begin, stop) =
      side == .header ? ("begin-refresh", "end-refresh") : ("begin-load", "end-load")
    var finger = Finger(side: side)
    let reach = try self.reach(of: control)
    if story != .begun { finger.pull(to: 1.2 * reach) }
    switch story {
    case .success, .failure:
      finger.lift(after: pause)
      finger.time += 0.9
      finger.lines.append("\(finger.time) \(stop) \(story)")
    case .cancelled(let delay):
      finger.lift(after: pause)
      finger.time += delay
      finger.lines.append("\(finger.time) \(stop) cancelled")
    case .disarmed:
      finger.pull(to: 0.3 * reach)
      finger.lift(after: pause)
    case .work(let duration):
      finger.lift(after: pause)
      finger.time += duration
      finger.lines.append("\(finger.time) \(stop)")
    case .pushedBack:
      finger.lift(after: pause)
      finger.time += 0.9
      finger.pull(to: -1.5 * reach)
      finger.pull(to: 0)
      finger.lift(after: pause)
      finger.time += 0.5
      finger.lines.append("\(finger.time) \(stop)")
    case .begun:
      finger.lines = ["0.2 \(begin)", "1.5 \(stop)"]
      finger.time = 1.5
    }
    // A failure is shown, and quick work lasts a second.
    lines.append("until \(finger.time + (isOwn ? 2.4 : 1.2))")
    if side == .footer { lines.append("0 set-offset \(Self.contentLength - Self.length)") }
    return (lines + finger.lines).joined(separator: "\n") + "\n"
  }

  /// The seconds for which a finger rests before it is lifted: long enough for a control that must be
  /// held.
  private var pause: Double { name == "ring" ? 0.7 : 0.2 }

  /// Returns how far a finger must move to arm the control, in points.
  private func reach(of control: String) throws -> Double {
    let script = try ScriptParser.parse("\(control)\nuntil 1\n")
    guard let policy = (side == .header ? script.header : script.footer)?.policy else { return 60 }
    return min(max(policy.triggerDistance, 40) / policy.dragRate, 250)
  }

  /// A finger whose velocity changes smoothly.
  private struct Finger {
    let side: ControlSide
    var lines: [String] = []
    var time = 0.2
    private var place: Double
    private let start: Double
    private var isDown = false

    init(side: ControlSide) {
      self.side = side
      start = side == .header ? 90 : 390
      place = start
    }

    private func line(_ word: String) -> String { "\(time) \(word) \(PullScript.x) \(place)" }

    /// Moves the finger so that it has pulled the control by `distance` points.
    mutating func pull(to distance: Double) {
      if !isDown {
        place = start
        lines.append(line("down"))
        isDown = true
      }
      let (from, to) = (place, side == .header ? start + distance : start - distance)
      let steps = 36
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        time += PullScript.frame
        place = from + (to - from) * part * part * (3 - 2 * part)
        lines.append(line("move"))
      }
    }

    /// Lifts the finger after `pause` seconds.
    mutating func lift(after pause: Double) {
      time += pause
      lines.append(line("up"))
      isDown = false
    }
  }
}
