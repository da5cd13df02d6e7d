import RefreshModel

/// Work that goes on until its content fills the viewport.
///
/// One approach of the user's, or content that is short when it is shown, leads to all of it. What brings
/// nothing, fails or is given up ends it.
extension PullScene {
  /// The control on `side` would load by itself, once the program can do the work: its content does not
  /// fill the viewport, nothing works or moves, and it has not tried with content of this length.
  ///
  /// Content of no length is the program's to begin with. Source: Android's Paging, which loads until
  /// the items reach beyond what is seen, and after an error only when it is asked to.
  public func wantsFilling(_ side: ControlSide) -> Bool {
    guard isVisible, contentLength > 0, container.phase == .idle, let control = control(side),
      control.state == .idle, let approach = control.policy.approach, approach.fillsViewport,
      approach.isAutomatic, slots[side].workedAt != contentLength
    else { return false }
    return !works(side.opposite) && isInZone(side) && !hasMoreThanIsSeen(from: side)
      && !isOutOfReach(side)
  }

  /// Fires the control on `side` where it would load by itself.
  mutating func fillViewport(on side: ControlSide) {
    if wantsFilling(side) { ask(side) }
  }

  /// Work begins on `side`.
  mutating func noteFilling(on side: ControlSide) {
    let fills = slots[side].control?.policy.approach?.fillsViewport == true
    slots[side].beginWork(at: contentLength, fills: fills)
  }

  /// Fires the control on `side` again where its work has made the content longer, and its zone is
  /// still in reach.
  mutating func goOnFilling(on side: ControlSide) {
    guard let start = slots.reading(side, { $0.filledFrom }), let control = control(side),
      control.isWaiting, contentLength != start
    else { return }
    slots[side].endFilling()
    guard contentLength > start, let approach = control.policy.approach, approach.fillsViewport,
      approach.isAutomatic, isInZone(side), !isBarred(side), !isOutOfReach(side)
    else { return }
    ask(side)
  }
}
