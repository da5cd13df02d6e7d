import RefreshModel

/// Work that goes on until its content fills the viewport.
///
/// One approach of the user's, or content that is short when it is shown, leads to all of it. What brings
/// nothing, fails or is given up ends it.
///
/// Content that somebody else lays out grows in steps, the first of which may not fill the viewport: work
/// goes on there once ``SceneEvent/fill(_:)`` tells that all of it is laid out.
extension Scene {
  /// ``SceneEvent/fill(_:)`` would do something: the control on `side` would load by itself, or go on.
  func controlWantsFilling(_ side: ControlSide) -> Bool {
    mayGoOnFilling(side) || loadsByItself(side)
  }

  /// The control on `side` would load by itself, once the program can do the work: its content does not
  /// fill the viewport, nothing works or moves, and it has not tried with content of this length.
  ///
  /// Content of no length is the program's to begin with. Source: Android's Paging, which loads until
  /// the items reach beyond what is seen, and after an error only when it is asked to.
  private func loadsByItself(_ side: ControlSide) -> Bool {
    guard isVisible, container.contentLength > 0, container.phase == .idle,
      let control = control(side),
      control.state == .idle, let approach = control.policy.approach, approach.fillsViewport,
      approach.isAutomatic, slots[side].workedAt != container.contentLength
    else { return false }
    return !works(side.opposite) && isInZone(side) && !hasMoreThanIsSeen(from: side)
      && !isOutOfReach(side)
  }

  /// The content is laid out: fires the control on `side` where it would go on, or load by itself.
  mutating func fillViewport(on side: ControlSide) {
    isContentGrowing = false
    goOnFilling(on: side)
    if loadsByItself(side) { ask(side) }
  }

  /// Work begins on `side`.
  mutating func noteFilling(on side: ControlSide) {
    let fills = slots[side].control?.policy.approach?.fillsViewport == true
    slots[side].beginWork(at: container.contentLength, fills: fills)
  }

  /// Fires the control on `side` again where its work has made the content longer, and its zone is
  /// still in reach.
  mutating func goOnFilling(on side: ControlSide) {
    guard mayGoOnFilling(side), let control = control(side),
      let start = slots.reading(side, { $0.filledFrom })
    else { return }
    // Content that is shorter than before the work is other content.
    guard !isContentGrowing || container.contentLength < start else { return }
    slots[side].endFilling()
    guard container.contentLength > start, let approach = control.policy.approach,
      approach.fillsViewport,
      approach.isAutomatic, isInZone(side), !isBarred(side), !isOutOfReach(side)
    else { return }
    ask(side)
  }

  /// Work that is to fill the viewport has ended, and the content has another length since it began.
  private func mayGoOnFilling(_ side: ControlSide) -> Bool {
    guard let start = slots.reading(side, { $0.filledFrom }) else { return false }
    return control(side)?.isWaiting == true && container.contentLength != start
  }
}
