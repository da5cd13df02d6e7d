import RefreshModel
import ScrollModel

/// The opening and closing of refresh controls: their insets, and the motion that follows.
extension Scene {
  /// The inset of an opening control, the duration in seconds, and whether the list scrolls to show
  /// the control.
  private struct Opening {
    let inset: Double
    let duration: Double?
    let moves: Bool
  }

  /// Returns how the control on `side` opens now.
  ///
  /// `isUnseen` is whether no pull has brought it into view.
  private func opening(of side: ControlSide, _ control: RefreshControl, isUnseen: Bool) -> Opening {
    let given = control.policy.openingDuration
    let usual = placement(of: side) == .overlay ? Self.overlayOpening : nil
    let inset = heldInset(of: side, control)
    let moves =
      isUnseen
      ? control.beginOptions.reveals
        && (control.policy.movesOffset || isAtRest(side)
          || control.beginOptions.isByKey && endsNearRest(side, within: inset))
      : scrollsToOpen(side, control, inset)
    return Opening(inset: inset, duration: given ?? usual, moves: moves)
  }

  /// Returns the duration of the closing of the control on `side`, or of the page `floor`, in
  /// seconds, or `nil` for a spring.
  private func closingDuration(of side: ControlSide, floor: RefreshPolicy.SecondFloor?) -> Double? {
    let own = floor.map { $0.duration } ?? slots[side].control?.policy.closingDuration
    return own ?? (placement(of: side) == .overlay ? Self.overlayClosing : nil)
  }

  /// Sets the inset by which `decision` opens or closes the control on `side`, before the released
  /// list moves.
  mutating func stepInset(of side: ControlSide, for decision: ReleaseVerdict.Decision) {
    guard let control = control(side) else { return }
    switch decision {
    case .fires, .approaches(fires: true):
      applyInset(opening(of: side, control, isUnseen: false), on: side)
    case .opensFloor: applyFloorInset()
    case .closesFloor:
      removeInset(on: side, in: closingDuration(of: side, floor: control.policy.secondFloor))
    case .cancelsRefresh:
      // Work that has ended cannot be cancelled. Its control stays open while it shows the result.
      let end = control.pendingResult.map { control.event(forEnd: $0, exhausts: side == .footer) }
      if [.endedInSuccess, .endedInFailure].contains(end) { break }
      removeInset(on: side, in: closingDuration(of: side, floor: nil))
    case .nothing, .drops, .approaches(fires: false), .keepsFloor: break
    }
  }

  /// Sets the inset of the open control on `side`.
  private mutating func applyInset(_ opening: Opening, on side: ControlSide) {
    let movesOffset =
      slots[side].control?.policy.movesOffset == true && placement(of: side) != .overlay
    step(
      to: opening.inset, on: side, in: opening.duration, reveals: opening.moves,
      evenIfSame: movesOffset)
  }

  /// Removes the inset of the control on `side` in `duration` seconds, or by a spring if `duration`
  /// is `nil`.
  private mutating func removeInset(on side: ControlSide, in duration: Double?) {
    step(to: restingInset(of: side), on: side, in: duration)
  }

  /// Sets the inset of the control on `side` in `duration` seconds, or by a spring if `duration` is
  /// `nil`.
  ///
  /// `reveals` is whether the list scrolls to show the control, with `evenIfSame` even if the inset
  /// does not change.
  private mutating func step(
    to inset: Double, on side: ControlSide, in duration: Double?, reveals: Bool = false,
    evenIfSame: Bool = false
  ) {
    if evenIfSame || inset != container.ledger[side.source][side.edge] {
      moveContainer {
        $0.setInset(
          inset, of: side.source, at: side.edge, duration: Self.timed(duration), reveals: reveals)
      }
    }
    if side == .header { updateFooterInset() }
  }

  /// Opens the control on `side`: sets its inset, unless `isStepped`, and scrolls the list to show
  /// the control.
  mutating func open(_ side: ControlSide, isUnseen: Bool, isStepped: Bool) {
    guard let control = control(side) else { return }
    let isOverlay = placement(of: side) == .overlay
    let opening = opening(of: side, control, isUnseen: isUnseen)
    if isOverlay { settleOverlay(in: opening.duration ?? 0) }
    if side == .header {
      storeReturnOffset(scrollsToHeader: isUnseen && opening.moves && !isOverlay)
    }
    if !isStepped { applyInset(opening, on: side) }
    let end = animatedEnd(after: opening.duration)
    react(on: side) { control, time, _ in control.beginOpening(until: end, at: time) }
  }

  /// Closes the control on `side`: removes its inset, unless `isStepped`.
  mutating func close(_ side: ControlSide, isStepped: Bool) {
    guard let control = control(side) else { return }
    let floor = control.isFloorClosing ? control.policy.secondFloor : nil
    let duration = closingDuration(of: side, floor: floor)
    if !isStepped { removeInset(on: side, in: duration) }
    // A new pull has already begun, so the closing ends immediately.
    let end = control.state == .pulling ? time : animatedEnd(after: duration)
    react(on: side) { control, time, _ in control.beginClosing(until: end, at: time) }
  }

  /// Returns `duration` if it is above 0, otherwise `nil`: the inset changes in one step, and a
  /// spring follows.
  static func timed(_ duration: Double?) -> Double? {
    duration.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns whether the list is at its rest on `side`, or farther out.
  func isAtRest(_ side: ControlSide) -> Bool {
    side.outward * (container.contentOffset - container.restOffset(of: side.edge)) >= 0
  }

  /// Returns whether the list's destination is less than `length` points from its rest on `side`.
  ///
  /// The content's end is then in view, even if the list does not rest exactly there.
  private func endsNearRest(_ side: ControlSide, within length: Double) -> Bool {
    side.outward * (container.restOffset(of: side.edge) - container.targetOffset) < length
  }

  /// Returns whether a released list that is not flung away scrolls to where the control on `side`,
  /// with an open inset of `inset`, is in view.
  ///
  /// From that offset or past it the list always does.
  private func scrollsToOpen(_ side: ControlSide, _ control: RefreshControl, _ inset: Double)
    -> Bool
  {
    let policy = control.policy
    // Without animations the list is already at its previous rest, or where it was flung.
    if !container.animates, policy.origin == .rest, policy.approach == nil { return isAtRest(side) }
    var open = container.ledger.total(without: side.source)
    open[side.edge] += inset
    let rest = container.restOffset(of: side.edge, for: open)
    return side.outward * (container.contentOffset - rest) >= 0 || policy.movesOffset
  }

  /// Returns the end time of an opening or closing of `duration` seconds, or the end of the running
  /// motion if `duration` is `nil`.
  func animatedEnd(after duration: Double?) -> Double {
    guard container.animates else { return time }
    return duration.map { container.end(of: $0) } ?? container.motionEnd ?? time
  }

  /// Returns the inset of an open control, in points.
  ///
  /// A footer's includes the space left by content shorter than the viewport.
  ///
  /// Source: refresh controls reference, 1.1.6.
  func heldInset(of side: ControlSide, _ control: RefreshControl) -> Double {
    if control.state == .floorOpen { return floorInset }
    if isFooterHidden(side) { return 0 }
    let policy = control.policy
    if placement(of: side) == .overlay { return policy.restingInset }
    guard side == .footer, policy.shortPlacement == .viewportEnd else { return policy.heldInset }
    let others = container.ledger.total(without: .footer)
    let space = container.viewportLength - others.top - others.bottom - container.contentLength
    return policy.heldInset + max(space, 0)
  }
}
