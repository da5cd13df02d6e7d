import CGtk

/// A callback before each frame of a widget's frame clock, as long as it asks to go on.
///
/// Nothing is called and nothing wakes up while it does not run. `stop` or the widget's end
/// releases the handler.
@MainActor public final class FrameTick {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let handler: @MainActor (Int64) -> Bool
  private var id: guint = 0

  /// Prepares ticks of `widget`, which is not kept alive and must outlive this object or call
  /// `stop` before it goes.
  ///
  /// `handler` gets the frame time in microseconds of the monotonic clock, and answers whether
  /// the next frame is wanted too. It must not own this object's owner.
  public init(
    widget: UnsafeMutablePointer<GtkWidget>, handler: @escaping @MainActor (Int64) -> Bool
  ) {
    self.widget = widget
    self.handler = handler
  }

  isolated deinit {
    stop()
  }

  /// True while the next frame is asked for.
  public var isRunning: Bool { id != 0 }

  /// Asks for the next frame; does nothing when it is asked for already.
  public func start() {
    guard id == 0 else { return }
    let box = ClosureBox<@MainActor (Int64) -> Bool> { [weak self] time in
      guard let self else { return false }
      let current = id
      let goesOn = handler(time)
      // The handler may have stopped these ticks and started others.
      if !goesOn, id == current { id = 0 }
      return goesOn
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

  /// Asks for no more frames.
  public func stop() {
    guard id != 0 else { return }
    gtk_widget_remove_tick_callback(widget, id)
    id = 0
  }
}
