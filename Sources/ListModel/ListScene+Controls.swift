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

  /// Arms or disarms both controls by where the user's drag has brought the list.
  mutating func followPull() {
    guard container.isDragging else { return }
    for side in Side.allCases {
      guard var control = control(side) else { continue }
      control.notePull()
      store(control, on: side)
      let distance = distance(of: side)
      if control.policy.arms(at: distance) {
        react(on: side, to: .armed)
      } else if control.policy.disarms(at: distance) {
        react(on: side, to: .disarmed)
      }
    }
  }

  /// Decides in the release itself, by the offset of the release, what each control does.
  ///
  /// Source: architecture, rule 7.
  mutating func releasePull(at distances: (header: Double, footer: Double), cancelled: Bool) {
    for side in Side.allCases {
      guard let control = control(side) else { continue }
      let fires = control.policy.fires(
        at: side == .header ? distances.header : distances.footer,
        isArmed: control.state == .pulling)
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
    if side == .header, wasRunning, result == .noMore { react(on: .footer, to: .exhausted) }
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
    store(new, on: side)
    controlsChanged()
  }

  /// Gives the footer the room that a list shorter than its viewport leaves, as long as it is open.
  mutating func updateFooterInset() {
    guard let footer, footer.holdsInset else { return }
    let inset = heldInset(of: .footer, footer)
    guard inset != container.ledger[.footer].bottom else { return }
    moveContainer { $0.setInset(inset, of: .footer, at: .bottom) }
  }

  private mutating func perform(_ output: RefreshControl.Output, on side: Side) {
    switch output {
    case .stateChanged(let from, let to):
      effects.append(
        side == .header ? .headerChanged(from: from, to: to) : .footerChanged(from: from, to: to))
    case .open(let reveals): open(side, reveals: reveals)
    case .callHandler: effects.append(side == .header ? .refreshRequested : .loadRequested)
    case .ended: noteEnd(of: side)
    case .close: close(side)
    case .closed: effects.append(closedEffect(of: side))
    }
  }

  private mutating func open(_ side: Side, reveals: Bool) {
    guard let control = control(side) else { return }
    let duration = control.policy.openingDuration
    let isAtRest =
      side == .header
      ? container.contentOffset <= container.minimumOffset
      : container.contentOffset >= container.maximumOffset
    let inset = heldInset(of: side, control)
    let moves = reveals || isAtRest
    moveContainer {
      $0.setInset(inset, of: side.source, at: side.edge, duration: duration, reveals: moves)
    }
    if side == .header { updateFooterInset() }
    let end = animatedEnd(after: duration)
    react(on: side) { control, time, _ in control.beginOpening(until: end, at: time) }
  }

  private mutating func close(_ side: Side) {
    guard let control = control(side) else { return }
    let duration = control.policy.closingDuration
    moveContainer { $0.setInset(0, of: side.source, at: side.edge, duration: duration) }
    if side == .header { updateFooterInset() }
    let end = animatedEnd(after: duration)
    react(on: side) { control, time, _ in control.beginClosing(until: end, at: time) }
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
    guard side == .footer else { return control.policy.heldInset }
    let others = container.ledger.total(without: .footer)
    let room = container.viewportLength - others.top - others.bottom - contentLength
    return control.policy.heldInset + max(room, 0)
  }

  mutating func store(_ control: RefreshControl?, on side: Side) {
    if side == .header { header = control } else { footer = control }
  }
}
