import CGtk
import GtkBridge
import ScrollModel

/// The way of a finger to a pullable widget past scrolled windows of GTK.
///
/// A scrolled window claims each finger inside it, even if it has no room in the finger's direction.
/// So a gesture on the parent of the outermost window receives the finger first, and waits for its
/// direction. Windows with room then receive it as usual, and windows without do not.
@MainActor final class ScrollerBypass {
  private typealias Scroller = GObjectRef<UnsafeMutablePointer<GtkScrolledWindow>>

  private weak var peer: PullPeer?
  private var drag: CapturedDrag?
  /// The scrolled windows that do not receive the press that is being given back.
  private var skipped: [Scroller] = []
  private var start = Point(x: 0, y: 0)

  /// Creates the bypass of the widget of `peer`, which owns this object.
  ///
  /// Returns `nil` if there is no scrolled window around the widget.
  init?(around peer: PullPeer) {
    guard !peer.isDisposed, let outermost = Self.scrollers(around: peer.widget).last,
      let parent = gtk_widget_get_parent(outermost.raw.of(GtkWidget.self))
    else { return nil }
    self.peer = peer
    drag = CapturedDrag(
      widget: parent, consumesOthers: false,
      handler: CapturedDrag.Handler(
        press: { [weak self] point, widget, _ in self?.press(point, on: widget) ?? .givenBack },
        move: { [weak self] point, _ in self?.move(to: point) ?? .givenBack },
        release: { [weak self] _, _ in self?.passAll() ?? .givenBack },
        cancel: { _ in },
        longPress: { [weak self] in self?.passAll() ?? .givenBack },
        gaveBack: { [weak self] in self?.restore() }))
  }

  /// A handler of the press that is given back may have destroyed the widget.
  isolated deinit { restore() }

  /// Returns the scrolled windows around `widget`, the nearest first.
  private static func scrollers(
    around widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkScrolledWindow>] {
    Array(
      sequence(state: widget) { widget in
        let next = _tug_next_scroller_around(widget)
        next.map { widget = $0.raw.of(GtkWidget.self) }
        return next
      })
  }

  /// The scrolled windows around the widget that claim fingers.
  private var claiming: [UnsafeMutablePointer<GtkScrolledWindow>] {
    guard let peer, !peer.isDisposed else { return [] }
    return Self.scrollers(around: peer.widget).filter {
      _tug_scroller_claims($0, GTK_ORIENTATION_VERTICAL).isTrue
        || _tug_scroller_claims($0, GTK_ORIENTATION_HORIZONTAL).isTrue
    }
  }

  private func press(
    _ point: Point, on widget: UnsafeMutablePointer<GtkWidget>?
  ) -> CapturedDrag.Answer {
    let scrollers = claiming
    guard let peer, !scrollers.isEmpty, isNearest(peer, to: widget) else { return .givenBack }
    // Most presses are in scrolled windows that can follow each finger.
    let isNeeded = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)].contains { dx, dy in
      let along = dx == 0 ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
      return scrollers.contains { _tug_scroller_claims($0, along).isTrue }
        && !scrollers.contains { _tug_scroller_follows($0, dx, dy).isTrue }
        && isUsed(dx, dy, by: peer)
    }
    start = point
    return isNeeded ? .taken : .givenBack
  }

  /// Returns whether `peer` is the peer of the nearest pullable widget around `widget`.
  private func isNearest(_ peer: PullPeer, to widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    var present = widget
    while let widget = present, _tug_pull_peer(widget) == nil {
      present = gtk_widget_get_parent(widget)
    }
    return present == peer.widget
  }

  private func move(to point: Point) -> CapturedDrag.Answer {
    guard let peer else { return .givenBack }
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    guard max(abs(dx), abs(dy)) > peer.scene.container.dragThreshold else { return .taken }
    if isUsed(dx, dy, by: peer) {
      skip(claiming.filter { !_tug_scroller_follows($0, dx, dy).isTrue })
    }
    return .givenBack
  }

  /// Returns whether the widget, or a pullable one around it, uses a drag by `dx` and `dy` points.
  private func isUsed(_ dx: Double, _ dy: Double, by peer: PullPeer) -> Bool {
    ([peer] + peer.outerPeers).contains { $0.usesDrag(dx, dy, byTouch: true) }
  }

  /// Gives a tap or a long press to the widget at once, as each scrolled window would.
  private func passAll() -> CapturedDrag.Answer {
    skip(claiming)
    return .givenBack
  }

  private func skip(_ scrollers: [UnsafeMutablePointer<GtkScrolledWindow>]) {
    skipped = scrollers.map { Scroller(retaining: $0) }
    for scroller in skipped {
      gtk_scrolled_window_set_kinetic_scrolling(scroller.pointer, gboolean(false))
    }
  }

  private func restore() {
    for scroller in skipped {
      gtk_scrolled_window_set_kinetic_scrolling(scroller.pointer, gboolean(true))
    }
    skipped = []
  }
}
