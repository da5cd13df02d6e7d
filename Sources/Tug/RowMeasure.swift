import CairoDrawing

/// What a stylesheet says of a row that its length depends on.
struct RowMeasure: Equatable {
  /// The room around what it shows.
  let box: PartBox
  /// The name of its fonts.
  let font: String
}
