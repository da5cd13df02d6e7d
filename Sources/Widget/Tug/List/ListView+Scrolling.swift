import SceneModel
import ScrollModel

/// The position in the viewport at which to show a row.
public typealias RowPosition = SceneModel.RowPosition
/// A rectangle in points, in the coordinates of a list's content or of its widget.
public typealias ContentRect = ScrollModel.Frame
/// A width and a height in points.
public typealias ContentSize = ScrollModel.Size

/// Scrolling, with the names of UIScrollView.
///
/// Lengths are in points along the scrolled axis, from the start edge. After the widget is
/// destroyed, properties return zeros and defaults, and methods do nothing.
extension ListView {
  // MARK: Geometry

  /// The current insets for content that sticks to the edges of the list: the application's own
  /// insets plus the insets of open controls.
  ///
  /// They change with the animations that open and close a control. If the header's policy sets
  /// `insetFollowsScroll`, the start inset includes only the visible part of the header's inset.
  /// Use these insets for section headers and similar content that the program draws. The list
  /// ignores them: it keeps its own headings below the area that is really covered. Source:
  /// MJRefresh, whose refreshing header lowers the inset of section headers as the list scrolls.
  public var stickyContentInset: EdgeInsets { peer?.scene.stickyInset ?? EdgeInsets() }

  /// The size of the content.
  ///
  /// Across the axis it is the size of the viewport, limited by ``maximumContentWidth``.
  public var contentSize: ContentSize {
    guard let scene = peer?.scene else { return ContentSize(width: 0, height: 0) }
    return scene.axis.orientation == .vertical
      ? ContentSize(width: scene.contentCrossLength, height: scene.contentLength)
      : ContentSize(width: scene.contentLength, height: scene.viewport.height)
  }

  /// The size of the viewport, or 0 by 0 before GTK has allocated the widget.
  public var viewportSize: ContentSize {
    peer?.scene.viewport ?? ContentSize(width: 0, height: 0)
  }

  /// The rows that are at least partly visible.
  public var visibleRows: Range<Int> { peer?.scene.visibleRows ?? 0..<0 }

  /// Returns the row at a point of the widget, or `nil` if there is no row.
  public func row(atX x: Double, y: Double) -> Int? {
    guard x.isFinite, y.isFinite else { return nil }
    return peer?.scene.row(at: Point(x: x, y: y))
  }

  /// Returns the rectangle of a row in widget coordinates, even if the row is out of view, or `nil`
  /// if `row` is out of range.
  public func frame(ofRow row: Int) -> ContentRect? {
    guard let scene = peer?.scene, (0..<scene.rowCount).contains(row) else { return nil }
    return scene.frame(ofRow: row)
  }

  /// Whether the list shows a scroll indicator while it moves.
  ///
  /// The default is `true`. Set it to `false` if the program shows a `GtkScrollbar`. In a
  /// `GtkScrolledWindow` with a scrollbar the indicator is hidden automatically.
  public var showsScrollIndicator: Bool {
    get { peer?.showsIndicator ?? true }
    set { peer?.showsIndicator = newValue }
  }

  // MARK: Scrolling

  /// Whether a released list stops at page boundaries.
  ///
  /// A page is as long as the viewport.
  public var isPagingEnabled: Bool {
    get { peer?.scene.container.isPagingEnabled ?? false }
    set { peer?.send(.set(.isPagingEnabled(newValue))) }
  }

  /// Scrolls the shortest way that shows `row` at `position`.
  ///
  /// Does nothing if `row` is out of range.
  public func scrollToRow(_ row: Int, at position: RowPosition = .nearest, animated: Bool = true) {
    peer?.send(.showRow(row, at: position, animated: animated))
  }

  /// Scrolls the shortest way that shows a rectangle of the content.
  ///
  /// Does nothing if a number is not finite or a length is negative.
  public func scrollRectToVisible(_ rect: ContentRect, animated: Bool = true) {
    let isVertical = orientation == .vertical
    peer?.send(
      .showRange(
        start: isVertical ? rect.y : rect.x, length: isVertical ? rect.height : rect.width,
        animated: animated))
  }
}
