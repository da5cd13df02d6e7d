import GtkBridge

/// The engine's time: 0 at the first frame's time, then the frame clock's own or a share of it, in whole
/// microseconds; or a time at which it is held.
struct EngineClock {
  /// The whole microseconds of a second, the smallest step of the engine's time in a window.
  private static let steps = 1_000_000.0

  /// Seconds by which an engine's time of day may be wrong; chosen here: no words show them.
  static let tolerance = 0.5

  /// The time one smallest step after `seconds`, as it is written with six decimals.
  ///
  /// The plain sum could be slightly later, and a replay would have the event after the frame.
  static func next(after seconds: Double) -> Double { ((seconds * steps).rounded() + 1) / steps }

  /// `seconds` in whole steps.
  static func whole(_ seconds: Double) -> Double { (seconds * steps).rounded() / steps }

  /// The microsecond of the monotonic clock at which the engine's time was `origin` seconds.
  private var epoch: Int64?
  private var origin = 0.0
  /// The engine's seconds in a second of the monotonic clock: from 0, where time stands still, to 1.
  private(set) var pace = 1.0
  private var eventClock = EventClock()
  private var held: Double?

  /// True where real time has no effect.
  var isHeld: Bool { held != nil }

  /// Holds it at `seconds`, whatever the time is, until it is held at another.
  mutating func hold(at seconds: Double) { held = seconds }

  /// Makes `microseconds` of the monotonic clock time 0, at the first call only; true where it did.
  ///
  /// A held time does not begin.
  mutating func start(at microseconds: Int64) -> Bool {
    guard epoch == nil, held == nil else { return false }
    epoch = microseconds
    return true
  }

  /// The engine's time in seconds; 0 before the first frame.
  func seconds(at microseconds: Int64) -> Double {
    if let held { return held }
    guard let epoch else { return 0 }
    return Self.whole(origin + Double(max(microseconds - epoch, 0)) / Self.steps * pace)
  }

  /// The seconds of the monotonic clock from `microseconds` until the engine's time is `seconds`; nil
  /// where it never is, as time stands still.
  func wait(until seconds: Double, from microseconds: Int64) -> Double? {
    pace > 0 ? max(seconds - self.seconds(at: microseconds), 0) / pace : nil
  }

  // MARK: Slow motion

  /// Lets the engine's time go on at `pace` from `microseconds` on, when it is `seconds` or later.
  mutating func go(at pace: Double, from microseconds: Int64, noEarlierThan seconds: Double) {
    if epoch != nil {
      origin = max(self.seconds(at: microseconds), seconds)
      epoch = microseconds
    }
    self.pace = pace
  }

  /// Moves the engine's time on by `seconds`, besides the time that passes.
  mutating func skip(_ seconds: Double) {
    if epoch != nil { origin += seconds }
  }

  /// The engine's time of an event with the server's time `milliseconds`.
  mutating func seconds(ofEvent milliseconds: UInt32, now: Int64) -> Double {
    held ?? seconds(at: eventClock.microseconds(eventTime: milliseconds, now: now))
  }
}
