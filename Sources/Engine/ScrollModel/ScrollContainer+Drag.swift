import ScrollPhysics

/// The outcome of a press.
public enum PressEnd: Equatable, Sendable {
  /// The press did not become a drag.
  ///
  /// `stopped` is `true` if it stopped a fast list and so is not a click.
  case click(stopped: Bool)
  /// The press became a drag.
  case drag
  /// The press was ignored, because the finger moved across the axis or the list did not use the
  /// drag.
  case ignored
}

extension ScrollContainer {
  /// The speed above which a press stops the list instead of clicking, in points per second.
  ///
  /// Source: scroll physics reference, 2.1 (Qt Quick Flickable).
  public static let clickThroughSpeed = 100.0

  /// Whether a press would stop the list instead of clicking.
  ///
  /// It would if the list moves fast, or returns from so far out that its spring will soon move it
  /// fast. Past an edge without a rubber band it never does, since the control retracts over the
  /// content there.
  public var isStoppedByPress: Bool {
    if let edge = overscrolledEdge, !behaviour(at: edge).hasRubberBand { return false }
    let stretched = max(minimumOffset - contentOffset, contentOffset - maximumOffset, 0)
    let rate = overscrolledEdge.map { behaviour(at: $0).springRate } ?? Spring.defaultFrequency
    let speed = max(abs(velocity), stretched * rate)
    return motion != nil && speed > Self.clickThroughSpeed
  }

  /// Begins a press at `along` and `across` the axis, in points from the viewport's start.
  ///
  /// A moving list stops immediately.
  public mutating func press(along: Double, across: Double) {
    beginHold(.press, along: along, across: across)
    phase = .tracking
  }

  /// Moves the finger.
  ///
  /// The press becomes a drag when its travel exceeds the threshold.
  public mutating func movePress(along: Double, across: Double) {
    guard isPressed else { return }
    let time = inputTime
    drag?.tracker.add(position: along, at: time)
    moveHold(along: along, across: across)
    completeIfInstant()
  }

  /// Moves the finger to the position of its release, without a velocity sample.
  ///
  /// Returns whether the position changed.
  public mutating func movePressToRelease(along: Double, across: Double) -> Bool {
    guard isPressed, along != drag?.along || across != drag?.across else { return false }
    moveHold(along: along, across: across)
    completeIfInstant()
    return true
  }

  /// Ends the press.
  ///
  /// With `cancelled` the release has no velocity.
  ///
  /// If the press was a drag, call ``finishRelease(to:)`` next to start the motion that follows.
  public mutating func releasePress(cancelled: Bool) -> PressEnd {
    isPressed ? releaseHold(velocity: cancelled ? 0 : releaseVelocity) : .ignored
  }

  /// Scrolls by `travel` points of fingers on a touchpad.
  ///
  /// The first call begins the hold.
  public mutating func pan(by travel: Double) {
    guard settings.isScrollEnabled else { return }
    if !isPanning {
      beginHold(.pan, along: 0, across: 0)
      phase = .dragging
      report(.willBeginDragging)
    }
    guard var drag else { return }
    drag.noteMove(to: drag.along + travel, at: inputTime)
    drag.along += travel
    drag.tracker.add(position: drag.along, at: inputTime)
    self.drag = drag
    applyDrag()
  }

  /// Ends the touchpad scroll.
  ///
  /// With `cancelled` the release has no velocity.
  ///
  /// Call ``finishRelease(to:)`` next to start the motion that follows.
  public mutating func releasePan(cancelled: Bool) -> PressEnd {
    isPanning ? releaseHold(velocity: cancelled ? 0 : releaseVelocity) : .ignored
  }

  /// The time at which the user caused the current input event, or the current time otherwise.
  private var inputTime: Double { time - lateness }

