import SceneModel

@testable import CairoDrawing

/// A renderer that draws a row alone, without a list.
protocol SingleRowRenderer {
  func drawing(
    of row: RowAppearance, _ setting: RowSetting, palette: Palette, style: PartStyle,
    text: TextRenderer
  ) -> RowDrawing
}

extension RowRenderer: SingleRowRenderer {}
extension CellRenderer: SingleRowRenderer {}

extension SingleRowRenderer {
  /// Draws `row` with `style`, clipped to `rect`.
  func draw(
    _ row: RowAppearance, in rect: Rect, state: RowState = RowState(),
    direction: TextDirection = .leftToRight, palette: Palette, style: PartStyle = PartStyle(),
    on canvas: Canvas, text: TextRenderer
  ) {
    let frame = canvas.snapped(rect)
    guard !frame.isEmpty, frame.isDrawable else { return }
    let setting = RowSetting(
      rect, frame, state: state, direction: direction, pixel: canvas.pixel)
    let drawing = drawing(of: row, setting, palette: palette, style: style, text: text)
    canvas.draw([PlacedRow(index: 0, frame: frame, drawing: drawing)])
  }
}
