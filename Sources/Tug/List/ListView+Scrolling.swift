import ListModel
import PullModel
import ScrollModel
import ScrollPhysics

/// The direction in which a list scrolls.
public typealias Orientation = PullModel.Orientation
/// The place in the viewport where a row is shown.
public typealias RowPosition = ListModel.RowPosition
/// The share of its velocity that a released list keeps.
public typealias DecelerationRate = ScrollPhysics.DecelerationRate
/// A rectangle of a list's content, in points from the content's start.
public typealias ContentRect = ListModel.ListScene.Frame
/// A width and a height in points.
public typealias ContentSize = ListModel.ListScene.Size

/// Scrolling, with the names of UIScrollView.
///
/// Lengths are points along the scrolled axis, from the start edge. A list whose widget is destroyed
/// has zeros and defaults, and does nothing.
extension ListView {
  // MARK: Geometry

  /// The effective insets: the application's own and those of open controls.
  public var adjustedContentInset: EdgeInsets {
    peer?.scene.container.contentInset ?? EdgeInsets()
  }

  /// The insets for content that sticks to the list's edges, as they are seen now: the application's
  /// own and those of open controls, which grow and shrink with opening and closing.
  ///
  /// With a header whose policy's `insetFollowsScroll` is on, the start follows the scroll: it has the
  /// visible part of the header's inset. The list itself does not use it, and holds its own headings
  /// below what is really covered; it is for section headers and the like that the program draws. Source: refresh controls reference,
  /// 1.1.5.
  public var stickyContentInset: EdgeInsets { peer?.scene.stickyInset ?? EdgeInsets() }

  /// The size of the content, which is as broad as the viewport across the axis.
  public var contentSize: ContentSize {
    guard let scene = peer?.scene else { return ContentSize(width: 0, height: 0) }
    return scene.axis.orientation == .vertical
      ? ContentSize(width: scene.viewport.width, height: scene.contentLength)
      : ContentSize(width: scene.contentLength, height: scene.viewport.height)
  }

  /// The size of the viewport; 0 by 0 before the widget has its size.
  public var viewportSize: ContentSize {
    peer?.scene.viewport ?? ContentSize(width: 0, height: 0)
  }

  /// The offset at rest at the start: the opposite of the inset there.
  public var minimumContentOffset: Double { peer?.scene.container.minimumOffset ?? 0 }

  /// The offset at rest at the end; equal to that at the start where all content fits into the
  /// viewport.
  public var maximumContentOffset: Double { peer?.scene.container.maximumOffset ?? 0 }

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
  /// Switch it off where the program has a `GtkScrollbar`.
  public var showsScrollIndicator: Bool {
    get { peer?.scene.showsIndicator ?? true }
    set { peer?.send(.set(.showsIndicator(newValue))) }
  }

  /// The direction in which the list scrolls; a change scrolls the list to its start.
  public var orientation: Orientation {
    get { peer?.scene.axis.orientation ?? .vertical }
    set { peer?.setOrientation(newValue) }
  }

  // MARK: What is going on

  /// True while a finger holds the list, even before the press is a drag.
  public var isTracking: Bool { peer?.scene.container.isTracking ?? false }

  /// True while the list follows a finger or a touchpad.
  public var isDragging: Bool { peer?.scene.container.isDragging ?? false }

  /// True while the list moves by itself after a release.
  public var isDecelerating: Bool { peer?.scene.container.isDecelerating ?? false }

  // MARK: Behaviour

  /// The list bounces beyond its edges; on by default.
  public var bounces: Bool {
    get { peer?.scene.container.bounces ?? true }
    set { peer?.send(.set(.bounces(newValue))) }
  }

  /// Content that fits into the viewport can be pulled, too; on by default.
  ///
  /// With a header or footer it can be pulled in any case.
  public var alwaysBounce: Bool {
    get { peer?.scene.wantsToAlwaysBounce ?? true }
    set { peer?.send(.set(.alwaysBounce(newValue))) }
  }

