import RefreshModel
import ScrollModel

/// Controls that fire as the user's scrolling comes near them: once per approach.
///
/// An approach is the user's: a finger, a touchpad, a wheel, a key, the indicator, and the motion
/// that these start. What a program or a rubber band moves is none. Sources: architecture, rule 7;
/// replay contract, Exactly 10.
extension ListScene {
  /// Seconds without a wheel or key after which the next one begins another gesture; chosen here.
  static let stepPause = 0.3

  /// Points by which a zone's edge, which is a sum, may miss the place that it is.
  private static let zoneRounding = 1e-6

  /// More than the distance from which on a zone has been left, against rounding.
  private static let clearly = 1.01

  /// Whether the last travel of what the user does leads towards the control on `side`.
  func isTravelling(towards side: Side) -> Bool {
    side == .header ? lastTravel < 0 : lastTravel > 0
  }

  /// The user begins a gesture, which leads to new approaches.
  mutating func beginGesture() {
    lastTravel = 0
    header?.beginGesture()
    footer?.beginGesture()
    if header?.isWaiting == true {
      let (time, instantly) = (time, choosesInstantly)
      header?.chooseMiddle(at: time, instantly: instantly)
    }
  }

  /// The user turns a wheel or presses a key: another gesture after a pause.
  mutating func noteStep() {
    if time - lastStep > Self.stepPause { beginGesture() }
    lastStep = time
  }

  /// The user's hand has travelled by so many points: above 0 pulls the content down.
  mutating func noteTravel(ofHand travel: Double) {
    if travel != 0 { lastTravel = -travel }
  }

  /// Fires the controls into whose zone the user's hand or step has moved the list from `offset`.
  ///
  /// What a release leads to without animations is a glide's.
  mutating func followApproaches(from offset: Double, byDrag: Bool, isGlide: Bool = false) {
    let travel = container.contentOffset - offset
    guard travel != 0 else { return }
    lastTravel = travel
    for side in Side.allCases {
      guard let approach = control(side)?.policy.approach else { continue }
      if !isGlide || approach.firesByFling && Feature.flingTrigger.isOn {
        followApproach(of: side, byDrag: byDrag)
      }
    }
  }

  /// Fires the control on `side` where it is to, by where the user's hand or step has moved the
  /// list.
  mutating func followApproach(of side: Side, byDrag: Bool) {
    leaveZone(of: side)
    guard isReady(side), isTravelling(towards: side), distanceToZone(of: side) <= 0 else { return }
    approach(side, byDrag: byDrag)
  }

  /// Fires the control on `side`, unless this approach or this drag is used up.
  mutating func approach(_ side: Side, byDrag: Bool) {
    guard !isBarred(side), !isOutOfReach(side), var approached = control(side) else { return }
    let fires = approached.takeApproach(byDrag: byDrag)
    store(approached, on: side)
    if fires { react(on: side, to: .fired) }
  }

  /// The motion has come to where it fires the control on `side`.
  mutating func passApproach(of side: Side) {
    if control(side)?.policy.approach == nil {
      passFling(side)
    } else {
      approach(side, byDrag: false)
    }
  }

  /// Whether a wheel or key that cannot scroll the list any farther asks the control on `side` for
  /// more.
  func isAskedForMore(_ side: Side) -> Bool {
    guard let control = control(side), control.isWaiting, !isBarred(side), !isOutOfReach(side)
    else { return false }
    return control.policy.approach?.isAutomatic == true && signedDistance(of: side) >= 0
  }

  /// The user asks the control on `side` for more.
  mutating func askForMore(_ side: Side) {
    lastTravel = side == .header ? -1 : 1
    approach(side, byDrag: false)
  }

  /// A tap fires a control that waits for the user's scrolling, in any approach, and tries one again
  /// that shows a failure; returns whether there was such a control.
  @discardableResult mutating func tapControl(atX x: Double, y: Double) -> Bool {
    let (along, _) = axis.place(x: x, y: y, in: viewport)
    for side in Side.allCases where answersTap(side) && controlRange(side).contains(along) {
      react(on: side) { control, time, instantly in
        control.spendApproach()
        return control.react(to: .fired, at: time, instantly: instantly)
      }
      return true
    }
    return false
  }

  private func answersTap(_ side: Side) -> Bool {
    guard let control = control(side), control.isWaiting, !isBarred(side), !isOutOfReach(side)
    else { return false }
    if control.state == .failure { return control.policy.retriesByTap }
    return control.policy.approach != nil && Feature.tapToLoad.isOn
  }

