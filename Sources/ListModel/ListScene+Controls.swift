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
    for output in outputs { perform(output, on: side) }
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
      if control.state == .pulling, control.policy.disarms(at: distance) {
        react(on: side, to: .disarmed)
      }
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
    if control.isSpent { return }
    // Where any pull arms, a drag that leads away is none.
    if policy.origin == .contentEdge, !isTravelling(towards: side) { return }
    react(on: side, to: .armed)
    guard policy.trigger == .reach else { return }
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
      if control.policy.approach != nil {
        let distance = side == .header ? distances.header : distances.footer
        if !cancelled, distance >= 0, isTravelling(towards: side) { approach(side, byDrag: true) }
        continue
      }
      let fires = control.policy.fires(
        at: side == .header ? distances.header : distances.footer,
        isArmed: control.state == .pulling, isReached: control.isReached)
      react(on: side, to: fires && control.isPulled && !cancelled ? .fired : .dropped)
    }
  }

  mutating func begin(_ side: Side) {
    react(on: side, to: wasShown ? .begun : .begunUnseen)
  }

  mutating func end(_ side: Side, result: RefreshResult) {
    guard var ending = control(side) else { return }
    let wasRunning = ending.state == .refreshing
    guard wasRunning || ending.state == .willRefresh else { return }
    ending.noteResult(result)
    store(ending, on: side)
    react(on: side, to: ending.event(forEnd: result, exhausts: side == .footer))
    if side == .header, wasRunning, result == .noMore { exhaust() }
    waitForAnotherPull(side)
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
    if let old = control(side) {
      if old.holdsInset { react(on: side, to: old.state == .refreshing ? .ended : .dwellOver) }
      if control(side)?.isClosing == true { effects.append(closedEffect(of: side)) }
      if let state = control(side)?.state, state != .idle {
        perform(.stateChanged(from: state, to: .idle), on: side)
      }
    }
    var new = policy.map(RefreshControl.init(policy:))
    new?.lastUpdated = control(side)?.lastUpdated
    new?.beginGesture()
    store(new, on: side)
    keepRestingInset(of: side)
    controlsChanged()
    armUnderDrag(side)
  }

  /// Gives the control on `side` other numbers, whatever it does; nothing where there is none.
  mutating func tune(_ side: Side, by policy: RefreshPolicy) {
    guard let former = control(side), former.policy != policy else { return }
    // What is armed is looked at anew by who fires it now.
    if former.policy.trigger != policy.trigger { react(on: side, to: .disarmed) }
    guard var tuned = control(side) else { return }
    tuned.policy = policy
    store(tuned, on: side)
    if tuned.holdsInset {
      let inset = heldInset(of: side, tuned)
      moveContainer { $0.setInset(inset, of: side.source, at: side.edge) }
      if side == .header { updateFooterInset() }
    } else {
      keepRestingInset(of: side)
    }
    armUnderDrag(side)
  }

  /// Gives the footer the room that a list shorter than its viewport leaves, as long as it is open.
  mutating func updateFooterInset() {
    guard let footer, footer.holdsInset else { return }
    let inset = heldInset(of: .footer, footer)
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
    case .open(let isAsked): open(side, isAsked: isAsked)
    case .callHandler: effects.append(side == .header ? .refreshRequested : .loadRequested)
    case .ended: noteEnd(of: side)
    case .close: close(side)
    case .closed: effects.append(closedEffect(of: side))
    }
  }

  private mutating func open(_ side: Side, isAsked: Bool) {
    guard let control = control(side) else { return }
    let duration = control.policy.openingDuration
    let inset = heldInset(of: side, control)
    let moves =
      isAsked ? control.policy.movesOffset || isAtRest(side) : isLedToOpen(side, control, inset)
    if inset != container.ledger[side.source][side.edge] || control.policy.movesOffset {
      moveContainer {
        $0.setInset(
          inset, of: side.source, at: side.edge, duration: Self.timed(duration), reveals: moves)
      }
    }
    if side == .header { updateFooterInset() }
    let end = animatedEnd(after: duration)
    react(on: side) { control, time, _ in control.beginOpening(until: end, at: time) }
  }

  private mutating func close(_ side: Side) {
    guard let control = control(side) else { return }
    let duration = control.policy.closingDuration
    let inset = control.policy.restingInset
    if inset != container.ledger[side.source][side.edge] {
      moveContainer {
        $0.setInset(inset, of: side.source, at: side.edge, duration: Self.timed(duration))
      }
    }
    if side == .header { updateFooterInset() }
    // A new pull has begun already.
    let end = control.state == .pulling ? time : animatedEnd(after: duration)
    react(on: side) { control, time, _ in control.beginClosing(until: end, at: time) }
  }

  /// The duration of a motion; nil for one by the spring, which is what a step of the inset without
  /// a duration leads to.
  private static func timed(_ duration: Double?) -> Double? {
    duration.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether the list is at its rest on `side`, or farther out.
  private func isAtRest(_ side: Side) -> Bool {
    side == .header
      ? container.contentOffset <= container.minimumOffset
      : container.contentOffset >= container.maximumOffset
  }

  /// Whether a list that was let go is led to where the control on `side`, open by `inset`, is seen:
  /// from beyond that always, from there or from inside only where it is not flung away.
  private func isLedToOpen(_ side: Side, _ control: RefreshControl, _ inset: Double) -> Bool {
    let policy = control.policy
    // Without animations the list is at its former rest already.
    if !container.animates, policy.origin == .rest, policy.approach == nil { return true }
    var open = container.ledger.total(without: side.source)
    open[side.edge] += inset
    let beyond =
      side == .header
      ? container.minimumOffset(for: open) - container.contentOffset
      : container.contentOffset - container.maximumOffset(for: open)
    return beyond > 0 || !isLeaving(side) && (beyond == 0 || policy.movesOffset)
  }

  /// Whether the list moves away from where the control on `side` is: it was flung.
  private func isLeaving(_ side: Side) -> Bool {
    side == .header ? container.velocity > 0 : container.velocity < 0
  }

  /// When an opening or closing of `duration` seconds is over, whatever carries it; where it has
  /// none, when the motion it started is.
  private func animatedEnd(after duration: Double?) -> Double {
    guard container.animates else { return time }
    return duration.map { container.end(of: $0) } ?? container.motionEnd ?? time
  }

  private mutating func noteEnd(of side: Side) {
    let now = wallClock
    if side == .header, let result = header?.lastResult, result == .success || result == .noMore {
      header?.lastUpdated = now
    }
    effects.append(side == .header ? .refreshEnded : .loadEnded)
  }

  private func closedEffect(of side: Side) -> SceneEffect {
    side == .header ? .refreshClosed : .loadClosed
  }

  /// The inset that an open control borrows: its own, and for a footer the room that a list shorter
  /// than its viewport leaves.
  ///
  /// Source: refresh controls reference, 1.1.6.
  private func heldInset(of side: Side, _ control: RefreshControl) -> Double {
    let policy = control.policy
    guard side == .footer, policy.shortPlacement == .viewportEnd else { return policy.heldInset }
    let others = container.ledger.total(without: .footer)
    let room = container.viewportLength - others.top - others.bottom - contentLength
    return policy.heldInset + max(room, 0)
  }

  mutating func store(_ control: RefreshControl?, on side: Side) {
    if side == .header { header = control } else { footer = control }
  }
}
