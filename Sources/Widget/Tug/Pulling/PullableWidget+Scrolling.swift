import SceneModel
import ScrollModel
import ScrollPhysics

/// The direction in which a widget scrolls.
public typealias Orientation = SceneModel.Orientation
/// The rate at which a released list slows down.
public typealias DecelerationRate = ScrollPhysics.DecelerationRate

/// Scrolling, with the names of UIScrollView.
///
/// Lengths are in points along the scrolled axis, from the start edge. After the widget is
/// destroyed, properties return zeros and defaults, and methods do nothing.
extension PullableWidget {
  // MARK: Geometry

  /// The effective insets: the application's own insets plus the insets of open controls.
  public var adjustedContentInset: EdgeInsets {
    pullPeer?.scene.container.contentInset ?? EdgeInsets()
  }

  /// The offset at rest at the start: the negated start inset.
  public var minimumContentOffset: Double { pullPeer?.scene.container.minimumOffset ?? 0 }

  /// The offset at rest at the end.
  ///
  /// It equals ``minimumContentOffset`` if all content fits into the viewport.
  public var maximumContentOffset: Double { pullPeer?.scene.container.maximumOffset ?? 0 }

  /// The direction in which the list scrolls.
  ///
  /// Changing it scrolls the list to its start.
  public var orientation: Orientation {
    get { pullPeer?.scene.axis.orientation ?? .vertical }
    set { pullPeer?.setOrientation(newValue) }
  }

  // MARK: State

  /// Whether a finger holds the list, even before the press becomes a drag.
  public var isTracking: Bool { pullPeer?.scene.container.isTracking ?? false }

  /// Whether the list follows a finger or a touchpad.
  public var isDragging: Bool { pullPeer?.scene.container.isDragging ?? false }

  /// Whether the list still moves after a release.
  public var isDecelerating: Bool { pullPeer?.scene.container.isDecelerating ?? false }

  // MARK: Behaviour

  /// Whether the list bounces at its edges.
  ///
  /// The default is `true`.
  public var bounces: Bool {
    get { pullPeer?.scene.container.bounces ?? true }
    set { pullPeer?.send(.set(.bounces(newValue))) }
  }

  /// Whether the user can overscroll content that fits into the viewport.
  ///
  /// The default is `true`. With a header or a footer such content can always be pulled.
  public var alwaysBounce: Bool {
    get { pullPeer?.scene.wantsToAlwaysBounce ?? true }
    set { pullPeer?.send(.set(.alwaysBounce(newValue))) }
  }

  /// The rate at which a released list slows down: `.normal`, `.fast`, or any other rate.
  public var decelerationRate: DecelerationRate {
    get { pullPeer?.scene.container.decelerationRate ?? .normal }
    set { pullPeer?.send(.set(.deceleration(newValue))) }
  }

  /// The slope of the rubber band at the edge, above 0 and at most 1, or `nil` if the content
  /// follows the finger 1:1.
  ///
  /// The default is 0.55. Setting any other value changes nothing.
  public var rubberBand: Double? {
    get { pullPeer?.scene.container.rubberBand }
    set { pullPeer?.send(.set(.rubberBand(newValue))) }
  }

  /// Whether the user can scroll.
  ///
  /// The program can scroll in both cases. Setting it to `false` during a drag releases the list
  /// immediately.
  public var isScrollEnabled: Bool {
    get { pullPeer?.scene.container.isScrollEnabled ?? true }
    set {
      pullPeer?.send(.set(.isScrollEnabled(newValue)))
    }
  }

  // MARK: Scrolling

  /// Scrolls to the start, within 0.3 seconds if `animated`.
  public func scrollToTop(animated: Bool = true) {
    guard let container = pullPeer?.scene.container else { return }
    setContentOffset(container.minimumOffset, animated: animated)
  }

  // MARK: Callbacks

  /// Called after the offset has changed, once for each frame of every motion.
  public var didScroll: (@MainActor () -> Void)? {
    get { pullPeer?.handlers.scrolling.didScroll }
    set { pullPeer?.handlers.scrolling.didScroll = newValue }
  }

  /// Called when a press becomes a drag.
  public var willBeginDragging: (@MainActor () -> Void)? {
    get { pullPeer?.handlers.scrolling.willBeginDragging }
    set { pullPeer?.handlers.scrolling.willBeginDragging = newValue }
  }

  /// Called when the user releases a drag.
  ///
  /// Receives the velocity in points per second and the offset at which the list will rest, which
  /// the program may change. The list moves to a changed target from its current offset and
  /// velocity, without a jump. A target out of range is clamped; a target that is not finite is
  /// ignored.
  public var willEndDragging: (@MainActor (_ velocity: Double, _ target: inout Double) -> Void)? {
    get { pullPeer?.handlers.scrolling.willEndDragging }
    set { pullPeer?.handlers.scrolling.willEndDragging = newValue }
  }

  /// Called after the user released a drag, with `true` if the list continues to move.
  ///
  /// The list then decelerates. If the release opens a header or footer in a fixed time, the motion
  /// instead ends like a scroll animation.
  public var didEndDragging: (@MainActor (_ willDecelerate: Bool) -> Void)? {
    get { pullPeer?.handlers.scrolling.didEndDragging }
    set { pullPeer?.handlers.scrolling.didEndDragging = newValue }
  }

  /// Called when the list begins to decelerate after a release.
  public var willBeginDecelerating: (@MainActor () -> Void)? {
    get { pullPeer?.handlers.scrolling.willBeginDecelerating }
    set { pullPeer?.handlers.scrolling.willBeginDecelerating = newValue }
  }

  /// Called when the list has come to rest after a release.
  public var didEndDecelerating: (@MainActor () -> Void)? {
    get { pullPeer?.handlers.scrolling.didEndDecelerating }
    set { pullPeer?.handlers.scrolling.didEndDecelerating = newValue }
  }

  /// Called when a motion that the program, a wheel or a key started has ended.
  public var didEndScrollingAnimation: (@MainActor () -> Void)? {
    get { pullPeer?.handlers.scrolling.didEndScrollingAnimation }
    set { pullPeer?.handlers.scrolling.didEndScrollingAnimation = newValue }
  }

  /// A new stream of all scroll events from now on, for one reader.
  ///
  /// It ends when the widget is destroyed. Read it in a separate task, `Task { for await event in
  /// list.scrollEvents { … } }`, which runs as long as the widget lives. The stream buffers 256
  /// events: a slow reader loses the oldest ones.
  public var scrollEvents: AsyncStream<ScrollEvent> {
    pullPeer?.handlers.makeScrollStream() ?? AsyncStream { $0.finish() }
  }
}
