import RefreshModel
import ScrollModel

/// A finger or the primary button: what becomes a drag, a click or a menu.
extension ListScene {
  mutating func press(x: Double, y: Double, _ modifiers: PressModifiers) {
    let isStopped = container.isPanning || container.isStoppedByPress
    if container.isPanning { endDrag(cancelled: true) { $0.endPan(cancelled: true) } }
    aim = nil
    let (along, across) = axis.place(x: x, y: y, in: viewport)
    moveContainer { $0.press(along: along, across: across) }
    noteFinger(x: x, y: y)
    pressedRow = isStopped ? nil : row(atX: x, y: y)
    pressModifiers = modifiers
    pressPoint = (x, y)
    isFocusVisible = false
  }

  mutating func move(x: Double, y: Double) {
    let (along, across) = axis.place(x: x, y: y, in: viewport)
    let former = container.holdPosition
    moveContainer { $0.movePress(along: along, across: across) }
    noteGivenUp()
    noteTravel(ofHand: along - (former ?? along))
    noteFinger(x: x, y: y)
    followPull()
    if container.isDragging { showIndicator() }
  }

  mutating func release(x: Double, y: Double) {
    let (along, across) = axis.place(x: x, y: y, in: viewport)
    let former = container.holdPosition
    if moveContainer({ $0.movePressToRelease(along: along, across: across) }) {
      noteGivenUp()
      noteTravel(ofHand: along - (former ?? along))
      noteFinger(x: x, y: y)
      followPull()
    }
    endDrag(cancelled: false) { $0.releasePress() }
  }

  mutating func endDrag(cancelled: Bool, _ ending: (inout ScrollContainer) -> PressEnd) {
    let clicked = pressedRow
    pressedRow = nil
    // Without animations the list is at its rest as soon as it is let go.
    let distances = (header: releaseDistance(of: .header), footer: releaseDistance(of: .footer))
    let offset = container.contentOffset
    let (pushedBack, floorPush) = (sidePushedBack, floorPush)
    pushBackSide = nil
    wheelPullEnd = nil
    forgetFinger()
    let told = effects.count
    let end = moveContainer { container in
      let end = ending(&container)
      container.claimMotionForUser()
      return end
    }
    switch end {
    case .drag:
      showIndicator()
      // A push that gives a refresh up is for that alone.
      releasePull(at: distances, cancelled: cancelled || pushedBack != nil)
      if let pushedBack, !cancelled { self.end(pushedBack, result: .cancelled) }
      leaveFloor(pushedBy: cancelled ? 0 : floorPush, toldSince: told)
      correctRelease(toldSince: told)
      if !cancelled { followApproaches(from: offset, byDrag: false, isGlide: true) }
    case .click(stopped: false):
      // The program may have scrolled another row under the finger.
      let (x, y) = pressPoint
      if !cancelled, isFailureOverRows, tapControl(atX: x, y: y) { return }
      if !cancelled, let clicked, row(atX: x, y: y) == clicked { click(clicked) }
      if !cancelled, clicked == nil, row(atX: x, y: y) == nil { tapControl(atX: x, y: y) }
    case .click(stopped: true), .givenUp: break
    }
  }

  /// A release that opens a control leads to where that rests, and is no glide.
  private mutating func correctRelease(toldSince first: Int) {
    let isAnimated = container.phase == .animating
    for index in first..<effects.count {
      guard case .scroll(.willEndDragging(let velocity, _)) = effects[index] else { continue }
      effects[index] = .scroll(
        .willEndDragging(velocity: velocity, target: container.targetOffset))
    }
    guard isAnimated,
      let begin = effects[first...].firstIndex(of: .scroll(.willBeginDecelerating))
    else { return }
    effects.remove(at: begin)
    container.takeBackDeceleration()
  }

  /// The press asks for the menu, and is nothing else any more.
  mutating func longPress() {
    guard !container.isDragging, pressedRow != nil else { return }
    let (x, y) = pressPoint
    endDrag(cancelled: true) { $0.cancelPress() }
    requestMenu(x: x, y: y)
  }

  /// Asks for the menu of what is at a point; its row is selected first where it was not.
  mutating func requestMenu(x: Double, y: Double) {
    let row = row(atX: x, y: y)
    if let row {
      if selectionMode != .none, !selection.contains(row) { selectOnly(row) }
      moveFocus(to: row)
    }
    effects.append(.menuRequested(row: row, x: x, y: y))
  }

  private mutating func noteGivenUp() {
    if container.isPressGivenUp { pressedRow = nil }
  }
}
