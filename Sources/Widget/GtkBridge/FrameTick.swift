import CGtk

/// A callback before each frame of a widget's frame clock, for as long as the callback requests
/// more frames.
///
/// While it is stopped it causes no wake-ups.
@MainActor package final class FrameTick {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let handler: @MainActor (Int64) -> Bool
  private var id: guint = 0

  /// Creates stopped ticks for `widget`, which is not retained.
  ///
  /// The widget must outlive this object, or ``stop()`` must be called before the widget is
  /// destroyed. `handler` receives the frame time in microseconds of the monotonic clock, and
  /// returns whether it needs the next frame. It must not retain this object's owner.
  package init(
    widget: UnsafeMutablePointer<GtkWidget>, handler: @escaping @MainActor (Int64) -> Bool
  ) {
    self.widget = widget
    self.handler = handler
  }

  isolated deinit {
    stop()
  }

  /// Whether the next frame is requested.
  package var isRunning: Bool { id != 0 }

  /// Requests the next frame, unless it is already requested.
  package func start() {
    guard id == 0 else { return }
    let box = ClosureBox<@MainActor (Int64) -> Bool> { [weak self] time in
      guard let self else { return false }
      let current = id
      let continues = handler(time)
      // The handler may have stopped these ticks and started new ones, whose id must be kept.
      if !continues, id == current { id = 0 }
      return continues
    }
    let callback: GtkTickCallback = { _, clock, data in
      nonisolated(unsafe) let data = data
      let time = Int64(gdk_frame_clock_get_frame_time(clock))
      return assumeMainActor {
        gboolean(ClosureBox<@MainActor (Int64) -> Bool>.closure(at: data)?(time) ?? false)
      }
    }
    id = gtk_widget_add_tick_callback(widget, callback, box.retained(), releaseClosureBox)
  }

  /// Stops requesting frames.
  package func stop() {
    guard id != 0 else { return }
    gtk_widget_remove_tick_callback(widget, id)
    id = 0
  }
}
