import CairoDrawing
import ListModel
import RefreshModel
import Replay

/// Draws the list of a script as it looks at a time.
struct ScriptPicture {
  private let script: Script
  private let rows: SampleRows
  /// The shipped font, so that pictures are the same everywhere.
  let text: TextRenderer

  init(_ script: Script) throws {
    self.script = script
    var rows = try SampleRows(scale: Double(script.scale))
    rows.wraps = script.configuration.rows.estimatedHeight != nil
    self.rows = rows
    text = try TextRenderer()
  }

  /// The colours of the script's theme.
  var palette: Palette { script.theme == .dark ? .dark : .light }

  /// The picture of the list of `run`, at the script's scale.
  func canvas(of run: ScriptRun) throws(CanvasError) -> Canvas {
    let viewport = run.scene.viewport
    let canvas = try Canvas(
      width: viewport.width, height: viewport.height, scale: Double(script.scale))
    paint(run, on: canvas)
    return canvas
  }

  /// Paints the list of `run` onto `canvas`, at its origin.
  func paint(_ run: ScriptRun, on canvas: Canvas) {
    let scene = run.scene
    let painter = ScenePainter(
      palette: palette, header: run.header?.headerStyle, footer: run.footer?.footerStyle)
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
}
