import RefreshModel
import ScrollModel
import ScrollPhysics

/// A scroll container with a header and a footer that can be pulled, around content that is a length.
///
/// Events go in with the time they happened, effects come out; between events `advance(to:)` moves time
/// on. It is what any host needs that has no rows of ours; a `ListScene` is one with rows. Lengths are
/// points, times seconds from the host's zero.
///
/// No input can trap it: what is not allowed is refused with a `SceneError`, and the scene stays as it
/// was.
public struct PullScene: Sendable {
  /// The scroll container.
  @inlinable public internal(set) var container: ScrollContainer {
    get { boxedContainer.value }
    @usableFromInline _modify { yield &boxedContainer.value }
  }
  @usableFromInline var boxedContainer = Boxed(ScrollContainer())
  /// The header and the footer, where they are, and what was told of them.
  var slots: ControlSides<ControlSlot> {
    get { boxedSlots.value }
    _modify { yield &boxedSlots.value }
  }
  private var boxedSlots = Boxed(ControlSides(header: ControlSlot(), footer: ControlSlot()))
  /// The hand that holds the list, or moved it last.
  public internal(set) var hand = Hand()
  /// The axis that the list scrolls along, and from which of its ends.
  public internal(set) var axis: ContentAxis
  /// The size of the viewport; 0 by 0 until the first resize.
  public internal(set) var viewport = Size(width: 0, height: 0)
  /// The list's being seen, and the time that passes while it is.
  var showing: Showing
  /// The program's settings for controls and edges.
  var manners: PullManners
  /// Where in the content a header inside it lies, in points; nil where content has no such place.
  var headerStart: Double?
  /// The release that the program is asked about; nil while there is none.
  var decidedRelease: DecidedRelease?
  /// The offset to go back to when a refresh is given up that led the list to its top.
  public internal(set) var wayBack: Double?
  /// How often somebody has scrolled the list, user or program.
  package internal(set) var scrollCount = 0
  /// Whoever lays the content out may still be about it.
  var isContentGrowing = false
  /// The effects that are not yet taken, the oldest first.
  var outbox: [PullEffect] = []

  /// A scene that has not been shown yet, without content, at rest at the top.
  public init(_ configuration: PullConfiguration) {
    axis = configuration.axis
    showing = Showing(animations: configuration.animations, clock: configuration.clock)
    manners = PullManners(configuration)
    container.changeSettings { $0 = configuration.scrolling }
    container.setAnimates(false)
    for side in ControlSide.allCases {
      slots[side].put(configuration[side].map(RefreshControl.init(policy:)))
    }
    setLastUpdated(configuration.lastUpdated)
    container.setInset(configuration.inset.top, of: .application, at: .top)
    container.setInset(configuration.inset.bottom, of: .application, at: .bottom)
    start()
  }

  /// Puts the list to rest at its top, with the insets that its controls always have.
  package mutating func start() {
    for side in ControlSide.allCases { keepRestingInset(of: side) }
    container.restAtTop()
    controlsChanged()
    outbox = []
  }

  /// The time up to which the scene has been advanced.
  public var time: Double { container.time }

  /// The wall clock now, in seconds since 1970 UTC.
  public var wallClock: Double { showing.clock + time }

  /// The wall clock at time 0, in seconds since 1970 UTC.
  public var clock: Double { showing.clock }

  /// The list can be seen.
  public var isVisible: Bool { showing.isVisible }

  /// The list has been seen at all.
  public var wasShown: Bool { showing.wasShown }

  /// Off is the user's reduced-motion setting: what leads to a known offset is there at once.
  public var animations: Bool { showing.animations }

  /// The refresh header, if there is one.
  public var header: RefreshControl? { slots.header.control }

  /// The load-more footer, if there is one.
  public var footer: RefreshControl? { slots.footer.control }

  /// The control on `side`, if there is one.
  public func control(_ side: ControlSide) -> RefreshControl? {
    side == .header ? slots.header.control : slots.footer.control
  }

  /// True where there is a control on `side`.
  public func hasControl(_ side: ControlSide) -> Bool {
    side == .header ? !slots.header.isEmpty : !slots.footer.isEmpty
  }

  /// True while the control on `side` works, or waits until it is shown.
  public func isRefreshing(_ side: ControlSide) -> Bool {
    side == .header ? slots.header.isRefreshing : slots.footer.isRefreshing
  }

  /// Where the header lies; nil without one.
  package var headerPlacement: RefreshPolicy.Placement? { slots.header.placement }

  /// The length of the content, in points.
  public var contentLength: Double { container.contentLength }

  /// Takes the oldest effect that has not been taken, without memory of its own; nil when there is
  /// none.
  public mutating func takeEffect() -> PullEffect? {
    outbox.isEmpty ? nil : outbox.removeFirst()
  }

  /// True while frames are needed: something moves, is about to, or is animated in view.
  public var needsFrames: Bool {
    container.isMoving || isAskingForTarget || nearDeadline != nil || isAnimatingInView(.header)
      || isAnimatingInView(.footer)
  }

  private func isAnimatingInView(_ side: ControlSide) -> Bool {
    isInView(side) && slots.reading(side) { $0.control?.isAnimating(at: time) == true }
  }

  /// The time of the next deadline: the end of a wheel's pull, or one of a control; nil without
  /// one.
  public var nextDeadline: Double? {
    Self.earlier(
      hand.wheelEnd, Self.earlier(slots.header.control?.deadline, slots.footer.control?.deadline))
  }

  /// The same without what no frames need to wait for.
  private var nearDeadline: Double? {
    Self.earlier(
      hand.wheelEnd,
      Self.earlier(slots.header.control?.nearDeadline, slots.footer.control?.nearDeadline))
  }

  /// The earlier of two times of which there may be none.
  package static func earlier(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  /// Moves time on to `time`, through everything that falls due before it; returns whether the list has
  /// moved since the last of that.
  ///
  /// A time that is not finite or lies before one already seen changes nothing.
  @discardableResult public mutating func advance(to time: Double) -> Bool {
    guard time.isFinite, time >= self.time else { return false }
    finishRelease()
    while true {
      let (deadline, approach) = (nextDeadline ?? .infinity, nextApproach())
      let stop = min(deadline, approach?.time ?? .infinity)
      guard stop <= time else { break }
      moveContainer { $0.advance(to: max(stop, $0.time)) }
      if let approach, approach.time == stop {
        if let side = approach.side { passApproach(of: side) }
      } else {
        passDeadlines(of: .header)
        passDeadlines(of: .footer)
        passWheelPull()
      }
      dropBlockedHold()
    }
    let offset = container.contentOffset
    moveContainer { $0.advance(to: time) }
    return container.contentOffset != offset
  }

  private mutating func passDeadlines(of side: ControlSide) {
    react(on: side) { $0.passDeadline(at: $1, instantly: $2) }
  }

  /// Changes the container and takes over what it has to tell, in order.
  package mutating func moveContainer<Result>(
    _ change: (inout ScrollContainer) -> Result
  ) -> Result {
    let result = change(&container)
    while let event = container.takeEvent() {
      if event == .willBeginDragging {
        beginGesture()
        notePushBack()
      }
      outbox.append(.scroll(event))
    }
    return result
  }
}
