import Tug

/// What is behind a header of two levels.
struct SecondFloor {
  /// Its drawing.
  let drawing: SecondFloorHeaderStyle.PageDrawing
  /// The colour of the header's words once letting go opens it; nil leaves them in the theme's.
  var words: Color?
}
