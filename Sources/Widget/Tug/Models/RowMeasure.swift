import CairoDrawing

/// The style values that determine the length of a row.
struct RowMeasure: Equatable {
  /// The space around the row's content.
  let box: PartBox
  /// The description of the row's font.
  let font: String
}
