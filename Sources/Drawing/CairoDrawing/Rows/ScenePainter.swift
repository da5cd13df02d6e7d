import RefreshModel
import SceneModel
import ScrollModel
import Translations

/// Paints a whole list: background, header, footer, visible content and scroll indicator.
package struct ScenePainter: Sendable {
  /// The colours.
  package var palette = Palette.light
  /// The style of the header, or `nil` to draw none.
  package var header: (any HeaderStyle)?
  /// The style of the footer, or `nil` to draw none.
  package var footer: (any FooterStyle)?
  /// The renderer of a list's rows.
  package var rows = RowRenderer()
  /// The renderer of the cells of a grid or a horizontal list.
  package var cells = CellRenderer()
  /// The renderer of the scroll indicator.
  package var indicator = IndicatorRenderer()
  /// The local time zone, for the text about the last refresh.
  package var zone = LocalZone.utc
  /// Whether the focus ring is drawn: `true` if the list has the keyboard focus.
  package var showsFocus = true
  /// The language of Tug's built-in texts in header and footer.
  package var translation = Translation.english

  /// Creates a painter with these colours and styles.
  package init(
    palette: Palette = .light, header: (any HeaderStyle)? = nil, footer: (any FooterStyle)? = nil
  ) {
    self.palette = palette
    self.header = header
    self.footer = footer
  }

  /// Paints `scene` with its viewport's top left corner at the origin, clipped to the viewport.
  package func paint(
    _ scene: Scene, on canvas: Canvas, text: TextRenderer, contents: SceneContents
  ) {
    var painter = self
    if let line = contents.style?(.separator)?.color { painter.palette.separator = line }
    let ownBackground = contents.style?(.list)?.drawBackground
    if ownBackground == nil, palette.background.alpha >= 1 {
      painter.palette.separatorOnBackground = painter.palette.separator.solid(
        by: 1, on: palette.background)
    }
    painter.paintThemed(scene, ownBackground, on: canvas, text: text, contents: contents)
  }

  /// Paints `scene` with a palette that already contains the stylesheet's colours.
  ///
  /// `ownBackground` is the stylesheet's background drawing, or `nil` for the palette's background.
  private func paintThemed(
    _ scene: Scene, _ ownBackground: ((Rect, Canvas) -> Void)?, on canvas: Canvas,
    text: TextRenderer, contents: SceneContents
  ) {
    let viewport = Rect(x: 0, y: 0, width: scene.viewport.width, height: scene.viewport.height)
    canvas.clipped(to: viewport) {
      let clip = canvas.clipBoxes
      let rows = placedRows(
        of: scene, contents, on: canvas, text: text, within: clip,
        isPlain: palette.separatorOnBackground != nil)
      let isCopied = copy(rows, from: contents.drawings, in: viewport, on: canvas)
      if let ownBackground {
        ownBackground(viewport, canvas)
      } else {
        fillBackground(in: viewport, except: isCopied ? rows.frame : nil, on: canvas)
      }
      drawControls(of: scene, areOverContent: false, contents, on: canvas, text: text)
      drawContent(of: scene, in: viewport, contents, on: canvas)
      drawFormerRows(of: scene, now: rows, contents, on: canvas)
      if !isCopied { draw(rows, on: canvas, within: clip) }
      drawProgramRows(of: scene, contents, on: canvas, within: clip)
      for edge in InsetEdge.allCases where scene.blocks[edge] > 0 {
        guard let drawBlock = contents.drawBlock else { break }
        let frame = scene.frame(ofBlock: edge)
        canvas.clipped(to: canvas.snapped(frame).intersection(viewport)) {
          drawBlock(edge, frame, canvas)
        }
      }
      drawStickyRow(of: scene, contents, on: canvas, text: text)
      drawSelectionRectangle(of: scene, contents, on: canvas)
      drawControls(of: scene, areOverContent: true, contents, on: canvas, text: text)
      if let shown = scene.indicator { indicator.draw(shown, palette: palette, on: canvas) }
    }
  }

  /// Returns whether the rows of `scene` are drawn as cells, as in a grid or a horizontal list.
  package static func hasCells(_ scene: Scene) -> Bool {
    scene.axis.orientation == .horizontal || scene.columnLayout != .count(1)
  }

  /// Returns the icon size of row `index` of `scene`, in points.
  ///
  /// For a wrapping row it does not depend on the row's height.
  package static func iconSize(
    ofRow index: Int, of scene: Scene, wraps: Bool, style: PartStyle? = nil,
    cells: CellRenderer = CellRenderer(), text: TextRenderer
  ) -> Double {
    let text = style?.text ?? text
    let frame = scene.frame(ofRow: index)
    if hasCells(scene) {
      return cells.adapted(to: scene).iconSize(
        in: Size(width: frame.width, height: frame.height), text,
        box: style?.box ?? .cell)
    }
    return RowRenderer.iconSize(wraps: wraps, rowHeight: frame.height, text)
  }

  // MARK: Content

  /// Fills the background in `viewport`, except for a part that is drawn already.
  private func fillBackground(in viewport: Rect, except drawn: Rect?, on canvas: Canvas) {
    guard let drawn = drawn?.intersection(viewport), !drawn.isEmpty else {
      return canvas.fill(viewport, palette.background)
    }
    let sides = [
      Rect(x: viewport.x, y: viewport.y, width: viewport.width, height: drawn.y - viewport.y),
      Rect(
        x: viewport.x, y: drawn.maxY, width: viewport.width, height: viewport.maxY - drawn.maxY),
      Rect(x: viewport.x, y: drawn.y, width: drawn.x - viewport.x, height: drawn.height),
      Rect(x: drawn.maxX, y: drawn.y, width: viewport.maxX - drawn.maxX, height: drawn.height),
    ]
    for side in sides where !side.isEmpty { canvas.fill(side, palette.background) }
  }

  /// Draws the rubber band with its stylesheet, or like Adwaita: translucent in the selection
  /// colour, with an outline.
  private func drawSelectionRectangle(of scene: Scene, _ contents: SceneContents, on canvas: Canvas)
  {
    guard let frame = scene.selectionRectangleFrame else { return }
    let snapped = canvas.snapped(frame)
    if let drawBackground = contents.style?(.selectionRectangle)?.drawBackground {
      return drawBackground(snapped, canvas)
    }
    canvas.fill(snapped, palette.selection.faded(by: Self.selectionRectangleOpacity))
    canvas.outline(snapped, cornerRadius: 0, width: 1, palette.selection)
  }

  /// The opacity of the rubber band.
  ///
  /// Source: GTK 3.24, Adwaita's `_common.scss`, rubberband.
  private static let selectionRectangleOpacity = 0.2

  /// Returns whether the focus ring is visible.
  func hasRing(_ scene: Scene) -> Bool { showsFocus && scene.isFocusVisible }

  private func drawControls(
    of scene: Scene, areOverContent: Bool, _ contents: SceneContents, on canvas: Canvas,
    text: TextRenderer
  ) {
    drawControl(
      .header, header, of: scene, areOverContent, contents, on: canvas, text: text)
    drawControl(
      .footer, footer, of: scene, areOverContent, contents, on: canvas, text: text)
  }

  private func drawControl(
    _ side: ControlSide, _ style: (any ControlStyle)?, of scene: Scene,
    _ areOverContent: Bool, _ contents: SceneContents, on canvas: Canvas, text: TextRenderer
  ) {
    guard let style, let control = scene.control(side),
      scene.placement(of: side).isOverContent == areOverContent
    else { return }
    let motions = canvas.motions {
      var painter = ControlPainter(palette: palette, zone: zone, translation: translation)
      if side == .footer {
        painter.contentShift = contents.animation?.footerDistance(in: scene) ?? 0
      }
      painter.draw(
        side, style, of: scene,
        sheet: contents.style?(.control(side, control.state)) ?? PartStyle(),
        hasRing: side == .footer && scene.isOnFooter && hasRing(scene), on: canvas, text: text)
    }
    contents.drawings?.moving[side] = motions
  }

  private func drawContent(
    of scene: Scene, in viewport: Rect, _ contents: SceneContents, on canvas: Canvas
  ) {
    guard let drawContent = contents.drawContent, let frame = scene.ownContentFrame,
      let area = scene.ownContentArea
    else { return }
    canvas.clipped(to: canvas.snapped(area).intersection(viewport)) {
      drawContent(frame, canvas)
    }
  }
}
