import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// The widgets around a pullable widget, which get the motion that it cannot use.
extension PullPeer {
  /// Updates whether a widget around this one scrolls along the same axis.
  func updateSurroundings() {
    guard !isDisposed else { return }
    let isNested = isSurrounded(along: scene.axis.orientation)
    if !scene.options.contains(.isNested(isNested)) { send(.set(.isNested(isNested))) }
  }

  /// Returns whether a widget around this one can be moved along `orientation`.
  func isSurrounded(along orientation: Orientation) -> Bool {
    let along = orientation == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    return SurroundingScroller.exists(around: widget, along: along)
      || outerPeers.contains { $0.scene.axis.orientation == orientation && $0.canMove }
  }

  /// The peers of the pullable widgets around this one, the nearest first.
  var outerPeers: [PullPeer] {
    guard !isDisposed else { return [] }
    var peers: [PullPeer] = []
    var ancestor = gtk_widget_get_parent(widget)
    while let present = ancestor {
      if let peer = _tug_pull_peer(present) {
        peers.append(Unmanaged<PullPeer>.fromOpaque(peer).takeUnretainedValue())
      }
      ancestor = gtk_widget_get_parent(present)
    }
    return peers
  }

  /// Whether a drag can scroll the content or pull it beyond its edges.
  var canMove: Bool {
    let container = scene.container
    return container.canStretch || container.maximumOffset > container.minimumOffset
  }

  /// Returns whether this widget uses a drag by `dx` and `dy` points.
  func usesDrag(_ dx: Double, _ dy: Double, byTouch isTouch: Bool) -> Bool {
    updateSurroundings()
    let travel = scene.axis.travel(dx: dx, dy: dy)
    return acceptsDrag(byTouch: isTouch) && canMove && abs(travel.along) > abs(travel.across)
      && scene.container.uses(travel: travel.along)
  }

  /// Returns the place in this widget of a `point` of the widget of `inner`, or `nil` if they have
  /// no common window.
  func place(of point: Point, in inner: PullPeer) -> Point? {
    guard !isDisposed, !inner.isDisposed else { return nil }
    var (x, y): (gint, gint) = (0, 0)
    guard gtk_widget_translate_coordinates(inner.widget, widget, 0, 0, &x, &y).isTrue else {
      return nil
    }
    return Point(x: point.x + Double(x), y: point.y + Double(y))
  }
}
