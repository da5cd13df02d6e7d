import CGtk
import GtkBridge

/// The engine that a ``FrameDriver`` advances.
@MainActor protocol FrameDriven: AnyObject {
  /// The engine's time in seconds.
  var time: Double { get }
  /// Whether the engine shows a motion that needs every frame.
  var needsFrames: Bool { get }
  /// The time at which the engine next changes without an event, or `nil` if it does not.
  var nextWake: Double? { get }
  /// The next deadline in the engine's time, visible or not, or `nil` if there is none.
  var nextDeadline: Double? { get }
  /// Whether the widget has ever been shown.
  var wasShown: Bool { get }
  /// Whether the visible content depends on the time of day.
  var showsTimeOfDay: Bool { get }

  /// Called when the engine's time starts.
  func timeStarted()
  /// Advances the engine to `time`, without reporting effects.
  ///
  /// `wallClock` is the time of day in seconds since 1970 UTC at the engine's time 0, or `nil` if
  /// it has not changed.
  func moveOn(to time: Double, wallClock: Double?)
  /// Called after the engine was advanced, to report its effects.
  func movedOn(_ step: FrameStep)
}

/// The reason why an engine is advanced.
enum FrameStep {
  /// A frame is drawn.
  case frame
  /// A frame is drawn while time is held.
  ///
  /// Changes are measured and drawn, but time does not advance.
  case heldFrame
  /// A script sets the time.
  case script
  /// A deadline is due, and no frame is drawn.
  case deadline
}

