import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// The state of the bin that its input depends on.
extension BinPeer {
  /// The edges of a child that scrolls itself, or `nil` if the bin scrolls the child.
  var edges: ReportedEdges? {
    guard !isDisposed, content == nil else { return nil }
    return _tug_refresh_bin_edge_source(bin).map { ReportedEdges(source: $0) }
  }

  /// Watches the kinetic scrolling of a child that scrolls itself, as `source` reports it.
  func watchEdges(of source: OpaquePointer?) {
    if let (former, id) = edgeConnection { SignalConnection.disconnect(former.pointer, id) }
    edgeConnection = source.map { source in
      let id = SignalConnection.connect(source, "reached") { [weak self] in
        guard let self, let edges, edges.velocity != 0, edges.isPulled(by: -edges.velocity)
        else { return }
        shown.isFollowing = true
        defer { shown.isFollowing = false }
        send(.glide(velocity: edges.velocity))
      }
      return (GObjectRef(retaining: source), id)
    }
  }

  /// Whether a header or a footer is open or visible.
  var isOpen: Bool { shown.shift != 0 }

  /// Returns whether a press on `inner` may become a drag of the bin.
  ///
  /// A pullable widget inside passes on what it does not use itself.
  func mayBeDragged(on inner: UnsafeMutablePointer<GtkWidget>) -> Bool {
    !isDisposed && !_tug_refresh_bin_is_dragged_by_child(bin, inner).isTrue
  }

  /// Returns whether a point of the bin is on a header or footer that Tug draws.
  ///
  /// A program's widget handles its own presses.
  func isOnControl(_ point: Point) -> Bool {
    let along = scene.axis.place(point, in: scene.viewport).along
    let isOnHeader = scene.headerPlace.hit.contains(along) || along < shown.shift
    let end = scene.container.viewportLength + min(shown.shift, 0)
    let isOnFooter =
      isFooterAfterShort
      ? along >= scene.footerTop && along < scene.footerTop + scene.shownLength(of: .footer)
      : along >= end
    return isOnHeader && !hasOwnWidget(.header)
      || isOnFooter && !hasOwnWidget(.footer)
  }

  /// Ends the touch sequence of `event` in a child that reads touches itself.
  ///
  /// It sends an update and then a cancel: without the update the child loses the next tap. Source:
  /// any-widget reference.
  func endTouch(of event: UnsafePointer<GdkEvent>?) {
    guard !isDisposed, let event, event.pointee.type == GDK_TOUCH_UPDATE else { return }
    _tug_refresh_bin_end_touch(bin, event)
  }
}

/// The edges of a child that scrolls itself, as the program's object reports them.
@MainActor struct ReportedEdges {
  let source: OpaquePointer

  /// Returns whether a travel of `along` points pulls outwards at an edge that the child has
  /// reached.
  func isPulled(by along: Double) -> Bool {
    along > 0 && tug_edge_source_is_at_start(source).isTrue
      || along < 0 && tug_edge_source_is_at_end(source).isTrue
  }

  /// The velocity of the child's kinetic scrolling in points per second.
  ///
  /// It is above 0 towards the end.
  var velocity: Double { tug_edge_source_get_velocity(source) }
}
