import CGtk
import GtkBridge

/// The engine that a ``FrameDriver`` advances, and its followers.
@MainActor protocol FrameDriven: AnyObject {
  /// The engine's time in seconds.
  var time: Double { get }
  /// True where something moves that is to be seen in each frame.
  var needsFrames: Bool { get }
  /// The time at which something begins to change by itself; nil for none.
  var nextWake: Double? { get }
  /// The next deadline, seen or not; nil for none.
  var nextDeadline: Double? { get }
  /// True once the widget has been shown.
  var wasShown: Bool { get }
  /// True where the visible content depends on the time of day.
  var showsTimeOfDay: Bool { get }

  /// Called when the engine's time begins.
  func timeBegan()
  /// Advances the engine to `time`, and does nothing else; `wallClock` is the wall clock at time 0
  /// in seconds since 1970 UTC, nil where it is unchanged.
  func moveOn(to time: Double, wallClock: Double?)
  /// Called after the engine was advanced, to report its effects.
  func movedOn(_ step: FrameStep)
}

/// The reason why an engine is advanced.
enum FrameStep {
  /// For a frame, which is drawn.
  case frame
  /// For a frame in which time stands still: changes are measured and drawn.
  case heldFrame
  /// By a script, which sets the time.
  case script
  /// For a deadline where no frame comes.
  case deadline
}

