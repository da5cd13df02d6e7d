import CGtk
import GtkBridge
import Tug

/// A window off screen: the size it is given, its frames, and what it looks like.
@MainActor struct OffscreenWindow {
  /// How often a list is fitted before that is given up: panes share what is left over, half by half.
  private static let mostFittings: Int = 24

  let widget: UnsafeMutablePointer<GtkWidget>

  /// Shows it, as the window that the user acts on.
  func show() {
    gtk_widget_show(widget)
    gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_BACKDROP)
  }

  /// The size in points.
  var size: (width: Int32, height: Int32) {
    (gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
  }

  /// Gives it a size in points.
  func resize(to size: (width: Int32, height: Int32)) throws(ScreenshotFailure) {
    let sides = 1...Int32(10_000)
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw ScreenshotFailure("the window would be too large: \(size.width)x\(size.height)")
    }
    gtk_widget_set_size_request(widget, size.width, size.height)
    gtk_container_check_resize(widget.raw.of(GtkContainer.self))
    guard self.size == size else {
      throw ScreenshotFailure(
        "the window cannot be as small as \(size.width)x\(size.height), only \(self.size.width)x\(self.size.height)"
      )
    }
  }

  /// Makes it so large that `list` has a size in points.
  func fit(_ list: ListView, to wanted: (width: Int32, height: Int32)) throws(ScreenshotFailure) {
    for _ in 0..<Self.mostFittings {
      let width = wanted.width - gtk_widget_get_allocated_width(list.widget)
      let height = wanted.height - gtk_widget_get_allocated_height(list.widget)
      if width == 0, height == 0 { return }
      try resize(to: (size.width + width, size.height + height))
    }
    throw ScreenshotFailure("the list cannot be \(wanted.width)x\(wanted.height)")
  }

  /// Waits for a frame in which everything that was asked for is laid out and drawn.
  func frame() async {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let wait = FrameWait(clock)
    gtk_widget_queue_draw(widget)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    await wait.value()
  }

  /// What it looks like now, as a PNG with `scale` pixels to the point.
  func picture(scale: Int) throws(ScreenshotFailure) -> [UInt8] {
    do {
      let canvas = try Canvas(
        width: Double(size.width), height: Double(size.height), scale: Double(scale))
      gtk_widget_draw(widget, canvas.context)
      return try canvas.png()
    } catch {
      throw ScreenshotFailure("the picture cannot be drawn: \(error)")
    }
  }
}

/// The end of a frame, waited for once.
@MainActor private final class FrameWait {
  private let clock: OpaquePointer
  private var connection: UInt = 0
  private var isOver = false
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ clock: OpaquePointer) {
    self.clock = clock
    connection = SignalConnection.connect(clock, "after-paint") { [weak self] in self?.end() }
  }

  func value() async {
    if isOver { return }
    await withCheckedContinuation { continuation = $0 }
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    SignalConnection.disconnect(clock, connection)
    continuation?.resume()
    continuation = nil
  }
}
