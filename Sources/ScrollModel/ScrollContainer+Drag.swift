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
  public var isStoppedByPress: Bool {
    let stretched = max(minimumOffset - contentOffset, contentOffset - maximumOffset, 0)
    let speed = max(abs(velocity), stretched * Spring.defaultFrequency)
    return motion != nil && speed > Self.clickThroughSpeed
  }

  /// A finger or button goes down at `along` and `across` the axis, in points from the
  /// viewport's start: whatever moves stops at once.
  public mutating func press(along: Double, across: Double) {
    beginHold(isPan: false, along: along, across: across)
    phase = .tracking
  }

  /// The finger moves; the press becomes a drag when its travel exceeds the threshold.
  public mutating func movePress(along: Double, across: Double) {
    guard isPressed else { return }
    drag?.tracker.add(position: along, at: time)
    follow(along: along, across: across)
  }

  /// Where the finger is about to be lifted, which is no velocity sample of its own; returns
  /// whether it is another place.
  public mutating func movePressToRelease(along: Double, across: Double) -> Bool {
    guard isPressed, along != drag?.along || across != drag?.across else { return false }
    follow(along: along, across: across)
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
    if !isPanning {
      beginHold(isPan: true, along: 0, across: 0)
      phase = .dragging
      events.append(.willBeginDragging)
    }
    guard var drag else { return }
    drag.along += travel
    drag.tracker.add(position: drag.along, at: time)
    self.drag = drag
    contentOffset = shown(forRaw: drag.anchor - drag.travel)
  }

  /// The fingers leave the touchpad; a cancelled pan keeps no velocity.
  public mutating func endPan(cancelled: Bool = false) -> PressEnd {
    isPanning ? endHold(velocity: cancelled ? 0 : releaseVelocity) : .givenUp
  }

  /// The velocity with which the list would be released now: the finger's, times the band's
  /// slope where the list is stretched.
  var releaseVelocity: Double {
    guard let drag, case .following = drag.stage else { return 0 }
    let raw = drag.anchor - drag.travel
    let fingerVelocity = drag.tracker.velocity(at: time)
    guard fingerVelocity != 0 else { return 0 }
    let pull = max(minimumOffset - raw, raw - maximumOffset)
    if pull > 0, !bounces { return 0 }
    return -fingerVelocity * rubberBand.slope(atPull: pull) * (pull > 0 ? drag.stretch : 1)
  }

  var rubberBand: RubberBand {
    RubberBand(coefficient: rubberBandCoefficient, dimension: viewportLength)
  }

  /// The offset that shows for an offset without rubber band.
  func shown(forRaw raw: Double) -> Double {
    let pull = max(minimumOffset - raw, raw - maximumOffset)
    guard pull > 0 else { return raw }
    guard bounces else { return clamped(raw) }
    let displacement = rubberBand.displacement(forPull: pull) * (drag?.stretch ?? 1)
    return raw < minimumOffset ? minimumOffset - displacement : maximumOffset + displacement
  }

  /// The offset without rubber band that shows as `offset`, and how many times the band it is
  /// stretched for that.
  private func raw(forShown offset: Double) -> (offset: Double, stretch: Double) {
    let displacement = max(minimumOffset - offset, offset - maximumOffset)
    guard displacement > 0 else { return (offset, 1) }
    let band = rubberBand
    let exceeds = band.coefficient != nil && band.dimension > 0 && displacement >= band.dimension
    let stretch = exceeds ? displacement / (band.dimension * Self.exceedingShare) : 1
    let pull = band.pull(forDisplacement: displacement / stretch)
    return (offset < minimumOffset ? minimumOffset - pull : maximumOffset + pull, stretch)
  }

  /// The share of the viewport by which a list counts as pulled that is farther out than the band
  /// can show: from there a finger still brings it back.
  private static let exceedingShare = 0.9

  /// Puts the list at `offset` under the finger, which holds it there from now on.
  mutating func holdOffset(_ offset: Double) {
    contentOffset = offset
    guard var drag else { return }
    let held = raw(forShown: offset)
    drag.anchor = held.offset + drag.travel
    drag.stretch = held.stretch
    self.drag = drag
  }

  private mutating func beginHold(isPan: Bool, along: Double, across: Double) {
    let isStopped = isPanning || isStoppedByPress
    halt()
    let held = raw(forShown: contentOffset)
    var drag = Drag(
      isPan: isPan, stage: isPan ? .following(slop: 0) : .pressed, start: (along, across),
      along: along, across: across, anchor: held.offset, stretch: held.stretch, isStopped: isStopped
    )
    if !isPan { drag.tracker.add(position: along, at: time) }
    self.drag = drag
  }

  private mutating func follow(along: Double, across: Double) {
    guard var drag else { return }
    drag.along = along
    drag.across = across
    let travel = along - drag.start.along
    let sideways = abs(across - drag.start.across)
    if drag.stage == .pressed {
      if sideways > dragThreshold, sideways > abs(travel) {
        drag.stage = .givenUp
      } else if abs(travel) > dragThreshold {
        drag.stage = .following(slop: travel < 0 ? -dragThreshold : dragThreshold)
        phase = .dragging
        events.append(.willBeginDragging)
      }
    }
    self.drag = drag
    switch drag.stage {
    case .following: contentOffset = shown(forRaw: drag.anchor - drag.travel)
    case .givenUp: if phase == .tracking { settle(velocity: 0) }
    case .pressed: break
    }
  }

  private mutating func endHold(velocity: Double) -> PressEnd {
    guard let drag else { return .givenUp }
    self.drag = nil
    switch drag.stage {
    case .givenUp:
      return .givenUp
    case .pressed:
      settle(velocity: 0)
      return .click(stopped: drag.isStopped)
    case .following:
      phase = .idle
      settle(velocity: velocity)
      events.append(.didEndDragging(decelerates: phase != .idle))
      return .drag
    }
  }
}
