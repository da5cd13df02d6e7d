import RefreshModel
import ScrollModel

/// Controls that fire when the user scrolls near them, once per approach.
///
/// Approaches are made by the user: with a finger, touchpad, wheel, key or the indicator, or by a
/// motion that these start. Motions of the program and of the rubber band do not count, nor does a
/// pull at the other end: an approach leads through the content. Sources: architecture, rule 7;
/// replay contract, Exactly 10.
extension Scene {
  /// The tolerance for rounding errors in the computed edge of a zone, in points.
  private static let zoneRounding = 1e-6

  /// A factor slightly above 1 for the distance at which a zone counts as left, against rounding
  /// errors.
  private static let clearly = 1.01

  /// Begins a gesture of the user, which may lead to new approaches.
  package mutating func beginGesture() {
    userInput.beginGesture()
    let (time, instantly) = (time, choosesInstantly)
    for side in ControlSide.allCases {
      change(side) { control in
        control.beginGesture()
        if side == .header, control.isWaiting {
          control.chooseMiddle(at: time, instantly: instantly)
        }
      }
    }
  }

  /// Records a turn of the wheel or a key press, which begins another gesture after a pause.
  package mutating func noteStep() {
    if userInput.step(at: time) { beginGesture() }
  }

  /// Fires the controls into whose zones the user has moved the list from `offset`.
  ///
  /// With `isGlide` only controls whose approach fires by a glide are considered. Without
  /// animations this covers the glide after a release.
  package mutating func applyApproaches(from offset: Double, byDrag: Bool, isGlide: Bool = false) {
    let travel = container.clamped(container.contentOffset) - container.clamped(offset)
    guard travel != 0 else { return }
    userInput.scroll(by: travel)
    for side in ControlSide.allCases {
      guard let approach = slots[side].control?.policy.approach else { continue }
      if !isGlide || approach.firesByFling {
        applyApproach(of: side, byDrag: byDrag)
      }
    }
  }

  /// Fires the control on `side` if the user has moved the list into its zone.
  mutating func applyApproach(of side: ControlSide, byDrag: Bool) {
    leaveZone(of: side)
    guard isReady(side), userInput.isTravelling(towards: side), distanceToZone(of: side) <= 0,
      side.outward * (container.contentOffset - start(of: side)) > 0
    else { return }
    approach(side, byDrag: byDrag)
  }

  /// Fires the control on `side`, unless the current approach or drag has used up its firings.
  mutating func approach(_ side: ControlSide, byDrag: Bool) {
    guard !isBlockedByOther(side), !isUnreachable(side) else { return }
    if change(side, { $0.useFiring(byDrag: byDrag) }) == true { react(on: side, to: .fired) }
  }

  /// Fires the control on `side` because the motion has reached the point for it.
  mutating func passApproach(of side: ControlSide) {
    if slots[side].control?.policy.approach == nil {
      passFling(side)
    } else {
      approach(side, byDrag: false)
    }
  }

  /// Returns the offset at which scrolling at `speed` enters the zone of a waiting control, or
  /// `nil` if there is no zone ahead.
  ///
  /// `speed` is above 0 towards the content's end.
  package func zoneAhead(atSpeed speed: Double) -> Double? {
    let side = speed < 0 ? ControlSide.header : .footer
    let distance = distanceToZone(of: side)
    guard speed != 0, isReady(side), control(side)?.hasFired == false, distance > 0,
      distance.isFinite
    else { return nil }
    // A rounding error must not stop the list just before the zone.
    let travel = distance + Self.zoneRounding
    return container.contentOffset + (speed < 0 ? -travel : travel)
  }

  /// Returns whether the control on `side` loads more when a wheel or key cannot scroll any
  /// farther.
  package func isTriggeredAtEdge(_ side: ControlSide) -> Bool {
    guard mayBeTriggered(side), let control = control(side), control.state != .failure else {
      return false
    }
    return control.policy.approach?.isAutomatic == true && signedDistance(of: side) >= 0
  }

