import ScrollPhysics

/// The end of a press.
public enum PressEnd: Equatable, Sendable {
  /// It never became a drag; `stopped` when it caught a fast list, so that it is not a click.
  case click(stopped: Bool)
  /// It was a drag.
  case drag
  /// It was given up because the finger went across the axis.
  case givenUp
}

extension ScrollContainer {
  /// The speed in points per second from which a press only stops the list.
  ///
  /// Source: scroll physics reference, 2.1 (Qt Quick Flickable).
  public static let clickThroughSpeed = 100.0

  /// True where a press would only stop the list: it moves fast, or is stretched so far that its
  /// spring would soon move it that fast.
  ///
  /// Without a rubber band a control over the content comes back, not the content itself.
  public var isStoppedByPress: Bool {
    if let edge = overscrolledEdge, !behaviour(at: edge).hasBand { return false }
    let stretched = max(minimumOffset - contentOffset, contentOffset - maximumOffset, 0)
    let rate = overscrolledEdge.map { behaviour(at: $0).springRate } ?? Spring.defaultFrequency
    let speed = max(abs(velocity), stretched * rate)
    return motion != nil && speed > Self.clickThroughSpeed
  }

  /// Handles a finger or button that goes down at `along` and `across` the axis, in points from the
  /// viewport's start: a moving list stops at once.
  public mutating func press(along: Double, across: Double) {
    beginHold(.press, along: along, across: across)
    phase = .tracking
  }

  /// Handles a movement of the finger; the press becomes a drag when its travel exceeds the
  /// threshold.
  public mutating func movePress(along: Double, across: Double) {
    guard isPressed else { return }
    let time = handTime
    drag?.tracker.add(position: along, at: time)
    follow(along: along, across: across)
    completeIfInstant()
  }

  /// Moves the finger to the place where it will be lifted, without a velocity sample; true where
  /// the place is another one.
  public mutating func movePressToRelease(along: Double, across: Double) -> Bool {
    guard isPressed, along != drag?.along || across != drag?.across else { return false }
    follow(along: along, across: across)
    completeIfInstant()
    return true
  }

  /// The finger is lifted where it is, or `cancelled`: taken away, which leaves no velocity.
  ///
  /// A drag moves on with ``finishRelease(leadingTo:isAnimated:)``.
  public mutating func letGoOfPress(cancelled: Bool) -> PressEnd {
    isPressed ? letGo(velocity: cancelled ? 0 : releaseVelocity) : .givenUp
  }

  /// Handles a movement of `travel` points by fingers on a touchpad; the first call begins the
  /// hold.
  public mutating func pan(by travel: Double) {
    guard settings.isScrollEnabled else { return }
    if !isPanning {
      beginHold(.pan, along: 0, across: 0)
      phase = .dragging
      tell(.willBeginDragging)
    }
    guard var drag else { return }
    drag.noteMove(to: drag.along + travel, at: handTime)
    drag.along += travel
    drag.tracker.add(position: drag.along, at: handTime)
    self.drag = drag
    followDrag()
  }

  /// The fingers leave the touchpad, or are `cancelled`: taken away, which leaves no velocity.
  ///
  /// The list moves on with ``finishRelease(leadingTo:isAnimated:)``.
  public mutating func letGoOfPan(cancelled: Bool) -> PressEnd {
    isPanning ? letGo(velocity: cancelled ? 0 : releaseVelocity) : .givenUp
  }

  /// The time at which the hand caused the present event; otherwise now.
  private var handTime: Double { time - lateness }

  /// The velocity of a release now: the finger's, times the band's slope where the list is
  /// stretched.
  var releaseVelocity: Double {
    guard let drag, case .following = drag.stage else { return 0 }
    let raw = drag.anchor - drag.travel
    let fingerVelocity = drag.tracker.velocity(at: handTime)
    guard fingerVelocity != 0 else { return 0 }
    guard let edge = edge(beyondWhich: raw) else { return -fingerVelocity }
    if !isHeldStretchable { return 0 }
    let rate = behaviour(at: edge).dragRate
    let pull = distance(of: raw, beyond: edge) * rate
    let band = band(at: edge)
    if band.displacement(forPull: pull) * drag.stretch > farthestDrag(beyond: edge) { return 0 }
    return -fingerVelocity * band.slope(atPull: pull) * rate * drag.stretch
  }

