import SceneModel
import ScrollModel

/// The content that a host provides to the painter of its scene.
///
/// Frames are in points of the viewport. The canvas has viewport coordinates and is clipped to the
/// frame.
package struct SceneContents {
  /// Returns the content of a visible row by its index.
  ///
  /// `nil` leaves its place empty. Return it for a row that the data source has removed already,
  /// but the scene has not.
  package var row: (Int) -> RowAppearance?
  /// Returns the stylesheet's style for a part of the list, or `nil` if there is none.
  package var style: ((ListPart) -> PartStyle?)?
  /// Draws a row instead of ``row``, above the background of its state and below the focus ring.
  package var drawRow: ((Int, Frame, RowState, Canvas) -> Void)?
  /// Whether the output of ``drawRow`` stays valid until ``drawings`` forgets the row, so that its
  /// pixels can be cached.
  ///
  /// ``drawRow`` then gets a frame with the row's size at the origin.
  package var keepsDrawnRows = false
  /// The cached layouts of earlier paints, or `nil` to lay out each row again.
  package var drawings: RowDrawings?
  /// The moves of rows after others were inserted or removed, or `nil` if rows do not move.
  package var animation: RowAnimation?
  /// The rows to keep laid out, including the visible ones, or `nil` for only the visible ones.
  ///
  /// Used only if pixels of rows are cached.
  package var ready: Range<Int>?
  /// Draws the block before the first row (top) or after the last one (bottom).
  package var drawBlock: ((InsetEdge, Frame, Canvas) -> Void)?
  /// Draws content that does not consist of rows.
  ///
  /// The frame contains the whole content, most of which may be outside the viewport.
  package var drawContent: ((Frame, Canvas) -> Void)?

  /// Creates content that consists of rows.
  package init(row: @escaping (Int) -> RowAppearance? = { _ in nil }) {
    self.row = row
  }

  /// Returns the row and the rectangle of the heading that sticks in view of `scene`, as it is drawn.
  func stickyRow(of scene: Scene) -> (row: Int, frame: Frame)? {
    (animation.map { $0.stickyHeading(in: scene) } ?? scene.stickyHeading)
      .map { ($0.row, scene.frame(of: $0)) }
  }
}
