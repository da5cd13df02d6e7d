import RefreshModel
import ScrollModel

/// The reactions of the refresh controls, and their effects on the list.
extension Scene {
  /// Applies `reaction` to the control on `side` and executes the instructions that it returns.
  ///
  /// `isStepped` is whether the requested inset has already been set.
  mutating func react(
    on side: ControlSide, isStepped: Bool = false,
    _ reaction: (inout RefreshControl, Double, Bool) -> [RefreshControl.Output]
  ) {
    let (time, instantly) = (time, !container.animates)
    guard let outputs = change(side, { reaction(&$0, time, instantly) }) else { return }
    // Report a stage right after its state change, before the effects of that change.
    if !outputs.contains(where: \.isStateChange) { reportStage(of: side) }
    for output in outputs {
      perform(output, on: side, isStepped: isStepped)
      if output.isStateChange { reportStage(of: side) }
    }
  }

  /// Reports the stage of the control on `side` if it has changed.
  private mutating func reportStage(of side: ControlSide) {
    guard let stage = slots[side].takeStage() else { return }
    outbox.append(.stageChanged(side, from: stage.from, to: stage.to))
  }

  mutating func react(on side: ControlSide, to event: RefreshEvent, isStepped: Bool = false) {
    react(on: side, isStepped: isStepped) { $0.react(to: event, at: $1, instantly: $2) }
  }

  /// Arms, disarms or fires both controls by the distance of the user's drag.
  mutating func applyPull() {
    guard container.isDragging else { return }
    for side in ControlSide.allCases {
      guard let policy = slots[side].control?.policy else { continue }
      let distance = reach(of: side)
      // A shown result moves the trigger away without the user leaving the zone, so measure as if
      // the control were closed.
      let leaves = policy.approach == nil && policy.isInside(at: closedReach(of: side))
      change(side) { control in
        control.notePull()
        if leaves { control.leaveZone() }
        control.noteReach(distance)
      }
      if policy.arms(at: distance) {
        change(side) { $0.noteArmedByFinger(true) }
        arm(side)
      } else if policy.disarms(at: distance) {
        if control(side)?.state.isArmed == true { change(side) { $0.noteArmedByFinger(false) } }
        react(on: side, to: .disarmed)
      }
      applyFloorPull(of: side, distance)
      if policy.approach != nil { applyApproach(of: side, byDrag: true) }
    }
  }

  /// Disarms or rearms controls after the list or its rest has moved without the finger.
  ///
  /// A control is disarmed if the list is back inside the trigger distance, and armed again by the
  /// held finger if that change is undone.
  mutating func applyRest() {
    guard container.isDragging else { return }
    for side in ControlSide.allCases {
      guard let control = control(side) else { continue }
      let distance = reach(of: side)
      if distance < control.policy.armingDistance { change(side) { $0.noteReach(distance) } }
      if control.state.isArmed, control.policy.disarms(at: distance) {
        react(on: side, to: .disarmed)
      } else if control.isArmedByFinger, control.state == .idle, control.policy.trigger != .reach,
        control.policy.arms(at: distance)
      {
        // A control that fires as soon as it is armed reacts to the finger only.
        change(side) { $0.noteReach(distance) }
        arm(side)
      }
      applyFloorPull(of: side, distance, arms: false)
    }
  }

  /// Arms a control that was set during a drag that is already past its trigger distance.
  private mutating func armUnderDrag(_ side: ControlSide) {
    guard container.isDragging, !container.isIndicatorHeld else { return }
    let distance = reach(of: side)
    let isPast = change(side) { control in
      control.notePull()
      control.noteReach(distance)
      // Being placed under a drag must not fire the control; only further movement of the finger
      // may.
      let isPast = control.policy.arms(at: distance)
      if isPast, control.policy.trigger == .reach { control.useUpApproach() }
      return isPast
    }
    if isPast == true { arm(side) }
  }

  /// Sets the time of the last refresh in seconds since 1970 UTC.
  ///
  /// `nil` and numbers that are not finite mean no record.
  mutating func setLastUpdated(_ seconds: Double?) {
    change(.header) { $0.setLastUpdated(seconds.flatMap { $0.isFinite ? $0 : nil }) }
  }

  private mutating func arm(_ side: ControlSide) {
    guard let control = control(side) else { return }
    let policy = control.policy
    if control.hasFired || isBlockedByOther(side) || isUnreachable(side) { return }
    // If any pull arms the control, a drag away from it does not count as a pull.
    if policy.origin == .contentEdge, !userInput.isTravelling(towards: side) { return }
    react(on: side, to: .armed)
    guard policy.trigger == .reach else { return }
    guard self.control(side)?.state == .pulling else { return }
    change(side) { $0.useUpApproach() }
    react(on: side, to: .fired)
  }