  /// Lets the list follow its hold.
  private mutating func followDrag() {
    guard let drag else { return }
    contentOffset = shown(forRaw: drag.anchor - drag.travel)
    guard drag.mayStretch else { return }
    if let edge = overscrolledEdge {
      // A list that has come back some way is not pulled out again to where it was.
      let pull = distance(of: contentOffset, beyond: edge)
      self.drag?.heldBeyond = min(drag.heldBeyond, pull)
    } else {
      self.drag?.mayStretch = false
      self.drag?.heldBeyond = 0
    }
  }

  /// Sets the offset under the finger, which holds the list there from now on.
  mutating func holdOffset(_ offset: Double) {
    contentOffset = offset
    guard var drag else { return }
    guard drag.kind != .indicator else { return regripIndicator() }
    let held = raw(forShown: offset)
    drag.anchor = held.offset + drag.travel
    drag.stretch = held.stretch
    drag.mayStretch = overscrolledEdge != nil
    drag.heldBeyond = overscrolledEdge.map { distance(of: offset, beyond: $0) } ?? 0
    self.drag = drag
  }

  mutating func beginHold(_ kind: Drag.Kind, along: Double, across: Double) {
    let isStopped = isPanning || isStoppedByPress
    let carried = CarriedMomentum.velocity(caught: glideVelocity)
    let caughtMotion = motion != nil
    halt()
    let held = raw(forShown: contentOffset)
    var drag = Drag(
      kind: kind, stage: kind == .press ? .pressed : .following(slop: 0), start: (along, across),
      along: along, across: across, anchor: held.offset, stretch: held.stretch,
      mayStretch: overscrolledEdge != nil, startOffset: contentOffset,
      caughtMotion: caughtMotion, carried: carried, lastMoved: handTime, isStopped: isStopped)
    drag.heldBeyond = overscrolledEdge.map { distance(of: contentOffset, beyond: $0) } ?? 0
    if kind == .press { drag.tracker.add(position: along, at: handTime) }
    self.drag = drag
  }

  /// The velocity of a running glide inside the range; 0 for any other motion.
  private var glideVelocity: Double {
    switch motion?.purpose {
    case .glide, .snap: overscrolledEdge == nil ? velocity : 0
    default: 0
    }
  }

  private mutating func follow(along: Double, across: Double) {
    guard var drag else { return }
    drag.noteMove(to: along, at: handTime)
    drag.along = along
    drag.across = across
    let travel = along - drag.start.along
    let sideways = abs(across - drag.start.across)
    if drag.stage == .pressed {
      if sideways > settings.dragThreshold, sideways > abs(travel) {
        drag.stage = .givenUp
      } else if abs(travel) > settings.dragThreshold, !uses(travel: travel) {
        drag.stage = .givenUp
      } else if abs(travel) > settings.dragThreshold {
        drag.stage = .following(slop: travel < 0 ? -settings.dragThreshold : settings.dragThreshold)
        phase = .dragging
        tell(.willBeginDragging)
      }
    }
    self.drag = drag
    switch drag.stage {
    case .following: followDrag()
    case .givenUp: if phase == .tracking { settle(velocity: 0) }
    case .pressed: break
    }
  }

  /// What holds the list lets go at `velocity`; a drag moves on with ``finishRelease(to:)``.
  mutating func letGo(velocity: Double) -> PressEnd {
    guard let drag else { return .givenUp }
    self.drag = nil
    switch drag.stage {
    case .givenUp: return .givenUp
    case .pressed:
      moveOn(from: drag, velocity: 0)
      completeIfInstant()
      return .click(stopped: drag.isStopped)
    case .following:
      phase = .idle
      let rested = handTime - drag.lastMoved > CarriedMomentum.longestRest
      let isBeyond = overscrolledEdge != nil
      let carried = rested || isBeyond ? 0 : drag.carried
      let speed = velocity + CarriedMomentum.added(carried, to: velocity)
      release = Release(drag: drag, velocity: speed, isBeyond: isBeyond)
      return .drag
    }
  }

  /// Tells where the list that was let go is led, which ``finishRelease(to:)`` can change.
  public mutating func tellRelease(to destination: ReleaseDestination) {
    guard let release else { return }
    let target = targetOffset(of: release, to: destination)
    tell(.willEndDragging(velocity: release.velocity, target: target))
  }

