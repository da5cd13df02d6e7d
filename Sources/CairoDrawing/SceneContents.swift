public import ListModel
public import ScrollModel

/// What a painter asks its host for while it paints a scene.
///
/// Frames are in points of the viewport. The canvas has the viewport's coordinates and lets nothing
/// through outside of the frame.
public struct SceneContents {
  /// The looks of a row in view by its index.
  ///
  /// Nil leaves its place empty, which is the answer for a row that is gone from the source and not
  /// yet from the scene.
  public var row: (Int) -> RowAppearance?
  /// What a stylesheet says of a part of the list; nil where it says nothing.
  public var style: ((ListPart) -> PartStyle?)?
  /// Draws a row in place of ``row``, on the ground of its state and below the focus ring.
  public var drawRow: ((Int, ListScene.Frame, RowState, Canvas) -> Void)?
  /// Draws the block before the first row (top) or after the last (bottom).
  public var drawBlock: ((InsetEdge, ListScene.Frame, Canvas) -> Void)?
  /// Draws content that is not made of rows; the frame is that of all of it, and much of it may lie
  /// outside the viewport.
  public var drawContent: ((ListScene.Frame, Canvas) -> Void)?

  /// Contents made of rows.
  public init(row: @escaping (Int) -> RowAppearance? = { _ in nil }) {
    self.row = row
  }
}
