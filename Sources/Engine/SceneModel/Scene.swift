import RefreshModel
import ScrollModel
import ScrollPhysics

/// A scroll container with a header and a footer, around rows or other content: the whole engine of
/// a list.
///
/// The host passes events with the time at which they happened to ``handle(_:at:late:)``, moves
/// time on with ``advance(to:)``, and takes the resulting effects. The widgets pass the events and
/// frame times of a window; a replay passes a script. Lengths are points, times seconds from the
/// host's time 0.
///
/// Every input is safe: an event that is not allowed is refused with a ``SceneError``, and the
/// scene does not change.
public struct Scene: Sendable {
  /// The scroll container.
  @inlinable public internal(set) var container: ScrollContainer {
    _read { yield boxedContainer.box.value }
    @usableFromInline _modify { yield &boxedContainer.value }
  }
  @usableFromInline var boxedContainer = Boxed(ScrollContainer())
  /// The header and the footer, and the state that the scene keeps for each.
  var slots: ControlSides<ControlSlot> {
    get { boxedSlots.value }
    _modify { yield &boxedSlots.value }
  }
  private var boxedSlots = Boxed(ControlSides(header: ControlSlot(), footer: ControlSlot()))
  /// The state of the user's input: the finger, touchpad, wheel, keys or pointer that moves the
  /// list.
  public internal(set) var userInput = UserInput()
  /// The axis along which the list scrolls, and the end at which it begins.
  public internal(set) var axis: ContentAxis
  /// The size of the viewport in points, 0 by 0 until the first resize.
  public internal(set) var viewport = Size(width: 0, height: 0)
  /// The visibility of the list, and its clock.
  var visibility: Visibility
  /// The program's settings for controls and edges.
  var pullSettings: PullSettings
  /// The position of a header inside the content in points from the content's start, or `nil` if
  /// the content cannot contain one.
  var headerStart: Double?
  /// The release whose destination the program is being asked for, or `nil` if there is none.
  var decidedRelease: DecidedRelease?
  /// The offset to return to if a refresh that scrolled the list to its top is cancelled, or `nil`
  /// if there is none.
  public internal(set) var returnOffset: Double?
  /// The number of times that the user or the program has scrolled the list.
  package internal(set) var scrollCount = 0
  /// How far changes of the content and of the size have moved the offset in all, in points.
  ///
  /// Scrolling does not count.
  package internal(set) var keptDistance = 0.0
  /// Whether the host may still be laying out the content, so that its length is not final.
  var isContentGrowing = false
  /// The effects that have not been taken yet, oldest first.
  var outbox: [SceneEffect] = []

  // MARK: Content

  /// The rows, their selection and the scroll indicator, in a value that copies of the scene share
  /// until it changes.
  @usableFromInline struct Content: Sendable {
    /// The positions of the rows in the content.
    @usableFromInline var layout: RowLayout
    /// The selected rows, and the row that has the focus.
    @usableFromInline var selection: RowSelection
    /// The press that may still become a click.
    var press: RowPress = RowPress()
    /// The rectangle being drawn to select rows, or `nil` if there is none.
    var selectionRectangle: SelectionRectangle?
    /// Whether dragging with a button draws a selection rectangle, if several rows can be selected.
    var allowsBandSelection: Bool
    /// Whether a list at its start shows rows that are inserted before its first row.
    var sticksToStart: Bool
    /// Whether a list at its end shows rows that are appended.
    var sticksToEnd: Bool
    /// The row that the list keeps scrolling to while heights are measured, or `nil` if there is
    /// none.
    var aim: RowAim?
    /// The position that the program requested before the list had a size, or `nil` if there is
    /// none.
    var requestedPlace: RequestedPlace?
    /// The edge that keeps its place in view, or `nil` before the first change.
    var anchor: ScrollAnchor?
    /// The changes of rows since the last frame, or `nil` if there are none.
    var rowBurst: RowBurst?
    /// The visibility of the scroll indicator.
    var indicatorDisplay: IndicatorDisplay
  }
  @usableFromInline var boxedContent: Boxed<Content>
  /// The rows and their state, for changing several parts in one access.
  var content: Content {
    _read { yield boxedContent.box.value }
    _modify { yield &boxedContent.uniqueBox().value }
  }

