import SceneModel
import ScrollModel
import ScrollPhysics

/// The direction in which a list scrolls.
public typealias Orientation = SceneModel.Orientation
/// The share of its velocity that a released list keeps.
public typealias DecelerationRate = ScrollPhysics.DecelerationRate

/// Scrolling, with the names of UIScrollView.
///
/// Lengths are points along the scrolled axis, from the start edge. Where the widget is destroyed they
/// are zeros and defaults, and nothing is done.
extension PullableWidget {
  // MARK: Geometry

  /// The effective insets: the application's own and those of open controls.
  public var adjustedContentInset: EdgeInsets {
    puller?.scene.container.contentInset ?? EdgeInsets()
  }

  /// The offset at rest at the start: the opposite of the inset there.
  public var minimumContentOffset: Double { puller?.scene.container.minimumOffset ?? 0 }

  /// The offset at rest at the end; equal to that at the start where all content fits into the
  /// viewport.
  public var maximumContentOffset: Double { puller?.scene.container.maximumOffset ?? 0 }

  /// The direction in which the list scrolls; a change scrolls the list to its start.
  public var orientation: Orientation {
    get { puller?.scene.axis.orientation ?? .vertical }
    set { puller?.setOrientation(newValue) }
  }

  // MARK: What is going on

  /// True while a finger holds the list, even before the press is a drag.
  public var isTracking: Bool { puller?.scene.container.isTracking ?? false }

  /// True while the list follows a finger or a touchpad.
  public var isDragging: Bool { puller?.scene.container.isDragging ?? false }

  /// True while the list moves by itself after a release.
  public var isDecelerating: Bool { puller?.scene.container.isDecelerating ?? false }

  // MARK: Behaviour

  /// The list bounces beyond its edges; on by default.
  public var bounces: Bool {
    get { puller?.scene.container.bounces ?? true }
    set { puller?.send(.set(.bounces(newValue))) }
  }

  /// Content that fits into the viewport can be pulled, too; on by default.
  ///
  /// With a header or footer it can be pulled in any case.
  public var alwaysBounce: Bool {
    get { puller?.scene.wantsToAlwaysBounce ?? true }
    set { puller?.send(.set(.alwaysBounce(newValue))) }
  }

  /// The deceleration of a released list: `.normal`, `.fast`, or any rate.
  public var decelerationRate: DecelerationRate {
    get { puller?.scene.container.decelerationRate ?? .normal }
    set { puller?.send(.set(.deceleration(newValue))) }
  }

  /// The rubber band's slope at the edge, above 0 and up to 1, 0.55 by default; nil lets the content
  /// follow 1:1.
  ///
  /// Anything else changes nothing.
  public var rubberBand: Double? {
    get { puller?.scene.container.rubberBand }
    set { puller?.send(.set(.rubberBand(newValue))) }
  }

  /// The user can scroll; a program always can.
  ///
  /// Switching it off during a drag releases the list at once.
  public var isScrollEnabled: Bool {
    get { puller?.scene.container.isScrollEnabled ?? true }
    set {
      puller?.send(.set(.isScrollEnabled(newValue)))
    }
  }

  // MARK: Scrolling

  /// Scrolls to the start, in .3 seconds when `animated`.
  public func scrollToTop(animated: Bool = true) {
    guard let container = puller?.scene.container else { return }
    setContentOffset(container.minimumOffset, animated: animated)
  }

  // MARK: What the list tells

  /// Called when the offset has changed: once for each frame of every motion.
  public var didScroll: (@MainActor () -> Void)? {
    get { puller?.handlers.scrolling.didScroll }
    set { puller?.handlers.scrolling.didScroll = newValue }
  }

  /// Called when a press becomes a drag.
  public var willBeginDragging: (@MainActor () -> Void)? {
    get { puller?.handlers.scrolling.willBeginDragging }
    set { puller?.handlers.scrolling.willBeginDragging = newValue }
  }

  /// Called when a drag is let go, with its velocity in points per second and the offset at which
  /// the list will rest, which can be changed.
  ///
  /// The list moves to a changed target from its present offset and velocity, without a jump. A
  /// target outside the range counts as its end, and one that is not finite changes nothing.
  public var willEndDragging: (@MainActor (_ velocity: Double, _ target: inout Double) -> Void)? {
    get { puller?.handlers.scrolling.willEndDragging }
    set { puller?.handlers.scrolling.willEndDragging = newValue }
  }

  /// Called when a drag was let go, with true where the list continues to move.
  ///
  /// It decelerates then, unless the release opens a header or footer in a set time, which ends as
  /// a scrolling animation.
  public var didEndDragging: (@MainActor (_ willDecelerate: Bool) -> Void)? {
    get { puller?.handlers.scrolling.didEndDragging }
    set { puller?.handlers.scrolling.didEndDragging = newValue }
  }

  /// Called when the list begins to move by itself.
  public var willBeginDecelerating: (@MainActor () -> Void)? {
    get { puller?.handlers.scrolling.willBeginDecelerating }
    set { puller?.handlers.scrolling.willBeginDecelerating = newValue }
  }

  /// Called when the list has come to rest after a release.
  public var didEndDecelerating: (@MainActor () -> Void)? {
    get { puller?.handlers.scrolling.didEndDecelerating }
    set { puller?.handlers.scrolling.didEndDecelerating = newValue }
  }

  /// Called when a motion that the program, a wheel or a key asked for is over.
  public var didEndScrollingAnimation: (@MainActor () -> Void)? {
    get { puller?.handlers.scrolling.didEndScrollingAnimation }
    set { puller?.handlers.scrolling.didEndScrollingAnimation = newValue }
  }

  /// All these events from now on as a stream, for one reader; it ends with the widget.
  ///
  /// Read it in a task of its own, `Task { for await event in list.scrollEvents { … } }`: it runs as
  /// long as the widget lives. A reader that falls behind loses the oldest of more than 256 events.
  public var scrollEvents: AsyncStream<ScrollEvent> {
    puller?.handlers.makeScrollStream() ?? AsyncStream { $0.finish() }
  }
}