/// The one object that decides when the engine behind a widget is advanced: in frames where it is
/// seen, by timers where it is not.
@MainActor package final class FrameDriver {
  /// The milliseconds for which a due frame is waited for.
  private static let frameDelay: UInt32 = 100
  /// The milliseconds between two checks of the deadlines of a hidden widget.
  private static let hiddenInterval: UInt32 = 200
  private static let secondsPerDay = 86_400.0

  /// The seconds after which a visible time of day is drawn again.
  package static var clockInterval = 60.0

  private let widget: UnsafeMutablePointer<GtkWidget>
  private weak var driven: (any FrameDriven)?
  private var clock = EngineClock()
  /// The engine's time at the last frame; an event that comes late comes after it.
  private var frameTime: Double?
  private var wantsFrame = false
  /// The time of the last frame that was handled, by the frame clock in microseconds.
  private var tickTime: Int64?
  private var tick: FrameTick?
  /// What is called in each frame after all ticks, while frames are wanted.
  private var layout: FrameLayout?
  /// The timer that advances the engine of a hidden widget while something is due.
  private let hiddenTimer = LoopTimer()
  /// The timer that advances the engine of a mapped widget that gets no frames.
  private let deadlineTimer = LoopTimer()
  /// The deadline of that timer, in the engine's time.
  private var awaitedDeadline = Double.infinity
  /// The timer that asks for the frame in which something begins to change by itself.
  private let wakeTimer = LoopTimer()

  /// A driver of `driven`, which owns it, by the frames of `widget`.
  init(_ driven: any FrameDriven, widget: UnsafeMutablePointer<GtkWidget>) {
    self.driven = driven
    self.widget = widget
    tick = FrameTick(widget: widget) { [weak self] in self?.frame(at: $0) ?? false }
  }

  /// Stops everything, as the widget is destroyed.
  func stop() {
    driven = nil
    stopFrames()
    tick = nil
    hiddenTimer.stop()
    deadlineTimer.stop()
    wakeTimer.stop()
  }

  /// True while frames are asked for.
  var isTicking: Bool { tick?.isRunning ?? false }

  /// The frame that is being made was asked for here.
  var isOwnFrame: Bool {
    guard !wantsFrame else { return true }
    guard let clock = gtk_widget_get_frame_clock(widget) else { return false }
    return tickTime == Int64(gdk_frame_clock_get_frame_time(clock))
  }

  // MARK: Time

  /// Holds the engine's time at `seconds`, whatever the time is, until it is held at another.
  func hold(at seconds: Double) { clock.hold(at: seconds) }

  /// The engine's seconds in a second of the frame clock: from 0, where time stands still, to 1.
  ///
  /// Anything else changes nothing. Events still have their effect where time stands still.
  var pace: Double {
    get { clock.pace }
    set {
      guard let driven, (0...1).contains(newValue), newValue != clock.pace else { return }
      clock.go(at: newValue, from: MonotonicClock.now, noEarlierThan: driven.time)
      deadlineTimer.stop()
      requestFrame()
    }
  }

  /// Moves the engine's time on by `seconds`, above 0 and finite, in the next frame.
  func step(by seconds: Double) {
    guard seconds > 0, seconds.isFinite else { return }
    clock.skip(EngineClock.whole(seconds))
    requestFrame()
  }

  /// The engine's time at `microseconds` of the monotonic clock; never before what it has been told of.
  func time(at microseconds: Int64) -> Double {
    max(clock.seconds(at: microseconds), driven?.time ?? 0)
  }

  /// Advances the engine to `seconds`, for a script.
  func playOn(to seconds: Double) {
    guard let driven else { return }
    clock.hold(at: seconds)
    driven.moveOn(to: seconds, wallClock: nil)
    driven.movedOn(.script)
  }

  /// The time of an event in the engine, and the time at which the hand caused it.
  ///
  /// An event happens after the last frame, and not before events that have happened already.
  /// `milliseconds` is the display server's time of the event; nil for now.
  func moment(ofEvent milliseconds: UInt32?) -> (time: Double, own: Double) {
    let now = MonotonicClock.now
    let own =
      milliseconds.map { clock.seconds(ofEvent: $0, now: now) } ?? clock.seconds(at: now)
    return (max(own, earliestMoment), own)
  }

  /// The earliest time in the engine that an event may have: it happens after those before it.
  var earliestMoment: Double {
    // In a replay a frame comes after the events of its time, so no later event may get the frame's
    // time.
    max(driven?.time ?? 0, frameTime.map(EngineClock.next) ?? 0)
  }

  /// Lets the engine's time begin, with a widget's first frame or where no frame will come.
  private func startClock(at microseconds: Int64) {
    if clock.start(at: microseconds) { driven?.timeBegan() }
  }

  // MARK: Frames

  /// Asks for one more frame, in which the engine is advanced and drawn.
  func requestFrame() {
    guard driven != nil else { return }
    wantsFrame = true
    if gtk_widget_get_mapped(widget).isTrue {
      hiddenTimer.stop()
      tick?.start()
      askForLayout()
      if !clock.isHeld { advanceWithoutFrames() }
    } else if !clock.isHeld {
      advanceWhileHidden()
    }
  }

  /// Stops the frames, and their wake-ups, of a hidden widget.
  func stopFrames() {
    tick?.stop()
    layout = nil
  }

  /// Asks for what a change needs that comes in a frame after the widget's tick, as from another
  /// widget's: it is drawn in that frame.
  private func askForLayout() {
    if layout == nil { layout = FrameLayout(of: widget) { [weak self] in self?.layOut() } }
    layout?.request()
  }

  /// Makes up for the tick of a frame that has not come in it, or came before a change.
  private func layOut() {
    guard wantsFrame, let driven, gtk_widget_get_mapped(widget).isTrue,
      let frames = gtk_widget_get_frame_clock(widget)
    else { return }
    let now = Int64(gdk_frame_clock_get_frame_time(frames))
    // The next tick tells what has come after this one's.
    if now == tickTime || clock.isHeld { return driven.movedOn(.heldFrame) }
    if !frame(at: now) { tick?.stop() }
  }

  /// Advances the engine to a frame; true when the next one is wanted, too.
  private func frame(at microseconds: Int64) -> Bool {
    guard let driven else { return false }
    wantsFrame = false
    tickTime = microseconds
    guard !clock.isHeld else {
      driven.movedOn(.heldFrame)
      return self.driven != nil && wantsFrame
    }
    startClock(at: microseconds)
    let now = clock.seconds(at: microseconds)
    // The wall clock continues in a suspended machine, and can be set; the engine's does neither. In slow
    // motion it would have to be set all the time.
    let wallClock = clock.pace == 1 ? WallClock.seconds(atMonotonic: microseconds) - now : nil
    driven.moveOn(to: max(now, driven.time), wallClock: wallClock)
    frameTime = driven.time
    driven.movedOn(.frame)
    // A callback may have destroyed the widget.
    guard self.driven != nil else { return false }
    let goesOn = driven.needsFrames && clock.pace > 0 || wantsFrame
    if !goesOn { wakeInTime() }
    return goesOn
  }

  /// Asks for a frame at the time when the engine next needs one.
  private func wakeInTime() {
    guard let driven else { return }
    let engine = driven.nextWake.flatMap { clock.wait(until: $0, from: MonotonicClock.now) }
    let day = driven.showsTimeOfDay ? Self.secondsToNextLook() : nil
    guard let wait = [engine, day].compactMap(\.self).min() else { return wakeTimer.stop() }
    wakeTimer.start(milliseconds: UInt32(checked: (wait * 1000).rounded(.up)) ?? 0) { [weak self] in
      self?.requestFrame()
      return false
    }
  }

  /// The seconds until a visible time of day is checked again, so that it stays right when nothing
  /// moves: at midnight, when the clock is set, and when the zone changes.
  ///
  /// GLib does not report all three, so it is checked once a minute, and at midnight.
  private static func secondsToNextLook() -> Double {
    let time = WallClock.zone.time(at: WallClock.now)
    let second = (time.hour * 60 + time.minute) * 60 + time.second
    return min(clockInterval, secondsPerDay - Double(second))
  }

  // MARK: Without frames

  /// Handles deadlines while the display server asks for no frames, as it may for a covered window.
  private func advanceWithoutFrames() {
    guard let deadline = driven?.nextDeadline,
      !deadlineTimer.isRunning || deadline < awaitedDeadline,
      let wait = clock.wait(until: deadline, from: MonotonicClock.now)
    else { return }
    awaitedDeadline = deadline
    let milliseconds = UInt32(checked: wait * 1000) ?? 0
    deadlineTimer.start(milliseconds: milliseconds + Self.frameDelay) { [weak self] in
      guard let self, let driven else { return false }
      let now = max(clock.seconds(at: MonotonicClock.now), driven.time)
      if let due = driven.nextDeadline, due <= now { advance(to: now) }
      // This timer has fired; the next deadline starts it again.
      deadlineTimer.stop()
      if self.driven?.nextDeadline != nil { requestFrame() }
      return false
    }
  }

  private func advanceWhileHidden() {
    guard isWaiting, !hiddenTimer.isRunning else { return }
    // Only deadlines matter here, and not their exact time: a few times a second are enough.
    hiddenTimer.start(milliseconds: Self.hiddenInterval) { [weak self] in
      guard let self, let driven else { return false }
      startClock(at: MonotonicClock.now)
      advance(to: max(clock.seconds(at: MonotonicClock.now), driven.time))
      return self.driven != nil && !gtk_widget_get_mapped(widget).isTrue && isWaiting
    }
  }

  private func advance(to time: Double) {
    guard let driven else { return }
    driven.moveOn(to: time, wallClock: nil)
    driven.movedOn(.deadline)
  }

  /// True where something is to come, seen or not; before it is first shown a widget has nothing that
  /// moves.
  private var isWaiting: Bool {
    guard let driven, clock.pace > 0 else { return false }
    return driven.wasShown && driven.needsFrames || driven.nextDeadline != nil
  }
}
