import CGtk
import GtkBridge
import Tug

/// A window that is drawn off screen, for screenshots.
@MainActor struct OffscreenWindow {
  /// The maximum number of attempts to fit a list.
  ///
  /// If the window has several panes, they share the added space, so each attempt only halves the
  /// remaining difference.
  private static let maximumFittings: Int = 24
  /// The allowed side lengths of a window, in points.
  private static let sides: ClosedRange<Int32> = 1...10_000
  /// The maximum number of pixels of a picture, which take 400 MB of memory.
  private static let maximumPixels = 100_000_000

  let widget: UnsafeMutablePointer<GtkWidget>
  /// The number of pixels per point.
  let scale: Int

  /// Shows the window in the style of the active window.
  func show() {
    gtk_widget_show(widget)
    gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_BACKDROP)
  }

  /// The size in points.
  var size: (width: Int32, height: Int32) { Self.size(of: widget) }

  private static func size(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> (width: Int32, height: Int32) {
    (gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
  }

  /// Resizes the window, in points.
  ///
  /// Throws if the window cannot be that small.
  func resize(to size: (width: Int32, height: Int32)) throws(ScreenshotFailure) {
    try request(size)
    guard self.size == size else {
      throw ScreenshotFailure(
        "the window cannot be as small as \(size.width)x\(size.height); the minimum is \(self.size.width)x\(self.size.height)"
      )
    }
  }

  /// Resizes the window, in points, as close to `size` as its minimum size permits.
  private func request(_ size: (width: Int32, height: Int32)) throws(ScreenshotFailure) {
    guard Self.sides.contains(size.width), Self.sides.contains(size.height) else {
      throw ScreenshotFailure("the window would be too large: \(size.width)x\(size.height)")
    }
    let points = Double(size.width) * Double(size.height)
    guard points * Double(scale * scale) <= Double(Self.maximumPixels) else {
      throw ScreenshotFailure(
        "the picture would have more than \(Self.maximumPixels) pixels: "
          + "\(size.width)x\(size.height) at scale \(scale)")
    }
    gtk_widget_set_size_request(widget, size.width, size.height)
    gtk_container_check_resize(widget.raw.of(GtkContainer.self))
  }

  /// Resizes the window so that `list` has the size `wanted`, in points.
  func fit(_ list: ListView, to wanted: (width: Int32, height: Int32)) throws(ScreenshotFailure) {
    guard Self.sides.contains(wanted.width), Self.sides.contains(wanted.height) else {
      throw ScreenshotFailure(
        "the list cannot be \(wanted.width)x\(wanted.height), only up to "
          + "\(Self.sides.upperBound)x\(Self.sides.upperBound)")
    }
    for _ in 0..<Self.maximumFittings {
      let old = Self.size(of: list.widget)
      if old == wanted { return }
      let new = (
        width: size.width + wanted.width - old.width,
        height: size.height + wanted.height - old.height
      )
      try request(new)
      if size != new { break }
    }
    let found = Self.size(of: list.widget)
    throw ScreenshotFailure(
      "the list cannot be \(wanted.width)x\(wanted.height), only \(found.width)x\(found.height)")
  }

  /// Waits until a frame has been laid out and drawn completely.
  func frame() async {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let wait = FrameWait(clock)
    gtk_widget_queue_draw(widget)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    await wait.value()
  }

  /// Returns a picture of the window's current content as a PNG.
  func picture() throws(ScreenshotFailure) -> [UInt8] {
    do {
      return try WidgetPicture.png(of: widget, scale: scale)
    } catch {
      throw ScreenshotFailure("the picture cannot be drawn: \(error)")
    }
  }
}

/// Waits once for the end of a frame.
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