  /// The deceleration of a released list: `.normal`, `.fast`, or any rate.
  public var decelerationRate: DecelerationRate {
    get { peer?.scene.container.decelerationRate ?? .normal }
    set { peer?.send(.set(.deceleration(newValue))) }
  }

  /// The rubber band's slope at the edge, above 0 and up to 1, 0.55 by default; nil lets the content
  /// follow 1:1.
  ///
  /// Anything else changes nothing.
  public var rubberBand: Double? {
    get { peer?.scene.container.rubberBand }
    set { peer?.send(.set(.rubberBand(newValue))) }
  }

  /// The user can scroll; a program always can.
  ///
  /// Switching it off during a drag releases the list at once.
  public var isScrollEnabled: Bool {
    get { peer?.scene.container.isScrollEnabled ?? true }
    set {
      peer?.send(.set(.isScrollEnabled(newValue)))
    }
  }

  /// A release leads to a page; each page is as long as the viewport.
  public var isPagingEnabled: Bool {
    get { peer?.scene.container.isPagingEnabled ?? false }
    set { peer?.send(.set(.isPagingEnabled(newValue))) }
  }

  // MARK: Scrolling

  /// Scrolls to the start, in .3 seconds when `animated`.
  public func scrollToTop(animated: Bool = true) {
    guard let container = peer?.scene.container else { return }
    setContentOffset(container.minimumOffset, animated: animated)
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

  // MARK: What the list tells

  /// Called when the offset has changed: once for each frame of every motion.
  public var didScroll: (@MainActor () -> Void)? {
    get { peer?.handlers.scrolling.didScroll }
    set { peer?.handlers.scrolling.didScroll = newValue }
  }

  /// Called when a press becomes a drag.
  public var willBeginDragging: (@MainActor () -> Void)? {
    get { peer?.handlers.scrolling.willBeginDragging }
    set { peer?.handlers.scrolling.willBeginDragging = newValue }
  }

  /// Called when a drag is let go, with its velocity in points per second and the offset at which
  /// the list will rest, which can be changed.
  ///
  /// The list moves to a changed target from its present offset and velocity, without a jump. A
  /// target outside the range counts as its end, and one that is not finite changes nothing.
  public var willEndDragging: (@MainActor (_ velocity: Double, _ target: inout Double) -> Void)? {
    get { peer?.handlers.scrolling.willEndDragging }
    set { peer?.handlers.scrolling.willEndDragging = newValue }
  }

  /// Called when a drag was let go, with true where the list continues to move.
  ///
  /// It decelerates then, unless the release opens a header or footer in a set time, which ends as
  /// a scrolling animation.
  public var didEndDragging: (@MainActor (_ willDecelerate: Bool) -> Void)? {
    get { peer?.handlers.scrolling.didEndDragging }
    set { peer?.handlers.scrolling.didEndDragging = newValue }
  }

  /// Called when the list begins to move by itself.
  public var willBeginDecelerating: (@MainActor () -> Void)? {
    get { peer?.handlers.scrolling.willBeginDecelerating }
    set { peer?.handlers.scrolling.willBeginDecelerating = newValue }
  }

  /// Called when the list has come to rest after a release.
  public var didEndDecelerating: (@MainActor () -> Void)? {
    get { peer?.handlers.scrolling.didEndDecelerating }
    set { peer?.handlers.scrolling.didEndDecelerating = newValue }
  }

  /// Called when a motion that the program, a wheel or a key asked for is over.
  public var didEndScrollingAnimation: (@MainActor () -> Void)? {
    get { peer?.handlers.scrolling.didEndScrollingAnimation }
    set { peer?.handlers.scrolling.didEndScrollingAnimation = newValue }
  }

  /// All these events from now on as a stream, for one reader; it ends with the widget.
  ///
  /// Read it in a task of its own, `Task { for await event in list.scrollEvents { … } }`: it runs as
  /// long as the widget lives. A reader that falls behind loses the oldest of more than 256 events.
  public var scrollEvents: AsyncStream<ScrollEvent> {
    peer?.handlers.makeScrollStream() ?? AsyncStream { $0.finish() }
  }
}
