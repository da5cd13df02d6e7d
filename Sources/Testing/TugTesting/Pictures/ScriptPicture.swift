import CairoDrawing
import DescribedStyles
import RefreshModel
import Replay
import SceneModel
import Translations

/// Draws a script's list at a point in time.
package struct ScriptPicture {
  private let script: Script
  private let styles: ScriptStyles
  private let rows: SampleRows
  private let text: TextRenderer

  /// Creates a drawing of `script` that renders text with `text`.
  ///
  /// A `TextRenderer()`, which uses the built-in fonts, gives identical pixels on every machine.
  /// Throws if the icons of sample rows cannot be drawn.
  package init(
    _ script: Script, styles: ScriptStyles = ScriptStyles(), text: TextRenderer
  ) throws(CanvasError) {
    self.script = script
    self.styles = styles
    self.text = text
    var rows = try SampleRows(scale: Double(script.scale))
    rows.wraps = script.configuration.rows.estimatedHeight != nil
    rows.hasParts = styles.showsRowParts
    rows.hasLongNames = script.cells != nil
    self.rows = rows
  }

  /// The colours of the script's theme.
  package var palette: Palette { script.theme == .dark ? .dark : .light }

  /// Returns an image of the list of `run`, at the script's scale.
  package func canvas(of run: ScriptRun) throws(CanvasError) -> Canvas {
    let viewport = run.scene.viewport
    let canvas = try Canvas(
      width: viewport.width, height: viewport.height, scale: Double(script.scale))
    paint(run, on: canvas)
    return canvas
  }

  /// Paints the list of `run` at the origin of `canvas`.
  package func paint(_ run: ScriptRun, on canvas: Canvas) {
    let scene = run.scene
    var painter = ScenePainter(
      palette: palette, header: styles.header ?? run.header?.headerStyle,
      footer: styles.footer ?? run.footer?.footerStyle)
    painter.cells = cells
    painter.translation = Translations()[script.language]
    var contents = styles.contents?(scene) ?? sampleContents(of: scene)
    contents.animation = run.animation
    painter.paint(scene, on: canvas, text: text, contents: contents)
  }

  private var cells: CellRenderer {
    var cells = CellRenderer()
    guard let titles = script.cells else { return cells }
    cells.titleLines = titles.lines
    cells.ellipsis =
      switch titles.ellipsis {
      case .start: .start
      case .middle: .middle
      case .end: .end
      }
    return cells
  }

  private func sampleContents(of scene: Scene) -> SceneContents {
    let content = SampleContent(palette: palette, axis: scene.axis)
    var contents = SceneContents { [rows, cells, text] index in
      if scene.isHeading(index) { return rows.heading(of: index) }
      return rows.appearance(
        of: index,
        iconSize: ScenePainter.iconSize(
          ofRow: index, of: scene, wraps: rows.wraps, cells: cells, text: text))
    }
    contents.drawBlock = { [text] in content.drawBlock($0, $1, on: $2, text: text) }
    contents.drawContent = { [text] in
      content.drawContent($0, in: scene.viewport, on: $1, text: text)
    }
    return contents
  }
}
