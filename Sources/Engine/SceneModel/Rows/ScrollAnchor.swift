/// The edge that keeps its place in view while the content or the size of the list changes: an edge of
/// a visible row, or an end of the content.
///
/// It is chosen when something changes, and kept until the list scrolls. Rows that are measured again
/// with the same heights, or a list that is made smaller and larger again, therefore show what they
/// showed before.
package struct ScrollAnchor: Equatable, Sendable {
  /// The content offset, anchored at an edge.
  ///
  /// The list shows another offset where its range does not allow this one.
  var offset: ContentAnchor
  /// Whether the edge keeps its distance from the viewport's end, not from its start.
  package let isFromEnd: Bool
  /// The length of the viewport at the last update, in points.
  private var viewportLength: Double
  /// Whether heights in view are forgotten and not measured again.
  ///
  /// The rows are then not where the reader saw them, so the anchor is kept while the list scrolls.
  var isProvisional = false
  /// The offset that the list has shown with this anchor, in points.
  package private(set) var shownOffset: Double
  /// The scene's scroll count at the time of the choice.
  package let scrollCount: Int

  /// Creates an anchor at `edge` for a list at the offset `offset`.
  init(
    _ offset: Double, at edge: ContentAnchor.Edge, isFromEnd: Bool, in layout: RowLayout,
    viewportLength: Double, scrollCount: Int
  ) {
    self.offset = ContentAnchor(offset, at: edge, in: layout)
    (self.isFromEnd, self.viewportLength) = (isFromEnd, viewportLength)
    (shownOffset, self.scrollCount) = (offset, scrollCount)
  }

  /// Whether the list shows another offset, because its range does not allow the anchor's.
  package var isLimited: Bool { offset.position != shownOffset }

  /// The row that is kept in place, or `nil` if there is none.
  package var row: Int? { offset.row }

  /// The row that is kept in place until it is measured again, or `nil` if there is none.
  package var provisionalRow: Int? { isProvisional ? offset.row : nil }

  /// Moves the offset with the edge in a changed layout or viewport.
  mutating func update(in layout: RowLayout, viewportLength: Double) {
    offset.update(in: layout)
    if isFromEnd { offset.position -= viewportLength - self.viewportLength }
    self.viewportLength = viewportLength
  }

  /// Notes that the list shows `offset` with this anchor.
  mutating func show(_ offset: Double) { shownOffset = offset }

  /// Moves the anchor with the list, which was scrolled to the offset `offset`.
  mutating func followScroll(to offset: Double) {
    (self.offset.position, shownOffset) = (offset, offset)
  }
}

/// Changes of rows since the last frame, which are judged by where they end.
///
/// A program that clears its store and fills it again within one turn of the main loop keeps its place.
package struct RowBurst: Equatable, Sendable {
  /// A row that was in view.
  struct LostRow: Equatable, Sendable {
    /// The index of the row before it was removed.
    let row: Int
    /// The distance of its start from the viewport's start, in points.
    let start: Double
  }

  /// How far the changes have moved the list, in points.
  var shift = 0.0
  /// The offset of the list without the rows in view that were removed, or `nil` if they are still
  /// there.
  ///
  /// The container does not follow before the burst ends.
  var heir: ContentAnchor?
  /// The rows in view that were removed, from the list's start on, and their places in the viewport.
  var lostRows: [LostRow] = []
  /// The offset that keeps the first one of them that has come back in its place, or `nil` if none
  /// has.
  var returned: ContentAnchor?
  /// Whether rows were added after the rows in view were removed.
  var isRefilled = false

  /// Whether the list waits for the end of the burst to know its place.
  package var isWaiting: Bool { heir != nil }

  /// Moves the offsets with their edges to the places that the edges now have.
  mutating func update(in layout: RowLayout) {
    heir?.update(in: layout)
    returned?.update(in: layout)
  }
}
