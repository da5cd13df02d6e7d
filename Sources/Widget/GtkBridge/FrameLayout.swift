import CGtk

/// A callback in the layout phase of each frame of a widget's window.
///
/// A style class that is added or removed emits no signal if the widget itself does not change its
/// appearance, but it always requests a layout phase.
@MainActor package final class FrameLayout {
  private let clock: GObjectRef<OpaquePointer>
  private let connection: UInt

  /// Connects to the frame clock of `widget`, which must be realized, or returns `nil` if it has no
  /// clock.
  ///
  /// `handler` must not retain this object's owner.
  package init?(
    of widget: UnsafeMutablePointer<GtkWidget>, handler: @escaping @MainActor () -> Void
  ) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    self.clock = GObjectRef(retaining: clock)
    connection = SignalConnection.connect(clock, "layout", handler)
  }

  /// Requests the layout phase in the current frame, or else in the next one.
  package func request() {
    gdk_frame_clock_request_phase(clock.pointer, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  isolated deinit {
    SignalConnection.disconnect(clock.pointer, connection)
  }
}