/// Decides when the engine of a widget is advanced: by frames while the widget is visible, and
/// otherwise by timers.
@MainActor package final class FrameDriver {
  /// The milliseconds to wait for a frame after it is due.
  private static let frameDelay: UInt32 = 100
  /// The milliseconds between two checks for deadlines of a hidden widget.
  private static let hiddenInterval: UInt32 = 200
  private static let secondsPerDay = 86_400.0

  /// The seconds after which a visible time of day is redrawn.
  package static var clockInterval = 60.0

  private let widget: UnsafeMutablePointer<GtkWidget>
  private weak var driven: (any FrameDriven)?
  private var clock = EngineClock()
  /// The engine's time of the last frame, or `nil` before the first one.
  ///
  /// An event that is handled after the frame gets a later time.
  private var frameTime: Double?
  private var wantsFrame = false
  /// The frame clock's time of the last handled frame, in microseconds.
  private var tickTime: Int64?
  private var tick: FrameTick?
  /// The callback in each frame after all tick callbacks, while frames are requested.
  private var layout: FrameLayout?
  /// Whether ``layOut()`` is running.
  private var isLayingOut = false
  /// The timer that advances the engine of a hidden widget while a deadline is pending.
  private let hiddenTimer = LoopTimer()
  /// The timer that advances the engine of a mapped widget that receives no frames.
  private let deadlineTimer = LoopTimer()
  /// The deadline of ``deadlineTimer``, in the engine's time.
  private var awaitedDeadline = Double.infinity
  /// The timer that requests a frame when the engine next changes without an event.
  private let wakeTimer = LoopTimer()

  /// Creates a driver that advances `driven` in the frames of `widget`.
  ///
  /// `driven` owns the driver.
  init(_ driven: any FrameDriven, widget: UnsafeMutablePointer<GtkWidget>) {
    self.driven = driven
    self.widget = widget
    tick = FrameTick(widget: widget) { [weak self] in self?.frame(at: $0) ?? false }
  }

  /// Stops all timers and frames, because the widget is destroyed.
  func stop() {
    driven = nil
    stopFrames()
    tick = nil
    hiddenTimer.stop()
    deadlineTimer.stop()
    wakeTimer.stop()
  }

  /// Whether frames are requested.
  var isTicking: Bool { tick?.isRunning ?? false }

  /// Whether this driver requested the current frame.
  var isOwnFrame: Bool {
    guard !wantsFrame else { return true }
    guard let clock = gtk_widget_get_frame_clock(widget) else { return false }
    return tickTime == Int64(gdk_frame_clock_get_frame_time(clock))
  }

  // MARK: Time

  /// Holds the engine's time at `seconds` until it is held at another time.
  func hold(at seconds: Double) { clock.hold(at: seconds) }

  /// The speed of the engine's time relative to the frame clock, from 0 (stopped) to 1.
  ///
  /// Setting any other value changes nothing. Events take effect even while time stands still.
  var pace: Double {
    get { clock.pace }
    set {
      guard let driven, (0...1).contains(newValue), newValue != clock.pace else { return }
      clock.resume(at: newValue, from: MonotonicClock.now, noEarlierThan: driven.time)
      deadlineTimer.stop()
      requestFrame()
    }
  }

  /// Advances the engine's time by `seconds` in the next frame.
  ///
  /// Does nothing unless `seconds` is above 0 and finite.
  func step(by seconds: Double) {
    guard seconds > 0, seconds.isFinite else { return }
    clock.skip(EngineClock.whole(seconds))
    requestFrame()
  }

  /// Returns the engine's time at `microseconds` of the monotonic clock.
  ///
  /// It is never before the engine's current time.
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

  /// Returns the time of an event for the engine, and the time at which the user caused it.
  ///
  /// The engine's time is after the last frame and not before earlier events. `milliseconds` is the
  /// display server's time of the event, or `nil` for now.
  func moment(ofEvent milliseconds: UInt32?) -> (time: Double, own: Double) {
    let now = MonotonicClock.now
    let own =
      milliseconds.map { clock.seconds(ofEvent: $0, now: now) } ?? clock.seconds(at: now)
    return (max(own, earliestMoment), own)
  }

  /// The earliest time that the engine accepts for an event: after the last frame, and not before
  /// earlier events.
  var earliestMoment: Double {
    // A replay handles a frame after the events with the same time. A later event must therefore
    // get a later time than the frame.
    max(driven?.time ?? 0, frameTime.map(EngineClock.next) ?? 0)
  }

  /// Starts the engine's time, with the widget's first frame or, if no frame will be drawn, with a
  /// timer.
  private func startClock(at microseconds: Int64) {
    if clock.start(at: microseconds) { driven?.timeStarted() }
  }

  // MARK: Frames

  /// Requests one more frame, in which the engine is advanced and drawn.
  func requestFrame() {
    guard driven != nil else { return }
    wantsFrame = true
    if gtk_widget_get_mapped(widget).isTrue {
      hiddenTimer.stop()
      tick?.start()
      requestLayout()
      if !clock.isHeld { advanceWithoutFrames() }
    } else if !clock.isHeld {
      advanceWhileHidden()
    }
  }

  /// Stops requesting frames, because the widget is hidden.
  func stopFrames() {
    tick?.stop()
    layout = nil
  }

  /// Requests a layout callback, so that a change after the widget's tick is drawn in the current
  /// frame.
  ///
  /// Another widget's tick may make such a change.
  private func requestLayout() {
    // A change by the layout itself, such as that of measured rows, is drawn in this frame and
    // reported in the next one. GDK warns of a layout that is requested again by each layout.
    if isLayingOut { return }
    if layout == nil { layout = FrameLayout(of: widget) { [weak self] in self?.layOut() } }
    layout?.request()
  }

  /// Does the work of a tick, for a frame whose tick did not occur or was before a change.
  private func layOut() {
    guard wantsFrame, let driven, gtk_widget_get_mapped(widget).isTrue,
      let frames = gtk_widget_get_frame_clock(widget)
    else { return }
    let now = Int64(gdk_frame_clock_get_frame_time(frames))
    isLayingOut = true
    defer { isLayingOut = false }
    // This frame's tick has already reported its effects: only draw now, and let the next tick
    // report later ones.
    if now == tickTime || clock.isHeld { return driven.movedOn(.heldFrame) }
    if !frame(at: now) { tick?.stop() }
  }

  /// Advances the engine to a frame.
  ///
  /// Returns whether the next frame is needed, too.
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
    // The wall clock continues while the machine sleeps, and the user can set it; the engine's time
    // does neither. In slow motion it would have to be updated in every frame, so it is not.
    let wallClock = clock.pace == 1 ? WallClock.seconds(atMonotonic: microseconds) - now : nil
    driven.moveOn(to: max(now, driven.time), wallClock: wallClock)
    frameTime = driven.time
    driven.movedOn(.frame)
    // A callback may have destroyed the widget.
    guard self.driven != nil else { return false }
    let continues = driven.needsFrames && clock.pace > 0 || wantsFrame
    if !continues { wakeInTime() }
    return continues
  }

  /// Requests a frame for the time at which the engine next changes.
  private func wakeInTime() {
    guard let driven else { return }
    let engine = driven.nextWake.flatMap { clock.wait(until: $0, from: MonotonicClock.now) }
    let day = driven.showsTimeOfDay ? Self.secondsToNextTimeCheck() : nil
    guard let wait = [engine, day].compactMap(\.self).min() else { return wakeTimer.stop() }
    wakeTimer.start(milliseconds: UInt32(checked: (wait * 1000).rounded(.up)) ?? 0) { [weak self] in
      self?.requestFrame()
      return false
    }
  }

  /// Returns the seconds until a visible time of day must be checked again while nothing moves.
  ///
  /// It changes at midnight, when the clock is set and when the time zone changes. GLib does not
  /// report all three, so it is checked once a minute and at midnight.
  private static func secondsToNextTimeCheck() -> Double {
    let time = WallClock.zone.time(at: WallClock.now)
    let second = (time.hour * 60 + time.minute) * 60 + time.second
    return min(clockInterval, secondsPerDay - Double(second))
  }

  // MARK: Without frames

  /// Handles deadlines while the display server requests no frames, for example for a covered
  /// window.
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
    // Deadlines do not need exact times here, so a few checks per second are enough.
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

  /// Whether the engine waits for a motion or a deadline.
  ///
  /// A widget that was never shown waits only for deadlines.
  private var isWaiting: Bool {
    guard let driven, clock.pace > 0 else { return false }
    return driven.wasShown && driven.needsFrames || driven.nextDeadline != nil
  }
}
