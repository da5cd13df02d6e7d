import ListModel
import ScrollModel
import ScrollPhysics

/// Which way a list scrolls.
public typealias Orientation = ListModel.Orientation
/// Where in the viewport a row is shown.
public typealias RowPosition = ListModel.RowPosition
/// How much of its velocity a released list keeps.
public typealias DecelerationRate = ScrollPhysics.DecelerationRate
/// A rectangle of a list's content, in points from the content's start.
public typealias ContentRect = ListModel.ListScene.Frame
/// A width and a height in points.
public typealias ContentSize = ListModel.ListScene.Size

/// The scroll container, by UIScrollView's names.
///
/// Lengths are points along the scrolled axis, from the start edge. A list whose widget is destroyed
/// answers with zeros and defaults, and does nothing.
extension ListView {
  // MARK: Geometry

  /// The insets that are in effect: the application's own and what open controls hold.
  public var adjustedContentInset: EdgeInsets {
    peer?.scene.container.contentInset ?? EdgeInsets()
  }

  /// The insets that something which sticks to the list's edges keeps clear of, as they are seen now:
  /// the application's own and what open controls hold, on their way as far as they have come.
  ///
  /// While a header refreshes whose policy's `insetFollowsScroll` is on, the start goes with the
  /// scroll: all that the header holds where it is seen, none of it once it is scrolled away. Nothing
  /// in the list is placed by it; it is for section headers and the like that the program draws.
  /// Source: refresh controls reference, 1.1.5.
  public var stickyContentInset: EdgeInsets { peer?.scene.stickyInset ?? EdgeInsets() }

  /// The size of the content: across the axis as broad as the viewport.
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

  /// The offset at rest at the end; that at the start where the viewport has room for everything.
  public var maximumContentOffset: Double { peer?.scene.container.maximumOffset ?? 0 }

  /// The rows of which some part is in view.
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

  /// Whether a scroll indicator shows while the list moves; on by default.
  ///
  /// Switch it off beside a `GtkScrollbar` of the program's own.
  public var showsScrollIndicator: Bool {
    get { peer?.scene.showsIndicator ?? true }
    set { peer?.send(.set(.showsIndicator(newValue))) }
  }

  /// Which way the list scrolls; a list that changes it begins at its start again.
  public var orientation: Orientation {
    get { peer?.scene.axis.orientation ?? .vertical }
    set { peer?.setOrientation(newValue) }
  }

  // MARK: What is going on

  /// Whether a finger holds the list, a press that is not yet a drag included.
  public var isTracking: Bool { peer?.scene.container.isTracking ?? false }

  /// Whether the list follows a finger or a touchpad.
  public var isDragging: Bool { peer?.scene.container.isDragging ?? false }

  /// Whether the list moves on by itself after a release.
  public var isDecelerating: Bool { peer?.scene.container.isDecelerating ?? false }

  // MARK: Behaviour

  /// Whether the content goes beyond its edges; on by default.
  public var bounces: Bool {
    get { peer?.scene.container.bounces ?? true }
    set { peer?.send(.set(.bounces(newValue))) }
  }

  /// Whether content that the viewport has room for can be pulled too; on by default.
  ///
  /// With a header or footer it can be in any case.
  public var alwaysBounce: Bool {
    get { peer?.scene.wantsToAlwaysBounce ?? true }
    set { peer?.send(.set(.alwaysBounce(newValue))) }
  }

  /// How a released list slows down: `.normal`, `.fast`, or any rate.
  public var decelerationRate: DecelerationRate {
    get { peer?.scene.container.decelerationRate ?? .normal }
    set { peer?.send(.set(.deceleration(newValue))) }
  }

  /// The rubber band's slope at the edge, above 0 and up to 1, 0.55 by default; nil lets the content
  /// follow 1:1.
  ///
  /// Anything else changes nothing.
  public var rubberBand: Double? {
    get { peer?.scene.container.rubberBandCoefficient }
    set { peer?.send(.set(.rubberBand(newValue))) }
  }

  /// Whether the user can scroll; a program always can.
  ///
  /// Switched off in mid-drag, the list is let go at once.
  public var isScrollEnabled: Bool {
    get { peer?.scene.container.isScrollEnabled ?? true }
    set {
      peer?.send(.set(.isScrollEnabled(newValue)))
    }
  }

  /// Whether a release leads to a page, each as long as the viewport.
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

  /// Scrolls as little as shows row `row` at `position`; nothing where there is no such row.
  public func scrollToRow(_ row: Int, at position: RowPosition = .nearest, animated: Bool = true) {
    peer?.send(.showRow(row, at: position, animated: animated))
  }

  /// Scrolls as little as shows a rectangle of the content; numbers that are not finite and negative
  /// lengths change nothing.
  public func scrollRectToVisible(_ rect: ContentRect, animated: Bool = true) {
    let isVertical = orientation == .vertical
    peer?.send(
      .showRange(
        start: isVertical ? rect.y : rect.x, length: isVertical ? rect.height : rect.width,
        animated: animated))
  }

  // MARK: What the list tells

  /// Called whenever the list is at another offset: once for each frame of every motion.
  public var didScroll: (@MainActor () -> Void)? {
    get { peer?.scrolling.didScroll }
    set { peer?.scrolling.didScroll = newValue }
  }

  /// Called when a press becomes a drag.
  public var willBeginDragging: (@MainActor () -> Void)? {
    get { peer?.scrolling.willBeginDragging }
    set { peer?.scrolling.willBeginDragging = newValue }
  }

  /// Called when a drag is let go, with its velocity in points per second and the offset that it
  /// leads to, which can be changed.
  ///
  /// A changed target is reached from the offset and velocity there are, without a jump; one outside
  /// the range counts as its end, and one that is not finite changes nothing.
  public var willEndDragging: (@MainActor (_ velocity: Double, _ target: inout Double) -> Void)? {
    get { peer?.scrolling.willEndDragging }
    set { peer?.scrolling.willEndDragging = newValue }
  }

  /// Called when a drag was let go, with whether the list moves on by itself.
  ///
  /// It decelerates then, unless the release opens a header or footer in a set time: that ends as a
  /// scrolling animation.
  public var didEndDragging: (@MainActor (_ willDecelerate: Bool) -> Void)? {
    get { peer?.scrolling.didEndDragging }
    set { peer?.scrolling.didEndDragging = newValue }
  }

  /// Called when the list moves on by itself.
  public var willBeginDecelerating: (@MainActor () -> Void)? {
    get { peer?.scrolling.willBeginDecelerating }
    set { peer?.scrolling.willBeginDecelerating = newValue }
  }

  /// Called when the list has come to rest after a release.
  public var didEndDecelerating: (@MainActor () -> Void)? {
    get { peer?.scrolling.didEndDecelerating }
    set { peer?.scrolling.didEndDecelerating = newValue }
  }

  /// Called when a motion that the program, a wheel or a key asked for is over.
  public var didEndScrollingAnimation: (@MainActor () -> Void)? {
    get { peer?.scrolling.didEndScrollingAnimation }
    set { peer?.scrolling.didEndScrollingAnimation = newValue }
  }

  /// All of that as a stream, from now on, for one reader; it ends with the widget.
  ///
  /// Read it in a task of its own, `Task { for await event in list.scrollEvents { … } }`: it goes on
  /// as long as the widget lives. A reader that falls behind loses the oldest of more than 256 events.
  public var scrollEvents: AsyncStream<ScrollEvent> {
    peer?.scrollStreams.makeStream() ?? AsyncStream { $0.finish() }
  }
}
