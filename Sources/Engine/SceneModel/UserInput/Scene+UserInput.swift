import RefreshModel
import ScrollModel

/// The user's input: presses, drags, touchpad scrolls, wheel turns, and the choice of an action by
/// position.
extension Scene {
  // MARK: Finger or button

  /// Whether there is a press that is neither a drag nor ignored.
  package var holdsPress: Bool {
    container.isPressed && !container.isDragging && !container.isPressIgnored
  }

  /// The time at which the list last moved automatically: now during a motion, otherwise the end of
  /// the last one.
  package var lastMotion: Double { container.lastMotion }

  /// Begins a press at a point of the viewport.
  mutating func press(at point: Point) {
    if container.isPanning { endHold(cancelled: true) { $0.releasePan(cancelled: true) } }
    scrollCount += 1
    let place = axis.place(point, in: viewport)
    moveContainer { $0.press(along: place.along, across: place.across) }
    noteFinger(at: place)
  }

  /// Moves the press to a point of the viewport.
  mutating func move(to point: Point) {
    let place = axis.place(point, in: viewport)
    let former = container.holdPosition
    moveContainer { $0.movePress(along: place.along, across: place.across) }
    userInput.move(by: place.along - (former ?? place.along))
    noteFinger(at: place)
    applyPull()
  }

  /// Releases the press at a point of the viewport.
  mutating func releaseHold(at point: Point) -> PressEnd {
    let place = axis.place(point, in: viewport)
    let former = container.holdPosition
    if moveContainer({ $0.movePressToRelease(along: place.along, across: place.across) }) {
      userInput.move(by: place.along - (former ?? place.along))
      noteFinger(at: place)
      applyPull()
    }
    return endHold(cancelled: false, asks: true) { $0.releasePress(cancelled: false) }
  }

  /// Cancels the user's hold of the list.
  package mutating func dropHold() {
    if container.isPressed { endHold(cancelled: true) { $0.releasePress(cancelled: true) } }
    if container.isPanning { endHold(cancelled: true) { $0.releasePan(cancelled: true) } }
    if container.isIndicatorHeld { endIndicatorHold(cancelled: true) }
  }

  /// Begins a drag of the scroll indicator's thumb, at `along` points of the axis.
  package mutating func grabIndicator(along: Double) {
    scrollCount += 1
    if container.isPanning { endHold(cancelled: true) { $0.releasePan(cancelled: true) } }
    moveContainer { $0.grabIndicator(along: along) }
  }

  /// Moves the held thumb with the pointer to `along` points of the axis.
  package mutating func moveIndicator(along: Double) {
    let offset = container.contentOffset
    moveContainer { $0.moveIndicator(along: along) }
    applyApproaches(from: offset, byDrag: true)
  }

  /// Ends the drag of the scroll indicator.
  ///
  /// With `cancelled`, a refresh whose control was pushed out of view continues.
  package mutating func endIndicatorHold(cancelled: Bool = false) {
    let pushed = userInput.pushedSide
    moveContainer { _ = $0.releaseIndicator() }
    userInput.notePushed(nil)
    if !cancelled { passPushBack(of: pushed) }
  }

  /// Scrolls the list to `offset` under a press that does not drag it, as a selection rectangle
  /// does.
  package mutating func scrollHeld(to offset: Double) {
    guard offset != container.contentOffset else { return }
    scrollCount += 1
    let former = container.contentOffset
    moveContainer { $0.setContentOffset(offset) }
    applyApproaches(from: former, byDrag: true)
  }

  // MARK: Touchpad and wheel

  /// The pause after which a pull by the wheel is released, in seconds.
  ///
  /// Tug's choice.
  public static let wheelPause = 0.25

  /// Whether a pull by the wheel is in progress.
  public var isWheelPulling: Bool { userInput.wheelEnd != nil }

  /// Returns whether the list uses a turn of the wheel by `notches`, or blocks it from other
  /// widgets.
  public func uses(notches: Double) -> Bool {
    isBlocked || isWheelPulling || sidePulled(byNotches: notches) != nil
      || container.uses(notches: notches) || triggeredSide(byNotches: notches) != nil
  }