  /// The velocity that a release would have now, in points per second.
  ///
  /// It is the speed at which the content follows the finger, positive towards the content's end.
  /// Past an edge the drag rate and the rubber band scale it, and it is 0 at the limit of the drag.
  var releaseVelocity: Double {
    guard let drag, case .following = drag.stage else { return 0 }
    let raw = drag.anchor - drag.travel
    let fingerVelocity = drag.tracker.velocity(at: inputTime)
    guard fingerVelocity != 0 else { return 0 }
    guard let edge = edge(beyondWhich: raw) else { return -fingerVelocity }
    if !isHeldStretchable { return 0 }
    let rate = behaviour(at: edge).dragRate
    let pull = distance(of: raw, beyond: edge) * rate
    let band = band(at: edge)
    if band.displacement(forPull: pull) * drag.stretch > farthestDrag(beyond: edge) { return 0 }
    return -fingerVelocity * band.slope(atPull: pull) * rate * drag.stretch
  }

  /// Updates the offset from the position of the hold.
  private mutating func applyDrag() {
    guard let drag else { return }
    contentOffset = shown(forRaw: drag.anchor - drag.travel)
    guard drag.mayStretch else { return }
    if let edge = overscrolledEdge {
      // A list that has partly returned must not be pulled out again as far as it was.
      let pull = distance(of: contentOffset, beyond: edge)
      self.drag?.heldBeyond = min(drag.heldBeyond, pull)
    } else {
      self.drag?.mayStretch = false
      self.drag?.heldBeyond = 0
    }
  }

