public import ListModel

/// Paints a whole list: ground, header, footer and the rows in view.
public struct ScenePainter: Sendable {
  /// The colours.
  public var palette = Palette.light
  /// The looks of the header; nil draws none.
  public var header: (any HeaderStyle)?
  /// The looks of the footer; nil draws none.
  public var footer: (any FooterStyle)?
  /// The looks of the rows.
  public var rows = RowRenderer()
  /// The local zone in seconds east of UTC, for the words about the last refresh.
  public var utcOffset = 0.0

  /// A painter of these looks.
  public init(
    palette: Palette = .light, header: (any HeaderStyle)? = nil, footer: (any FooterStyle)? = nil
  ) {
    self.palette = palette
    self.header = header
    self.footer = footer
  }

  /// Paints `scene` with its viewport's top left corner at 0, 0, and nothing outside of it.
  ///
  /// `row` gives the looks of a row in view by its index; nil leaves its place empty, which is
  /// the answer for a row that is gone from the source and not yet from the scene.
  public func paint(
    _ scene: ListScene, on canvas: Canvas, text: TextRenderer,
    row: (Int) -> RowAppearance?
  ) {
    let viewport = Rect(x: 0, y: 0, width: scene.viewport.width, height: scene.viewport.height)
    canvas.clipped(to: viewport) {
      canvas.fill(viewport, palette.background)
      if let header { draw(.header, header, of: scene, on: canvas, text: text) }
      if let footer { draw(.footer, footer, of: scene, on: canvas, text: text) }
      for index in scene.visibleRows {
        guard let appearance = row(index) else { continue }
        let frame = scene.rowFrame(index)
        rows.draw(
          appearance,
          in: Rect(x: 0, y: frame.y, width: viewport.width, height: frame.height),
          highlight: index == scene.pressedRow ? .pressed : .none, palette: palette, on: canvas,
          text: text)
      }
    }
  }

  private func draw(
    _ side: ListScene.Side, _ style: any ControlStyle, of scene: ListScene, on canvas: Canvas,
    text: TextRenderer
  ) {
    let edge = canvas.snapped(y: side == .header ? scene.headerBottom : scene.footerTop)
    let viewport = scene.viewport
    let room =
      side == .header
      ? Rect(x: 0, y: 0, width: viewport.width, height: min(edge, viewport.height))
      : Rect(x: 0, y: edge, width: viewport.width, height: viewport.height - edge)
    guard !room.isEmpty,
      var appearance = ControlAppearance(
        side, of: scene, height: style.height, texts: style.texts, palette: palette,
        utcOffset: utcOffset)
    else { return }
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