  /// Begins the work of the control on `side` for the program or a key.
  ///
  /// A pending end takes effect first, and an open page behind the header closes.
  package mutating func begin(_ side: ControlSide, _ beginOptions: BeginOptions = BeginOptions()) {
    guard !isBlockedByOther(side) else { return }
    finishPendingEnd(of: side)
    if slots[side].control?.state == .floorOpen { closeFloor() }
    guard let control = control(side), control.state != .refreshing else { return }
    let (time, instantly) = (time, choosesInstantly)
    change(side) { beginning in
      beginning.noteBeginOptions(beginOptions)
      beginning.choose(action: beginOptions.action, at: time, instantly: instantly)
    }
    react(on: side, to: wasShown ? .begun : .begunHidden)
  }

  /// Ends the running or requested work on `side` in `delay` seconds, for the program.
  mutating func end(
    _ side: ControlSide, result: RefreshResult, after delay: Double = 0, isStepped: Bool = false
  ) {
    let time = time
    // Work that has ended, and is only shown a little longer, cannot be cancelled any more.
    if result == .cancelled, control(side)?.pendingResult != nil {
      return finishPendingEnd(of: side, isStepped: isStepped)
    }
    // `takeEnd` returns `false` if no work is running or requested, or if its end is delayed.
    if change(side, { $0.takeEnd(result, after: delay, at: time) }) == true {
      finish(side, result, isStepped: isStepped)
    }
  }

  /// Ends the work on `side` with `result` now.
  ///
  /// Does nothing if no work is running or requested.
  mutating func finish(_ side: ControlSide, _ result: RefreshResult, isStepped: Bool = false) {
    guard let ending = control(side) else { return }
    let wasRunning = ending.state == .refreshing
    guard wasRunning || ending.state == .willRefresh else { return }
    change(side) { $0.noteResult(result) }
    react(
      on: side, to: ending.event(forEnd: result, exhausts: side == .footer), isStepped: isStepped)
    if side == .header, wasRunning, result == .noMore { exhaust() }
    waitForAnotherPull(side)
    if result != .success { slots[side].endFilling() }
    continueFilling(on: side)
    guard side == .header, wasRunning else { return }
    if let offset = takeReturnOffset(), result == .cancelled { scroll(to: offset, animated: true) }
  }

  private mutating func finishPendingEnd(of side: ControlSide, isStepped: Bool = false) {
    guard let result = change(side, { $0.takePendingEnd() }) ?? nil else { return }
    finish(side, result, isStepped: isStepped)
  }

  /// Marks the footer as having nothing more to load, whether it is loading or not.
  package mutating func exhaust() {
    change(.footer) { $0.noteResult(.noMore) }
    slots.footer.endFilling()
    react(on: .footer, to: .exhausted)
  }

  /// Marks the footer as possibly having more to load, whether it is loading or not.
  package mutating func resetNoMore() {
    change(.footer) { $0.resetPendingEnd() }
    slots.footer.forgetWork()
    react(on: .footer, to: .reset)
  }

  /// Makes the control wait for another pull or approach: the list must first leave the trigger
  /// distance or the zone.
  private mutating func waitForAnotherPull(_ side: ControlSide) {
    guard let policy = slots[side].control?.policy else { return }
    let isPast =
      policy.approach == nil
      ? container.isDragging && !policy.isInside(at: reach(of: side)) : isInZone(side)
    if isPast { change(side) { $0.useUpApproach() } }
  }

  /// Replaces the control on `side`, in any state, or removes it if `policy` is `nil`.
  mutating func replace(_ side: ControlSide, by policy: RefreshPolicy?) {
    // A refresh that the program has already ended keeps its result, but must not start another
    // load.
    slots[side].endFilling()
    finishPendingEnd(of: side)
    if let old = control(side) {
      if old.holdsInset {
        let event: RefreshEvent =
          old.state == .floorOpen ? .floorClosed : old.state == .refreshing ? .ended : .dwellOver
        react(on: side, to: event)
      }
      if let closing = control(side), closing.isClosing {
        outbox.append(closing.isFloorClosing ? .floorClosed : .closed(side))
      }
      if let state = slots[side].control?.state, state != .idle {
        reportState(of: side, from: state, to: .idle)
      }
    }
    var new = policy.map(RefreshControl.init(policy:))
    new?.setLastUpdated(slots[side].control?.lastUpdated)
    new?.beginGesture()
    put(new, on: side)
    keepRestingInset(of: side)
    reportStage(of: side)
    slots[side].forgetWork()
    controlsChanged()
    armUnderDrag(side)
  }

