import CGtk

/// A callback in each frame in which a widget's window lays out or restyles something, as long as the
/// widget has a window.
///
/// A style class that is added to a widget, or removed, causes no signal where the widget itself looks
/// the same with it. It asks for such a frame all the same.
@MainActor public final class FrameLayout {
  private let clock: GObjectRef<OpaquePointer>
  private let connection: UInt

  /// Listens to the frame clock of `widget`, which is realized; nil where it has none.
  ///
  /// `handler` must not own this object's owner.
  public init?(
    of widget: UnsafeMutablePointer<GtkWidget>, handler: @escaping @MainActor () -> Void
  ) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    self.clock = GObjectRef(retaining: clock)
    connection = SignalConnection.connect(clock, "layout", handler)
  }

  /// Asks for the callback in the frame that is being made, or else in the next one.
  public func request() {
    gdk_frame_clock_request_phase(clock.pointer, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  isolated deinit {
    SignalConnection.disconnect(clock.pointer, connection)
  }
}
