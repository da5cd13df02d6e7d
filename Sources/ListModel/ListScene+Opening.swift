import RefreshModel
import ScrollModel

/// The opening and closing of refresh controls: insets borrowed and given back, and the motion that
/// shows it.
extension ListScene {
  /// Opens the control on `side`: it borrows its inset and leads the list to where it is seen.
  mutating func open(_ side: Side, isAsked: Bool) {
    guard let control = control(side) else { return }
    let isOverlay = placement(of: side) == .overlay
    let given = Feature.springsAndDurations.isOn ? control.policy.openingDuration : nil
    let duration = given ?? (isOverlay ? Self.overlayOpening : nil)
    if isOverlay { settleOverlay(in: duration ?? 0) }
    let inset = heldInset(of: side, control)
    let moves =
      isAsked
      ? Feature.programmaticBegin.isOn && control.manner.reveals
        && (control.policy.movesOffset || isAtRest(side))
      : isLedToOpen(side, control, inset)
    if side == .header { noteReturn(isLed: isAsked && moves && !isOverlay) }
    let isMoved = control.policy.movesOffset && !isOverlay
    if inset != container.ledger[side.source][side.edge] || isMoved {
      moveContainer {
        $0.setInset(
          inset, of: side.source, at: side.edge, duration: Self.timed(duration), reveals: moves)
      }
    }
    if side == .header { updateFooterInset() }
    let end = animatedEnd(after: duration)
    react(on: side) { control, time, _ in control.beginOpening(until: end, at: time) }
  }

  /// Closes the control on `side`: it gives its inset back.
  mutating func close(_ side: Side) {
    guard let control = control(side) else { return }
    let floor = control.isFloorClosing ? control.policy.secondFloor : nil
    let own = floor.map { $0.duration } ?? control.policy.closingDuration
    let given = Feature.springsAndDurations.isOn ? own : nil
    let isOverlay = placement(of: side) == .overlay
    let duration = given ?? (isOverlay ? Self.overlayClosing : nil)
    let inset = restingInset(of: side)
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
  static func timed(_ duration: Double?) -> Double? {
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
  func animatedEnd(after duration: Double?) -> Double {
    guard container.animates else { return time }
    return duration.map { container.end(of: $0) } ?? container.motionEnd ?? time
  }

  /// The inset that an open control borrows: its own, and for a footer the room that a list shorter
  /// than its viewport leaves.
  ///
  /// Source: refresh controls reference, 1.1.6.
  func heldInset(of side: Side, _ control: RefreshControl) -> Double {
    if control.state == .floorOpen { return floorInset }
    if isFooterHidden(side) { return 0 }
    let policy = control.policy
    if placement(of: side) == .overlay { return policy.restingInset }
    guard side == .footer, policy.shortPlacement == .viewportEnd else { return policy.heldInset }
    let others = container.ledger.total(without: .footer)
    let room = container.viewportLength - others.top - others.bottom - contentLength
    return policy.heldInset + max(room, 0)
  }
}