  /// Gives the control on `side` another policy, in any state.
  ///
  /// Does nothing if there is no control.
  mutating func tune(_ side: ControlSide, by policy: RefreshPolicy) {
    guard let former = control(side), former.policy != policy else { return }
    // With another trigger an armed control must be armed again.
    if former.policy.trigger != policy.trigger { react(on: side, to: .disarmed) }
    if policy.secondFloor == nil {
      react(on: side, to: .floorDisarmed)
      react(on: side, to: .floorClosed)
    }
    change(side) { $0.tune(to: policy) }
    guard let tuned = control(side) else { return }
    if tuned.holdsInset {
      let inset = heldInset(of: side, tuned)
      // A control that is completely in view stays so.
      let grows = inset > container.ledger[side.source][side.edge] && isAtRest(side)
      moveContainer { $0.setInset(inset, of: side.source, at: side.edge, reveals: grows) }
      if side == .header {
        adaptToViewport()
        let old = former.policy
        if old.placement != policy.placement || old.heldInset != policy.heldInset { restOverlay() }
      }
    } else {
      keepRestingInset(of: side)
    }
    armUnderDrag(side)
  }

  /// Adapts an open page and an open footer to changed space in the viewport.
  mutating func adaptToViewport() {
    updateFloorInset()
    updateFooterInset()
  }

  /// Sets the inset of a footer that is open, or that short content can hide.
  ///
  /// An open footer's inset includes the space left by content shorter than the viewport.
  mutating func updateFooterInset() {
    guard let footer, footer.holdsInset || footer.policy.shortPlacement == .hidden else { return }
    let inset = footer.holdsInset ? heldInset(of: .footer, footer) : restingInset(of: .footer)
    guard inset != container.ledger[.footer].bottom else { return }
    moveContainer { $0.setInset(inset, of: .footer, at: .bottom) }
  }

  /// Sets the inset of the control on `side` to the part that it always has.
  ///
  /// Call only while the control is closed.
  mutating func keepRestingInset(of side: ControlSide) {
    let inset = restingInset(of: side)
    guard inset != container.ledger[side.source][side.edge] else { return }
    moveContainer { $0.setInset(inset, of: side.source, at: side.edge) }
    if side == .header { adaptToViewport() }
  }

  private mutating func perform(
    _ output: RefreshControl.Output, on side: ControlSide, isStepped: Bool
  ) {
    switch output {
    case .stateChanged(let from, let to): reportState(of: side, from: from, to: to)
    case .open(let isUnseen): open(side, isUnseen: isUnseen, isStepped: isStepped)
    case .callHandler: outbox.append(.requested(side))
    case .ended: noteEnd(of: side)
    case .close:
      close(side, isStepped: isStepped)
      // The control's trigger distance may now be under a finger that has not pulled that far. If
      // the pull itself closed the control, the finger has.
      let isPulled = slots[side].state == .pulling
      if !isPulled, slots[side].control?.policy.approach == nil { waitForAnotherPull(side) }
    case .closed: outbox.append(.closed(side))
    case .openFloor: showFloor(isStepped: isStepped)
    case .floorClosed: outbox.append(.floorClosed)
    case .endDue(let result): finish(side, result)
    case .timedOut:
      outbox.append(.timedOut(side))
      finish(side, .failure)
    }
  }

  private mutating func reportState(of side: ControlSide, from: RefreshState, to: RefreshState) {
    outbox.append(.stateChanged(side, from: from, to: to))
    if to == .refreshing || to == .willRefresh { disarmBlockedControls() }
    guard to == .refreshing else { return }
    let release = RefreshControl.Release(time: time, distance: distance(of: side))
    slots[side].change { $0.release = from.isArmed ? release : nil }
    noteFilling(on: side)
  }

  private mutating func noteEnd(of side: ControlSide) {
    let result = slots[side].control?.lastResult ?? .cancelled
    let now = wallClock
    if side == .header, result.isUpdate { setLastUpdated(now) }
    outbox.append(.ended(side, result))
  }

  /// Sets the control on `side` and updates its edge's behaviour, or removes the control if
  /// `control` is `nil`.
  mutating func put(_ control: RefreshControl?, on side: ControlSide) {
    slots[side].put(control)
    updateEdgeBehaviour(of: side)
  }

  /// Applies `change` to the control on `side` and updates its edge's behaviour.
  ///
  /// Returns `nil` if there is no control.
  @discardableResult mutating func change<Result>(
    _ side: ControlSide, _ change: (inout RefreshControl) -> Result
  ) -> Result? {
    guard let result = slots[side].change(change) else { return nil }
    updateEdgeBehaviour(of: side)
    return result
  }
}