  /// Returns the control that a turn of the wheel by `notches` asks to load more, or `nil` if there
  /// is none.
  private func triggeredSide(byNotches notches: Double) -> ControlSide? {
    guard notches != 0, container.phase == .idle, container.isScrollEnabled else { return nil }
    let side = notches < 0 ? ControlSide.header : .footer
    return isTriggeredAtEdge(side) ? side : nil
  }

  /// Scrolls by the travel of fingers on a touchpad, in points.
  mutating func pan(dx: Double, dy: Double) {
    scrollCount += 1
    let travel = axis.travel(dx: dx, dy: dy).along
    moveContainer { $0.pan(by: travel) }
    userInput.pullByWheel(until: nil)
    followTravel(travel)
  }

  /// Turns the wheel by `notches`.
  ///
  /// Returns whether the list moves or is pulled.
  ///
  /// If the control's policy allows it, notches at the edge count as a finger's travel, and a pause
  /// releases the pull. A turn at the end of a list that cannot move asks the control to load more.
  /// Source: refresh controls reference, section 3, group 22 (a pull by wheel ends by a timeout,
  /// and leaves no header half open).
  package mutating func wheel(_ notches: Double) -> Bool {
    if isWheelPulling || sidePulled(byNotches: notches) != nil {
      pullByWheel(notches)
      return true
    }
    let isHeld = container.targetOffset == container.contentOffset
    let offset = container.contentOffset
    let moves = scrollInput { $0.wheel(notches: notches) }
    guard notches != 0, isHeld, container.isScrollEnabled, container.contentOffset == offset,
      container.targetOffset == offset
    else { return moves }
    let side = notches < 0 ? ControlSide.header : .footer
    if isTriggeredAtEdge(side) { triggerAtEdge(side) }
    return moves
  }

  /// Applies a scroll by wheel or key.
  ///
  /// Returns whether the list moves.
  @discardableResult package mutating func scrollInput(
    _ change: (inout ScrollContainer) -> Void
  ) -> Bool {
    guard container.isScrollEnabled else { return false }
    scrollCount += 1
    noteStep()
    let (offset, target) = (container.contentOffset, container.targetOffset)
    let pushed = sideInSight(from: offset)
    moveContainer {
      change(&$0)
      $0.claimMotionForUser()
    }
    applyApproaches(from: offset, byDrag: false)
    defer { passPushBack(of: pushed) }
    return container.contentOffset != offset || container.targetOffset != target
  }

  /// Sets the offset to the position of the program's scrollbar, which the user has moved.
  ///
  /// If the user may not scroll, the change counts as the program's.
  mutating func moveScrollbar(to offset: Double) {
    guard container.isScrollEnabled else { return scroll(to: offset, animated: false) }
    scrollInput { $0.setContentOffset(offset, animated: false) }
  }

  /// Starts a glide at `velocity`, which continues a glide of the content.
  ///
  /// Does nothing if the list is held or moving.
  mutating func glide(_ velocity: Double) {
    guard container.isScrollEnabled, !container.isTracking, container.phase == .idle else { return }
    scrollInput { $0.glide(at: velocity) }
  }

  /// Scrolls to `offset` by a spring.
  ///
  /// `byUser` is whether a key requested it.
  package mutating func step(to offset: Double, byUser: Bool) {
    let former = container.contentOffset
    let pushed = byUser ? sideInSight(from: former) : nil
    if byUser { noteStep() }
    if offset != container.stepBase {
      moveContainer {
        $0.step(to: offset, jumps: true)
        if byUser { $0.claimMotionForUser() }
      }
    }
    guard byUser else { return }
    applyApproaches(from: former, byDrag: false)
    passPushBack(of: pushed)
  }

  /// Cancels a drag, closes the page behind the header, or stops a motion at the current offset.
  mutating func stopAll() {
    if container.isPressed {
      endHold(cancelled: true) { $0.releasePress(cancelled: true) }
    } else if container.isPanning {
      endHold(cancelled: true) { $0.releasePan(cancelled: true) }
    } else if container.isIndicatorHeld {
      endIndicatorHold(cancelled: true)
    } else if header?.state == .floorOpen {
      closeFloor()
    } else {
      moveContainer { $0.stopInPlace() }
    }
  }

