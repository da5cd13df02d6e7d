import ScrollPhysics

/// A scroll container on one axis: the one writer of the content offset.
///
/// Its state is a phase, an offset and a velocity. Everything that may change (an inset, the
/// content, the viewport) may change in any phase: the motion is then derived anew from offset
/// and velocity, which stay as they are. Time is given from outside. Lengths are points, times
/// seconds, velocities points per second. Source: architecture, rules 1 to 4 and 8.
///
/// Callers check their input: every number given must be finite, lengths 0 or more, and time
/// must not run backwards.
public struct ScrollContainer: Sendable {
  /// Seconds an animated `setContentOffset` takes.
  ///
  /// Source: replay contract, Exactly 10.
  public static let offsetAnimationDuration = 0.3
  /// The travel in points a press may make before it is a drag.
  ///
  /// Source: replay contract, Scene.
  public static let defaultDragThreshold = 8.0

  /// How far the content is scrolled: 0 shows its first point at the viewport's top.
  public internal(set) var contentOffset = 0.0
  /// What the container is doing.
  public internal(set) var phase = ScrollPhase.idle
  /// The time up to which the container has been advanced.
  public internal(set) var time = 0.0
  /// The length of the content.
  public internal(set) var contentLength = 0.0
  /// The length of the viewport.
  public internal(set) var viewportLength = 0.0
  /// Who asks for which inset.
  public internal(set) var ledger = InsetLedger()
  /// The behaviour beyond the top.
  public internal(set) var topBehaviour = EdgeBehaviour()
  /// The behaviour beyond the bottom.
  public internal(set) var bottomBehaviour = EdgeBehaviour()

  /// The travel a press may make before it is a drag.
  public var dragThreshold = ScrollContainer.defaultDragThreshold
  /// The band's slope at the edge; nil lets the content follow 1:1 beyond it.
  public var rubberBandCoefficient: Double? = RubberBand.defaultCoefficient
  /// How a released list slows down.
  public var decelerationRate = DecelerationRate.normal
  /// Whether the content goes beyond its edges at all.
  public var bounces = true
  /// Whether content that the viewport has room for can be pulled too.
  ///
  /// On unlike UIScrollView's: a short list is refreshed like a long one.
  public var alwaysBounce = true
  /// Whether the user can scroll; a program always can.
  public var isScrollEnabled = true { didSet { if !isScrollEnabled { dropHold() } } }
  /// Whether a release leads to a page, each as long as the viewport.
  public var isPagingEnabled = false
  /// The edges at which a drag outward is left to the scroller around this list.
  public var edgesPassedOn: EdgeSet = []
  /// Off: every end is there at once, without motion; what there is to tell is told all the same.
  public var animates = true { didSet { completeIfInstant() } }

  /// When the list last moved by itself: now, or when it came to rest.
  public internal(set) var lastMotion = 0.0

  /// Seconds by which the hand's doing, that is being told, came late; 0 for the rest of the time.
  ///
  /// How fast a hand was shows by when it moved, not by when a busy machine told of it.
  package var lateness = 0.0

  /// The part of a notch that the wheel of a paged list has turned so far.
  var pageNotches = 0.0
  /// Whether the owner was told that the list decelerates, and not yet that it has stopped.
  var isDecelerationTold = false
  /// Whether the running motion is the user's scrolling, and not the program's doing.
  ///
  /// A motion that is derived from another one is whose that was. Source: replay contract,
  /// Exactly 10.
  public internal(set) var isMotionOfUser = false
  var motion: Motion?
  var drag: Drag?
  var events: [ScrollEvent] = []
  var presentedTop = InsetTransition(at: 0)
  var presentedBottom = InsetTransition(at: 0)

  /// A container without content, at rest.
  public init() {}

  /// The effective insets: the application's and each control's, summed.
  public var contentInset: EdgeInsets { ledger.total }

