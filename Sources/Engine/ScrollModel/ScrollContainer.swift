import ScrollPhysics

/// A scroll container on one axis: the only writer of the content offset.
///
/// Its state is a phase, an offset and a velocity. Everything that may change (an inset, the
/// content, the viewport) may change in any phase: the motion is then computed again from offset
/// and velocity, which stay as they are. Time is a parameter. Lengths are points, times seconds,
/// velocities points per second. Source: architecture, rules 1 to 4 and 8.
///
/// Callers check their input: every number given must be finite, lengths 0 or more, and time
/// must not run backwards.
@dynamicMemberLookup
public struct ScrollContainer: Sendable {
  /// The duration of an animated `setContentOffset` in seconds.
  ///
  /// Source: replay contract, Exactly 10.
  public static let offsetAnimationDuration = 0.3

  /// The scroll offset of the content: 0 shows its first point at the viewport's top.
  public internal(set) var contentOffset = 0.0
  /// The phase of the container.
  public internal(set) var phase = ScrollPhase.idle
  /// The time up to which the container has been advanced.
  public internal(set) var time = 0.0
  /// The length of the content.
  public internal(set) var contentLength = 0.0
  /// The length of the viewport.
  public internal(set) var viewportLength = 0.0
  /// The insets by their owners.
  public internal(set) var ledger = InsetLedger()
  /// How it may be scrolled.
  public private(set) var settings = ScrollSettings()
  /// Off: every end is there at once, without motion; what there is to tell is told all the same.
  public private(set) var animates = true

  /// The time when the list last moved by itself: now, or when it came to rest.
  public internal(set) var lastMotion = 0.0

  /// The seconds by which the present event of a hand came late; 0 at other times.
  ///
  /// A hand's velocity depends on when it moved, not on when a busy machine reported it.
  private(set) var lateness = 0.0

  /// The part of a notch that the wheel of a paged list has turned so far.
  var pageNotches = 0.0
  /// True where a deceleration was reported to the owner, and not yet its end.
  var isDecelerationTold = false
  /// True where the running motion is the user's scrolling, not the program's.
  ///
  /// A motion that continues another one has the same owner. Source: replay contract, Exactly 10.
  public internal(set) var isMotionOfUser = false
  @usableFromInline var motion: Motion?
  var drag: Drag?
  var events: [ScrollEvent] = []
  /// The behaviour beyond each edge.
  var behaviours = EdgePair(top: EdgeBehaviour(), bottom: EdgeBehaviour())
  /// The insets on their way to what they are.
  @usableFromInline var presented = EdgePair(
    top: InsetTransition(at: 0), bottom: InsetTransition(at: 0))
  /// The application's own part of them.
  var presentedOwn = EdgePair(top: InsetTransition(at: 0), bottom: InsetTransition(at: 0))
  /// What the hand has let go of, until it moves on.
  var release: Release?

  /// A container without content, at rest.
  public init() {}

  /// A property of ``ScrollSettings``.
  @inlinable
  public subscript<Value>(
    dynamicMember path: KeyPath<ScrollSettings, Value> & Sendable
  ) -> Value {
    settings[keyPath: path]
  }

  /// Changes how it may be scrolled; what holds the list lets go where the user may not scroll any more.
  public mutating func changeSettings(_ change: (inout ScrollSettings) -> Void) {
    change(&settings)
    if !settings.isScrollEnabled { dropHold() }
  }

  /// Turns motion on or off; what is on its way is at its end at once without it.
  public mutating func setAnimates(_ animates: Bool) {
    self.animates = animates
    completeIfInstant()
  }

  /// Notes by how many seconds the present event of a hand came late, 0 or more.
  package mutating func setLateness(_ lateness: Double) {
    self.lateness = lateness
  }

  /// The effective insets: the application's and each control's, summed.
  @inlinable public var contentInset: EdgeInsets { ledger.total }

  /// The insets to draw by, which run from the old to the new value while the list moves.
  @inlinable public var presentedContentInset: EdgeInsets {
    EdgeInsets(top: presented.top.value(at: time), bottom: presented.bottom.value(at: time))
  }

  /// The application's own part of the insets to draw by.
  public var presentedOwnInset: EdgeInsets {
    EdgeInsets(top: presentedOwn.top.value(at: time), bottom: presentedOwn.bottom.value(at: time))
  }

  /// The offset at rest at the top.
  @inlinable public var minimumOffset: Double { minimumOffset(for: contentInset) }

  /// The offset at rest at the bottom; the same as at the top for a list shorter than its viewport.
  @inlinable public var maximumOffset: Double { maximumOffset(for: contentInset) }

  /// The offset at rest at the top if the insets were `inset`.
  @inlinable public func minimumOffset(for inset: EdgeInsets) -> Double { 0 - inset.top }

  /// The offset at rest at the bottom if the insets were `inset`.
  @inlinable public func maximumOffset(for inset: EdgeInsets) -> Double {
    max(minimumOffset(for: inset), contentLength + inset.bottom - viewportLength)
  }

  /// The offset at rest at an edge.
  @inlinable @inline(__always) public func restOffset(of edge: InsetEdge) -> Double {
    edge == .top ? minimumOffset : maximumOffset
  }

  /// The offset at rest at an edge if the insets were `inset`.
  @inlinable @inline(__always) public func restOffset(of edge: InsetEdge, for inset: EdgeInsets)
    -> Double
  {
    edge == .top ? minimumOffset(for: inset) : maximumOffset(for: inset)
  }

  /// The edge beyond which the content is; nil for none.
  public var overscrolledEdge: InsetEdge? {
    if contentOffset < minimumOffset { return .top }
    return contentOffset > maximumOffset ? .bottom : nil
  }

  /// The velocity of the offset; while dragging, that of a release at this moment, and of what was let
  /// go that with which it moves on.
  public var velocity: Double {
    if let motion { return motion.velocity(at: time) }
    if let release { return release.moves ? release.velocity : 0 }
    return phase == .dragging ? releaseVelocity : 0
  }

  /// True while the offset changes by itself.
  @inlinable public var isMoving: Bool {
    motion != nil || presented.top.isRunning(at: time) || presented.bottom.isRunning(at: time)
  }

  /// True while a finger holds the list, even before the press is a drag.
  @inlinable public var isTracking: Bool { phase == .tracking || phase == .dragging }

  /// True while the list follows a finger or a touchpad.
  @inlinable public var isDragging: Bool { phase == .dragging }

  /// True while a finger or button is down, given up or not.
  public var isPressed: Bool { drag?.kind == .press }

  /// True where the press was given up because the finger went across the axis.
  public var isPressGivenUp: Bool { drag?.stage == .givenUp }

  /// True while a touchpad holds the list.
  public var isPanning: Bool { drag?.kind == .pan }

  /// The place of the hold along the axis, in points; nil where there is none.
  public var holdPosition: Double? { drag?.along }

  /// The offset at which the hold began, in points; nil where there is none.
  public var holdStart: Double? { drag?.startOffset }

  /// True while the pointer holds the scroll indicator.
  public var isIndicatorHeld: Bool { drag?.kind == .indicator }

  /// True while the list glides or bounces after a release.
  @inlinable public var isDecelerating: Bool { phase == .decelerating || phase == .bouncing }

  /// True where the content can go beyond the edges now.
  public var canStretch: Bool {
    settings.bounces && (settings.alwaysBounce || maximumOffset > minimumOffset)
  }

  /// The end of the running motion; nil at rest.
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

  /// Takes the oldest event that has not been taken, without memory of its own; nil when there is
  /// none.
  public mutating func takeEvent() -> ScrollEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }
}
