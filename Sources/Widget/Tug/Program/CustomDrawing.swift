import CairoDrawing
import SceneModel
import ScrollModel

/// The program's own drawing in a list.
///
/// Each closure receives a separate cairo context (`cairo_t *`) in points. It is clipped to the
/// closure's area, and its origin is the top left of that area. State or errors that the closure
/// leaves in the context have no effect. The closure must not keep the context.
@MainActor struct CustomDrawing {
  /// Draws a row instead of its title, subtitle and icon.
  ///
  /// The frame is the row's frame in the viewport; the context's origin is the frame's top left.
  /// The list draws the background for the state before, and the focus ring after.
  var drawRow: (@MainActor (Int, OpaquePointer, Frame, RowState) -> Void)?
  /// Returns the height in points of a row that the program draws, for content of the given width;
  /// see ``ListView/measureRow``.
  var height: (@MainActor (Int, Double) -> Double)?
  /// Draws the visible part of content that replaces the rows.
  ///
  /// Receives the start of that part in the content, and its length along the list. The context's
  /// origin is the top left of that part, which is as wide as the list. In a horizontal list with
  /// text from right to left, the start is at the right.
  var drawContent: (@MainActor (OpaquePointer, Double, Double) -> Void)?
}
