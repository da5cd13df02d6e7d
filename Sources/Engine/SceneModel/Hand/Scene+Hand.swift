import RefreshModel
import ScrollModel

/// What the hand does: it presses, drags, pans, turns a wheel, and chooses by where it is.
extension Scene {
  // MARK: A finger or button

  /// A finger or button is down, and is neither a drag nor given up.
  package var holdsPress: Bool {
    container.isPressed && !container.isDragging && !container.isPressGivenUp
  }

  /// When the list last moved by itself: now, or when it came to rest.
  package var lastMotion: Double { container.lastMotion }

  /// It goes down at a point of the viewport.
  package mutating func press(x: Double, y: Double) {
    if container.isPanning { endHold(cancelled: true) { $0.letGoOfPan(cancelled: true) } }
    scrollCount += 1
    let (along, across) = axis.place(x: x, y: y, in: viewport)
    moveContainer { $0.press(along: along, across: across) }
    hand.press(x: x, y: y)
    noteFinger(x: x, y: y)
  }

  /// It moves to a point of the viewport.
  package mutating func move(x: Double, y: Double) {
    let (along, across) = axis.place(x: x, y: y, in: viewport)
    let former = container.holdPosition
    moveContainer { $0.movePress(along: along, across: across) }
    hand.move(by: along - (former ?? along))
    noteFinger(x: x, y: y)
    followPull()
  }

  /// It is lifted at a point of the viewport.
  package mutating func letGo(x: Double, y: Double) -> PressEnd {
    let (along, across) = axis.place(x: x, y: y, in: viewport)
    let former = container.holdPosition
    if moveContainer({ $0.movePressToRelease(along: along, across: across) }) {
      hand.move(by: along - (former ?? along))
      noteFinger(x: x, y: y)
      followPull()
    }
    return endHold(cancelled: false, asks: true) { $0.letGoOfPress(cancelled: false) }
  }

  /// Takes the list out of the hand that holds it.
  package mutating func dropHold() {
    if container.isPressed { endHold(cancelled: true) { $0.letGoOfPress(cancelled: true) } }
    if container.isPanning { endHold(cancelled: true) { $0.letGoOfPan(cancelled: true) } }
    if container.isIndicatorHeld { letIndicatorGo(cancelled: true) }
  }

  /// The pointer takes hold of the scroll indicator's thumb, at `along` points of the axis.
  package mutating func grabIndicator(along: Double) {
    scrollCount += 1
    if container.isPanning { endHold(cancelled: true) { $0.letGoOfPan(cancelled: true) } }
    moveContainer { $0.grabIndicator(along: along) }
  }

  /// The pointer moves the thumb that it holds.
  package mutating func moveIndicator(along: Double) {
    let offset = container.contentOffset
    moveContainer { $0.moveIndicator(along: along) }
    followApproaches(from: offset, byDrag: true)
  }

  /// The pointer lets the scroll indicator go, or it is taken away where that is `cancelled`.
  package mutating func letIndicatorGo(cancelled: Bool = false) {
    let pushed = hand.pushedSide
    moveContainer { _ = $0.releaseIndicator() }
    hand.notePushed(nil)
    if !cancelled { passPushBack(of: pushed) }
  }

  /// The hand that holds the list, and does not drag it, scrolls it to `offset`.
  package mutating func scrollHeld(to offset: Double) {
    guard offset != container.contentOffset else { return }
    scrollCount += 1
    let former = container.contentOffset
    moveContainer { $0.setContentOffset(offset) }
    followApproaches(from: former, byDrag: true)
  }

  /// The pointer is at a point of the viewport, or elsewhere.
  package mutating func point(at point: (x: Double, y: Double)?) {
    hand.point(at: point)
  }

  // MARK: Touchpad and wheel

  /// Seconds without a notch after which the wheel lets go; chosen here.
  public static let wheelPause = 0.25

  /// The wheel holds the list pulled.
  public var isWheelPulling: Bool { hand.wheelEnd != nil }

  /// A turn of the wheel by `notches` would do something, or is kept from everything else.
  public func uses(notches: Double) -> Bool {
    isBlocked || isWheelPulling || sidePulled(byNotches: notches) != nil
      || container.uses(notches: notches) || sideAsked(byNotches: notches) != nil
  }

  /// The control that a wheel asks for more by turning `notches` where the list is; nil for none.
  private func sideAsked(byNotches notches: Double) -> ControlSide? {
    guard notches != 0, container.phase == .idle, container.isScrollEnabled else { return nil }
    let side = notches < 0 ? ControlSide.header : .footer
    return isAskedForMore(side) ? side : nil
  }

  /// Fingers on a touchpad travel.
  mutating func pan(dx: Double, dy: Double) {
    scrollCount += 1
    let travel = axis.travel(dx: dx, dy: dy).along
    moveContainer { $0.pan(by: travel) }
    hand.pullByWheel(until: nil)
    followHand(travel)
  }

