import CairoDrawing

/// The stylesheets' values on which a row's length depends.
struct RowMeasure: Equatable {
  /// The room around its content.
  let box: PartBox
  /// The name of its fonts.
  let font: String
}
