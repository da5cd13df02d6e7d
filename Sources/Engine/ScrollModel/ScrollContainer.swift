import ScrollPhysics

/// A scroll container on one axis: the only code that sets the content offset.
///
/// Its state is a phase, an offset and a velocity. Insets, content and viewport may change in any
/// phase: the motion is then derived again from the offset and velocity, which do not change. Time
/// is a parameter. Lengths are points, times seconds, velocities points per second. Source:
/// architecture, rules 1 to 4 and 8.
///
/// Callers validate their input: every number must be finite, lengths must be 0 or more, and time
/// must not run backwards.
@dynamicMemberLookup
public struct ScrollContainer: Sendable {
  /// The duration of an animated `setContentOffset`, in seconds.
  ///
  /// Source: replay contract, Exactly 10.
  public static let offsetAnimationDuration = 0.3

  /// The content offset.
  ///
  /// At 0 the content's start is at the viewport's top.
  public internal(set) var contentOffset = 0.0
  /// The current phase.
  public internal(set) var phase = ScrollPhase.idle
  /// The time up to which the container has been advanced.
  public internal(set) var time = 0.0
  /// The length of the content.
  public internal(set) var contentLength = 0.0
  /// The length of the viewport.
  public internal(set) var viewportLength = 0.0
  /// The insets per owner.
  public internal(set) var ledger = InsetLedger()
  /// The settings that control how the list scrolls.
  public private(set) var settings = ScrollSettings()
  /// Whether motions are animated.
  ///
  /// Otherwise each motion ends immediately, and its events are still reported.
  public private(set) var animates = true

  /// The time at which the list last moved automatically: now during a motion, otherwise the end of
  /// the last one.
  public internal(set) var lastMotion = 0.0

  /// The delay of the current input event in seconds, or 0 outside of an event.
  ///
  /// The finger's velocity depends on when the finger moved, not on when a busy system reported it.
  private(set) var lateness = 0.0

  /// The page that a paged list keeps while sizes change, or `nil` before the first change.
  var keptPage: KeptPage?
  /// The sum of partial wheel notches that a paged list has received so far.
  var pageNotches = 0.0
  /// Whether the owner was notified that a deceleration began but not that it ended.
  var isDecelerationReported = false
  /// Whether the user, not the program, started the running motion.
  ///
  /// A motion that continues another one keeps its value. Source: replay contract, Exactly 10.
  public internal(set) var isUserMotion = false
  @usableFromInline var motion: Motion?
  var drag: Drag?
  var events: [ScrollEvent] = []
  /// The behaviour past each edge.
  var behaviours = EdgePair(top: EdgeBehaviour(), bottom: EdgeBehaviour())
  /// The transitions of the effective insets to their current values.
  @usableFromInline var presented = EdgePair(
    top: InsetTransition(at: 0), bottom: InsetTransition(at: 0))
  /// The transitions of the program's part of the insets.
  var presentedOwn = EdgePair(top: InsetTransition(at: 0), bottom: InsetTransition(at: 0))
  /// The release whose motion has not started yet, or `nil` if there is none.
  var release: Release?
  /// Whether this is a copy that only computes where the list will rest, and reports nothing.
  var isForecast = false

  /// Creates an empty container at rest.
  public init() {}

  /// A property of ``ScrollSettings``.
  @inlinable
  public subscript<Value>(
    dynamicMember path: KeyPath<ScrollSettings, Value> & Sendable
  ) -> Value {
    settings[keyPath: path]
  }

  /// Changes the settings.
  ///
  /// Ends the current hold if the user may no longer scroll.
  public mutating func changeSettings(_ change: (inout ScrollSettings) -> Void) {
    change(&settings)
    if !settings.isScrollEnabled { dropHold() }
  }

  /// Turns animations on or off.
  ///
  /// Turning them off ends a running motion at its destination.
  public mutating func setAnimates(_ animates: Bool) {
    self.animates = animates
    completeIfInstant()
  }

  /// Sets the delay of the current input event in seconds, 0 or more.
  package mutating func setLateness(_ lateness: Double) {
    self.lateness = lateness
  }

  /// The effective insets: the sum of the program's and each control's.
  @inlinable public var contentInset: EdgeInsets { ledger.total }

  /// The insets to draw with, which run from the old to the new values while the list moves.
  @inlinable public var presentedContentInset: EdgeInsets {
    EdgeInsets(top: presented.top.value(at: time), bottom: presented.bottom.value(at: time))
  }