  /// Returns the control that a turn of the wheel by `notches` begins to pull, or `nil` if there is
  /// none.
  private func sidePulled(byNotches notches: Double) -> ControlSide? {
    guard notches != 0, container.phase == .idle, !container.isPressed, container.isScrollEnabled
    else { return nil }
    let side = notches < 0 ? ControlSide.header : .footer
    guard let control = control(side), control.policy.wheelPulls, control.policy.approach == nil,
      control.isWaiting, !isBlockedByOther(side), !isUnreachable(side),
      container.contentOffset == container.restOffset(of: side.edge)
    else { return nil }
    return side
  }

  private mutating func pullByWheel(_ notches: Double) {
    scrollCount += 1
    let travel = -notches * container.wheelNotch
    moveContainer { $0.pan(by: travel) }
    userInput.pullByWheel(until: container.end(of: Self.wheelPause))
    followTravel(travel)
  }

  /// Applies a pull by touchpad or wheel, with the pointer as the finger's position across the
  /// list.
  private mutating func followTravel(_ travel: Double) {
    userInput.move(by: travel)
    if let pointer { noteFinger(at: axis.place(pointer, in: viewport)) }
    applyPull()
  }

  /// Releases the pull by the wheel if its pause has ended.
  mutating func passWheelPull() {
    guard let end = userInput.wheelEnd, end <= time else { return }
    userInput.pullByWheel(until: nil)
    if container.isPanning { endHold(cancelled: false) { $0.releasePan(cancelled: false) } }
  }

  // MARK: Position across the list

  /// Records the position of the finger, which chooses the header's action.
  private mutating func noteFinger(at place: Place) {
    let crossLength = axis.crossLength(of: viewport)
    guard crossLength > 0 else { return }
    let fraction = min(max(place.across / crossLength, 0), 1)
    userInput.hold(at: fraction)
    chooseAction(at: fraction)
  }

  /// Whether a choice is shown without animation, because the header is out of view or animations
  /// are off.
  var choosesInstantly: Bool { !container.animates || distance(of: .header) <= 0 }

  private mutating func chooseAction(at fraction: Double) {
    guard let header, header.isWaiting || header.state.isArmed else { return }
    let (time, instantly) = (time, choosesInstantly)
    guard change(.header, { $0.choose(at: fraction, time: time, instantly: instantly) }) == true
    else {
      return
    }
    if header.state.isArmed { outbox.append(.actionChanged(header.policy.action(at: fraction))) }
  }

  // MARK: Pushing an open control back

  /// Records which open control is in view as the user begins a drag, because the drag may push it
  /// back.
  mutating func notePushBack() {
    userInput.notePushed(container.holdStart.flatMap { sideInSight(from: $0) })
  }

  /// Returns the open control that is in view at `offset` and whose refresh a push may cancel, or
  /// `nil` if there is none.
  private func sideInSight(from offset: Double) -> ControlSide? {
    ControlSide.allCases.first { side in
      guard let control = control(side), control.policy.cancelsByPushBack,
        control.state == .refreshing, control.isOpen,
        container.ledger[side.source][side.edge] > restingInset(of: side)
      else { return false }
      return signedDistance(of: side, at: offset) > 0
    }
  }

  /// Returns whether the control on `side`, which was in view when the user began to scroll, has
  /// left the view or is about to.
  ///
  /// Its refresh is then cancelled.
  func isPushedBack(_ side: ControlSide) -> Bool {
    guard slots[side].control?.state == .refreshing else { return false }
    if signedDistance(of: side, at: container.targetOffset) <= 0 { return true }
    // In a list that is too short to stay scrolled, the control is out of view before the list
    // springs back.
    return container.overscrolledEdge == side.opposite.edge
      && signedDistance(of: side, at: container.contentOffset) <= 0
  }

  /// Cancels the refresh on `side` if a wheel, key or indicator has scrolled its control out of
  /// view.
  private mutating func passPushBack(of side: ControlSide?) {
    if let side, isPushedBack(side) { end(side, result: .cancelled) }
    forgetReturnOffset()
  }
}
