import RefreshModel
import ScrollModel

/// The opening and closing of refresh controls: insets borrowed and given back, and the motion that
/// shows it.
extension Scene {
  /// How a control opens: the inset that it borrows, in how many seconds, and whether the list is led to
  /// where it is seen.
  private struct Opening {
    let inset: Double
    let duration: Double?
    let moves: Bool
  }

  /// How the control on `side` opens now; `isAsked` where no pull has brought it into view.
  private func opening(of side: ControlSide, _ control: RefreshControl, isAsked: Bool) -> Opening {
    let given = control.policy.openingDuration
    let usual = placement(of: side) == .overlay ? Self.overlayOpening : nil
    let inset = heldInset(of: side, control)
    let moves =
      isAsked
      ? control.manner.reveals
        && (control.policy.movesOffset || isAtRest(side)
          || control.manner.isByKey && isLedNearRest(side, within: inset))
      : isLedToOpen(side, control, inset)
    return Opening(inset: inset, duration: given ?? usual, moves: moves)
  }

  /// The seconds of the closing of the control on `side`, or of the page behind it; nil for the
  /// spring.
  private func closingDuration(of side: ControlSide, floor: RefreshPolicy.SecondFloor?) -> Double? {
    let own = floor.map { $0.duration } ?? slots[side].control?.policy.closingDuration
    return own ?? (placement(of: side) == .overlay ? Self.overlayClosing : nil)
  }

  /// Steps the inset by which `decision` opens or closes the control on `side`, before a list that was
  /// let go moves on.
  mutating func stepInset(of side: ControlSide, for decision: ReleaseVerdict.Decision) {
    guard let control = control(side) else { return }
    switch decision {
    case .fires, .approaches(fires: true):
      borrow(opening(of: side, control, isAsked: false), on: side)
    case .opensFloor: borrowFloor()
    case .closesFloor:
      giveBack(on: side, in: closingDuration(of: side, floor: control.policy.secondFloor))
    case .givesUp: giveBack(on: side, in: closingDuration(of: side, floor: nil))
    case .nothing, .drops, .approaches(fires: false), .keepsFloor: break
    }
  }

  /// The control on `side` borrows its inset.
  private mutating func borrow(_ opening: Opening, on side: ControlSide) {
    let movesOffset =
      slots[side].control?.policy.movesOffset == true && placement(of: side) != .overlay
    if opening.inset != container.ledger[side.source][side.edge] || movesOffset {
      moveContainer {
        $0.setInset(
          opening.inset, of: side.source, at: side.edge, duration: Self.timed(opening.duration),
          reveals: opening.moves)
      }
    }
    if side == .header { updateFooterInset() }
  }

  /// The control on `side` gives its inset back in `duration` seconds, or by the spring.
  private mutating func giveBack(on side: ControlSide, in duration: Double?) {
    let inset = restingInset(of: side)
    if inset != container.ledger[side.source][side.edge] {
      moveContainer {
        $0.setInset(inset, of: side.source, at: side.edge, duration: Self.timed(duration))
      }
    }
    if side == .header { updateFooterInset() }
  }

  /// Opens the control on `side`: it borrows its inset, unless that `isStepped` already, and leads the
  /// list to where it is seen.
  mutating func open(_ side: ControlSide, isAsked: Bool, isStepped: Bool) {
    guard let control = control(side) else { return }
    let isOverlay = placement(of: side) == .overlay
    let opening = opening(of: side, control, isAsked: isAsked)
    if isOverlay { settleOverlay(in: opening.duration ?? 0) }
    if side == .header { noteWayBack(isLed: isAsked && opening.moves && !isOverlay) }
    if isStepped { moveContainer { $0.tellArrival() } } else { borrow(opening, on: side) }
    let end = animatedEnd(after: opening.duration)
    react(on: side) { control, time, _ in control.beginOpening(until: end, at: time) }
  }

  /// Closes the control on `side`: it gives its inset back, unless that `isStepped` already.
  mutating func close(_ side: ControlSide, isStepped: Bool) {
    guard let control = control(side) else { return }
    let floor = control.isFloorClosing ? control.policy.secondFloor : nil
    let duration = closingDuration(of: side, floor: floor)
    if !isStepped { giveBack(on: side, in: duration) }
    // A new pull has begun already.
    let end = control.state == .pulling ? time : animatedEnd(after: duration)
    react(on: side) { control, time, _ in control.beginClosing(until: end, at: time) }
  }

  /// The duration of a motion; nil for one by the spring, which follows a step of the inset without
  /// a duration.
  static func timed(_ duration: Double?) -> Double? {
    duration.flatMap { $0 > 0 ? $0 : nil }
  }

  /// True where the list is at its rest on `side`, or farther out.
  func isAtRest(_ side: ControlSide) -> Bool {
    side.outward * (container.contentOffset - container.restOffset(of: side.edge)) >= 0
  }

  /// True where less than `length` points are missing to the list's rest on `side`, there or where the
  /// list is led to: content's end is in view, though it may not be at its rest.
  private func isLedNearRest(_ side: ControlSide, within length: Double) -> Bool {
    side.outward * (container.restOffset(of: side.edge) - container.targetOffset) < length
  }

  /// True where a list that was let go, and is not flung away, is led to where the control on `side`,
  /// open by `inset`, is in view: from there or from beyond that always.
  private func isLedToOpen(_ side: ControlSide, _ control: RefreshControl, _ inset: Double) -> Bool
  {
    let policy = control.policy
    // Without animations the list is already at its former rest, or where it was flung.
    if !container.animates, policy.origin == .rest, policy.approach == nil { return isAtRest(side) }
    var open = container.ledger.total(without: side.source)
    open[side.edge] += inset
    let rest = container.restOffset(of: side.edge, for: open)
    return side.outward * (container.contentOffset - rest) >= 0 || policy.movesOffset
  }

  /// The end of an opening or closing of `duration` seconds, whatever motion carries it; without a
  /// duration, the end of the motion that it started.
  func animatedEnd(after duration: Double?) -> Double {
    guard container.animates else { return time }
    return duration.map { container.end(of: $0) } ?? container.motionEnd ?? time
  }

  /// The inset that an open control borrows: its own, and for a footer the room that a list shorter
  /// than its viewport leaves.
  ///
  /// Source: refresh controls reference, 1.1.6.
  func heldInset(of side: ControlSide, _ control: RefreshControl) -> Double {
    if control.state == .floorOpen { return floorInset }
    if isFooterHidden(side) { return 0 }
    let policy = control.policy
    if placement(of: side) == .overlay { return policy.restingInset }
    guard side == .footer, policy.shortPlacement == .viewportEnd else { return policy.heldInset }
    let others = container.ledger.total(without: .footer)
    let room = container.viewportLength - others.top - others.bottom - container.contentLength
    return policy.heldInset + max(room, 0)
  }
}
