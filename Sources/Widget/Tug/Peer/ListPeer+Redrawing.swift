import CGtk
import CairoDrawing
import GtkBridge
import SceneModel

/// Drawing again what has changed, and no more.
///
/// What time and the pointer change is found part by part, from one frame to the next. Whatever else
/// happens draws everything in the next frame.
extension ListPeer {
  /// Draws everything again, from rows that look as before.
  func queueWholeDraw() {
    guard !isDisposed else { return }
    redraw.isOwn = true
    gtk_widget_queue_draw(widget)
    redraw.isOwn = false
  }

  /// Draws what a frame has changed.
  func queueChanges() {
    guard !isDisposed, let canvas = redraw.canvas(scale: gtk_widget_get_scale_factor(widget))
    else { return }
    redraw.isOfParts = false
    let ground = SeenScene.Ground(of: scene, on: canvas)
    defer { (redraw.isWhole, redraw.ground) = (false, ground) }
    guard !redraw.isWhole, ground == redraw.ground else {
      redraw.look = nil
      return queueWholeDraw()
    }
    guard let text = looks.appearance.text(of: widget), let painter = painter(of: scene) else {
      return
    }
    let contents = contents(of: scene, text, scale: canvas.scale)
    let look = SeenScene(of: scene, ground, painter, contents, on: canvas, text: text)
    let former = redraw.look
    redraw.look = look
    guard let places = former?.changes(to: look, rows.drawings) else { return queueWholeDraw() }
    guard !places.isEmpty else { return }
    redraw.isOfParts = true
    redraw.isOwn = true
    for place in places { queueDraw(of: place) }
    redraw.isOwn = false
  }

  /// Draws a rectangle of the viewport again, and the pixels that its edges touch.
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

  /// Follows a drawing that somebody else has asked for, who knows why.
  func followForeignDraw() {
    guard !redraw.isOwn else { return }
    rows.drawings.forget()
    redraw.isOfParts = false
  }
}

/// What a list has drawn, to find out what it has to draw again.
struct Redraw {
  /// What the rows of the last frame were drawn on; nil before the first one.
  var ground: SeenScene.Ground?
  /// The look of the last frame; nil where all of it was drawn.
  var look: SeenScene?
  /// Parts of the last frame's look are about to be drawn again, and nothing has happened since.
  var isOfParts = false
  /// Something has happened that is not compared.
  var isWhole = true
  /// The list itself asks for a drawing at the moment.
  var isOwn = false
  /// A canvas as finely grained as the window's, to measure on.
  private var measure: Canvas?

  /// A canvas of `scale` pixels to the point.
  mutating func canvas(scale: CInt) -> Canvas? {
    if let measure, measure.scale == Double(scale) { return measure }
    measure = try? Canvas(width: 1, height: 1, scale: Double(max(scale, 1)))
    return measure
  }
}

extension SceneEvent {
  /// Only the pointer is elsewhere.
  var isOfPointerAlone: Bool {
    switch self {
    case .pointer, .pointerLeft: true
    default: false
    }
  }
}

@c @implementation
func _tug_list_peer_invalidated(_ peer: gpointer!) {
  _ = withPeer(peer) { $0.followForeignDraw() }
}
