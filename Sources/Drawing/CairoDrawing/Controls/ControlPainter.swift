import RefreshModel
import SceneModel
import ScrollModel
import Translations

/// Paints a header or footer for any kind of content, rotated in a horizontal list.
package struct ControlPainter: Sendable {
  /// The colours.
  package var palette: Palette
  /// The local time zone, for the text about the last refresh.
  package var zone: LocalZone
  /// The language of Tug's built-in texts.
  package var translation: Translation
  /// The offset of the displayed content from the scene's along the axis, in points.
  ///
  /// Content in a native window is placed at whole points.
  package var contentShift = 0.0

  /// Creates a painter.
  package init(palette: Palette, zone: LocalZone, translation: Translation) {
    (self.palette, self.zone, self.translation) = (palette, zone, translation)
  }

  /// Draws the control on `side` of `scene`, with the viewport's top left corner at the origin.
  ///
  /// `sheet` is the stylesheet's style of the control. `hasRing` is whether the control shows the
  /// focus ring.
  package func draw(
    _ side: ControlSide, _ style: any ControlStyle, of scene: Scene, sheet: PartStyle,
    hasRing: Bool = false, on canvas: Canvas, text: TextRenderer
  ) {
    guard let shown = layout(of: side, style, of: scene, sheet, on: canvas, text: text),
      let control = scene.control(side)
    else { return }
    let (appearance, box, style, text) = (shown.appearance, shown.box, shown.style, shown.text)
    let policy = control.policy
    let opacity = policy.opacityFollowsPull ? Self.opacity(of: appearance) : 1
    alongAxis(of: scene, on: canvas) {
      canvas.clipped(to: box.area) {
        canvas.translated(x: 0, y: box.top) {
          canvas.group(opacity: opacity) {
            let frame = Self.backgroundArea(of: side, appearance, in: box)
            if box.background == .panel { drawPanel(frame, of: side, appearance, on: canvas) }
            // A disc over the rows draws its own background, so skip the stylesheet's.
            if appearance.placement != .overlay || !style.hasBackground {
              sheet.drawBackground?(frame, canvas)
            }
            // A page behind the header covers the whole list, so the stylesheet's box does not
            // apply to it.
            let inner = policy.secondFloor == nil ? sheet.box ?? PartBox() : PartBox()
            canvas.translated(x: inner.left, y: inner.top) {
              draw(
                style, appearance.shrunk(by: inner), of: side, scene, on: canvas, text: text)
            }
            if hasRing {
              let whole = Rect(x: 0, y: 0, width: appearance.width, height: box.height)
              let ring = RowBackground().ring(whole, RowState(isFocused: true), palette, sheet)
              if let ring { canvas.draw(ring) }
            }
          }
        }
      }
    }
  }

  /// A control that is ready to be drawn.
  private struct Layout {
    var appearance: ControlAppearance
    let box: ControlBox
    let style: any ControlStyle
    let text: TextRenderer
  }

  /// Returns the box and appearance of the control on `side`, or `nil` if it is not visible.
  private func layout(
    of side: ControlSide, _ style: any ControlStyle, of scene: Scene, _ sheet: PartStyle,
    on canvas: Canvas, text: TextRenderer
  ) -> Layout? {
    guard scene.control(side) != nil, !scene.isFooterHidden(side) else { return nil }
    let style = style.following(sheet)
    let text = sheet.text ?? text
    let padding = sheet.box ?? PartBox()
    var height = padding.height(around: style.boxHeight(atTextScale: text.scale))
    var placed: ControlBox?
    if scene.placement(of: side) != .above {
      alongAxis(of: scene, on: canvas) {
        placed = placedBox(
          of: side, height: height, hasBackground: style.hasBackground, in: scene, on: canvas)
      }
      guard let placed else { return nil }
      height = placed.height
    }
    guard
      var appearance = ControlAppearance(
        side, of: scene, height: height, texts: style.texts, palette: palette,
        translation: translation, zone: zone)
    else { return nil }
    if placed == nil {
      alongAxis(of: scene, on: canvas) {
        placed = boxAtEdge(of: side, height: height, in: scene, on: canvas)
      }
    }
    guard let placed else { return nil }
    let box = scene.axis.beginsAtEnd ? Self.upright(placed, in: scene) : placed
    appearance.area = box.area
    appearance.area.y -= box.top
    return Layout(appearance: appearance, box: box, style: style, text: text)
  }

  /// Returns a snapshot of the control on `side` of `scene`, or `nil` if it is not visible.
  ///
  /// Pass the arguments of ``draw(_:_:of:sheet:hasRing:on:text:)``, and a canvas with the
  /// resolution of the canvas that is drawn on.
  package func snapshot(
    of side: ControlSide, _ style: any ControlStyle, of scene: Scene, sheet: PartStyle,
    on canvas: Canvas, text: TextRenderer
  ) -> ControlSnapshot? {
    guard let shown = layout(of: side, style, of: scene, sheet, on: canvas, text: text) else {
      return nil
    }
    return ControlSnapshot(
      shown.appearance, place: Self.turned(shown.box.area, in: scene),
      reportsMotion: shown.style.reportsMotion && scene.control(side)?.policy.secondFloor == nil)
  }

  /// Returns whether the control's end touches the content; otherwise its start does.
  private static func endTouchesContent(_ side: ControlSide, _ axis: ContentAxis) -> Bool {
    (side == .header) != (axis.beginsAtEnd && axis.orientation == .vertical)
  }

  /// Returns the area of the control's background.
  ///
  /// It extends from the content to the viewport's edge, so that no gap is visible between edge and
  /// control.
  private static func backgroundArea(
    of side: ControlSide, _ appearance: ControlAppearance, in box: ControlBox
  ) -> Rect {
    let endTouchesContent = endTouchesContent(side, appearance.axis)
    let start = endTouchesContent ? min(appearance.area.y, 0) : 0
    // The space between a control behind the content and the content grows with the pull.
    let isLoose = !endTouchesContent || appearance.placement == .behind
    let end = isLoose ? max(appearance.area.maxY, box.height) : box.height
    return Rect(x: 0, y: start, width: appearance.width, height: end - start)
  }

  /// Draws the background of a control that covers rows.
  private func drawPanel(
    _ frame: Rect, of side: ControlSide, _ appearance: ControlAppearance, on canvas: Canvas
  ) {
    canvas.fill(frame, palette.background)
    let isLoose = appearance.placement == .overlay
    let endTouchesContent = Self.endTouchesContent(side, appearance.axis)
    if endTouchesContent || isLoose {
      canvas.hairline(x: 0, width: frame.width, bottom: frame.maxY, palette.separator)
    }
    if !endTouchesContent || isLoose {
      canvas.hairline(
        x: 0, width: frame.width, bottom: frame.y + canvas.pixel, palette.separator)
    }
  }

  private func draw(
    _ style: any ControlStyle, _ appearance: ControlAppearance, of side: ControlSide,
    _ scene: Scene, on canvas: Canvas, text: TextRenderer
  ) {
    if side == .header, scene.header?.policy.secondFloor != nil, !style.drawsSecondFloor {
      SecondFloorPage(before: style).draw(appearance, on: canvas, text: text)
    } else {
      style.draw(appearance, on: canvas, text: text)
    }
  }

  /// Returns the box of a control that is placed beyond the content's edge.
  private func boxAtEdge(
    of side: ControlSide, height: Double, in scene: Scene, on canvas: Canvas
  ) -> ControlBox? {
    let end = side == .header ? scene.headerBottom : scene.footerTop
    let edge = canvas.snapped(y: end + contentShift)
    guard let area = area(of: side, end: end, edge: edge, in: scene, on: canvas) else { return nil }
    return ControlBox(top: side == .header ? edge - height : edge, height: height, area: area)
  }

  /// Returns `box` for a list that begins at its end.
  ///
  /// In a vertical list the box moves to the opposite end of the viewport without being rotated. In
  /// a horizontal list it is unchanged.
  private static func upright(_ box: ControlBox, in scene: Scene) -> ControlBox {
    guard scene.axis.orientation == .vertical else { return box }
    var moved = box
    moved.top = scene.viewport.height - box.top - box.height
    moved.area.y = scene.viewport.height - box.area.maxY
    return moved
  }

  /// Returns the area in which a control may draw: from its edge next to the content to the insets
  /// that are not its own.
  ///
  /// The area never covers the content, even if a negative ignored inset moves the control into it.
  /// Returns `nil` if there is no space, for example because the control is not pulled. `end` is
  /// the exact position of the control's edge next to the content, `edge` its displayed position.
  private func area(
    of side: ControlSide, end: Double, edge: Double, in scene: Scene, on canvas: Canvas
  ) -> Rect? {
    let crossLength = scene.axis.crossLength(of: scene.viewport)
    let length = scene.axis.length(of: scene.viewport)
    let contentStart = contentShift - scene.contentOffset
    let free = insetWithoutControl(on: side, of: scene)
    switch side {
    case .header:
      guard end - free > Self.minimumSpace else { return nil }
      let start = canvas.snapped(y: free)
      let bottom = min(edge, canvas.snapped(y: contentStart), length)
      return Rect(x: 0, y: start, width: crossLength, height: bottom - start)
    case .footer:
      guard length - free - end > Self.minimumSpace else { return nil }
      let start = max(edge, canvas.snapped(y: contentStart + scene.contentLength), 0)
      return Rect(
        x: 0, y: start, width: crossLength, height: canvas.snapped(y: length - free) - start)
    }
  }

  /// The smallest valid length of the area, in points; anything smaller is a rounding error.
  private static let minimumSpace = 1e-6

  /// Returns the inset on `side` without the control's own inset, and without the part that the
  /// control ignores.
  func insetWithoutControl(on side: ControlSide, of scene: Scene) -> Double {
    guard let control = scene.control(side) else { return 0 }
    let ledger = scene.container.ledger
    var inset = ledger.total(without: side.source)[side.edge]
    let rests = control.state == .idle || control.state == .noMoreData
    if rests, !control.isClosing {
      // An inset that shrinks over a given time moves the list without a pull, so include the
      // displayed excess.
      inset += max(
        scene.container.presentedContentInset[side.edge] - ledger.total[side.edge], 0)
    }
    return max(inset - max(control.policy.ignoredInset, 0), 0)
  }

  /// Returns the opacity of a control that follows the pull.
  ///
  /// It is 0 at rest, 1 while refreshing, and decreases while the control closes. A control that is
  /// always visible stays opaque. Source: refresh controls reference, 1.1.4
  /// (`automaticallyChangeAlpha`).
  private static func opacity(of appearance: ControlAppearance) -> Double {
    guard appearance.restingLength == 0 else { return 1 }
    switch appearance.state {
    case .refreshing, .willRefresh, .success, .failure: return 1
    case .idle, .pulling, .noMoreData, .floorArmed, .floorOpen:
      let closing = appearance.isClosing ? 1 - appearance.closing : 0
      return max(appearance.pull, closing)
    }
  }

  /// Runs `body` with the y axis along the list's axis, starting at the viewport's start.
  ///
  /// Controls draw as if the list were pulled downwards. In a horizontal list the drawing is
  /// rotated, so that the control's bottom faces the content.
  private func alongAxis(of scene: Scene, on canvas: Canvas, _ body: () -> Void) {
    switch (scene.axis.orientation, scene.axis.isReversed) {
    case (.vertical, _): body()
    case (.horizontal, false):
      canvas.rotated(by: -.pi / 2, aroundX: 0, y: scene.viewport.height, body)
    case (.horizontal, true):
      canvas.rotated(by: .pi / 2, aroundX: scene.viewport.width, y: 0, body)
    }
  }

  /// Converts a rectangle from coordinates along the axis to viewport coordinates.
  private static func turned(_ rect: Rect, in scene: Scene) -> Rect {
    switch (scene.axis.orientation, scene.axis.isReversed) {
    case (.vertical, _): rect
    case (.horizontal, false):
      Rect(
        x: rect.y, y: scene.viewport.height - rect.maxX, width: rect.height, height: rect.width)
    case (.horizontal, true):
      Rect(x: scene.viewport.width - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
    }
  }
}