  /// The insets to draw by, which run from the old to the new value while the list moves.
  public var presentedContentInset: EdgeInsets {
    EdgeInsets(top: presentedTop.value(at: time), bottom: presentedBottom.value(at: time))
  }

  /// The offset at rest at the top.
  public var minimumOffset: Double { minimumOffset(for: contentInset) }

  /// The offset at rest at the bottom; the same as at the top for a list shorter than its viewport.
  public var maximumOffset: Double { maximumOffset(for: contentInset) }

  /// The offset at rest at the top if the insets were `inset`.
  public func minimumOffset(for inset: EdgeInsets) -> Double { 0 - inset.top }

  /// The offset at rest at the bottom if the insets were `inset`.
  public func maximumOffset(for inset: EdgeInsets) -> Double {
    max(minimumOffset(for: inset), contentLength + inset.bottom - viewportLength)
  }

  /// The offset at rest at an edge.
  public func restOffset(of edge: InsetEdge) -> Double {
    edge == .top ? minimumOffset : maximumOffset
  }

  /// The edge beyond which the content is, if it is.
  public var overscrolledEdge: InsetEdge? {
    if contentOffset < minimumOffset { return .top }
    return contentOffset > maximumOffset ? .bottom : nil
  }

  /// The velocity of the offset; while dragging, that of a release at this moment.
  public var velocity: Double {
    if let motion { return motion.velocity(at: time) }
    return phase == .dragging ? releaseVelocity : 0
  }

  /// Whether the offset changes by itself as time passes.
  public var isMoving: Bool {
    motion != nil || presentedTop.isRunning(at: time) || presentedBottom.isRunning(at: time)
  }

  /// Whether a finger holds the list, a press that is not yet a drag included.
  public var isTracking: Bool { phase == .tracking || phase == .dragging }

  /// Whether the list follows a finger or a touchpad.
  public var isDragging: Bool { phase == .dragging }

  /// Whether a finger or button is down, given up or not.
  public var isPressed: Bool { drag?.kind == .press }

  /// Whether the press was given up because the finger went across the axis.
  public var isPressGivenUp: Bool { drag?.stage == .givenUp }

  /// Whether a touchpad holds the list.
  public var isPanning: Bool { drag?.kind == .pan }

  /// Where what holds the list is along the axis, in points; nil where nothing does.
  public var holdPosition: Double? { drag?.along }

  /// The offset at which what holds the list took hold of it, in points; nil where nothing does.
  public var holdStart: Double? { drag?.startOffset }

  /// Whether the pointer holds the scroll indicator.
  public var isIndicatorHeld: Bool { drag?.kind == .indicator }

  /// Whether the list glides or bounces on after a release.
  public var isDecelerating: Bool { phase == .decelerating || phase == .bouncing }

  /// Whether anything can go beyond the edges now.
  public var canStretch: Bool { bounces && (alwaysBounce || maximumOffset > minimumOffset) }

  /// When the running motion is over; nil at rest.
  public var motionEnd: Double? { motion?.end }

  /// A speed that the running segment never exceeds; 0 at rest.
  ///
  /// Source: architecture, rule 3.
  public var maximumSpeed: Double { motion?.maximumSpeed ?? 0 }

  mutating func tell(_ event: ScrollEvent) {
    if event == .willBeginDecelerating { isDecelerationTold = true }
    if event == .didEndDecelerating { isDecelerationTold = false }
    events.append(event)
  }

  /// The beginning of a deceleration that was told last is none: something else moves the list.
  public mutating func takeBackDeceleration() {
    isDecelerationTold = false
  }

  /// Takes the oldest event that has not been taken, without memory of its own; nil when there is
  /// none.
  public mutating func takeEvent() -> ScrollEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }

  /// Takes the events since the last call, in the order they happened.
  public mutating func takeEvents() -> [ScrollEvent] {
    guard !events.isEmpty else { return [] }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}
