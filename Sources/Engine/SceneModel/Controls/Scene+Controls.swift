import RefreshModel
import ScrollModel

/// The refresh controls: what they are told, and what they make the list do.
extension Scene {
  /// Lets the control on `side` react, and does what it asks for.
  ///
  /// `isStepped` where the inset that it asks for has been stepped already.
  mutating func react(
    on side: ControlSide, isStepped: Bool = false,
    _ reaction: (inout RefreshControl, Double, Bool) -> [RefreshControl.Output]
  ) {
    let (time, instantly) = (time, !container.animates)
    guard let outputs = change(side, { reaction(&$0, time, instantly) }) else { return }
    // A stage comes with its state, before what that brings about.
    if !outputs.contains(where: \.isStateChange) { tellStage(of: side) }
    for output in outputs {
      perform(output, on: side, isStepped: isStepped)
      if output.isStateChange { tellStage(of: side) }
    }
  }

  /// Reports the stage of the control on `side` where it has changed.
  private mutating func tellStage(of side: ControlSide) {
    guard let stage = slots[side].takeStage() else { return }
    outbox.append(.stageChanged(side, from: stage.from, to: stage.to))
  }

  mutating func react(on side: ControlSide, to event: RefreshEvent, isStepped: Bool = false) {
    react(on: side, isStepped: isStepped) { $0.react(to: event, at: $1, instantly: $2) }
  }

  /// Arms, disarms or fires both controls by the distance of the user's drag.
  mutating func followPull() {
    guard container.isDragging else { return }
    for side in ControlSide.allCases {
      guard let policy = slots[side].control?.policy else { continue }
      let distance = reach(of: side)
      // A result that is shown moves the trigger away: nobody has left it by that.
      let leaves = policy.approach == nil && policy.isInside(at: shutReach(of: side))
      change(side) { control in
        control.notePull()
        if leaves { control.leaveZone() }
        control.noteReach(distance)
      }
      if policy.arms(at: distance) {
        change(side) { $0.noteArmedByHand(true) }
        arm(side)
      } else if policy.disarms(at: distance) {
        if control(side)?.state.isArmed == true { change(side) { $0.noteArmedByHand(false) } }
        react(on: side, to: .disarmed)
      }
      followFloor(of: side, distance)
      if policy.approach != nil { followApproach(of: side, byDrag: true) }
    }
  }

  /// Disarms a control where something other than the finger has moved the list back inside the
  /// trigger distance, or has moved its rest outward; where that is taken back, the finger that is held
  /// arms it again.
  mutating func followRest() {
    guard container.isDragging else { return }
    for side in ControlSide.allCases {
      guard let control = control(side) else { continue }
      let distance = reach(of: side)
      if distance < control.policy.armingDistance { change(side) { $0.noteReach(distance) } }
      if control.state.isArmed, control.policy.disarms(at: distance) {
        react(on: side, to: .disarmed)
      } else if control.isArmedByHand, control.state == .idle, control.policy.trigger != .reach,
        control.policy.arms(at: distance)
      {
        // What fires as soon as it is armed is for the hand alone.
        change(side) { $0.noteReach(distance) }
        arm(side)
      }
      followFloor(of: side, distance, arms: false)
    }
  }

  /// Arms a control that was set during a drag which is past its trigger distance already.
  private mutating func armUnderDrag(_ side: ControlSide) {
    guard container.isDragging, !container.isIndicatorHeld else { return }
    let distance = reach(of: side)
    let isPast = change(side) { control in
      control.notePull()
      control.noteReach(distance)
      // It is fired by what the finger does, not by being put there.
      let isPast = control.policy.arms(at: distance)
      if isPast, control.policy.trigger == .reach { control.spendApproach() }
      return isPast
    }
    if isPast == true { arm(side) }
  }

  /// The list was last refreshed at `seconds` since 1970 UTC; nil, and what is not finite, is no record.
  mutating func setLastUpdated(_ seconds: Double?) {
    change(.header) { $0.setLastUpdated(seconds.flatMap { $0.isFinite ? $0 : nil }) }
  }

  private mutating func arm(_ side: ControlSide) {
    guard let control = control(side) else { return }
    let policy = control.policy
    if control.isSpent || isBarred(side) || isOutOfReach(side) { return }
    // Where any pull arms, a drag that leads away is none.
    if policy.origin == .contentEdge, !hand.isTravelling(towards: side) { return }
    react(on: side, to: .armed)
    guard policy.trigger == .reach else { return }
    guard self.control(side)?.state == .pulling else { return }
    change(side) { $0.spendApproach() }
    react(on: side, to: .fired)
  }

  /// The program, or a key, begins; an end that waits takes effect first, and an open page closes.
  package mutating func begin(_ side: ControlSide, _ manner: BeginManner = BeginManner()) {
    guard !isBarred(side) else { return }
    finishPendingEnd(of: side)
    if slots[side].control?.state == .floorOpen { closeFloor() }
    guard let control = control(side), control.state != .refreshing else { return }
    let (time, instantly) = (time, choosesInstantly)
    change(side) { beginning in
      beginning.noteManner(manner)
      beginning.choose(action: manner.action, at: time, instantly: instantly)
    }
    react(on: side, to: wasShown ? .begun : .begunUnseen)
  }

  /// The program ends what runs on `side`, or is asked for, in `delay` seconds.
  mutating func end(
    _ side: ControlSide, result: RefreshResult, after delay: Double = 0, isStepped: Bool = false
  ) {
    let time = time
    // What has not begun, and is not to, has no end to wait for.
    if change(side, { $0.takeEnd(result, after: delay, at: time) }) == true {
      finish(side, result, isStepped: isStepped)
    }
  }