  /// Returns whether a key that cannot scroll any farther pulls the control on `side`.
  ///
  /// Only footers can be pulled by key. A header has its own keys.
  package func isPulledByKey(_ side: ControlSide) -> Bool {
    guard side == .footer, mayBeTriggered(side), let policy = control(side)?.policy else {
      return false
    }
    return policy.wheelPulls && policy.approach == nil && signedDistance(of: side) >= 0
  }

  /// Begins the work of the control on `side` by a key, at most once while the key is held.
  package mutating func pullByKey(_ side: ControlSide) {
    let hasFired = change(side) { control in
      defer { control.useUpApproach() }
      return control.hasFired
    }
    if hasFired == false { begin(side, .byKey) }
  }

  /// Returns whether the user may trigger the control on `side`, wherever the list is.
  package func mayBeTriggered(_ side: ControlSide) -> Bool {
    control(side)?.isWaiting == true && !isBlockedByOther(side) && !isUnreachable(side)
  }

  /// Fires the control on `side` as a tap does: in any approach, and even if it shows a failure.
  package mutating func trigger(_ side: ControlSide) {
    change(side) { $0.useUpApproach() }
    react(on: side, to: .fired)
  }

  /// Fires the control on `side` as scrolling towards it does.
  package mutating func triggerAtEdge(_ side: ControlSide) {
    userInput.scroll(by: side.outward)
    approach(side, byDrag: false)
  }

  /// Returns the next time at which the running motion affects a control that fires while
  /// scrolling, and the control that it fires.
  ///
  /// Returns `nil` if there is no such time. With a `nil` side the motion must be examined again at
  /// that time, because its segment ends or it has left a zone.
  mutating func nextApproach() -> (time: Double, side: ControlSide?)? {
    guard let end = container.motionEnd, container.isUserMotion else { return nil }
    var next: (time: Double, side: ControlSide?)?
    for side in ControlSide.allCases {
      if let fling = nextFling(side, end), next.map({ fling.time < $0.time }) ?? true {
        next = fling
      }
    }
    for side in ControlSide.allCases where mayApproachByMotion(side) {
      let isTowards = container.isScrolledByUser(towards: side.edge)
      if isTowards { leaveZone(of: side) }
      guard isReady(side), let hasFired = slots.reading(side, { $0.control?.hasFired }),
        var zone = zoneStart(of: side)
      else { continue }
      // If the zone misses the end of the list by a rounding error, move it there, because a glide
      // may stop at the end.
      let rest = container.restOffset(of: side.edge)
      if abs(zone - rest) <= Self.zoneRounding { zone = rest }
      if hasFired {
        // The motion may leave the zone and return within one tick, so stop when it has left.
        let outside = zone - side.outward * ScrollContainer.arrival * Self.clearly
        if isTowards, let left = container.time(ofReaching: outside, towards: side.opposite.edge),
          left > time,
          next.map({ left < $0.time }) ?? true
        {
          next = (left, nil)
        }
        continue
      }
      zone = side.outward * max(side.outward * zone, side.outward * start(of: side))
      let reached = isTowards ? container.time(ofReaching: zone, towards: side.edge) : nil
      let stop = (time: reached ?? end, side: reached == nil ? nil : Optional(side))
      if next.map({ stop.time < $0.time }) ?? true { next = stop }
    }
    return next
  }

  /// Returns whether the list is in the zone of the control on `side`.
  package func isInZone(_ side: ControlSide) -> Bool { distanceToZone(of: side) <= 0 }

  /// Lets the control on `side` fire in its next approach, once the list is clearly outside its
  /// zone.
  private mutating func leaveZone(of side: ControlSide) {
    guard slots.reading(side, { $0.control?.hasFired == true }),
      distanceToZone(of: side) > ScrollContainer.arrival
    else { return }
    change(side) { $0.leaveZone() }
  }

  /// Returns whether scrolling may fire the control on `side`.
  ///
  /// The control must be waiting and reachable, and the content must exceed the viewport.
  private func isReady(_ side: ControlSide) -> Bool {
    let isAutomatic = slots.reading(side) { slot in
      slot.control?.isWaiting == true && slot.control?.policy.approach?.isAutomatic == true
    }
    return isAutomatic && !isBlockedByOther(side) && !isUnreachable(side)
      && exceedsViewport(from: side)
  }

