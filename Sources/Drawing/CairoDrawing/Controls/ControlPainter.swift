public import RefreshModel
public import SceneModel
import ScrollModel
public import Translations

/// The painter of a header or a footer around content of any kind, upright or turned with the axis.
public struct ControlPainter: Sendable {
  /// The colours.
  public var palette: Palette
  /// The local time zone, for the words about the last refresh.
  public var zone: LocalZone
  /// The language of the library's own words.
  public var translation: Translation
  /// How much farther along the axis the content is shown than the scene has it, in points: one that is
  /// in a window of its own is at whole points.
  public var contentShift = 0.0

  /// A painter of these looks.
  public init(palette: Palette, zone: LocalZone, translation: Translation) {
    (self.palette, self.zone, self.translation) = (palette, zone, translation)
  }

  /// Draws the control on `side` of `scene`, with the viewport's top left corner at 0, 0.
  ///
  /// `sheet` is what stylesheets say of it; with `hasRing` it has the keyboard's focus.
  public func draw(
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
      canvas.clipped(to: box.room) {
        canvas.translated(x: 0, y: box.top) {
          canvas.group(opacity: opacity) {
            let frame = Self.ground(of: side, appearance, in: box)
            if box.ground == .panel { drawPanel(frame, of: side, appearance, on: canvas) }
            // A disc over the rows has a ground of its own.
            if appearance.placement != .overlay || !style.hasOwnGround {
              sheet.drawGround?(frame, canvas)
            }
            // The page behind a header takes the whole list, and the header on it its whole box.
            let inner = policy.secondFloor == nil ? sheet.box ?? PartBox() : PartBox()
            canvas.translated(x: inner.left, y: inner.top) {
              draw(
                style, appearance.shrunk(by: inner), of: side, scene, on: canvas, text: text)
            }
            if hasRing {
              let whole = Rect(x: 0, y: 0, width: appearance.width, height: box.height)
              let ring = RowGround().ring(whole, RowState(isFocused: true), palette, sheet)
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

  /// The place and the looks of the control on `side`; nil where nothing of it is seen.
  private func layout(
    of side: ControlSide, _ style: any ControlStyle, of scene: Scene, _ sheet: PartStyle,
    on canvas: Canvas, text: TextRenderer
  ) -> Layout? {
    guard scene.control(side) != nil, !scene.isFooterHidden(side) else { return nil }
    let style = style.following(sheet)
    let text = sheet.text ?? text
    let room = sheet.box ?? PartBox()
    var height = room.height(around: style.boxHeight(atTextScale: text.scale))
    var placed: ControlBox?
    if scene.placement(of: side) != .above {
      alongAxis(of: scene, on: canvas) {
        placed = placedBox(
          of: side, height: height, hasOwnGround: style.hasOwnGround, in: scene, on: canvas)
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
    appearance.area = box.room
    appearance.area.y -= box.top
    return Layout(appearance: appearance, box: box, style: style, text: text)
  }

  /// What is seen of the control on `side` of `scene`; nil where nothing is.
  ///
  /// The arguments are those of ``draw(_:_:of:sheet:hasRing:on:text:)``, whose canvas is as finely grained
  /// as `canvas`.
  public func look(
    of side: ControlSide, _ style: any ControlStyle, of scene: Scene, sheet: PartStyle,
    on canvas: Canvas, text: TextRenderer
  ) -> SeenControl? {
    guard let shown = layout(of: side, style, of: scene, sheet, on: canvas, text: text) else {
      return nil
    }
    return SeenControl(
      shown.appearance, place: Self.turned(shown.box.room, in: scene),
      tellsMotion: shown.style.tellsMotion && scene.control(side)?.policy.secondFloor == nil)
  }

  /// True where the control ends at the content, false where it begins there.
  private static func hasFoot(_ side: ControlSide, _ axis: ContentAxis) -> Bool {
    (side == .header) != (axis.beginsAtEnd && axis.orientation == .vertical)
  }

  /// The place of a ground of the control's own: from the content to the viewport's edge, so that
  /// nothing else shows between the edge and the control.
  private static func ground(
    of side: ControlSide, _ appearance: ControlAppearance, in box: ControlBox
  ) -> Rect {
    let hasFoot = hasFoot(side, appearance.axis)
    let start = hasFoot ? min(appearance.area.y, 0) : 0
    // A control behind the content is the farther from it, the farther the list is pulled.
    let isLoose = !hasFoot || appearance.placement == .behind
    let end = isLoose ? max(appearance.area.maxY, box.height) : box.height
    return Rect(x: 0, y: start, width: appearance.width, height: end - start)
  }

  /// Draws the ground of a control that lies over rows.
  private func drawPanel(
    _ frame: Rect, of side: ControlSide, _ appearance: ControlAppearance, on canvas: Canvas
  ) {
    canvas.fill(frame, palette.background)
    let isLoose = appearance.placement == .overlay
    let hasFoot = Self.hasFoot(side, appearance.axis)
    if hasFoot || isLoose {
      canvas.hairline(x: 0, width: frame.width, bottom: frame.maxY, palette.separator)
    }
    if !hasFoot || isLoose {
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

  /// The box of a control that lies beyond the content's edge.
  private func boxAtEdge(
    of side: ControlSide, height: Double, in scene: Scene, on canvas: Canvas
  ) -> ControlBox? {
    let end = side == .header ? scene.headerBottom : scene.footerTop
    let edge = canvas.snapped(y: end + contentShift)
    guard let room = room(of: side, end: end, edge: edge, in: scene, on: canvas) else { return nil }
    return ControlBox(top: side == .header ? edge - height : edge, height: height, room: room)
  }

  /// `box` in the viewport of a vertical list that begins at the bottom: it is moved, not turned.
  private static func upright(_ box: ControlBox, in scene: Scene) -> ControlBox {
    guard scene.axis.orientation == .vertical else { return box }
    var moved = box
    moved.top = scene.viewport.height - box.top - box.height
    moved.room.y = scene.viewport.height - box.room.maxY
    return moved
  }

  /// The room in which a control may draw: from its own edge outwards to the inset of others, which
  /// stays free, and never over the content, into which a negative ignored inset would move it.
  ///
  /// Nil without such room: a control that is not pulled lies behind that inset. `end` is where the control
  /// ends toward the content, and `edge` the same as it is shown.
  private func room(
    of side: ControlSide, end: Double, edge: Double, in scene: Scene, on canvas: Canvas
  ) -> Rect? {
    let breadth = scene.axis.breadth(of: scene.viewport)
    let length = scene.axis.length(of: scene.viewport)
    let contentStart = contentShift - scene.contentOffset
    let free = insetOfOthers(on: side, of: scene)
    switch side {
    case .header:
      guard end - free > Self.leastRoom else { return nil }
      let start = canvas.snapped(y: free)
      let foot = min(edge, canvas.snapped(y: contentStart), length)
      return Rect(x: 0, y: start, width: breadth, height: foot - start)
    case .footer:
      guard length - free - end > Self.leastRoom else { return nil }
      let start = max(edge, canvas.snapped(y: contentStart + scene.contentLength), 0)
      return Rect(
        x: 0, y: start, width: breadth, height: canvas.snapped(y: length - free) - start)
    }
  }

  /// A smaller room, in points, is a rounding error.
  private static let leastRoom = 1e-6

  /// The inset on `side` without that of its control, and without the part that the control
  /// ignores.
  func insetOfOthers(on side: ControlSide, of scene: Scene) -> Double {
    guard let control = scene.control(side) else { return 0 }
    let ledger = scene.container.ledger
    var inset = ledger.total(without: side.source)[side.edge]
    let rests = control.state == .idle || control.state == .noMoreData
    if rests, !control.isClosing {
      // An inset that shrinks in a given time takes the list along without any pull.
      inset += max(
        scene.container.presentedContentInset[side.edge] - ledger.total[side.edge], 0)
    }
    return max(inset - max(control.policy.ignoredInset, 0), 0)
  }

  /// The opacity of a control that follows the pull: 0 at rest, 1 while refreshing, and falling
  /// while it closes.
  ///
  /// A control that is always shown stays opaque. Source: refresh controls reference, 1.1.4
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

  /// Runs `body` with y along the list's axis from the viewport's start.
  ///
  /// A control draws for a list that is pulled downwards; in a list that is pulled sideways it is
  /// turned, its foot toward the content.
  private func alongAxis(of scene: Scene, on canvas: Canvas, _ body: () -> Void) {
    switch (scene.axis.orientation, scene.axis.isReversed) {
    case (.vertical, _): body()
    case (.horizontal, false):
      canvas.rotated(by: -.pi / 2, aroundX: 0, y: scene.viewport.height, body)
    case (.horizontal, true):
      canvas.rotated(by: .pi / 2, aroundX: scene.viewport.width, y: 0, body)
    }
  }

  /// A rectangle along the axis, as it is in the viewport.
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
