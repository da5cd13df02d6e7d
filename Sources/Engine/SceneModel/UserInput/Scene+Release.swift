import RefreshModel
import ScrollModel

/// A release whose effects are decided, and whose motion has not started yet.
///
/// If the program asked for it, the program can choose another destination in the meantime.
struct DecidedRelease: Equatable, Sendable {
  /// The decided effects on the controls.
  let verdict: ReleaseVerdict
  /// Whether the controls' insets have already been set.
  let isStepped: Bool
  /// The decided destination of the list.
  let destination: ReleaseDestination
  /// The content offset at the release.
  let offset: Double
  /// Whether the hold was cancelled.
  let isCancelled: Bool
}

/// The end of a hold: the effects are decided, then the list starts one motion, then all effects
/// are reported.
extension Scene {
  /// Ends the hold of the list by `ending`.
  ///
  /// `cancelled` is whether the hold was cancelled.
  ///
  /// If `asks` and the program wants to choose the destination, the list waits for the program's
  /// answer or the next event.
  @discardableResult package mutating func endHold(
    cancelled: Bool, asks: Bool = false, _ ending: (inout ScrollContainer) -> PressEnd
  ) -> PressEnd {
    let offset = container.contentOffset
    let inSight = userInput.pushedSide
    let push = floorPush
    userInput.releaseHold()
    let end = moveContainer(ending)
    guard end == .drag else {
      moveContainer { $0.claimMotionForUser() }
      return end
    }
    let pushed = inSight.flatMap { isPushedBack($0) ? $0 : nil }
    let verdict = verdict(cancelled: cancelled, pushed: pushed, floorPush: push)
    // Without animations the list jumps to its rest at the release, so the insets must not change
    // before.
    let isStepped = container.animates
    if isStepped {
      for side in ControlSide.allCases { stepInset(of: side, for: verdict.decisions[side]) }
    }
    let isRefreshCancelled = isStepped && verdict.decisions.header == .cancelsRefresh
    let isKept = verdict.decisions.header == .keepsFloor
    var destination = ReleaseDestination.free
    if isRefreshCancelled, let place = takeReturnOffset() { destination = .animation(place) }
    if isKept { destination = .glide(container.minimumOffset) }
    moveContainer { $0.reportRelease(to: destination) }
    let release = DecidedRelease(
      verdict: verdict, isStepped: isStepped, destination: destination, offset: offset,
      isCancelled: cancelled)
    if asks, pullSettings.asksForTarget {
      decidedRelease = release
    } else {
      finish(release, to: destination)
    }
    return end
  }

  /// Whether a release waits for the program to choose its destination.
  package var isWaitingForTarget: Bool { decidedRelease != nil }

  /// Starts the motion of a release that waits for the program, with the decided destination.
  mutating func finishRelease() {
    guard let release = decidedRelease else { return }
    decidedRelease = nil
    finish(release, to: release.destination)
    keepFloorWhole()
  }

  /// Uses `event` as the program's choice of the destination.
  ///
  /// Returns `false` if it is not such a choice.
  ///
  /// The choice is ignored if the list already goes to a control that opens, or back to its offset
  /// before a refresh.
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
    if release.verdict.decisions.header != .cancelsRefresh { forgetReturnOffset() }
    for side in ControlSide.allCases {
      carryOut(release.verdict.decisions[side], on: side, isStepped: release.isStepped)
    }
    if !release.isCancelled {
      applyApproaches(from: release.offset, byDrag: false, isGlide: true)
    }
  }

  /// Decides the effects of a release.
  private func verdict(
    cancelled: Bool, pushed: ControlSide?, floorPush push: Double
  ) -> ReleaseVerdict {
    func facts(_ side: ControlSide) -> ReleaseVerdict.Facts? {
      guard let control = control(side) else { return nil }
      return ReleaseVerdict.Facts(
        control: control, side: side, distance: releaseDistance(of: side),
        isTowards: leadsTowards(side, control.policy),
        // A push that cancels one refresh has no effect on the other control.
        isCancelled: cancelled || pushed != nil,
        mayWork: !isBlockedByOther(side) && !isUnreachable(side),
        isPushedBack: pushed == side && !cancelled,
        isFlungAway: container.isFlung(from: side.edge),
        floorPush: (push, control.state == .floorOpen ? flungPush : 0))
    }
    return .of(
      ControlSides(header: facts(.header), footer: facts(.footer)),
      isSimultaneous: pullSettings.isSimultaneous)
  }

  /// Returns whether the drag that ends led towards the control on `side`.
  ///
  /// A control that fills the viewport needs no drag in short content, so a pull that is taken back
  /// does not count. In MJRefresh it does: a drag is all that fires its footer there. Source: refresh
  /// controls reference, 1.1.7 (pan ended).
  private func leadsTowards(_ side: ControlSide, _ policy: RefreshPolicy) -> Bool {
    userInput.isTravelling(towards: side)
      && (policy.approach?.fillsViewport != true || userInput.hasTravelled(towards: side))
  }

  /// The distance that a fling will have pushed the open page up when it ends, in points.
  private var flungPush: Double {
    container.velocity > 0 ? container.targetOffset - container.minimumOffset : 0
  }

  /// Applies `decision` to the control on `side`.
  private mutating func carryOut(
    _ decision: ReleaseVerdict.Decision, on side: ControlSide, isStepped: Bool
  ) {
    switch decision {
    case .nothing, .keepsFloor: break
    case .drops: react(on: side, to: .dropped)
    case .fires:
      // The glide after the release belongs to the same approach, so it must not fire again.
      change(side) { $0.useUpApproach() }
      react(on: side, to: .fired, isStepped: isStepped)
    case .approaches:
      guard change(side, { $0.useFiring(byDrag: true) }) == true else { return }
      react(on: side, to: .fired, isStepped: isStepped)
    case .opensFloor: react(on: side, to: .floorOpened, isStepped: isStepped)
    case .closesFloor: react(on: side, to: .floorClosed, isStepped: isStepped)
    case .cancelsRefresh: end(side, result: .cancelled, isStepped: isStepped)
    }
  }
}
