import SceneModel
import ScrollModel

/// The place in the viewport where a row is shown.
public typealias RowPosition = SceneModel.RowPosition
/// A rectangle of a list's content, in points from the content's start.
public typealias ContentRect = SceneModel.Scene.Frame
/// A width and a height in points.
public typealias ContentSize = SceneModel.Scene.Size

/// Scrolling, with the names of UIScrollView.
///
/// Lengths are points along the scrolled axis, from the start edge. A list whose widget is destroyed
/// has zeros and defaults, and does nothing.
extension ListView {
  // MARK: Geometry

  /// The insets for content that sticks to the list's edges, as they are seen now: the application's
  /// own and those of open controls, which grow and shrink with opening and closing.
  ///
  /// With a header whose policy's `insetFollowsScroll` is on, the start follows the scroll: it has the
  /// visible part of the header's inset. Place section headers that the program draws by these insets.
  /// The list ignores them, and holds its own headings below everything that covers its start.
  ///
  /// Source: MJRefresh, whose refreshing header lowers the inset of section headers as the list scrolls.
  public var stickyContentInset: EdgeInsets { peer?.scene.stickyInset ?? EdgeInsets() }

  /// The size of the content, which is as broad as the viewport across the axis, or as
  /// ``maximumContentWidth`` leaves it.
  public var contentSize: ContentSize {
    guard let scene = peer?.scene else { return ContentSize(width: 0, height: 0) }
    return scene.axis.orientation == .vertical
      ? ContentSize(width: scene.contentBreadth, height: scene.contentLength)
      : ContentSize(width: scene.contentLength, height: scene.viewport.height)
  }

  /// The size of the viewport; 0 by 0 before the widget has its size.
  public var viewportSize: ContentSize {
    peer?.scene.viewport ?? ContentSize(width: 0, height: 0)
  }

  /// The rows that are wholly or partly in view.
  public var visibleRows: Range<Int> { peer?.scene.visibleRows ?? 0..<0 }

  /// The row at a point of the widget; nil where there is none.
  public func row(atX x: Double, y: Double) -> Int? {
    guard x.isFinite, y.isFinite else { return nil }
    return peer?.scene.row(atX: x, y: y)
  }

  /// The rectangle of a row in the widget, in view or not; nil where there is no such row.
  public func frame(ofRow row: Int) -> ContentRect? {
    guard let scene = peer?.scene, (0..<scene.rowCount).contains(row) else { return nil }
    return scene.frame(ofRow: row)
  }

  /// A scroll indicator shows while the list moves; on by default.
  ///
  /// Switch it off where the program has a `GtkScrollbar`; in a `GtkScrolledWindow` with a scrollbar it
  /// does not show.
  public var showsScrollIndicator: Bool {
    get { peer?.showsIndicator ?? true }
    set { peer?.showsIndicator = newValue }
  }

  // MARK: Scrolling

  /// A release leads to a page; each page is as long as the viewport.
  public var isPagingEnabled: Bool {
    get { peer?.scene.container.isPagingEnabled ?? false }
    set { peer?.send(.set(.isPagingEnabled(newValue))) }
  }

  /// Scrolls as little as possible to show row `row` at `position`; does nothing where there is no
  /// such row.
  public func scrollToRow(_ row: Int, at position: RowPosition = .nearest, animated: Bool = true) {
    peer?.send(.showRow(row, at: position, animated: animated))
  }

  /// Scrolls as little as possible to show a rectangle of the content; numbers that are not finite
  /// and negative lengths change nothing.
  public func scrollRectToVisible(_ rect: ContentRect, animated: Bool = true) {
    let isVertical = orientation == .vertical
    peer?.send(
      .showRange(
        start: isVertical ? rect.y : rect.x, length: isVertical ? rect.height : rect.width,
        animated: animated))
  }
}
