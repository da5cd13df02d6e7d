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
    rows = try SampleRows(scale: Double(script.scale))
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
    painter.paint(scene, on: canvas, text: text, row: rows.appearance(of:))
  }

  private static func headerStyle(_ control: ControlDescription) -> (any HeaderStyle)? {
    switch control.name {
    case .mj: titled(MJHeaderStyle(), by: control)
    case .fg: titled(FgHeaderStyle(), by: control)
    case .mjBack: nil
    }
  }

  private static func footerStyle(_ control: ControlDescription) -> (any FooterStyle)? {
    control.name == .mjBack ? titled(MJBackFooterStyle(), by: control) : nil
  }

  private static func titled<Style: ControlStyle>(
    _ style: Style, by control: ControlDescription
  ) -> Style {
    var titled = style
    for (state, title) in control.titles { titled.texts[state] = title }
    return titled
  }
}
