import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// A scrolled window whose own scrolling is off, because Tug's engine scrolls its content.
@MainActor final class TakenScroller {
  /// The receiver of a scroll event of the window.
  enum Receiver {
    /// The engine has used the event.
    case engine
    /// The window handles the event.
    case window
    /// The widgets around the window handle the event.
    case surroundings
  }

  private let reference: GObjectRef<UnsafeMutablePointer<GtkScrolledWindow>>
  private var wasKinetic: Bool
  private var connections: [UInt] = []

  /// Takes over the scrolling of `window`.
  ///
  /// `scroll` receives the window's scroll events before the window. It must not retain the owner
  /// of this object.
  init(
    _ window: UnsafeMutablePointer<GtkScrolledWindow>,
    scroll: @escaping @MainActor (UnsafeMutablePointer<GdkEventScroll>) -> Receiver
  ) {
    reference = GObjectRef(retaining: window)
    wasKinetic = gtk_scrolled_window_get_kinetic_scrolling(window).isTrue
    gtk_scrolled_window_set_kinetic_scrolling(window, gboolean(false))
    _tug_follow_scrollbars()
    let scrolled = SignalConnection.connect(
      window, "scroll-event",
      event: { event in
        guard let event else { return false }
        let receiver = scroll(event.of(GdkEventScroll.self))
        // The window's default handler would run next and scroll, so stop the event here.
        if receiver == .surroundings { _tug_stop_scroll_event(window) }
        return receiver == .engine
      })
    let wished = SignalConnection.connect(
      window, "notify::kinetic-scrolling", pointer: { [weak self] _ in self?.noteEnabling() })
    connections = [scrolled, wished]
  }

  /// The scrolled window, which lives as long as this object.
  var window: UnsafeMutablePointer<GtkScrolledWindow> { reference.pointer }

  /// Notes that the program has enabled kinetic scrolling, which ``stop()`` then restores.
  private func noteEnabling() {
    guard gtk_scrolled_window_get_kinetic_scrolling(window).isTrue else { return }
    wasKinetic = true
    gtk_scrolled_window_set_kinetic_scrolling(window, gboolean(false))
  }

  /// Restores the scrolled window's own scrolling.
  func stop() {
    for id in connections { SignalConnection.disconnect(window, id) }
    connections = []
    gtk_scrolled_window_set_kinetic_scrolling(window, gboolean(wasKinetic))
  }

  /// Returns whether the window requests the natural length of its content along `axis`.
  func requestsContentLength(along axis: ContentAxis) -> Bool {
    let isVertical = axis.orientation == .vertical
    let propagates =
      isVertical
      ? gtk_scrolled_window_get_propagate_natural_height(window)
      : gtk_scrolled_window_get_propagate_natural_width(window)
    return propagates.isTrue || policy(along: axis) == GTK_POLICY_NEVER
  }

  /// Returns whether the window has a scrollbar along `axis`, always or when it is needed.
  func hasScrollbar(along axis: ContentAxis) -> Bool {
    let policy = policy(along: axis)
    return policy == GTK_POLICY_ALWAYS || policy == GTK_POLICY_AUTOMATIC
  }

  private func policy(along axis: ContentAxis) -> GtkPolicyType {
    var (across, down) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(window, &across, &down)
    return axis.orientation == .vertical ? down : across
  }

  /// Emits the window's signal that the user has scrolled past the edge on `side`.
  func emitOvershot(_ side: ControlSide, along axis: ContentAxis) {
    let isStart = (side == .header) != axis.isReversed
    let edge: GtkPositionType =
      axis.orientation == .vertical
      ? (isStart ? GTK_POS_TOP : GTK_POS_BOTTOM) : (isStart ? GTK_POS_LEFT : GTK_POS_RIGHT)
    _tug_emit_edge_overshot(window, edge)
  }
}