  /// Sets the offset during a hold, and makes it the offset that the finger holds from now on.
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
    keptPage = nil
    let isStopped = isPanning || isStoppedByPress
    let carried = CarriedMomentum.velocity(caught: glideVelocity)
    let caughtMotion = motion != nil
    halt()
    let held = raw(forShown: contentOffset)
    var drag = Drag(
      kind: kind, stage: kind == .press ? .pressed : .following(slop: 0), start: along,
      startAcross: across, along: along, across: across, anchor: held.offset,
      stretch: held.stretch, mayStretch: overscrolledEdge != nil, startOffset: contentOffset,
      caughtMotion: caughtMotion, settlesHeader: kind == .pan, carried: carried,
      lastMoved: inputTime, isStopped: isStopped)
    drag.heldBeyond = overscrolledEdge.map { distance(of: contentOffset, beyond: $0) } ?? 0
    if kind == .press { drag.tracker.add(position: along, at: inputTime) }
    self.drag = drag
  }

  /// The velocity of a running glide within the range, or 0 for any other motion.
  private var glideVelocity: Double {
    switch motion?.purpose {
    case .glide, .snap: overscrolledEdge == nil ? velocity : 0
    default: 0
    }
  }

  private mutating func moveHold(along: Double, across: Double) {
    guard var drag else { return }
    drag.noteMove(to: along, at: inputTime)
    drag.along = along
    drag.across = across
    let travel = along - drag.start
    let sideways = abs(across - drag.startAcross)
    if drag.stage == .pressed {
      if sideways > settings.dragThreshold, sideways > abs(travel) {
        drag.stage = .ignored
      } else if abs(travel) > settings.dragThreshold, !uses(travel: travel) {
        drag.stage = .ignored
      } else if abs(travel) > settings.dragThreshold {
        drag.stage = .following(slop: travel < 0 ? -settings.dragThreshold : settings.dragThreshold)
        phase = .dragging
        report(.willBeginDragging)
      }
    }
    self.drag = drag
    switch drag.stage {
    case .following: applyDrag()
    case .ignored: if phase == .tracking { settle(velocity: 0) }
    case .pressed: break
    }
  }

  /// Ends the hold with a release at `velocity`.
  ///
  /// If it was a drag, call ``finishRelease(to:)`` next to start the motion that follows.
  mutating func releaseHold(velocity: Double) -> PressEnd {
    guard let drag else { return .ignored }
    self.drag = nil
    switch drag.stage {
    case .ignored: return .ignored
    case .pressed:
      moveOn(from: drag, velocity: 0)
      completeIfInstant()
      return .click(stopped: drag.isStopped)
    case .following:
      phase = .idle
      let rested = inputTime - drag.lastMoved > CarriedMomentum.longestRest
      let isBeyond = overscrolledEdge != nil
      let carried = rested || isBeyond ? 0 : drag.carried
      let speed = velocity + CarriedMomentum.added(carried, to: velocity)
      release = Release(drag: drag, velocity: speed, isBeyond: isBeyond)
      return .drag
    }
  }

  /// Notifies the owner of the offset at which the released list will rest.
  ///
  /// The owner can then change the destination in ``finishRelease(to:)``.
  public mutating func reportRelease(to destination: ReleaseDestination) {
    guard let release else { return }
    let target = targetOffset(of: release, to: destination)
    report(.willEndDragging(velocity: release.velocity, target: target))
  }

  func targetOffset(of release: Release, to destination: ReleaseDestination) -> Double {
    var led = self
    led.isForecast = true
    led.moveOn(from: release, to: destination)
    return led.targetOffset
  }

  /// Starts the motion of the released list and notifies the owner.
  public mutating func finishRelease(to destination: ReleaseDestination) {
    guard let release else { return }
    let place = events.count
    moveOn(from: release, to: destination)
    // The drag ends before the motion that follows begins, but only that motion decides how.
    events.insert(.didEndDragging(willDecelerate: motion != nil), at: place)
    completeIfInstant()
  }

  /// Whether the program may choose the destination of the released list.
  ///
  /// It may unless the list is about to reveal a control. A fling away from the control takes
  /// precedence over the reveal.
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
      animate(to: clamped(offset), velocity: velocity)
    }
  }

  /// Starts the motion that follows `release`, with the insets as they are now.
  private mutating func moveOn(from release: Release) {
    let velocity = release.moves ? release.velocity : 0
    if let reveal = release.reveal, !isFlung(from: reveal.edge, at: velocity) {
      move(
        to: restOffset(of: reveal.edge), purpose: .reveal(reveal.edge), velocity: velocity,
        duration: reveal.duration)
    } else if release.hasStepped, let edge = overscrolledEdge, !isFlung(from: edge, at: velocity) {
      returnToEdge(to: edge, velocity: velocity, duration: release.duration)
    } else if release.isBeyond, overscrolledEdge == nil {
      glide(velocity: velocity)
    } else {
      moveOn(from: release.drag, velocity: release.velocity)
    }
  }

  /// Starts the motion that follows `drag`: to a page if the list is paged, otherwise a return or a
  /// glide.
  private mutating func moveOn(from drag: Drag, velocity: Double) {
    guard settings.isPagingEnabled, overscrolledEdge == nil else {
      settle(velocity: velocity)
      if drag.settlesHeader || (drag.stage == .pressed && drag.caughtMotion) {
        animateHalfOpenHeader()
      }
      return
    }
    stop()
    animate(to: page(from: drag.startOffset, velocity: velocity), velocity: velocity)
  }

  /// Makes the release of the current hold open or close a header that it would leave half open.
  package mutating func settleHeaderOnRelease() { drag?.settlesHeader = true }

  /// Opens or closes the header, whichever is nearer, if the list would rest with the header half
  /// open.
  public mutating func settleHalfOpenHeader() {
    animateHalfOpenHeader()
    completeIfInstant()
  }

  /// Starts the motion that opens or closes a header that the list would leave half open.
  private mutating func animateHalfOpenHeader() {
    let open = minimumOffset
    let shut = open + ledger[.header].top
    let target = targetOffset
    guard target > open, target < shut, shut <= maximumOffset else { return }
    animate(to: target - open < shut - target ? open : shut, velocity: velocity)
  }

  /// Ends the hold without velocity.
  mutating func dropHold() {
    if drag != nil { _ = releaseImmediately() }
  }

  /// Ends the hold without velocity and immediately starts the motion that follows.
  ///
  /// The release does not trigger a refresh.
  mutating func releaseImmediately() -> PressEnd {
    let end = releaseHold(velocity: 0)
    reportRelease(to: .free)
    finishRelease(to: .free)
    return end
  }

  /// Returns whether a drag that begins with `travel` points of the finger is for this list.
  ///
  /// It is not if scrolling is disabled, or if the list is at an edge that passes the drag on to
  /// the surrounding scroller.
  public func uses(travel: Double) -> Bool {
    guard settings.isScrollEnabled else { return false }
    if travel > 0 { return contentOffset > minimumOffset || !settings.edgesPassedOn.contains(.top) }
    return contentOffset < maximumOffset || !settings.edgesPassedOn.contains(.bottom)
  }
}
