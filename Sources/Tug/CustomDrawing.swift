import CairoDrawing
import ListModel
import ScrollModel

/// What the program draws itself in a list.
///
/// Each closure gets a cairo context (`cairo_t *`) of its own, clipped to what it may draw on and
/// with its origin at the top left of that, in points; what it leaves behind there, a changed state
/// or an error, reaches nobody. It must not keep the context.
@MainActor struct CustomDrawing {
  /// Draws the block before the first row (top) or after the last (bottom), of a width and a
  /// height.
  var drawBlock: (@MainActor (InsetEdge, OpaquePointer, Double, Double) -> Void)?
  /// Draws a row in place of its title, subtitle and icon.
  ///
  /// The frame is the row's in the viewport; the context's origin is the frame's. The ground of its
  /// state is there already, and the focus ring is drawn after it.
  var drawRow: (@MainActor (Int, OpaquePointer, ListScene.Frame, RowState) -> Void)?
  /// The height in points of a row that the program draws, in a list of a width; asked for where
  /// rows are measured when they are about to be seen.
  var height: (@MainActor (Int, Double) -> Double)?
  /// Draws the part of the content in view where the list has content of its own in place of rows:
  /// from a start in the content on, and how long that part is along the list.
  ///
  /// The context's origin is the top left of that part, as broad as the list. In a horizontal list
  /// where text runs from right to left the start lies at its right.
  var drawContent: (@MainActor (OpaquePointer, Double, Double) -> Void)?
}
