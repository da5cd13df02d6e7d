import GtkBridge

/// The engine's time in seconds, rounded to whole microseconds.
///
/// It is 0 at the first frame. From then on it advances with the frame clock, or slower by
/// ``pace``. It can also be held at a fixed time.
struct EngineClock {
  /// The number of steps in a second.
  ///
  /// A step, a microsecond, is the smallest unit of the engine's time in a window.
  private static let steps = 1_000_000.0

  /// The maximum error in seconds of the engine's time of day.
  ///
  /// No text of Tug shows fractions of a second.
  static let tolerance = 0.5

  /// Returns the time one step after `seconds`, exactly as it is written with six decimals.
  ///
  /// The plain sum could be slightly later, and a replay would then put the event after the frame.
  static func next(after seconds: Double) -> Double { ((seconds * steps).rounded() + 1) / steps }

  /// Returns `seconds`, rounded to whole steps.
  static func whole(_ seconds: Double) -> Double { (seconds * steps).rounded() / steps }

  /// The microsecond of the monotonic clock at which the engine's time was `origin` seconds, or
  /// `nil` before the first frame.
  private var epoch: Int64?
  private var origin = 0.0
  /// The speed of the engine's time relative to the monotonic clock, from 0 (stopped) to 1.
  private(set) var pace = 1.0
  private var eventClock = EventClock()
  private var held: Double?

  /// Whether the time is held and does not advance with real time.
  var isHeld: Bool { held != nil }

  /// Holds the time at `seconds` until it is held at another time.
  mutating func hold(at seconds: Double) { held = seconds }

  /// Starts the engine's time with 0 at `microseconds` of the monotonic clock.
  ///
  /// Returns whether it started. Does nothing if the time has already started or is held.
  mutating func start(at microseconds: Int64) -> Bool {
    guard epoch == nil, held == nil else { return false }
    epoch = microseconds
    return true
  }

  /// Returns the engine's time in seconds at `microseconds` of the monotonic clock, or 0 before the
  /// first frame.
  func seconds(at microseconds: Int64) -> Double {
    if let held { return held }
    guard let epoch else { return 0 }
    return Self.whole(origin + Double(max(microseconds - epoch, 0)) / Self.steps * pace)
  }

  /// Returns the real time in seconds from `microseconds` until the engine's time is `seconds`, or
  /// `nil` if time stands still.
  func wait(until seconds: Double, from microseconds: Int64) -> Double? {
    pace > 0 ? max(seconds - self.seconds(at: microseconds), 0) / pace : nil
  }

  // MARK: Slow motion

  /// Continues the engine's time at `pace` from `microseconds` on.
  ///
  /// The new time starts at `seconds` or later.
  mutating func resume(at pace: Double, from microseconds: Int64, noEarlierThan seconds: Double) {
    if epoch != nil {
      origin = max(self.seconds(at: microseconds), seconds)
      epoch = microseconds
    }
    self.pace = pace
  }

  /// Advances the engine's time by `seconds`, in addition to the time that passes.
  mutating func skip(_ seconds: Double) {
    if epoch != nil { origin += seconds }
  }

  /// Returns the engine's time of an event with the display server's time `milliseconds`.
  mutating func seconds(ofEvent milliseconds: UInt32, now: Int64) -> Double {
    held ?? seconds(at: eventClock.microseconds(eventTime: milliseconds, now: now))
  }
}