  /// The program's part of the insets to draw with.
  public var presentedOwnInset: EdgeInsets {
    EdgeInsets(top: presentedOwn.top.value(at: time), bottom: presentedOwn.bottom.value(at: time))
  }

  /// The rest offset at the top.
  @inlinable public var minimumOffset: Double { minimumOffset(for: contentInset) }

  /// The rest offset at the bottom.
  ///
  /// Equals ``minimumOffset`` if the content is shorter than its viewport.
  @inlinable public var maximumOffset: Double { maximumOffset(for: contentInset) }

  /// Returns the rest offset at the top for the insets `inset`.
  @inlinable public func minimumOffset(for inset: EdgeInsets) -> Double { 0 - inset.top }

  /// Returns the rest offset at the bottom for the insets `inset`.
  @inlinable public func maximumOffset(for inset: EdgeInsets) -> Double {
    max(minimumOffset(for: inset), contentLength + inset.bottom - viewportLength)
  }

  /// Returns the rest offset at `edge`.
  @inlinable @inline(__always) public func restOffset(of edge: InsetEdge) -> Double {
    edge == .top ? minimumOffset : maximumOffset
  }

  /// Returns the rest offset at `edge` for the insets `inset`.
  @inlinable @inline(__always) public func restOffset(of edge: InsetEdge, for inset: EdgeInsets)
    -> Double
  {
    edge == .top ? minimumOffset(for: inset) : maximumOffset(for: inset)
  }

  /// The edge that the content is overscrolled past, or `nil` if it is within the range.
  ///
  /// It is always inlined, because a call copies the container.
  @inline(__always) public var overscrolledEdge: InsetEdge? {
    if contentOffset < minimumOffset { return .top }
    return contentOffset > maximumOffset ? .bottom : nil
  }

  /// The scroll velocity in points per second.
  ///
  /// During a drag it is the velocity that a release would have now. After a release it is the
  /// velocity of the motion that is about to start, or 0 if none follows.
  public var velocity: Double {
    if let motion { return motion.velocity(at: time) }
    if let release { return release.moves ? release.velocity : 0 }
    return phase == .dragging ? releaseVelocity : 0
  }

  /// Whether the offset or the drawn insets are being animated.
  @inlinable public var isMoving: Bool {
    motion != nil || presented.top.isRunning(at: time) || presented.bottom.isRunning(at: time)
  }

  /// Whether the user holds the list, even if the press is not a drag yet.
  ///
  /// It is always inlined, because a call copies the container.
  @inlinable @inline(__always) public var isTracking: Bool {
    phase == .tracking || phase == .dragging
  }

  /// Whether the list follows a finger, a touchpad or the pointer on the indicator.
  @inlinable public var isDragging: Bool { phase == .dragging }

  /// Whether a finger or button is down, even if the press is ignored.
  public var isPressed: Bool { drag?.kind == .press }

  /// Whether the current press is ignored until its release.
  public var isPressIgnored: Bool { drag?.stage == .ignored }

  /// Whether fingers on a touchpad hold the list.
  public var isPanning: Bool { drag?.kind == .pan }

  /// The position of the hold along the axis in points, or `nil` if the list is not held.
  public var holdPosition: Double? { drag?.along }

  /// The offset at which the hold began in points, or `nil` if the list is not held.
  public var holdStart: Double? { drag?.startOffset }

  /// Whether the pointer holds the scroll indicator.
  public var isIndicatorHeld: Bool { drag?.kind == .indicator }

  /// Whether the list glides or bounces.
  @inlinable public var isDecelerating: Bool { phase == .decelerating || phase == .bouncing }

  /// Whether the content can currently be pulled past its edges.
  public var canStretch: Bool {
    settings.bounces && (settings.alwaysBounce || maximumOffset > minimumOffset)
  }

  /// The end time of the running segment of motion, or `nil` at rest.
  public var motionEnd: Double? { motion?.end }

  /// An upper bound of the speed during the running segment, or 0 at rest.
  ///
  /// Source: architecture, rule 3.
  public var maximumSpeed: Double { motion?.maximumSpeed ?? 0 }

  mutating func report(_ event: ScrollEvent) {
    guard !isForecast else { return }
    if event == .willBeginDecelerating { isDecelerationReported = true }
    if event == .didEndDecelerating { isDecelerationReported = false }
    events.append(event)
  }

  /// Removes and returns the oldest event, or returns `nil` if there is none.
  ///
  /// Does not allocate.
  public mutating func takeEvent() -> ScrollEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }
}