  private func targetOffset(of release: Release, to destination: ReleaseDestination) -> Double {
    var led = self
    led.moveOn(from: release, to: destination)
    return led.targetOffset
  }

  /// The list that was let go moves on, and that is told.
  public mutating func finishRelease(to destination: ReleaseDestination) {
    guard let release else { return }
    moveOn(from: release, to: destination)
    let decelerates =
      switch destination {
      case .free: release.moves
      case .glide: release.moves || phase != .idle
      case .animation: release.moves
      case .answer: phase != .idle
      }
    tell(.didEndDragging(decelerates: decelerates))
    if decelerates, phase != .animating { tell(.willBeginDecelerating) }
    completeIfInstant()
  }

  /// A program may choose another destination for the list that was let go: it is on no way of its own.
  public var takesAnswer: Bool {
    guard let release else { return false }
    return release.reveal.map { isFlung(from: $0.edge) } ?? true
  }

  private mutating func moveOn(from release: Release, to destination: ReleaseDestination) {
    self.release = nil
    moveOn(from: release)
    guard let offset = destination.offset, offset != targetOffset else { return }
    if destination.isAnimated {
      move(
        to: clamped(offset), purpose: .target, velocity: velocity,
        duration: Self.offsetAnimationDuration)
    } else {
      lead(to: clamped(offset), velocity: velocity)
    }
  }

  /// A list that an inset has met where it was let go is at rest already; that it decelerates no more
  /// is told now.
  public mutating func tellArrival() {
    if isDecelerationTold, motion == nil { tell(.didEndDecelerating) }
  }

  /// Moves on from where the hand let go, by the insets as they have stepped since.
  private mutating func moveOn(from release: Release) {
    let velocity = release.moves ? release.velocity : 0
    if let reveal = release.reveal, !isFlung(from: reveal.edge, at: velocity) {
      move(
        to: restOffset(of: reveal.edge), purpose: .reveal(reveal.edge), velocity: velocity,
        duration: reveal.duration)
    } else if release.hasStepped, let edge = overscrolledEdge, !isFlung(from: edge, at: velocity) {
      leadBack(to: edge, velocity: velocity, duration: release.duration)
    } else if release.isBeyond, overscrolledEdge == nil {
      glide(velocity: velocity)
    } else {
      moveOn(from: release.drag, velocity: release.velocity)
    }
  }

  /// Moves on from where `drag` held the list: to a page, or wherever it leads.
  private mutating func moveOn(from drag: Drag, velocity: Double) {
    guard settings.isPagingEnabled, overscrolledEdge == nil else {
      settle(velocity: velocity)
      if drag.kind == .pan || (drag.stage == .pressed && drag.caughtMotion) { closeUp() }
      return
    }
    stop()
    lead(to: page(from: drag.startOffset, velocity: velocity), velocity: velocity)
  }

  /// Leads a list that would rest with its header half open to where the header is open or shut,
  /// whichever is nearer.
  ///
  /// After a finger's drag the list stays where the finger left it.
  public mutating func closeUp() {
    let open = minimumOffset
    let shut = open + ledger[.header].top
    let target = targetOffset
    guard target > open, target < shut, shut <= maximumOffset else { return }
    lead(to: target - open < shut - target ? open : shut, velocity: velocity)
    completeIfInstant()
  }

  /// Ends the hold without velocity.
  mutating func dropHold() {
    if drag != nil { _ = letGoAtOnce() }
  }

  /// What holds the list lets go without velocity, and nothing is decided by that.
  mutating func letGoAtOnce() -> PressEnd {
    let end = letGo(velocity: 0)
    tellRelease(to: .free)
    finishRelease(to: .free)
    return end
  }

  /// True where a drag or pan that begins with `travel` points of the finger is for this list.
  ///
  /// It is not where the list cannot scroll, or is at an edge that passes it on.
  public func uses(travel: Double) -> Bool {
    guard settings.isScrollEnabled else { return false }
    if travel > 0 { return contentOffset > minimumOffset || !settings.edgesPassedOn.contains(.top) }
    return contentOffset < maximumOffset || !settings.edgesPassedOn.contains(.bottom)
  }
}