  /// The positions of the rows in the content.
  @inlinable public internal(set) var layout: RowLayout {
    _read { yield boxedContent.box.value.layout }
    @usableFromInline _modify { yield &boxedContent.uniqueBox().value.layout }
  }
  /// The selected rows, and the row that has the focus.
  @inlinable public internal(set) var selection: RowSelection {
    _read { yield boxedContent.box.value.selection }
    @usableFromInline _modify { yield &boxedContent.uniqueBox().value.selection }
  }
  /// The press that may still become a click.
  var press: RowPress {
    _read { yield boxedContent.box.value.press }
    _modify { yield &boxedContent.uniqueBox().value.press }
  }
  /// The rectangle being drawn to select rows, or `nil` if there is none.
  var selectionRectangle: SelectionRectangle? {
    _read { yield boxedContent.box.value.selectionRectangle }
    _modify { yield &boxedContent.uniqueBox().value.selectionRectangle }
  }
  /// Whether dragging with a button draws a selection rectangle, if several rows can be selected.
  public internal(set) var allowsBandSelection: Bool {
    _read { yield boxedContent.box.value.allowsBandSelection }
    _modify { yield &boxedContent.uniqueBox().value.allowsBandSelection }
  }
  /// Whether a list at its start shows rows that are inserted before its first row.
  public internal(set) var sticksToStart: Bool {
    _read { yield boxedContent.box.value.sticksToStart }
    _modify { yield &boxedContent.uniqueBox().value.sticksToStart }
  }
  /// Whether a list at its end shows rows that are appended.
  public internal(set) var sticksToEnd: Bool {
    _read { yield boxedContent.box.value.sticksToEnd }
    _modify { yield &boxedContent.uniqueBox().value.sticksToEnd }
  }
  /// The row that the list keeps scrolling to while heights are measured, or `nil` if there is
  /// none.
  var aim: RowAim? {
    _read { yield boxedContent.box.value.aim }
    _modify { yield &boxedContent.uniqueBox().value.aim }
  }
  /// The position that the program requested before the list had a size, or `nil` if there is none.
  var requestedPlace: RequestedPlace? {
    _read { yield boxedContent.box.value.requestedPlace }
    _modify { yield &boxedContent.uniqueBox().value.requestedPlace }
  }
  /// The edge that keeps its place in view, or `nil` before the first change.
  package internal(set) var anchor: ScrollAnchor? {
    _read { yield boxedContent.box.value.anchor }
    _modify { yield &boxedContent.uniqueBox().value.anchor }
  }
  /// The changes of rows since the last frame, or `nil` if there are none.
  package internal(set) var rowBurst: RowBurst? {
    _read { yield boxedContent.box.value.rowBurst }
    _modify { yield &boxedContent.uniqueBox().value.rowBurst }
  }
  /// The visibility of the scroll indicator.
  var indicatorDisplay: IndicatorDisplay {
    _read { yield boxedContent.box.value.indicatorDisplay }
    _modify { yield &boxedContent.uniqueBox().value.indicatorDisplay }
  }

  /// Creates a hidden scene that rests at its top.
  public init(_ configuration: SceneConfiguration) {
    boxedContent = Boxed(
      Content(
        layout: RowLayout(configuration),
        selection: RowSelection(mode: configuration.selectionMode),
        allowsBandSelection: configuration.allowsBandSelection,
        sticksToStart: configuration.sticksToStart, sticksToEnd: configuration.sticksToEnd,
        indicatorDisplay: IndicatorDisplay(isWanted: configuration.showsIndicator)))
    axis = configuration.axis
    visibility = Visibility(animations: configuration.animations, clock: configuration.clock)
    pullSettings = PullSettings(configuration)
    container.changeSettings { $0 = configuration.scrolling }
    container.setAnimates(false)
    for side in ControlSide.allCases {
      slots[side].put(configuration[side].map(RefreshControl.init(policy:)))
    }
    setLastUpdated(configuration.lastUpdated)
    container.setInset(configuration.inset.top, of: .application, at: .top)
    container.setInset(configuration.inset.bottom, of: .application, at: .bottom)
    layout.fit(crossLength: contentCrossLength)
    start()
    setContent(length: layout.length)
    updateHeaderStart()
    start()
    startAtEnd()
  }

  /// Puts the list at rest at its top, with the insets that its controls always have, and drops
  /// pending effects.
  package mutating func start() {
    for side in ControlSide.allCases { keepRestingInset(of: side) }
    container.restAtTop()
    controlsChanged()
    outbox = []
  }

  /// The time up to which the scene has been advanced.
  public var time: Double { container.time }

  /// The current wall clock time, in seconds since 1970 UTC.
  public var wallClock: Double { visibility.clock + time }

  /// The wall clock time at time 0, in seconds since 1970 UTC.
  public var clock: Double { visibility.clock }

  /// Whether the list is visible.
  public var isVisible: Bool { visibility.isVisible }

  /// Whether the list has ever been visible.
  public var wasShown: Bool { visibility.wasShown }

