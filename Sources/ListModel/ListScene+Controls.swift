import RefreshModel
import ScrollModel

/// The refresh controls: what they are told, and what they make the list do.
extension ListScene {
  /// Lets the control on `side` react, and does what it asks for.
  mutating func react(
    on side: Side,
    _ reaction: (inout RefreshControl, Double, Bool) -> [RefreshControl.Output]
  ) {
    guard var changed = control(side) else { return }
    let outputs = reaction(&changed, time, !container.animates)
    store(changed, on: side)
    // A stage comes with its state, before what that brings about.
    if !outputs.contains(where: \.isStateChange) { tellStage(of: side) }
    for output in outputs {
      perform(output, on: side)
      if output.isStateChange { tellStage(of: side) }
    }
  }

  /// Tells the owner how far the control on `side` is, where that is news.
  private mutating func tellStage(of side: Side) {
    let stage = control(side)?.stage ?? .idle
    let told = side == .header ? toldStages.header : toldStages.footer
    guard stage != told else { return }
    if side == .header {
      toldStages.header = stage
      effects.append(.headerStageChanged(from: told, to: stage))
    } else {
      toldStages.footer = stage
      effects.append(.footerStageChanged(from: told, to: stage))
    }
  }

  mutating func react(on side: Side, to event: RefreshEvent) {
    react(on: side) { $0.react(to: event, at: $1, instantly: $2) }
  }

  /// Arms, disarms or fires both controls by where the user's drag has brought the list.
  mutating func followPull() {
    guard container.isDragging else { return }
    for side in Side.allCases {
      guard var control = control(side) else { continue }
      control.notePull()
      let distance = reach(of: side)
      if control.policy.isInside(at: distance), control.policy.approach == nil {
        control.leaveZone()
      }
      control.noteReach(distance)
      store(control, on: side)
      if control.policy.arms(at: distance) {
        arm(side)
      } else if control.policy.disarms(at: distance) {
        react(on: side, to: .disarmed)
      }
      followFloor(of: side, distance)
      if control.policy.approach != nil { followApproach(of: side, byDrag: true) }
    }
  }

  /// Disarms a control whose list something else than the finger has moved back inside the trigger
  /// distance, or whose rest it has moved outward.
  mutating func disarmWhatIsInside() {
    guard container.isDragging else { return }
    for side in Side.allCases {
      guard var control = control(side) else { continue }
      let distance = reach(of: side)
      if distance < control.policy.armingDistance {
        control.noteReach(distance)
        store(control, on: side)
      }
      if control.state.isArmed, control.policy.disarms(at: distance) {
        react(on: side, to: .disarmed)
      }
      followFloor(of: side, distance, arms: false)
    }
  }

  /// Arms a control that was put under a drag which is past its trigger distance already.
  private mutating func armUnderDrag(_ side: Side) {
    guard container.isDragging, !container.isIndicatorHeld, var control = control(side) else {
      return
    }
    let distance = reach(of: side)
    control.notePull()
    control.noteReach(distance)
    // It is fired by what the finger does, not by being put there.
    let isPast = control.policy.arms(at: distance)
    if isPast, control.policy.trigger == .reach { control.spendApproach() }
    store(control, on: side)
    if isPast { arm(side) }
  }

