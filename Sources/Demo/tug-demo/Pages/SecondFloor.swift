import Tug

/// The content of the second floor of a two-level header.
struct SecondFloor {
  /// The drawing of the second floor.
  let drawing: SecondFloorHeaderStyle.PageDrawing
}