  /// Returns whether the content is longer than the viewport, not counting the inset on `side`.
  ///
  /// Source: refresh controls reference, 1.1.7 (T + C > H, strictly).
  func exceedsViewport(from side: ControlSide) -> Bool {
    let inset = insetAtRest(of: side)
    return inset[side.opposite.edge] + container.contentLength > container.viewportLength
  }

  /// Returns the pull that decides whether a release fires the control on `side`, in points.
  ///
  /// For a control with an approach it counts from the end of the list, or from the other end if
  /// the content fits the viewport.
  ///
  /// Source: refresh controls reference, 1.1.7 (pan ended).
  func releaseDistance(of side: ControlSide) -> Double {
    guard slots[side].control?.policy.approach != nil, !exceedsViewport(from: side) else {
      return reach(of: side)
    }
    let inset = insetAtRest(of: side)
    let other = container.restOffset(of: side.opposite.edge, for: inset)
    return side.outward * (container.contentOffset - other)
  }

  /// Returns the rest offset at the other end, from which the user scrolls towards the control on
  /// `side`.
  private func start(of side: ControlSide) -> Double {
    container.restOffset(of: side.opposite.edge)
  }

  /// Returns the points that the list still has to scroll before the control on `side` fires, 0 or
  /// less in its zone.
  ///
  /// Returns infinity if the control has no zone.
  private func distanceToZone(of side: ControlSide) -> Double {
    guard let zone = zoneStart(of: side) else { return .infinity }
    return side.outward * (zone - container.contentOffset)
  }

  /// Returns the offset at which the zone of the control on `side` begins, or `nil` if there is
  /// none.
  ///
  /// It is `C − H + h·percent + B − h` (refresh controls reference, 1.1.7) or its mirror image.
  private func zoneStart(of side: ControlSide) -> Double? {
    let zone = slots.reading(side) { slot -> Double? in
      guard let percent = slot.control?.policy.approach?.percent else { return nil }
      return (percent - 1) * (slot.control?.policy.firing.triggerDistance ?? 0)
    }
    guard let zone else { return nil }
    let inset = insetAtRest(of: side)
    return container.restOffset(of: side.edge, for: inset) + side.outward * zone
  }

  // MARK: Glides that bounce past the trigger distance

  /// Returns when the running motion passes the trigger distance of the control on `side`, or `nil`
  /// if glides do not fire it.
  ///
  /// With a `nil` side the time is the end of a segment, after which the motion must be examined
  /// again.
  ///
  /// Source: refresh controls reference, section 3, group 23 (switches for drag, fling and reach).
  private func nextFling(
    _ side: ControlSide, _ end: Double
  ) -> (time: Double, side: ControlSide?)? {
    guard slots.reading(side, { $0.control?.policy.firing.firesByFling == true }),
      let control = control(side),
      control.policy.approach == nil, control.isWaiting, !control.hasFired, !isBlockedByOther(side),
      !isUnreachable(side)
    else { return nil }
    let place = armingOffset(of: side, distance: control.policy.armingDistance)
    // A motion that returns from the other edge may continue past this one in its next segment.
    guard container.isScrolledByUser(towards: side.edge),
      let reached = container.time(ofReaching: place, towards: side.edge)
    else { return (end, nil) }
    return (reached, side)
  }

  /// Fires the control on `side` because a glide has passed its trigger distance.
  private mutating func passFling(_ side: ControlSide) { trigger(side) }

  /// Returns whether the running motion may fire the control on `side` by an approach.
  ///
  /// A step of a wheel or key always may; a glide may if the policy allows it.
  private func mayApproachByMotion(_ side: ControlSide) -> Bool {
    guard let approach = slots.reading(side, { $0.control?.policy.approach }) else { return false }
    return approach.firesByFling || !container.isDecelerating
  }
}
