import ListModel

/// Refresh header and footer, upright or turned with the list's axis.
extension ScenePainter {
  func draw(
    _ side: ListScene.Side, _ style: any ControlStyle, of scene: ListScene, on canvas: Canvas,
    text: TextRenderer
  ) {
    guard let policy = scene.control(side)?.policy else { return }
    let height = style.boxHeight
    guard
      var appearance = ControlAppearance(
        side, of: scene, height: height, texts: style.texts, palette: palette,
        utcOffset: utcOffset)
    else { return }
    let opacity = policy.opacityFollowsPull ? Self.opacity(of: appearance) : 1
    alongAxis(of: scene, on: canvas) {
      let edge = canvas.snapped(y: side == .header ? scene.headerBottom : scene.footerTop)
      let room = room(of: side, edge: edge, in: scene, on: canvas)
      let top = side == .header ? edge - height : edge
      appearance.area = room
      appearance.area.y -= top
      canvas.clipped(to: room) {
        canvas.translated(x: 0, y: top) {
          canvas.group(opacity: opacity) { style.draw(appearance, on: canvas, text: text) }
        }
      }
    }
  }

  /// Where a control may draw: from its own edge outwards, and never over the content, into which
  /// a negative ignored inset moves it.
  private func room(
    of side: ListScene.Side, edge: Double, in scene: ListScene, on canvas: Canvas
  ) -> Rect {
    let breadth = scene.axis.breadth(of: scene.viewport)
    let length = scene.axis.length(of: scene.viewport)
    let contentStart = -scene.container.contentOffset
    switch side {
    case .header:
      let end = min(edge, canvas.snapped(y: contentStart), length)
      return Rect(x: 0, y: 0, width: breadth, height: end)
    case .footer:
      let start = max(edge, canvas.snapped(y: contentStart + scene.contentLength), 0)
      return Rect(x: 0, y: start, width: breadth, height: length - start)
    }
  }

  /// How opaque a control is that follows the pull: not there at rest, whole while refreshing, and
  /// on its way back as far as it has not yet closed.
  ///
  /// One that is always there stays as it is. Source: refresh controls reference, 1.1.4
  /// (`automaticallyChangeAlpha`).
  private static func opacity(of appearance: ControlAppearance) -> Double {
    guard appearance.restingLength == 0 else { return 1 }
    switch appearance.state {
    case .refreshing, .willRefresh, .success, .failure: return 1
    case .idle, .pulling, .noMoreData:
      let closing = appearance.isClosing ? 1 - appearance.closing : 0
      return max(appearance.pull, closing)
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
