public import SceneModel
public import ScrollModel

/// The content that a host gives to a painter of its scene.
///
/// Frames are in points of the viewport. The canvas has the viewport's coordinates and is clipped
/// to the frame.
public struct SceneContents {
  /// The content of a row in view by its index.
  ///
  /// Nil leaves its place empty: the answer for a row that has left the source and not yet the
  /// scene.
  public var row: (Int) -> RowAppearance?
  /// The style that a stylesheet gives to a part of the list; nil for none.
  public var style: ((ListPart) -> PartStyle?)?
  /// Draws a row in place of ``row``, on the ground of its state and below the focus ring.
  public var drawRow: ((Int, Scene.Frame, RowState, Canvas) -> Void)?
  /// ``drawRow`` draws the same until ``drawings`` are told to forget a row, so that its pixels can be
  /// kept; it then gets the row's size in place of its frame.
  public var keepsDrawnRows = false
  /// The drawings of rows from earlier paints; nil lays out each row anew.
  public var drawings: RowDrawings?
  /// The rows that are kept ready beside those in view, where rows are kept; nil for none.
  public var ready: Range<Int>?
  /// Draws the block before the first row (top) or after the last (bottom).
  public var drawBlock: ((InsetEdge, Scene.Frame, Canvas) -> Void)?
  /// Draws content that is not made of rows.
  ///
  /// The frame is that of the whole content, most of which may lie outside the viewport.
  public var drawContent: ((Scene.Frame, Canvas) -> Void)?

  /// Content made of rows.
  public init(row: @escaping (Int) -> RowAppearance? = { _ in nil }) {
    self.row = row
  }
}
