import ScrollPhysics

/// How a press ended.
public enum PressEnd: Equatable, Sendable {
  /// It never became a drag; `stopped` when it caught a list that moved fast, so that it is no click.
  case click(stopped: Bool)
  /// It was a drag.
  case drag
  /// It was given up because the finger went across the axis.
  case givenUp
}

extension ScrollContainer {
  /// The speed in points per second from which on a press only stops the list.
  ///
  /// Source: scroll physics reference, 2.1 (Qt Quick Flickable).
  public static let clickThroughSpeed = 100.0

  /// Whether a press would do no more than stop the list: it moves fast, or is stretched so far
  /// that its spring would soon move it that fast.
  ///
  /// Without a rubber band it is not the content that comes back, but a control over it.
  public var isStoppedByPress: Bool {
    if let edge = overscrolledEdge, !behaviour(at: edge).hasBand { return false }
    let stretched = max(minimumOffset - contentOffset, contentOffset - maximumOffset, 0)
    let rate = overscrolledEdge.map { behaviour(at: $0).springRate } ?? Spring.defaultFrequency
    let speed = max(abs(velocity), stretched * rate)
    return motion != nil && speed > Self.clickThroughSpeed
  }

  /// A finger or button goes down at `along` and `across` the axis, in points from the
  /// viewport's start: whatever moves stops at once.
  public mutating func press(along: Double, across: Double) {
    beginHold(.press, along: along, across: across)
    phase = .tracking
  }

  /// The finger moves; the press becomes a drag when its travel exceeds the threshold.
  public mutating func movePress(along: Double, across: Double) {
    guard isPressed else { return }
    let time = handTime
    drag?.tracker.add(position: along, at: time)
    follow(along: along, across: across)
    completeIfInstant()
  }

  /// Where the finger is about to be lifted, which is no velocity sample of its own; returns
  /// whether it is another place.
  public mutating func movePressToRelease(along: Double, across: Double) -> Bool {
    guard isPressed, along != drag?.along || across != drag?.across else { return false }
    follow(along: along, across: across)
    completeIfInstant()
    return true
  }

  /// The finger is lifted where it is.
  public mutating func releasePress() -> PressEnd {
    isPressed ? endHold(velocity: releaseVelocity) : .givenUp
  }

  /// The press is taken away: a release without velocity.
  public mutating func cancelPress() -> PressEnd {
    isPressed ? endHold(velocity: 0) : .givenUp
  }

  /// Fingers on a touchpad travel by `travel` points; the first call takes hold of the list.
  public mutating func pan(by travel: Double) {
    guard isScrollEnabled else { return }
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

  /// The fingers leave the touchpad; a cancelled pan keeps no velocity.
  public mutating func endPan(cancelled: Bool = false) -> PressEnd {
    isPanning ? endHold(velocity: cancelled ? 0 : releaseVelocity) : .givenUp
  }

  /// When the hand did what is being told; else now.
  private var handTime: Double { time - lateness }

  /// The velocity with which the list would be released now: the finger's, times the band's
  /// slope where the list is stretched.
  var releaseVelocity: Double {
    guard let drag, case .following = drag.stage else { return 0 }
    let raw = drag.anchor - drag.travel
    let fingerVelocity = drag.tracker.velocity(at: handTime)
    guard fingerVelocity != 0 else { return 0 }
    guard let edge = edge(beyondWhich: raw) else { return -fingerVelocity }
    if !isHeldStretchable { return 0 }
    let rate = behaviour(at: edge).dragRate
    let pull = distance(of: raw, beyond: edge) * rate
    let band = rubberBand(at: edge)
    if band.displacement(forPull: pull) * drag.stretch > farthestDrag(beyond: edge) { return 0 }
    return -fingerVelocity * band.slope(atPull: pull) * rate * drag.stretch
  }

  /// The list follows what holds it.
  private mutating func followDrag() {
    guard let drag else { return }
    contentOffset = shown(forRaw: drag.anchor - drag.travel)
    guard drag.mayStretch else { return }
    if let edge = overscrolledEdge {
      // What has come back a way is not pulled out there again.
      let pull = distance(of: contentOffset, beyond: edge)
      self.drag?.heldBeyond = min(drag.heldBeyond, pull)
    } else {
      self.drag?.mayStretch = false
      self.drag?.heldBeyond = 0
    }
  }

  /// Puts the list at `offset` under the finger, which holds it there from now on.
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
      if sideways > dragThreshold, sideways > abs(travel) {
        drag.stage = .givenUp
      } else if abs(travel) > dragThreshold, !uses(travel: travel) {
        drag.stage = .givenUp
      } else if abs(travel) > dragThreshold {
        drag.stage = .following(slop: travel < 0 ? -dragThreshold : dragThreshold)
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

  mutating func endHold(velocity: Double) -> PressEnd {
    guard let drag else { return .givenUp }
    self.drag = nil
    defer { completeIfInstant() }
    switch drag.stage {
    case .givenUp:
      return .givenUp
    case .pressed:
      letGo(drag, velocity: 0)
      return .click(stopped: drag.isStopped)
    case .following:
      phase = .idle
      let rested = handTime - drag.lastMoved > CarriedMomentum.longestRest
      let carried = rested || overscrolledEdge != nil ? 0 : drag.carried
      let speed = velocity + CarriedMomentum.added(carried, to: velocity)
      letGo(drag, velocity: speed)
      tell(.willEndDragging(velocity: speed, target: targetOffset))
      tell(.didEndDragging(decelerates: phase != .idle))
      if phase != .idle { tell(.willBeginDecelerating) }
      return .drag
    }
  }

  /// Lets the list go on from where `drag` held it: to a page, or wherever it leads.
  private mutating func letGo(_ drag: Drag, velocity: Double) {
    guard isPagingEnabled, overscrolledEdge == nil else {
      settle(velocity: velocity)
      if drag.kind == .pan || (drag.stage == .pressed && drag.caughtMotion) { closeUp() }
      return
    }
    stop()
    lead(to: page(from: drag.startOffset, velocity: velocity), velocity: velocity)
  }

  /// Leads a list that would come to rest with its header half open on to where it is open, or shut:
  /// whichever is nearer.
  ///
  /// After a finger's drag it stays where the finger left it.
  public mutating func closeUp() {
    let open = minimumOffset
    let shut = open + ledger[.header].top
    let target = targetOffset
    guard target > open, target < shut, shut <= maximumOffset else { return }
    lead(to: target - open < shut - target ? open : shut, velocity: velocity)
    completeIfInstant()
  }

  /// Ends whatever holds the list, without velocity.
  mutating func dropHold() {
    if drag != nil { _ = endHold(velocity: 0) }
  }

  /// Whether a drag or pan that begins with `travel` points of the finger is this list's: it is
  /// not where the list cannot scroll, or where it is at an edge that passes it on.
  public func uses(travel: Double) -> Bool {
    guard isScrollEnabled else { return false }
    guard Feature.nestedScrolling.isOn else { return true }
    if travel > 0 { return contentOffset > minimumOffset || !edgesPassedOn.contains(.top) }
    return contentOffset < maximumOffset || !edgesPassedOn.contains(.bottom)
  }
}
