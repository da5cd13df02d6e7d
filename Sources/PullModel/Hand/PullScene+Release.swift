import RefreshModel
import ScrollModel

/// The end of a hold: what the release does is decided, then the list moves once, then all is told.
extension PullScene {
  /// What held the list lets go by `ending`, or is taken away where that is `cancelled`.
  @discardableResult package mutating func endHold(
    cancelled: Bool, _ ending: (inout ScrollContainer) -> PressEnd
  ) -> PressEnd {
    let offset = container.contentOffset
    let pushed = hand.pushedSide.flatMap { isPushedBack($0) ? $0 : nil }
    let push = floorPush
    hand.letGo()
    let end = moveContainer(ending)
    guard end == .drag else {
      moveContainer { $0.claimMotionForUser() }
      return end
    }
    let verdict = verdict(cancelled: cancelled, pushed: pushed, floorPush: push)
    // Without animations the list is at its rest as soon as it is let go.
    let isStepped = container.animates
    if isStepped {
      for side in ControlSide.allCases { stepInset(of: side, for: verdict.decisions[side]) }
    }
    let isGivenUp = isStepped && verdict.decisions.header == .givesUp
    let isKept = verdict.decisions.header == .keepsFloor
    let target = isGivenUp ? takeWayBack() : isKept ? container.minimumOffset : nil
    moveContainer {
      $0.finishRelease(leadingTo: target, isAnimated: isGivenUp)
      if !isGivenUp || target == nil { $0.claimMotionForUser() }
    }
    for side in ControlSide.allCases {
      carryOut(verdict.decisions[side], on: side, isStepped: isStepped)
    }
    if !cancelled { followApproaches(from: offset, byDrag: false, isGlide: true) }
    return end
  }

  /// What the release that waits does.
  private func verdict(
    cancelled: Bool, pushed: ControlSide?, floorPush push: Double
  ) -> ReleaseVerdict {
    func facts(_ side: ControlSide) -> ReleaseVerdict.Facts? {
      guard let control = control(side) else { return nil }
      return ReleaseVerdict.Facts(
        control: control, side: side, distance: releaseDistance(of: side),
        isTowards: hand.isTravelling(towards: side),
        // A push that gives a refresh up is for that alone.
        isCancelled: cancelled || pushed != nil,
        mayWork: !isBarred(side) && !isOutOfReach(side),
        isPushedBack: pushed == side && !cancelled,
        floorPush: (push, control.state == .floorOpen ? flungPush : 0))
    }
    return .of(
      ControlSides(header: facts(.header), footer: facts(.footer)),
      isSimultaneous: manners.isSimultaneous)
  }

  /// How far in points a fling of the open page goes on to push it up.
  private var flungPush: Double {
    container.velocity > 0 ? container.targetOffset - container.minimumOffset : 0
  }

  /// The control on `side` does what was decided.
  private mutating func carryOut(
    _ decision: ReleaseVerdict.Decision, on side: ControlSide, isStepped: Bool
  ) {
    switch decision {
    case .nothing, .keepsFloor: break
    case .drops: react(on: side, to: .dropped)
    case .fires:
      // The glide that follows is of the same approach.
      change(side) { $0.spendApproach() }
      react(on: side, to: .fired, isStepped: isStepped)
    case .approaches:
      guard change(side, { $0.takeApproach(byDrag: true) }) == true else { return }
      react(on: side, to: .fired, isStepped: isStepped)
    case .opensFloor: react(on: side, to: .floorOpened, isStepped: isStepped)
    case .closesFloor: react(on: side, to: .floorClosed, isStepped: isStepped)
    case .givesUp: end(side, result: .cancelled, isStepped: isStepped)
    }
  }
}
