import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// What a bin's input asks it.
extension BinPeer {
  /// The edges of a child that scrolls itself; nil where the bin scrolls it.
  var edges: ReportedEdges? {
    guard !isDisposed, content == nil else { return nil }
    return _tug_refresh_bin_edge_source(bin).map { ReportedEdges(source: $0) }
  }

  /// Follows the glides of a child that scrolls itself, by `source`.
  func followEdges(of source: OpaquePointer?) {
    if let (former, id) = edgeConnection { SignalConnection.disconnect(former.pointer, id) }
    edgeConnection = source.map { source in
      let id = SignalConnection.connect(source, "reached") { [weak self] in
        guard let self, let edges, edges.velocity != 0, edges.isPulled(by: -edges.velocity)
        else { return }
        send(.glide(velocity: edges.velocity))
      }
      return (GObjectRef(retaining: source), id)
    }
  }

  /// A header or a footer is open, or shows.
  var isOpen: Bool { shown.shift != 0 }

  /// A press on `inner` may become a drag: nothing inside the child wants it.
  func mayBeDragged(on inner: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    guard !isDisposed, let inner else { return false }
    let axis =
      scene.axis.orientation == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    return !_tug_refresh_bin_is_dragged_by_child(bin, inner, axis).isTrue
  }

  /// A point of the bin is on what is drawn of a header or a footer, and not on the content; a widget
  /// of the program's is for the program.
  func isOnControl(x: Double, y: Double) -> Bool {
    let along = scene.axis.place(x: x, y: y, in: scene.viewport).along
    let isOnHeader = scene.headerPlace.hit.contains(along) || along < shown.shift
    let isOnFooter = along >= scene.container.viewportLength + min(shown.shift, 0)
    return isOnHeader && !hasOwnWidget(.header)
      || isOnFooter && !hasOwnWidget(.footer)
  }

  /// Tells a child that reads touches itself that the touch of `event` is over.
  ///
  /// An update and then a cancel: without the update the next tap is lost. Source: any-widget reference.
  func endTouch(of event: UnsafePointer<GdkEvent>?) {
    guard !isDisposed, let event, event.pointee.type == GDK_TOUCH_UPDATE else { return }
    _tug_refresh_bin_end_touch(bin, event)
  }
}

/// The edges of a child that scrolls itself, as the program's object tells them.
@MainActor struct ReportedEdges {
  let source: OpaquePointer

  /// A travel of `along` points pulls outwards, at an edge that is reached.
  func isPulled(by along: Double) -> Bool {
    along > 0 && tug_edge_source_is_at_start(source).isTrue
      || along < 0 && tug_edge_source_is_at_end(source).isTrue
  }

  /// How fast the child glides, in points per second, above 0 towards its end.
  var velocity: Double { tug_edge_source_get_velocity(source) }
}
