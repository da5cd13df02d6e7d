import RefreshModel
import ScrollModel

/// A release that is decided, and that the list does not move on by yet.
///
/// Its program is asked for another destination meanwhile, where it wants to be.
struct DecidedRelease: Equatable, Sendable {
  /// What it does.
  let verdict: ReleaseVerdict
  /// The controls' insets have stepped for that.
  let isStepped: Bool
  /// Where it leads the list.
  let destination: ReleaseDestination
  /// The offset at which the list was let go.
  let offset: Double
  /// The hold was taken away.
  let isCancelled: Bool
}

/// The end of a hold: what the release does is decided, then the list moves once, then all is told.
extension Scene {
  /// Ends the hold of the list by `ending`; `cancelled` where the hold was taken away.
  ///
  /// Where it `asks`, and the program wants to be asked, the list moves on with the program's answer, or
  /// with whatever comes next.
  @discardableResult package mutating func endHold(
    cancelled: Bool, asks: Bool = false, _ ending: (inout ScrollContainer) -> PressEnd
  ) -> PressEnd {
    let offset = container.contentOffset
    let inSight = hand.pushedSide
    let push = floorPush
    hand.letGo()
    let end = moveContainer(ending)
    guard end == .drag else {
      moveContainer { $0.claimMotionForUser() }
      return end
    }
    let pushed = inSight.flatMap { isPushedBack($0) ? $0 : nil }
    let verdict = verdict(cancelled: cancelled, pushed: pushed, floorPush: push)
    // Without animations the list is at its rest as soon as it is let go.
    let isStepped = container.animates
    if isStepped {
      for side in ControlSide.allCases { stepInset(of: side, for: verdict.decisions[side]) }
    }
    let isGivenUp = isStepped && verdict.decisions.header == .givesUp
    let isKept = verdict.decisions.header == .keepsFloor
    var destination = ReleaseDestination.free
    if isGivenUp, let place = takeWayBack() { destination = .animation(place) }
    if isKept { destination = .glide(container.minimumOffset) }
    moveContainer { $0.tellRelease(to: destination) }
    let release = DecidedRelease(
      verdict: verdict, isStepped: isStepped, destination: destination, offset: offset,
      isCancelled: cancelled)
    if asks, manners.asksForTarget {
      decidedRelease = release
    } else {
      finish(release, to: destination)
    }
    return end
  }

  /// The program is asked where the list that was let go is to come to rest.
  package var isAskingForTarget: Bool { decidedRelease != nil }

  /// The release that waits for its program goes on as it was decided.
  mutating func finishRelease() {
    guard let release = decidedRelease else { return }
    decidedRelease = nil
    finish(release, to: release.destination)
    keepFloorWhole()
  }

  /// Takes `event` as the program's answer to the question where the list is to come to rest; false
  /// where it is none.
  ///
  /// An answer counts where the list is on no way of its own: to a control that opens, or back to where
  /// it was before a refresh.
  package mutating func takeAnswer(_ event: SceneEvent) -> Bool {
    guard let release = decidedRelease, case .setTarget(let offset) = event else { return false }
    decidedRelease = nil
    scrollCount += 1
    let isFree = !release.destination.isAnimated && container.takesAnswer
    finish(release, to: isFree ? .answer(offset) : release.destination)
    keepFloorWhole()
    return true
  }

  private mutating func finish(_ release: DecidedRelease, to destination: ReleaseDestination) {
    moveContainer {
      $0.finishRelease(to: destination)
      if !destination.isAnimated { $0.claimMotionForUser() }
    }
    if release.verdict.decisions.header != .givesUp { forgetWayBack() }
    for side in ControlSide.allCases {
      carryOut(release.verdict.decisions[side], on: side, isStepped: release.isStepped)
    }
    if !release.isCancelled {
      followApproaches(from: release.offset, byDrag: false, isGlide: true)
    }
  }

  /// Decides what this release does.
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
        isFlungAway: container.isFlung(from: side.edge),
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
