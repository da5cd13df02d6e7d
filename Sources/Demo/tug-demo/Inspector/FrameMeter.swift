import CGtk
import GtkBridge

/// Measures the duration of the frames in which ``note()`` was called.
///
/// A duration is the time from the start of a frame to the end of its painting.
@MainActor final class FrameMeter {
  /// The frame interval in seconds if the display does not report one: 60 frames per second.
  private static let defaultInterval = 1.0 / 60
  private static let microseconds = 1_000_000.0

  private(set) var times = FrameTimes()
  private let clock: GObjectRef<OpaquePointer>
  private var connections: [UInt] = []
  private var start: Int64?
  private var isNoted = false

  /// Starts measuring, or returns `nil` if the widget has no frame clock.
  init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    self.clock = GObjectRef(retaining: clock)
    connections = [
      SignalConnection.connect(clock, "before-paint") { [weak self] in
        self?.start = MonotonicClock.now
      },
      SignalConnection.connect(clock, "after-paint") { [weak self] in self?.end() },
    ]
  }

  isolated deinit {
    for connection in connections { SignalConnection.disconnect(clock.pointer, connection) }
  }

  /// Includes the current frame in the measurement.
  func note() { isNoted = true }

  /// The frame interval of the display, in seconds.
  var budget: Double {
    var (interval, presentation): (gint64, gint64) = (0, 0)
    gdk_frame_clock_get_refresh_info(
      clock.pointer, gdk_frame_clock_get_frame_time(clock.pointer), &interval, &presentation)
    return interval > 0 ? Double(interval) / Self.microseconds : Self.defaultInterval
  }

  private func end() {
    defer { (start, isNoted) = (nil, false) }
    guard isNoted, let start else { return }
    times.add(Double(MonotonicClock.now - start) / Self.microseconds)
  }
}