  /// The wheel turns by `notches`; returns whether the list moves by it, or is pulled.
  ///
  /// Where its control's policy has it, notches at the edge are a finger's travel, and a pause lets go.
  /// One that turns where the list cannot follow asks for more all the same. Source: refresh controls
  /// reference, section 3, group 22 (its own begin and end by a timeout, and no header that is left half
  /// open).
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
    if isAskedForMore(side) { askForMore(side) }
    return moves
  }

  /// Scrolls as the user asked by wheel or key; returns whether the list moves by it.
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
    followApproaches(from: offset, byDrag: false)
    defer { passPushBack(of: pushed) }
    return container.contentOffset != offset || container.targetOffset != target
  }

  /// Puts the list to `offset`, where the user has moved a scrollbar of the program's; where the user
  /// may not scroll, it is the program that does.
  mutating func moveScrollbar(to offset: Double) {
    guard container.isScrollEnabled else { return scroll(to: offset, animated: false) }
    scrollInput { $0.setContentOffset(offset, animated: false) }
  }

  /// Goes on at `velocity`, as content does that glides by itself; a hand that holds it decides.
  mutating func glide(_ velocity: Double) {
    guard container.isScrollEnabled, !container.isTracking, container.phase == .idle else { return }
    scrollInput { $0.go(at: velocity) }
  }

  /// Scrolls to `offset` by a step, where it is elsewhere; `byUser` where a key asked for it.
  package mutating func step(to offset: Double, byUser: Bool) {
    let former = container.contentOffset
    let pushed = byUser ? sideInSight(from: former) : nil
    if byUser { noteStep() }
    if offset != container.stepBase {
      moveContainer {
        $0.step(to: offset)
        if byUser { $0.claimMotionForUser() }
      }
    }
    guard byUser else { return }
    followApproaches(from: former, byDrag: false)
    passPushBack(of: pushed)
  }

  /// Gives up a drag, closes the page behind the header, or stops what moves where it is.
  mutating func stopAll() {
    if container.isPressed {
      endHold(cancelled: true) { $0.letGoOfPress(cancelled: true) }
    } else if container.isPanning {
      endHold(cancelled: true) { $0.letGoOfPan(cancelled: true) }
    } else if container.isIndicatorHeld {
      letIndicatorGo(cancelled: true)
    } else if header?.state == .floorOpen {
      closeFloor()
    } else {
      moveContainer { $0.stopWhereItIs() }
    }
  }

  /// The control that a wheel begins to pull by turning `notches` where the list is; nil for none.
  private func sidePulled(byNotches notches: Double) -> ControlSide? {
    guard notches != 0, container.phase == .idle, !container.isPressed, container.isScrollEnabled
    else { return nil }
    let side = notches < 0 ? ControlSide.header : .footer
    guard let control = control(side), control.policy.wheelPulls, control.policy.approach == nil,
      control.isWaiting, !isBarred(side), !isOutOfReach(side),
      container.contentOffset == container.restOffset(of: side.edge)
    else { return nil }
    return side
  }

  private mutating func pullByWheel(_ notches: Double) {
    scrollCount += 1
    let travel = -notches * container.wheelNotch
    moveContainer { $0.pan(by: travel) }
    hand.pullByWheel(until: container.end(of: Self.wheelPause))
    followHand(travel)
  }

  /// Fingers on a touchpad, and a wheel, pull where the pointer is.
  private mutating func followHand(_ travel: Double) {
    hand.move(by: travel)
    if let pointer = hand.pointer { noteFinger(x: pointer.x, y: pointer.y) }
    followPull()
  }

  /// The wheel has paused: it lets go like a finger.
  mutating func passWheelPull() {
    guard let end = hand.wheelEnd, end <= time else { return }
    hand.pullByWheel(until: nil)
    if container.isPanning { endHold(cancelled: false) { $0.letGoOfPan(cancelled: false) } }
  }

  // MARK: Where it is

  /// Notes the point of the finger, which chooses a header's action.
  private mutating func noteFinger(x: Double, y: Double) {
    let across = axis.place(x: x, y: y, in: viewport).across
    let breadth = axis.breadth(of: viewport)
    guard breadth > 0 else { return }
    let share = min(max(across / breadth, 0), 1)
    hand.hold(at: share)
    chooseAction(at: share)
  }

  /// A choice is shown at once: nothing of it is seen, or nothing moves.
  var choosesInstantly: Bool { !container.animates || distance(of: .header) <= 0 }

  private mutating func chooseAction(at share: Double) {
    guard let header, header.isWaiting || header.state.isArmed else { return }
    let (time, instantly) = (time, choosesInstantly)
    guard change(.header, { $0.choose(at: share, time: time, instantly: instantly) }) == true else {
      return
    }
    if header.state.isArmed { outbox.append(.actionChanged(header.policy.action(at: share))) }
  }

  // MARK: Pushing an open control back

  /// The user begins a drag: notes the open control that is in sight, and may be pushed back.
  mutating func notePushBack() {
    hand.notePushed(container.holdStart.flatMap { sideInSight(from: $0) })
  }

  /// The open control that is in sight of a list at `offset`, and that a push would give up; nil for
  /// none.
  private func sideInSight(from offset: Double) -> ControlSide? {
    ControlSide.allCases.first { side in
      guard let control = control(side), control.policy.cancelsByPushBack,
        control.state == .refreshing, control.isOpen,
        container.ledger[side.source][side.edge] > restingInset(of: side)
      else { return false }
      return signedDistance(of: side, at: offset) > 0
    }
  }

  /// The control on `side`, which was in sight when the user began to scroll, is on its way out of
  /// view, or there: its refresh is given up.
  func isPushedBack(_ side: ControlSide) -> Bool {
    guard slots[side].control?.state == .refreshing else { return false }
    if signedDistance(of: side, at: container.targetOffset) <= 0 { return true }
    // A list that is too short to stay there springs back.
    return container.overscrolledEdge == side.opposite.edge
      && signedDistance(of: side, at: container.contentOffset) <= 0
  }

  /// A wheel, a key or the indicator has scrolled the list, in which the control on `side` was in
  /// sight.
  private mutating func passPushBack(of side: ControlSide?) {
    if let side, isPushedBack(side) { end(side, result: .cancelled) }
    forgetWayBack()
  }
}
