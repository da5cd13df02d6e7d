import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// A scrolled window whose own scrolling is off, since its content scrolls with an engine.
@MainActor final class TakenScroller {
  /// Who gets a scroll event of the window.
  enum Receiver {
    /// The engine has used it.
    case engine
    /// The window itself.
    case window
    /// What is around the window.
    case surroundings
  }

  private let reference: GObjectRef<UnsafeMutablePointer<GtkScrolledWindow>>
  private var wasKinetic: Bool
  private var connections: [UInt] = []

  /// Takes over the scrolling of `window`.
  ///
  /// `scroll` gets its scroll events before it, and may not own this object's owner.
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
        // Its own handler would come next, and pull by itself.
        if receiver == .surroundings { _tug_stop_scroll_event(window) }
        return receiver == .engine
      })
    let wished = SignalConnection.connect(
      window, "notify::kinetic-scrolling", pointer: { [weak self] _ in self?.noteWish() })
    connections = [scrolled, wished]
  }

  /// The scrolled window, alive as long as this object.
  var window: UnsafeMutablePointer<GtkScrolledWindow> { reference.pointer }

  /// The program has switched its scrolling on: it has it when it is given back.
  private func noteWish() {
    guard gtk_scrolled_window_get_kinetic_scrolling(window).isTrue else { return }
    wasKinetic = true
    gtk_scrolled_window_set_kinetic_scrolling(window, gboolean(false))
  }

  /// Gives the scrolled window its own scrolling back.
  func stop() {
    for id in connections { SignalConnection.disconnect(window, id) }
    connections = []
    gtk_scrolled_window_set_kinetic_scrolling(window, gboolean(wasKinetic))
  }

  /// True where the window asks for as much as its content along `axis`.
  func asksForContent(along axis: ContentAxis) -> Bool {
    let isVertical = axis.orientation == .vertical
    let propagates =
      isVertical
      ? gtk_scrolled_window_get_propagate_natural_height(window)
      : gtk_scrolled_window_get_propagate_natural_width(window)
    return propagates.isTrue || policy(along: axis) == GTK_POLICY_NEVER
  }

  /// The window has a scrollbar along `axis`, at all times or where it is needed.
  func hasScrollbar(along axis: ContentAxis) -> Bool {
    let policy = policy(along: axis)
    return policy == GTK_POLICY_ALWAYS || policy == GTK_POLICY_AUTOMATIC
  }

  private func policy(along axis: ContentAxis) -> GtkPolicyType {
    var (across, down) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(window, &across, &down)
    return axis.orientation == .vertical ? down : across
  }

  /// Emits that the user has scrolled beyond the edge on a side, as the window does of itself.
  func tellOvershot(_ side: ControlSide, along axis: ContentAxis) {
    let isStart = (side == .header) != axis.isReversed
    let edge: GtkPositionType =
      axis.orientation == .vertical
      ? (isStart ? GTK_POS_TOP : GTK_POS_BOTTOM) : (isStart ? GTK_POS_LEFT : GTK_POS_RIGHT)
    _tug_emit_edge_overshot(window, edge)
  }
}
