import RefreshModel
import ScrollModel
import ScrollPhysics

/// What can be pulled: a scroll container with a header and a footer, around rows or content that is a
/// length.
///
/// Events go in with the time they happened, effects come out; between events `advance(to:)` moves
/// time on. This is the whole engine: the widgets feed it a window's events and frame times, a
/// replay feeds it a script. Lengths are points, times seconds from the host's zero.
///
/// No input can trap it: an event that is not allowed is refused with a `SceneError`, and the scene
/// stays as it was.
public struct Scene: Sendable {
  /// The scroll container.
  @inlinable public internal(set) var container: ScrollContainer {
    _read { yield boxedContainer.value }
    @usableFromInline _modify { yield &boxedContainer.value }
  }
  @usableFromInline var boxedContainer = Boxed(ScrollContainer())
  /// The header and the footer, where they are, and what was told of them.
  var slots: ControlSides<ControlSlot> {
    _read { yield boxedSlots.value }
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
  var outbox: [SceneEffect] = []

  // MARK: Its content

  /// The rows, what is done with them, and the indicator, which a copy of the scene shares until it changes.
  @usableFromInline struct Content: Sendable {
    /// Where the rows are in the content.
    @usableFromInline var layout: RowLayout
    /// Which rows are selected, and which one keys act on.
    @usableFromInline var selection: RowSelection
    /// The press that may still become a click.
    var press: RowPress = RowPress()
    /// The band that selects rows; nil where none is drawn.
    var band: RowBand?
    /// A button that moves draws a band, where several rows can be selected.
    var allowsBandSelection: Bool
    /// The row that the list keeps leading to while heights are measured.
    var aim: RowAim?
    /// The place that the program asked for before the list had a size.
    var asked: AskedPlace?
    /// Rows that have come into a grid and have filled no line.
    var partOfLine: PartOfLine = PartOfLine()
    /// How the scroll indicator shows.
    var indicatorDisplay: IndicatorDisplay
  }
  @usableFromInline var boxedContent: Boxed<Content>
  /// The rows and what belongs to them, to change several parts at once.
  var content: Content {
    _read { yield boxedContent.box.value }
    _modify { yield &boxedContent.uniqueBox().value }
  }

  /// Where the rows are in the content.
  @inlinable public internal(set) var layout: RowLayout {
    _read { yield boxedContent.box.value.layout }
    @usableFromInline _modify { yield &boxedContent.uniqueBox().value.layout }
  }
  /// Which rows are selected, and which one keys act on.
  @inlinable public internal(set) var selection: RowSelection {
    _read { yield boxedContent.box.value.selection }
    @usableFromInline _modify { yield &boxedContent.uniqueBox().value.selection }
  }
  /// The press that may still become a click.
  var press: RowPress {
    _read { yield boxedContent.box.value.press }
    _modify { yield &boxedContent.uniqueBox().value.press }
  }
  /// The band that selects rows; nil where none is drawn.
  var band: RowBand? {
    _read { yield boxedContent.box.value.band }
    _modify { yield &boxedContent.uniqueBox().value.band }
  }
  /// A button that moves draws a band, where several rows can be selected.
  public internal(set) var allowsBandSelection: Bool {
    _read { yield boxedContent.box.value.allowsBandSelection }
    _modify { yield &boxedContent.uniqueBox().value.allowsBandSelection }
  }
  /// The row that the list keeps leading to while heights are measured.
  var aim: RowAim? {
    _read { yield boxedContent.box.value.aim }
    _modify { yield &boxedContent.uniqueBox().value.aim }
  }
  /// The place that the program asked for before the list had a size.
  var asked: AskedPlace? {
    _read { yield boxedContent.box.value.asked }
    _modify { yield &boxedContent.uniqueBox().value.asked }
  }
  /// Rows that have come into a grid and have filled no line.
  package internal(set) var partOfLine: PartOfLine {
    _read { yield boxedContent.box.value.partOfLine }
    _modify { yield &boxedContent.uniqueBox().value.partOfLine }
  }
  /// How the scroll indicator shows.
  var indicatorDisplay: IndicatorDisplay {
    _read { yield boxedContent.box.value.indicatorDisplay }
    _modify { yield &boxedContent.uniqueBox().value.indicatorDisplay }
  }

  /// A scene that has not been shown yet, at rest at the top.
  public init(_ configuration: SceneConfiguration) {
    boxedContent = Boxed(
      Content(
        layout: RowLayout(configuration),
        selection: RowSelection(mode: configuration.selectionMode),
        allowsBandSelection: configuration.allowsBandSelection,
        indicatorDisplay: IndicatorDisplay(isWanted: configuration.showsIndicator)))
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
    layout.fit(breadth: contentBreadth)
    start()
    setContent(length: layout.length)
    followHeaderRow()
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
  @inlinable public var contentLength: Double { layout.length }

  /// Takes the oldest effect that has not been taken, without memory of its own; nil when there is
  /// none.
  public mutating func takeEffect() -> SceneEffect? {
    outbox.isEmpty ? nil : outbox.removeFirst()
  }

  /// Takes what has happened since the last call, in order.
  public mutating func takeEffects() -> [SceneEffect] {
    guard !outbox.isEmpty else { return [] }
    defer { outbox.removeAll(keepingCapacity: true) }
    return outbox
  }

  /// Tells `effect`.
  mutating func tell(_ effect: SceneEffect) {
    outbox.append(effect)
  }

  /// True while frames are needed: something moves, is about to, or is animated in view.
  public var needsFrames: Bool {
    pullNeedsFrames || indicatorDisplay.isRunning(at: time) || isScrolledByBand
  }

  private var pullNeedsFrames: Bool {
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

  /// The time at which a list that needs no frames now next needs one if nothing else happens: the
  /// scroll indicator fades, or a finger has held a row for a while.
  public var nextWake: Double? {
    let lit = press.row != nil && press.shownFrom > time ? press.shownFrom : nil
    let fade = isVisible ? indicatorDisplay.fadeStart(isHeld: isIndicatorInUse) : nil
    return Scene.earlier(Scene.earlier(fade, lit), nextDeadline)
  }

  /// Moves time on to `time`, through everything that falls due before it.
  ///
  /// A time that is not finite or lies before one already seen changes nothing.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time >= self.time else { return }
    // It has been seen.
    if asked != nil, wasShown, time > self.time { asked = nil }
    scrollByBand(to: time)
    followHold()
    fadeIndicator()
  }

  /// Ends the press and hides the indicator where the pull has done what rules them out.
  mutating func followHold() {
    if press.row != nil, !holdsPress { press.giveUp() }
    if band != nil, !container.isPressed { followBand() }
    if isFloorOpen { indicatorDisplay.hide() }
  }
  /// Moves the pull on to `time`; returns whether the list has moved since the last of what fell due.
  @discardableResult mutating func advancePull(to time: Double) -> Bool {
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
