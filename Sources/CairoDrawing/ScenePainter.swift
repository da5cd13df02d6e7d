public import ListModel
public import RefreshModel
import ScrollModel
public import Translations

/// Paints a whole list: ground, header, footer, what is in view of its content, scroll indicator.
public struct ScenePainter: Sendable {
  /// The colours.
  public var palette = Palette.light
  /// The looks of the header; nil draws none.
  public var header: (any HeaderStyle)?
  /// The looks of the footer; nil draws none.
  public var footer: (any FooterStyle)?
  /// The looks of the rows of a list.
  public var rows = RowRenderer()
  /// The looks of the cells of a grid or of a horizontal list.
  public var cells = CellRenderer()
  /// The looks of the scroll indicator.
  public var indicator = IndicatorRenderer()
  /// The local clocks, for the words about the last refresh.
  public var zone = LocalZone.utc
  /// The words of header and footer that are the library's own.
  public var translation = Translation.english

  /// A painter of these looks.
  public init(
    palette: Palette = .light, header: (any HeaderStyle)? = nil, footer: (any FooterStyle)? = nil
  ) {
    self.palette = palette
    self.header = header
    self.footer = footer
  }

  /// Paints `scene` with its viewport's top left corner at 0, 0, and nothing outside of it.
  public func paint(
    _ scene: ListScene, on canvas: Canvas, text: TextRenderer, contents: SceneContents
  ) {
    var scene = scene
    scene.headerHasOwnGround = header?.hasOwnGround ?? false
    let viewport = Rect(x: 0, y: 0, width: scene.viewport.width, height: scene.viewport.height)
    canvas.clipped(to: viewport) {
      if let drawGround = contents.style?(.list)?.drawGround {
        drawGround(viewport, canvas)
      } else {
        canvas.fill(viewport, palette.background)
      }
      drawControls(of: scene, areOverContent: false, contents, on: canvas, text: text)
      drawContent(of: scene, in: viewport, contents, on: canvas)
      drawRows(of: scene, contents, on: canvas, text: text)
      for edge in InsetEdge.allCases where scene.blocks[edge] > 0 {
        guard let drawBlock = contents.drawBlock else { break }
        let frame = scene.frame(ofBlock: edge)
        canvas.clipped(to: canvas.snapped(frame).intersection(viewport)) {
          drawBlock(edge, frame, canvas)
        }
      }
      drawStickyRow(of: scene, contents, on: canvas, text: text)
      drawControls(of: scene, areOverContent: true, contents, on: canvas, text: text)
      if let shown = scene.indicator { indicator.draw(shown, palette: palette, on: canvas) }
    }
  }

  /// Whether the rows of `scene` look like cells: they lie in a grid, or side by side.
  public static func hasCells(_ scene: ListScene) -> Bool {
    scene.axis.orientation == .horizontal || scene.columnLayout != .count(1)
  }

  /// The side in points of the icon that row `index` of `scene` has room for.
  ///
  /// A row that wraps has another one than its height tells.
  public static func iconSize(
    ofRow index: Int, of scene: ListScene, wraps: Bool, style: PartStyle? = nil,
    text: TextRenderer
  ) -> Double {
    let text = style?.text ?? text
    let frame = scene.frame(ofRow: index)
    if hasCells(scene) {
      return CellRenderer.iconSize(
        in: ListScene.Size(width: frame.width, height: frame.height), text,
        box: style?.box ?? .cell)
    }
    return RowRenderer.iconSize(wraps: wraps, rowHeight: frame.height, text)
  }

  // MARK: Content

  /// The most rows that are drawn: of rows so low that there are more in view nothing can be seen.
  private static let mostRows = 10_000

  private func drawRows(
    of scene: ListScene, _ contents: SceneContents, on canvas: Canvas, text: TextRenderer
  ) {
    let hovered = scene.hoveredRow
    for index in scene.visibleRows.prefix(Self.mostRows) {
      drawRow(
        index, in: scene.frame(ofRow: index), isHovered: index == hovered, of: scene, contents,
        on: canvas, text: text)
    }
  }

  /// Draws the heading that is held in view, over the rows that go by below it.
  private func drawStickyRow(
    of scene: ListScene, _ contents: SceneContents, on canvas: Canvas, text: TextRenderer
  ) {
    guard let (index, frame) = scene.stickyRow else { return }
    drawRow(
      index, in: frame, isHovered: index == scene.hoveredRow, of: scene, contents, on: canvas,
      text: text)
  }

  private func drawRow(
    _ index: Int, in frame: ListScene.Frame, isHovered: Bool, of scene: ListScene,
    _ contents: SceneContents, on canvas: Canvas, text: TextRenderer
  ) {
    let hasCells = Self.hasCells(scene)
    let direction = scene.axis.direction
    let state = RowState(
      isSelected: scene.selection.contains(index), isHovered: isHovered,
      isPressed: index == scene.pressedRow,
      isFocused: scene.isFocusVisible && index == scene.focusedRow)
    let isHeading = scene.isHeading(index)
    let style = contents.style?(.row(state, isHeading: isHeading, isCell: hasCells))
    if isHeading { canvas.fill(canvas.snapped(frame), palette.heading) }
    if let drawRow = contents.drawRow {
      let ground = hasCells ? RowGround(isTile: true) : rows.ground
      let snapped = canvas.snapped(frame)
      canvas.clipped(to: snapped) {
        ground.fill(snapped, state, palette, style, on: canvas)
        canvas.preservingState { drawRow(index, frame, state, canvas) }
        ground.drawRing(snapped, state, palette, on: canvas)
      }
    } else if var row = contents.row(index) {
      row.isHeading = row.isHeading || isHeading
      if hasCells {
        cells.draw(
          row, in: frame, state: state, direction: direction, palette: palette,
          style: style ?? PartStyle(), on: canvas, text: text)
      } else {
        rows.draw(
          row, in: frame, state: state, direction: direction, palette: palette,
          style: style ?? PartStyle(), on: canvas, text: text)
      }
    }
  }

  private func drawControls(
    of scene: ListScene, areOverContent: Bool, _ contents: SceneContents, on canvas: Canvas,
    text: TextRenderer
  ) {
    if let header, Self.isOverContent(.header, in: scene) == areOverContent {
      draw(.header, header, of: scene, contents, on: canvas, text: text)
    }
    if let footer, Self.isOverContent(.footer, in: scene) == areOverContent {
      draw(.footer, footer, of: scene, contents, on: canvas, text: text)
    }
  }

  private func drawContent(
    of scene: ListScene, in viewport: Rect, _ contents: SceneContents, on canvas: Canvas
  ) {
    guard let drawContent = contents.drawContent, let frame = scene.ownContentFrame,
      let room = scene.ownContentRoom
    else { return }
    canvas.clipped(to: canvas.snapped(room).intersection(viewport)) {
      drawContent(frame, canvas)
    }
  }
}
