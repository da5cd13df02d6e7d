import RefreshModel

/// Work that goes on until its content fills the viewport.
///
/// One approach of the user's leads to all of it. What brings nothing, fails or is given up ends it.
extension PullScene {
  /// Work begins on `side`.
  mutating func noteFilling(on side: ControlSide) {
    let fills = slots[side].control?.policy.approach?.fillsViewport == true
    slots[side].fill(from: fills ? contentLength : nil)
  }

  /// Fires the control on `side` again where its work has made the content longer, and its zone is
  /// still in reach.
  mutating func goOnFilling(on side: ControlSide) {
    guard let start = slots[side].filledFrom, let control = control(side),
      control.isWaiting, contentLength != start
    else { return }
    slots[side].fill(from: nil)
    guard contentLength > start, let approach = control.policy.approach, approach.fillsViewport,
      approach.isAutomatic, isInZone(side), !isBarred(side), !isOutOfReach(side)
    else { return }
    ask(side)
  }
}
