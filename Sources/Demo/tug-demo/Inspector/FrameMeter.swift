import CGtk
import GtkBridge

/// Measures the frames of a widget's window in which ``note()`` was called: all work between the beginning
/// of a frame and the end of its painting.
@MainActor final class FrameMeter {
  /// The interval where the display tells none: 60 frames a second.
  private static let usualInterval = 1.0 / 60
  private static let microseconds = 1_000_000.0

  private(set) var times = FrameTimes()
  private let clock: GObjectRef<OpaquePointer>
  private var connections: [UInt] = []
  private var start: Int64?
  private var isNoted = false

  /// Measures from now on; nil for a widget without a window.
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

  /// The frame that is being made counts.
  func note() { isNoted = true }

  /// The seconds from one frame to the next on this display.
  var budget: Double {
    var (interval, presentation): (gint64, gint64) = (0, 0)
    gdk_frame_clock_get_refresh_info(
      clock.pointer, gdk_frame_clock_get_frame_time(clock.pointer), &interval, &presentation)
    return interval > 0 ? Double(interval) / Self.microseconds : Self.usualInterval
  }

  private func end() {
    defer { (start, isNoted) = (nil, false) }
    guard isNoted, let start else { return }
    times.add(Double(MonotonicClock.now - start) / Self.microseconds)
  }
}
