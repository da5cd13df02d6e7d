import Tug

/// The content of the second floor of a two-level header.
struct SecondFloor {
  /// The drawing of the second floor.
  let drawing: SecondFloorHeaderStyle.PageDrawing
  /// The colour of the header's text once a release would open the floor, or `nil` for the theme's
  /// colour.
  var words: Color?
}
