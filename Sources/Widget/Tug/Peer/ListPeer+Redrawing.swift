import CGtk
import CairoDrawing
import GtkBridge
import SceneModel

/// Redraws only the parts that have changed.
///
/// Changes that time or the pointer causes are found by comparing the parts of two frames. Any
/// other change redraws everything in the next frame.
extension ListPeer {
  /// Redraws everything.
  ///
  /// The rows look as before, so their cached drawings stay valid.
  func queueWholeDraw() {
    guard !isDisposed else { return }
    redraw.isOwn = true
    gtk_widget_queue_draw(widget)
    redraw.isOwn = false
  }

  /// Redraws the parts that have changed since the last frame.
  func queueChanges() {
    guard !isDisposed, let canvas = redraw.canvas(scale: gtk_widget_get_scale_factor(widget))
    else { return }
    redraw.isPartial = false
    let layout = FrameSnapshot.Layout(of: scene, rows.animation, on: canvas)
    defer { (redraw.isWhole, redraw.layout) = (false, layout) }
    guard !redraw.isWhole, layout == redraw.layout else {
      redraw.frameSnapshot = nil
      return queueWholeDraw()
    }
    guard let text = widgetStyle.appearance.text(of: widget), let painter = painter(of: scene)
    else {
      return
    }
    let contents = contents(of: scene, text, scale: canvas.scale)
    let frameSnapshot = FrameSnapshot(of: scene, layout, painter, contents, on: canvas, text: text)
    let former = redraw.frameSnapshot
    redraw.frameSnapshot = frameSnapshot
    guard let places = former?.changes(to: frameSnapshot, rows.drawings) else {
      return queueWholeDraw()
    }
    guard !places.isEmpty else { return }
    redraw.isPartial = true
    redraw.isOwn = true
    for place in places { queueDraw(of: place) }
    redraw.isOwn = false
  }

  /// Redraws a rectangle of the viewport, including the pixels that its edges touch.
  private func queueDraw(of place: Rect) {
    let whole = Rect(x: 0, y: 0, width: scene.viewport.width, height: scene.viewport.height)
    let seen = place.intersection(whole)
    guard !seen.isEmpty, let x = CInt(checked: seen.x.rounded(.down)),
      let y = CInt(checked: seen.y.rounded(.down)),
      let right = CInt(checked: seen.maxX.rounded(.up)),
      let bottom = CInt(checked: seen.maxY.rounded(.up))
    else { return }
    gtk_widget_queue_draw_area(widget, x, y, right - x, bottom - y)
  }

  /// Reacts to a redraw that Tug did not request.
  ///
  /// Its reason is unknown, so cached drawings are discarded.
  func discardForeignDraw() {
    guard !redraw.isOwn else { return }
    rows.drawings.forget()
    redraw.isPartial = false
  }
}

/// The last drawn frame, to find out which parts to redraw.
struct Redraw {
  /// The layout of the last frame, or `nil` before the first one.
  var layout: FrameSnapshot.Layout?
  /// The appearance of the last frame, or `nil` if all of it was redrawn.
  var frameSnapshot: FrameSnapshot?
  /// Whether parts of the last frame are about to be redrawn, and nothing has changed since.
  var isPartial = false
  /// Whether a change was not compared, so that everything must be redrawn.
  var isWhole = true
  /// Whether Tug is requesting a redraw at the moment.
  var isOwn = false
  /// A canvas with the window's scale, for measurements.
  private var measure: Canvas?

  /// Returns a canvas with `scale` pixels per point.
  mutating func canvas(scale: CInt) -> Canvas? {
    if let measure, measure.scale == Double(scale) { return measure }
    measure = try? Canvas(width: 1, height: 1, scale: Double(max(scale, 1)))
    return measure
  }
}

extension SceneEvent {
  /// Whether the event only moves the pointer.
  var onlyMovesPointer: Bool {
    switch self {
    case .pointer, .pointerLeft: true
    default: false
    }
  }
}

@c @implementation
func _tug_list_peer_invalidated(_ peer: gpointer!) {
  _ = withPeer(peer) { $0.discardForeignDraw() }
}