  /// Whether a header that shows a failure lies over rows, which a tap on it does not reach.
  var isFailureOverRows: Bool {
    header?.state == .failure && (placement == .overlay || placement == .front)
  }

  /// From where to where the control on `side` lies along the axis, in points from the viewport's
  /// start.
  private func controlRange(_ side: Side) -> Range<Double> {
    guard let policy = control(side)?.policy else { return 0..<0 }
    let length = max(policy.restingInset, policy.heldInset)
    let start = side == .header ? headerBottom - length : footerTop
    return start..<(start + length)
  }

  /// The next time at which the running motion matters to a control that waits for an approach, and
  /// the control that it fires then; nil where there is none.
  ///
  /// Without a side it is the end of a segment, after which the motion goes on in another way.
  mutating func nextApproach() -> (time: Double, side: Side?)? {
    var next: (time: Double, side: Side?)?
    for side in Side.allCases {
      if let fling = nextFling(side), next.map({ fling.time < $0.time }) ?? true { next = fling }
    }
    for side in Side.allCases where mayApproachByMotion(side) {
      guard let end = container.motionEnd, container.isMotionOfUser else { continue }
      let isTowards = container.isScrolledByUser(towards: side.edge)
      if isTowards { leaveZone(of: side) }
      guard isReady(side), let isSpent = control(side)?.isSpent else { continue }
      let sign = side == .header ? -1.0 : 1.0
      var zone = container.contentOffset + sign * distanceToZone(of: side)
      // A zone that misses the list's end by a rounding error begins there, where a glide may stop.
      let rest = container.restOffset(of: side.edge)
      if abs(zone - rest) <= Self.zoneRounding { zone = rest }
      if isSpent {
        // It may leave the zone and come back within a tick.
        let outside = zone - sign * ScrollContainer.arrival * Self.clearly
        let back = side == .header ? InsetEdge.bottom : .top
        if isTowards, let left = container.time(ofReaching: outside, towards: back), left > time,
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

  /// Whether the list is where the control on `side` fires.
  func isInZone(_ side: Side) -> Bool { distanceToZone(of: side) <= 0 }

  /// Clearly outside of its zone a control waits for the next approach.
  private mutating func leaveZone(of side: Side) {
    guard distanceToZone(of: side) > ScrollContainer.arrival else { return }
    if side == .header { header?.leaveZone() } else { footer?.leaveZone() }
  }

  /// Whether the control on `side` fires by scrolling alone: it does where there is more content than
  /// is seen.
  private func isReady(_ side: Side) -> Bool {
    guard let control = control(side), control.isWaiting, !isBarred(side), !isOutOfReach(side),
      control.policy.approach?.isAutomatic == true
    else { return false }
    return hasMoreThanIsSeen(from: side)
  }

  /// Source: refresh controls reference, 1.1.7 (T + C > H, strictly).
  func hasMoreThanIsSeen(from side: Side) -> Bool {
    let inset = insetAtRest(of: side)
    let other = side == .header ? inset.bottom : inset.top
    return other + contentLength > container.viewportLength
  }

  /// The distance by which a release decides: of a control that waits for an approach from the end of
  /// the list, or from its other end where there is no more content than is seen.
  ///
  /// Source: refresh controls reference, 1.1.7 (pan ended).
  func releaseDistance(of side: Side) -> Double {
    guard control(side)?.policy.approach != nil, !hasMoreThanIsSeen(from: side) else {
      return reach(of: side)
    }
    let inset = insetAtRest(of: side)
    return side == .header
      ? container.maximumOffset(for: inset) - container.contentOffset
      : container.contentOffset - container.minimumOffset(for: inset)
  }

  /// How far the list still has to scroll before the control on `side` fires: 0 or less in its zone.
  ///
  /// `C − H + h·percent + B − h` (refresh controls reference, 1.1.7), or its mirror image.
  private func distanceToZone(of side: Side) -> Double {
    guard let policy = control(side)?.policy, let approach = policy.approach else {
      return .infinity
    }
    let percent = Feature.prefetchPercent.isOn ? approach.percent : 1
    let zone = (percent - 1) * policy.triggerDistance
    let inset = insetAtRest(of: side)
    return side == .header
      ? container.contentOffset - (container.minimumOffset(for: inset) - zone)
      : container.maximumOffset(for: inset) + zone - container.contentOffset
  }
}
