import ListModel

/// Refresh header and footer, upright or turned with the list's axis.
extension ScenePainter {
  func draw(
    _ side: ListScene.Side, _ style: any ControlStyle, of scene: ListScene, on canvas: Canvas,
    text: TextRenderer
  ) {
    let breadth = scene.axis.breadth(of: scene.viewport)
    let length = scene.axis.length(of: scene.viewport)
    guard
      var appearance = ControlAppearance(
        side, of: scene, height: style.height, texts: style.texts, palette: palette,
        utcOffset: utcOffset)
    else { return }
    alongAxis(of: scene, on: canvas) {
      let edge = canvas.snapped(y: side == .header ? scene.headerBottom : scene.footerTop)
      let room =
        side == .header
        ? Rect(x: 0, y: 0, width: breadth, height: min(edge, length))
        : Rect(x: 0, y: edge, width: breadth, height: length - edge)
      let top = side == .header ? edge - style.height : edge
      appearance.area = room
      appearance.area.y -= top
      canvas.clipped(to: room) {
        canvas.translated(x: 0, y: top) {
          style.draw(appearance, on: canvas, text: text)
        }
      }
    }
  }

  /// Runs `body` where y goes along the list's axis from the viewport's start.
  ///
  /// A control draws for a list that is pulled downwards; in one that is pulled sideways it is
  /// turned, its foot toward the content.
  private func alongAxis(of scene: ListScene, on canvas: Canvas, _ body: () -> Void) {
    switch (scene.axis.orientation, scene.axis.isReversed) {
    case (.vertical, _): body()
    case (.horizontal, false):
      canvas.rotated(by: -.pi / 2, aroundX: 0, y: scene.viewport.height, body)
    case (.horizontal, true):
      canvas.rotated(by: .pi / 2, aroundX: scene.viewport.width, y: 0, body)
    }
  }
}
