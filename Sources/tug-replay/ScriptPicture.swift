import CairoDrawing
import ListModel
import RefreshModel
import Replay

/// Draws the list of a script as it looks at a time.
struct ScriptPicture {
  private let script: Script
  private let painter: ScenePainter
  private let rows: SampleRows
  /// The shipped font, so that pictures are the same everywhere.
  let text: TextRenderer

  init(_ script: Script) throws {
    self.script = script
    var rows = try SampleRows(scale: Double(script.scale))
    rows.wraps = script.configuration.rows.estimatedHeight != nil
    self.rows = rows
    text = try TextRenderer()
    painter = ScenePainter(
      palette: script.theme == .dark ? .dark : .light,
      header: script.header.flatMap(Self.headerStyle),
      footer: script.footer.flatMap(Self.footerStyle))
  }

  /// The picture of `scene`, at the script's scale.
  func canvas(of scene: ListScene) throws(CanvasError) -> Canvas {
    let canvas = try Canvas(
      width: scene.viewport.width, height: scene.viewport.height, scale: Double(script.scale))
    paint(scene, on: canvas)
    return canvas
  }

  /// Paints `scene` onto `canvas`, at its origin.
  func paint(_ scene: ListScene, on canvas: Canvas) {
    let content = SampleContent(palette: painter.palette, axis: scene.axis)
    var contents = SceneContents { [rows, text] index in
      rows.appearance(
        of: index,
        iconSize: ScenePainter.iconSize(ofRow: index, of: scene, wraps: rows.wraps, text: text))
    }
    contents.drawBlock = { [text] in content.drawBlock($0, $1, on: $2, text: text) }
    contents.drawContent = { [text] in
      content.drawContent($0, in: scene.viewport, on: $1, text: text)
    }
    painter.paint(scene, on: canvas, text: text, contents: contents)
  }

  private static func headerStyle(_ control: ControlDescription) -> (any HeaderStyle)? {
    guard case .header(let name) = control.name else { return nil }
    var style = name.style
    for (state, title) in control.titles { style.texts[state] = title }
    return style
  }

  private static func footerStyle(_ control: ControlDescription) -> (any FooterStyle)? {
    guard case .footer(let name) = control.name else { return nil }
    var style = name.style
    for (state, title) in control.titles { style.texts[state] = title }
    return style
  }
}