  /// Sets when the list was last refreshed, in seconds since 1970 UTC, for a host that keeps it; nil,
  /// and what is not finite, is no record.
  public mutating func setLastUpdated(_ seconds: Double?) {
    header?.lastUpdated = seconds.flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func arm(_ side: Side) {
    guard let control = control(side) else { return }
    let policy = control.policy
    if control.isSpent || isBarred(side) || isOutOfReach(side) { return }
    if axis.orientation == .horizontal, side == .footer, !Feature.trailer.isOn { return }
    // Where any pull arms, a drag that leads away is none.
    if policy.origin == .contentEdge, !isTravelling(towards: side) { return }
    react(on: side, to: .armed)
    guard policy.trigger == .reach, Feature.triggerOnReach.isOn else { return }
    react(on: side) { control, time, instantly in
      guard control.state == .pulling else { return [] }
      control.spendApproach()
      return control.react(to: .fired, at: time, instantly: instantly)
    }
  }

  /// Decides in the release itself, by the offset of the release, what each control does.
  ///
  /// Source: architecture, rule 7.
  mutating func releasePull(at distances: (header: Double, footer: Double), cancelled: Bool) {
    for side in Side.allCases {
      guard let control = control(side) else { continue }
      let isShort = side == .footer && !hasMoreThanIsSeen(from: side)
      if isShort, !Feature.shortContentLoad.isOn {
        react(on: side, to: .dropped)
        continue
      }
      if control.policy.approach != nil {
        let distance = side == .header ? distances.header : distances.footer
        if !cancelled, distance >= 0, isTravelling(towards: side) { approach(side, byDrag: true) }
        continue
      }
      if control.state == .floorArmed, !cancelled, control.isPulled {
        react(on: side, to: .floorOpened)
        continue
      }
      let isServed = side == .header || Feature.backFooter.isOn
      let fires =
        isServed
        && control.policy.fires(
          at: side == .header ? distances.header : distances.footer,
          isArmed: control.state == .pulling, isReached: control.isReached)
      let mayFire = control.isPulled && !cancelled && !isBarred(side) && !isOutOfReach(side)
      guard fires && mayFire else {
        react(on: side, to: .dropped)
        continue
      }
      // The glide that follows is of the same approach.
      react(on: side) { control, time, instantly in
        control.spendApproach()
        return control.react(to: .fired, at: time, instantly: instantly)
      }
    }
  }

  /// The program, or a key, begins; an end that waits takes effect first, and an open page closes.
  mutating func begin(_ side: Side, _ manner: BeginManner = BeginManner()) {
    guard wasShown || Feature.willRefresh.isOn, !isBarred(side) else { return }
    finishPendingEnd(of: side)
    if control(side)?.state == .floorOpen { closeFloor() }
    guard var beginning = control(side), beginning.state != .refreshing else { return }
    beginning.noteManner(Feature.animationOnlyBegin.isOn ? manner : BeginManner())
    beginning.chooseMiddle(at: time, instantly: choosesInstantly)
    store(beginning, on: side)
    react(on: side, to: wasShown ? .begun : .begunUnseen)
  }

  /// The program ends what runs on `side`, or is asked for, in `delay` seconds.
  mutating func end(_ side: Side, result: RefreshResult, after delay: Double = 0) {
    guard var ending = control(side) else { return }
    // What has not begun, and is not to, has no end to wait for.
    let isNow = ending.takeEnd(result, after: delay, at: time)
    store(ending, on: side)
    if isNow { finish(side, result) }
  }

  /// An end takes effect.
  mutating func finish(_ side: Side, _ result: RefreshResult) {
    guard var ending = control(side) else { return }
    let wasRunning = ending.state == .refreshing
    guard wasRunning || ending.state == .willRefresh else { return }
    ending.noteResult(result)
    store(ending, on: side)
    react(on: side, to: ending.event(forEnd: result, exhausts: side == .footer))
    if side == .header, wasRunning, result == .noMore { exhaust() }
    waitForAnotherPull(side)
    guard side == .header, wasRunning else { return }
    if result == .cancelled { goBack() }
    returnPlace = nil
  }

  private mutating func finishPendingEnd(of side: Side) {
    guard var ending = control(side), let result = ending.takePendingEnd() else { return }
    store(ending, on: side)
    finish(side, result)
  }

  /// The footer has nothing more to load, whether it loads or not.
  mutating func exhaust() {
    guard var footer else { return }
    footer.noteResult(.noMore)
    self.footer = footer
    react(on: .footer, to: .exhausted)
  }

  /// What was pulled or scrolled to before an end is not for another refresh: the list first goes
  /// back inside, or out of the zone.
  private mutating func waitForAnotherPull(_ side: Side) {
    guard var control = control(side) else { return }
    let isPast =
      control.policy.approach == nil
      ? container.isDragging && !control.policy.isInside(at: reach(of: side)) : isInZone(side)
    guard isPast else { return }
    control.spendApproach()
    store(control, on: side)
  }

  /// Puts another control, or none, in the place of the one on `side`, in any state.
  mutating func replace(_ side: Side, by policy: RefreshPolicy?) {
    // What its owner has ended already has its result.
    finishPendingEnd(of: side)
    if let old = control(side) {
      if old.holdsInset, Feature.replacement.isOn {
        let event: RefreshEvent =
          old.state == .floorOpen ? .floorClosed : old.state == .refreshing ? .ended : .dwellOver
        react(on: side, to: event)
      }
      if let closing = control(side), closing.isClosing {
        effects.append(closing.isFloorClosing ? .floorClosed : closedEffect(of: side))
      }
      if let state = control(side)?.state, state != .idle {
        perform(.stateChanged(from: state, to: .idle), on: side)
      }
    }
    var new = policy.map(RefreshControl.init(policy:))
    new?.lastUpdated = control(side)?.lastUpdated
    new?.beginGesture()
    store(new, on: side)
    if Feature.replacement.isOn { keepRestingInset(of: side) }
    tellStage(of: side)
    controlsChanged()
    armUnderDrag(side)
  }

  /// Gives the control on `side` other numbers, whatever it does; nothing where there is none.
  mutating func tune(_ side: Side, by policy: RefreshPolicy) {
    guard let former = control(side), former.policy != policy else { return }
    // What is armed is looked at anew by who fires it now.
    if former.policy.trigger != policy.trigger { react(on: side, to: .disarmed) }
    if policy.secondFloor == nil {
      react(on: side, to: .floorDisarmed)
      react(on: side, to: .floorClosed)
    }
    guard var tuned = control(side) else { return }
    tuned.tune(to: policy)
    store(tuned, on: side)
    if tuned.holdsInset {
      let inset = heldInset(of: side, tuned)
      moveContainer { $0.setInset(inset, of: side.source, at: side.edge) }
      if side == .header {
        updateFooterInset()
        let old = former.policy
        if old.placement != policy.placement || old.heldInset != policy.heldInset { restOverlay() }
      }
    } else {
      keepRestingInset(of: side)
    }
    armUnderDrag(side)
  }

  /// Gives the footer the room that a list shorter than its viewport leaves, as long as it is open.
  mutating func updateFooterInset() {
    updateFloorInset()
    guard let footer, footer.holdsInset || footer.policy.shortPlacement == .hidden else { return }
    let inset = footer.holdsInset ? heldInset(of: .footer, footer) : restingInset(of: .footer)
    guard inset != container.ledger[.footer].bottom else { return }
    moveContainer { $0.setInset(inset, of: .footer, at: .bottom) }
  }

  /// Gives the control on `side`, while it is not open, the inset that it always has.
  mutating func keepRestingInset(of side: Side) {
    let inset = restingInset(of: side)
    guard inset != container.ledger[side.source][side.edge] else { return }
    moveContainer { $0.setInset(inset, of: side.source, at: side.edge) }
    if side == .header { updateFooterInset() }
  }

  private mutating func perform(_ output: RefreshControl.Output, on side: Side) {
    switch output {
    case .stateChanged(let from, let to):
      effects.append(
        side == .header ? .headerChanged(from: from, to: to) : .footerChanged(from: from, to: to))
      if to == .refreshing || to == .willRefresh { disarmWhatIsBarred() }
    case .open(let isAsked): open(side, isAsked: isAsked)
    case .callHandler: effects.append(side == .header ? .refreshRequested : .loadRequested)
    case .ended: noteEnd(of: side)
    case .close: close(side)
    case .closed: effects.append(closedEffect(of: side))
    case .openFloor: showFloor()
    case .floorClosed: effects.append(.floorClosed)
    case .endDue(let result): finish(side, result)
    case .timedOut:
      effects.append(side == .header ? .headerTimedOut : .footerTimedOut)
      finish(side, .failure)
    }
  }

  private mutating func noteEnd(of side: Side) {
    guard side == .header else { return effects.append(.loadEnded) }
    let result = header?.lastResult ?? .cancelled
    let now = wallClock
    if result.isUpdate { header?.lastUpdated = now }
    effects.append(.refreshEnded(result))
  }

  private func closedEffect(of side: Side) -> SceneEffect {
    side == .header ? .refreshClosed : .loadClosed
  }

  mutating func store(_ control: RefreshControl?, on side: Side) {
    if side == .header { header = control } else { footer = control }
    updateEdgeBehaviour(of: side)
  }
}
