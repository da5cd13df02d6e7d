import RefreshModel

/// Work that repeats until its content fills the viewport.
///
/// One approach by the user, or short content when the list is shown, starts all of it. Work that
/// adds nothing, fails or is cancelled ends it.
///
/// Content that the host lays out grows in steps, the first of which may not fill the viewport. The
/// work is therefore repeated only when ``SceneEvent/fill(_:)`` reports that the layout is
/// complete.
extension Scene {
  /// Returns whether ``SceneEvent/fill(_:)`` would make the control on `side` load or continue to
  /// load.
  func controlWantsFilling(_ side: ControlSide) -> Bool {
    mayContinueFilling(side) || loadsAutomatically(side)
  }

  /// Returns whether the control on `side` loads automatically, once the program can do the work.
  ///
  /// It does if the content does not fill the viewport, nothing works or moves, and the control has
  /// not tried with content of this length.
  ///
  /// The program must fill an empty list first. Source: Android's Paging, which loads until the
  /// items reach beyond the viewport, and after an error only when it is asked to.
  private func loadsAutomatically(_ side: ControlSide) -> Bool {
    guard isVisible, container.contentLength > 0, container.phase == .idle,
      let control = control(side),
      control.state == .idle, let approach = control.policy.approach, approach.fillsViewport,
      approach.isAutomatic, slots[side].workedAt != container.contentLength
    else { return false }
    return !works(side.opposite) && isInZone(side) && !exceedsViewport(from: side)
      && !isUnreachable(side)
  }

  /// Fires the control on `side` if it loads automatically or continues to load, now that the
  /// content is laid out.
  mutating func fillViewport(on side: ControlSide) {
    isContentGrowing = false
    continueFilling(on: side)
    if loadsAutomatically(side) { trigger(side) }
  }

  /// Records that work begins on `side`.
  mutating func noteFilling(on side: ControlSide) {
    let fills = slots[side].control?.policy.approach?.fillsViewport == true
    slots[side].beginWork(at: container.contentLength, fills: fills)
  }

  /// Fires the control on `side` again if its work has made the content longer and its zone is
  /// still reached.
  mutating func continueFilling(on side: ControlSide) {
    guard mayContinueFilling(side), let control = control(side),
      let start = slots.reading(side, { $0.filledFrom })
    else { return }
    // If the content is shorter than when the work began, it was replaced: end the fill without
    // waiting for the layout.
    guard !isContentGrowing || container.contentLength < start else { return }
    slots[side].endFilling()
    guard container.contentLength > start, let approach = control.policy.approach,
      approach.fillsViewport,
      approach.isAutomatic, isInZone(side), !isBlockedByOther(side), !isUnreachable(side)
    else { return }
    trigger(side)
  }

  /// Returns whether work that fills the viewport has ended and the content's length has changed
  /// since it began.
  private func mayContinueFilling(_ side: ControlSide) -> Bool {
    guard let start = slots.reading(side, { $0.filledFrom }) else { return false }
    return control(side)?.isWaiting == true && container.contentLength != start
  }
}