  /// An end takes effect.
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
    goOnFilling(on: side)
    guard side == .header, wasRunning else { return }
    if let offset = takeWayBack(), result == .cancelled { scroll(to: offset, animated: true) }
  }

  private mutating func finishPendingEnd(of side: ControlSide) {
    guard let result = change(side, { $0.takePendingEnd() }) ?? nil else { return }
    finish(side, result)
  }

  /// The footer has nothing more to load, whether it loads or not.
  package mutating func exhaust() {
    change(.footer) { $0.noteResult(.noMore) }
    slots.footer.endFilling()
    react(on: .footer, to: .exhausted)
  }

  /// There may be more to load again, whether the footer loads or not.
  package mutating func resetNoMore() {
    change(.footer) { $0.resetPendingEnd() }
    slots.footer.forgetWork()
    react(on: .footer, to: .reset)
  }

  /// Makes the control wait for another pull or approach: after an end the list first goes back
  /// inside, or out of the zone.
  private mutating func waitForAnotherPull(_ side: ControlSide) {
    guard let policy = slots[side].control?.policy else { return }
    let isPast =
      policy.approach == nil
      ? container.isDragging && !policy.isInside(at: reach(of: side)) : isInZone(side)
    if isPast { change(side) { $0.spendApproach() } }
  }

  /// Replaces the control on `side` by another, or by none, in any state.
  mutating func replace(_ side: ControlSide, by policy: RefreshPolicy?) {
    // A refresh that its owner has ended already has its result, which leads to no other any more.
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
        tellState(of: side, from: state, to: .idle)
      }
    }
    var new = policy.map(RefreshControl.init(policy:))
    new?.setLastUpdated(slots[side].control?.lastUpdated)
    new?.beginGesture()
    put(new, on: side)
    keepRestingInset(of: side)
    tellStage(of: side)
    slots[side].forgetWork()
    controlsChanged()
    armUnderDrag(side)
  }

  /// Gives the control on `side` other numbers in any state; does nothing where there is none.
  mutating func tune(_ side: ControlSide, by policy: RefreshPolicy) {
    guard let former = control(side), former.policy != policy else { return }
    // A control that is armed is judged again by its new trigger.
    if former.policy.trigger != policy.trigger { react(on: side, to: .disarmed) }
    if policy.secondFloor == nil {
      react(on: side, to: .floorDisarmed)
      react(on: side, to: .floorClosed)
    }
    change(side) { $0.tune(to: policy) }
    guard let tuned = control(side) else { return }
    if tuned.holdsInset {
      let inset = heldInset(of: side, tuned)
      // What is seen as a whole stays so.
      let grows = inset > container.ledger[side.source][side.edge] && isAtRest(side)
      moveContainer { $0.setInset(inset, of: side.source, at: side.edge, reveals: grows) }
      if side == .header {
        followRoom()
        let old = former.policy
        if old.placement != policy.placement || old.heldInset != policy.heldInset { restOverlay() }
      }
    } else {
      keepRestingInset(of: side)
    }
    armUnderDrag(side)
  }

  /// The room has changed: an open page and an open footer follow it.
  mutating func followRoom() {
    updateFloorInset()
    updateFooterInset()
  }

  /// Gives the footer the room that a list shorter than its viewport leaves, as long as it is open.
  mutating func updateFooterInset() {
    guard let footer, footer.holdsInset || footer.policy.shortPlacement == .hidden else { return }
    let inset = footer.holdsInset ? heldInset(of: .footer, footer) : restingInset(of: .footer)
    guard inset != container.ledger[.footer].bottom else { return }
    moveContainer { $0.setInset(inset, of: .footer, at: .bottom) }
  }

  /// Gives a control that is not open the inset that it always has.
  mutating func keepRestingInset(of side: ControlSide) {
    let inset = restingInset(of: side)
    guard inset != container.ledger[side.source][side.edge] else { return }
    moveContainer { $0.setInset(inset, of: side.source, at: side.edge) }
    if side == .header { followRoom() }
  }

  private mutating func perform(
    _ output: RefreshControl.Output, on side: ControlSide, isStepped: Bool
  ) {
    switch output {
    case .stateChanged(let from, let to): tellState(of: side, from: from, to: to)
    case .open(let isAsked): open(side, isAsked: isAsked, isStepped: isStepped)
    case .callHandler: outbox.append(.requested(side))
    case .ended: noteEnd(of: side)
    case .close:
      close(side, isStepped: isStepped)
      // The trigger is back, perhaps under a finger that has not pulled so far. A pull that closes the
      // control has.
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

  private mutating func tellState(of side: ControlSide, from: RefreshState, to: RefreshState) {
    outbox.append(.stateChanged(side, from: from, to: to))
    if to == .refreshing || to == .willRefresh { disarmWhatIsBarred() }
    if to == .refreshing { noteFilling(on: side) }
  }

  private mutating func noteEnd(of side: ControlSide) {
    let result = slots[side].control?.lastResult ?? .cancelled
    let now = wallClock
    if side == .header, result.isUpdate { setLastUpdated(now) }
    outbox.append(.ended(side, result))
  }

  /// Puts `control` on `side`, or nothing; its edge behaves by it.
  mutating func put(_ control: RefreshControl?, on side: ControlSide) {
    slots[side].put(control)
    updateEdgeBehaviour(of: side)
  }

  /// Changes the control on `side`, by which its edge then behaves; nil where there is none.
  @discardableResult mutating func change<Result>(
    _ side: ControlSide, _ change: (inout RefreshControl) -> Result
  ) -> Result? {
    guard let result = slots[side].change(change) else { return nil }
    updateEdgeBehaviour(of: side)
    return result
  }
}