  /// Whether motions are animated.
  ///
  /// `false` follows the user's reduced-motion setting.
  public var animations: Bool { visibility.animations }

  /// The refresh header, or `nil` if there is none.
  public var header: RefreshControl? { slots.header.control }

  /// The load-more footer, or `nil` if there is none.
  public var footer: RefreshControl? { slots.footer.control }

  /// Returns the control on `side`, or `nil` if there is none.
  public func control(_ side: ControlSide) -> RefreshControl? {
    side == .header ? slots.header.control : slots.footer.control
  }

  /// Returns whether there is a control on `side`.
  public func hasControl(_ side: ControlSide) -> Bool {
    slots.reading(side) { !$0.isEmpty }
  }

  /// Returns whether the control on `side` is refreshing, or will as soon as it is shown.
  public func isRefreshing(_ side: ControlSide) -> Bool {
    slots.reading(side) { $0.isRefreshing }
  }

  /// The placement of the header by its policy, or `nil` if there is no header.
  package var headerPlacement: RefreshPolicy.Placement? { slots.header.placement }

  /// The length of the content, in points.
  @inlinable public var contentLength: Double { layout.length }

  /// Removes and returns the oldest effect, or returns `nil` if there is none.
  ///
  /// Does not allocate.
  public mutating func takeEffect() -> SceneEffect? {
    outbox.isEmpty ? nil : outbox.removeFirst()
  }

  /// Removes and returns all effects, oldest first.
  public mutating func takeEffects() -> [SceneEffect] {
    guard !outbox.isEmpty else { return [] }
    defer { outbox.removeAll(keepingCapacity: true) }
    return outbox
  }

  /// Appends `effect` to the effects that the owner will take.
  mutating func report(_ effect: SceneEffect) {
    outbox.append(effect)
  }

  /// Whether the list needs frames: something moves, is about to move, or is animated in view.
  public var needsFrames: Bool {
    pullNeedsFrames || indicatorDisplay.isRunning(at: time) || isScrolledBySelectionRectangle
      || rowBurst != nil
  }

  private var pullNeedsFrames: Bool {
    container.isMoving || isWaitingForTarget || nearDeadline != nil || isAnimatingInView(.header)
      || isAnimatingInView(.footer)
  }

  private func isAnimatingInView(_ side: ControlSide) -> Bool {
    isInView(side) && slots.reading(side) { $0.control?.isAnimating(at: time) == true }
  }

  /// The time of the next deadline of a control or of a wheel's pull, or `nil` if there is none.
  public var nextDeadline: Double? {
    Self.earlier(
      userInput.wheelEnd,
      Self.earlier(slots.header.control?.deadline, slots.footer.control?.deadline))
  }

  /// The next deadline that needs a frame, or `nil` if there is none.
  private var nearDeadline: Double? {
    Self.earlier(
      userInput.wheelEnd,
      Self.earlier(slots.header.control?.nearDeadline, slots.footer.control?.nearDeadline))
  }

  /// Returns the earlier of two optional times, or `nil` if both are `nil`.
  package static func earlier(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  /// The next time at which a list that needs no frames now will need one, or `nil` if there is
  /// none.
  ///
  /// The causes are the scroll indicator that starts to fade, a pressed row that is highlighted
  /// after a delay, and the deadlines of ``nextDeadline``.
  public var nextWake: Double? {
    let lit = press.row != nil && press.shownFrom > time ? press.shownFrom : nil
    let fade = isVisible ? indicatorDisplay.fadeStart(isHeld: isIndicatorInUse) : nil
    return Scene.earlier(Scene.earlier(fade, lit), nextDeadline)
  }

  /// Moves time on to `time`, handling everything that is due before it.
  ///
  /// Does nothing if `time` is not finite or lies before the current time.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time >= self.time else { return }
    endRowBurst()
    pass(to: time)
  }

  /// Moves time on to `time` without ending a burst of changes of rows.
  mutating func pass(to time: Double) {
    // A frame has shown the requested position, so later layout changes keep the visible rows
    // instead.
    if requestedPlace != nil, wasShown, time > self.time { requestedPlace = nil }
    scrollBySelectionRectangle(to: time)
    endExcludedPress()
    fadeIndicator()
  }

  /// Ends the press and hides the indicator if the state of the pull rules them out.
  mutating func endExcludedPress() {
    if press.row != nil, !holdsPress { press.cancel() }
    if selectionRectangle != nil, !container.isPressed { updateSelectionRectangle() }
    if isFloorOpen { indicatorDisplay.hide() }
  }
  /// Moves the pull on to `time`.
  ///
  /// Returns whether the list has moved since the last deadline handled.
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

  /// Applies `change` to the container and appends the container's events to the effects, in order.
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
