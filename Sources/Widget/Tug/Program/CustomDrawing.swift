import CairoDrawing
import SceneModel
import ScrollModel

/// The program's own drawing in a list.
///
/// Each closure gets a cairo context (`cairo_t *`) of its own, clipped to its area and with its
/// origin at the top left of the area, in points. A changed state or an error that it leaves in the
/// context has no effect. It must not keep the context.
@MainActor struct CustomDrawing {
  /// Draws a row in place of its title, subtitle and icon.
  ///
  /// The frame is the row's in the viewport; the context's origin is the frame's. The ground of its
  /// state is already drawn, and the focus ring is drawn after it.
  var drawRow: (@MainActor (Int, OpaquePointer, Scene.Frame, RowState) -> Void)?
  /// The height in points of a row that the program draws, in a list of a width; used where rows
  /// are measured when they are about to be seen.
  var height: (@MainActor (Int, Double) -> Double)?
  /// Draws the part of the content in view where the list has content of its own in place of rows:
  /// from a start in the content on, and how long that part is along the list.
  ///
  /// The context's origin is the top left of that part, as broad as the list. In a horizontal list
  /// where text runs from right to left the start lies at its right.
  var drawContent: (@MainActor (OpaquePointer, Double, Double) -> Void)?
}
