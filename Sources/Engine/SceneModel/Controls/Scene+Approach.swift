import RefreshModel
import ScrollModel

/// Controls that fire as the user's scrolling comes near them, once per approach.
///
/// An approach is the user's: a finger, a touchpad, a wheel, a key, the indicator, and the motion
/// that these start. A motion by a program or a rubber band is none. Sources: architecture, rule 7;
/// replay contract, Exactly 10.
extension Scene {
  /// Points by which a zone's edge, which is a sum, may miss the place that it is.
  private static let zoneRounding = 1e-6

  /// A factor above 1 for the distance at which a zone has been left, against rounding.
  private static let clearly = 1.01

  /// The user begins a gesture, which leads to new approaches.
  package mutating func beginGesture() {
    hand.beginGesture()
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

  /// The user turns a wheel or presses a key: another gesture after a pause.
  package mutating func noteStep() {
    if hand.step(at: time) { beginGesture() }
  }

  /// Fires the controls into whose zones the user's hand or step has moved the list from `offset`.
  ///
  /// What a release leads to without animations is a glide's.
  package mutating func followApproaches(from offset: Double, byDrag: Bool, isGlide: Bool = false) {
    let travel = container.contentOffset - offset
    guard travel != 0 else { return }
    hand.scroll(by: travel)
    for side in ControlSide.allCases {
      guard let approach = slots[side].control?.policy.approach else { continue }
      if !isGlide || approach.firesByFling {
        followApproach(of: side, byDrag: byDrag)
      }
    }
  }

  /// Fires the control on `side` if the user's hand or step has moved the list into its zone.
  mutating func followApproach(of side: ControlSide, byDrag: Bool) {
    leaveZone(of: side)
    guard isReady(side), hand.isTravelling(towards: side), distanceToZone(of: side) <= 0 else {
      return
    }
    approach(side, byDrag: byDrag)
  }

  /// Fires the control on `side`, unless this approach or this drag has fired it already.
  mutating func approach(_ side: ControlSide, byDrag: Bool) {
    guard !isBarred(side), !isOutOfReach(side) else { return }
    if change(side, { $0.takeApproach(byDrag: byDrag) }) == true { react(on: side, to: .fired) }
  }

  /// Handles that the motion has reached the point where it fires the control on `side`.
  mutating func passApproach(of side: ControlSide) {
    if slots[side].control?.policy.approach == nil {
      passFling(side)
    } else {
      approach(side, byDrag: false)
    }
  }

  /// The offset at which a hand that scrolls at `speed`, above 0 towards the end, comes into the zone of
  /// a control that waits for that; nil where there is none ahead.
  package func zoneAhead(atSpeed speed: Double) -> Double? {
    let side = speed < 0 ? ControlSide.header : .footer
    let distance = distanceToZone(of: side)
    guard speed != 0, isReady(side), control(side)?.isSpent == false, distance > 0,
      distance.isFinite
    else { return nil }
    // A zone is reached as soon as it is passed by a rounding error.
    let travel = distance + Self.zoneRounding
    return container.contentOffset + (speed < 0 ? -travel : travel)
  }

  /// True where a wheel or key that can scroll no farther makes the control on `side` load more.
  package func isAskedForMore(_ side: ControlSide) -> Bool {
    guard mayBeAsked(side), let control = control(side), control.state != .failure else {
      return false
    }
    return control.policy.approach?.isAutomatic == true && signedDistance(of: side) >= 0
  }

  /// True where a key that can scroll no farther does what a pull of the footer does.
  ///
  /// A header has keys of its own, which nobody holds down to get there.
  package func isPulledByKey(_ side: ControlSide) -> Bool {
    guard side == .footer, mayBeAsked(side), let policy = control(side)?.policy else {
      return false
    }
    return policy.wheelPulls && policy.approach == nil && signedDistance(of: side) >= 0
  }

  /// Pulls the control on `side` by a key, once as long as the key is held.
  package mutating func pullByKey(_ side: ControlSide) {
    let isSpent = change(side) { control in
      defer { control.spendApproach() }
      return control.isSpent
    }
    if isSpent == false { begin(side, .byKey) }
  }

  /// The user may ask the control on `side` for its work, wherever the list is.
  package func mayBeAsked(_ side: ControlSide) -> Bool {
    control(side)?.isWaiting == true && !isBarred(side) && !isOutOfReach(side)
  }

  /// Fires the control on `side` as a tap on it does: in any approach, and where it shows a failure.
  package mutating func ask(_ side: ControlSide) {
    change(side) { $0.spendApproach() }
    react(on: side, to: .fired)
  }

  /// The user asks the control on `side` for more.
  package mutating func askForMore(_ side: ControlSide) {
    hand.scroll(by: side.outward)
    approach(side, byDrag: false)
  }

  /// The next time at which the running motion concerns a control that waits for an approach, with
  /// the control that it fires then; nil where there is none.
  ///
  /// Without a side it is the end of a segment, after which the motion continues differently.
  mutating func nextApproach() -> (time: Double, side: ControlSide?)? {
    guard let end = container.motionEnd, container.isMotionOfUser else { return nil }
    var next: (time: Double, side: ControlSide?)?
    for side in ControlSide.allCases {
      if let fling = nextFling(side, end), next.map({ fling.time < $0.time }) ?? true {
        next = fling
      }
    }
    for side in ControlSide.allCases where mayApproachByMotion(side) {
      let isTowards = container.isScrolledByUser(towards: side.edge)
      if isTowards { leaveZone(of: side) }
      guard isReady(side), let isSpent = slots.reading(side, { $0.control?.isSpent }),
        var zone = zoneStart(of: side)
      else { continue }
      // A zone that misses the list's end by a rounding error begins there, where a glide may stop.
      let rest = container.restOffset(of: side.edge)
      if abs(zone - rest) <= Self.zoneRounding { zone = rest }
      if isSpent {
        // It may leave the zone and come back within a tick.
        let outside = zone - side.outward * ScrollContainer.arrival * Self.clearly
        if isTowards, let left = container.time(ofReaching: outside, towards: side.opposite.edge),
          left > time,
          next.map({ left < $0.time }) ?? true
        {
          next = (left, nil)
        }
        continue
      }
      let reached = isTowards ? container.time(ofReaching: zone, towards: side.edge) : nil
      let stop = (time: reached ?? end, side: reached == nil ? nil : Optional(side))
      if next.map({ stop.time < $0.time }) ?? true { next = stop }
    }
    return next
  }

  /// True where the list is in the zone of the control on `side`.
  package func isInZone(_ side: ControlSide) -> Bool { distanceToZone(of: side) <= 0 }

  /// Notes that the control on `side` waits for the next approach, once the list is clearly outside
  /// its zone.
  private mutating func leaveZone(of side: ControlSide) {
    guard slots.reading(side, { $0.control?.isSpent == true }),
      distanceToZone(of: side) > ScrollContainer.arrival
    else { return }
    change(side) { $0.leaveZone() }
  }

  /// The control on `side` fires by scrolling alone: true where there is more content than fits the
  /// viewport.
  private func isReady(_ side: ControlSide) -> Bool {
    let isAutomatic = slots.reading(side) { slot in
      slot.control?.isWaiting == true && slot.control?.policy.approach?.isAutomatic == true
    }
    return isAutomatic && !isBarred(side) && !isOutOfReach(side) && hasMoreThanIsSeen(from: side)
  }

  /// Source: refresh controls reference, 1.1.7 (T + C > H, strictly).
  func hasMoreThanIsSeen(from side: ControlSide) -> Bool {
    let inset = insetAtRest(of: side)
    return inset[side.opposite.edge] + container.contentLength > container.viewportLength
  }

  /// The distance by which a release decides: for a control that waits for an approach from the end
  /// of the list, or from its other end where the content fits the viewport.
  ///
  /// Source: refresh controls reference, 1.1.7 (pan ended).
  func releaseDistance(of side: ControlSide) -> Double {
    guard slots[side].control?.policy.approach != nil, !hasMoreThanIsSeen(from: side) else {
      return reach(of: side)
    }
    let inset = insetAtRest(of: side)
    let other = container.restOffset(of: side.opposite.edge, for: inset)
    return side.outward * (container.contentOffset - other)
  }

  /// The points that the list still has to scroll before the control on `side` fires: 0 or less in
  /// its zone.
  private func distanceToZone(of side: ControlSide) -> Double {
    guard let zone = zoneStart(of: side) else { return .infinity }
    return side.outward * (zone - container.contentOffset)
  }

  /// The offset at which the zone of the control on `side` begins; nil where it has none.
  ///
  /// `C − H + h·percent + B − h` (refresh controls reference, 1.1.7), or its mirror image.
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

  /// When the running motion carries the list past the trigger distance of the pulled control on
  /// `side`; nil where no glide fires it.
  ///
  /// Without a side it is the end of a segment, after which it may.
  ///
  /// Source: refresh controls reference, section 3, group 23 (switches for drag, fling and reach).
  private func nextFling(
    _ side: ControlSide, _ end: Double
  ) -> (time: Double, side: ControlSide?)? {
    guard slots.reading(side, { $0.control?.policy.firing.firesByFling == true }),
      let control = control(side),
      control.policy.approach == nil, control.isWaiting, !control.isSpent, !isBarred(side),
      !isOutOfReach(side)
    else { return nil }
    let place = armingOffset(of: side, distance: control.policy.armingDistance)
    // What is on its way back from the other edge may go on beyond this one.
    guard container.isScrolledByUser(towards: side.edge),
      let reached = container.time(ofReaching: place, towards: side.edge)
    else { return (end, nil) }
    return (reached, side)
  }

  /// The glide has come to where it fires the control on `side`.
  private mutating func passFling(_ side: ControlSide) { ask(side) }

  /// True where the present motion may fire the control on `side` by an approach: a step of a wheel
  /// or key always, a glide where its policy has it.
  private func mayApproachByMotion(_ side: ControlSide) -> Bool {
    guard let approach = slots.reading(side, { $0.control?.policy.approach }) else { return false }
    return approach.firesByFling || !container.isDecelerating
  }
}
