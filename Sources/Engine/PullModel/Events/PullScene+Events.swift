import RefreshModel
import ScrollModel

/// The one door: all that changes a pull comes in here.
extension PullScene {
  /// Takes an event that happened at `time`: the scene is advanced to exactly then, and changed.
  ///
  /// `late` is how many seconds before `time` a hand did it, 0 or more: a machine that is busy tells
  /// of it after a frame, and the event takes effect then, but the speed of a finger is judged by
  /// when it moved. Events of no hand take no notice.
  /// An event that is not allowed throws, and leaves the scene as it was.
  public mutating func handle(
    _ event: PullEvent, at time: Double, late: Double = 0
  ) throws(SceneError) {
    try checkTime(time, late)
    if !ignores(event.part) { try check(event) }
    let isAnswer = takeAnswer(event)
    advance(to: time)
    if isAnswer { return }
    let isIgnored = ignores(event.part)
    if !isIgnored {
      setLateness(event.isOfHand ? late : 0)
      apply(event)
      followEvent()
    }
    note(event.part, isIgnored: isIgnored)
  }

  /// A hand did `late` seconds ago what is being told.
  package mutating func setLateness(_ late: Double) {
    container.setLateness(late)
  }

  /// An event has had its effect: what it leaves inside a trigger distance, or half open, follows.
  package mutating func followEvent() {
    setLateness(0)
    guard !isAskingForTarget else { return }
    followRest()
    keepFloorWhole()
  }

  /// Input of `part` was taken, or ignored.
  package mutating func note(_ part: InputPart, isIgnored: Bool) {
    hand.note(part, isIgnored: isIgnored)
    dropBlockedHold()
  }

  /// Does what `event` says, at the present time.
  package mutating func apply(_ event: PullEvent) {
    switch event {
    case .press(let x, let y, _): press(x: x, y: y)
    case .move(let x, let y): move(x: x, y: y)
    case .release(let x, let y):
      let place = hand.pressPlace
      if release(x: x, y: y) == .click(stopped: false) { tapControl(atX: place.x, y: place.y) }
    case .cancel: endHold(cancelled: true, asks: true) { $0.letGoOfPress(cancelled: true) }
    case .pointer(let x, let y): point(at: (x, y))
    case .pointerLeft: point(at: nil)
    case .pan(let dx, let dy): pan(dx: dx, dy: dy)
    case .panEnd: endHold(cancelled: false, asks: true) { $0.letGoOfPan(cancelled: false) }
    case .panCancel: endHold(cancelled: true, asks: true) { $0.letGoOfPan(cancelled: true) }
    case .wheel(let notches): _ = wheel(notches)
    case .scrollbar(let offset): moveScrollbar(to: offset)
    case .glide(let velocity): glide(velocity)
    case .begin(let side, let manner): begin(side, manner)
    case .end(let side, let result, let delay): end(side, result: result, after: delay)
    case .fill(let side): fillViewport(on: side)
    case .openFloor: openFloor()
    case .closeFloor: closeFloor()
    case .setNoMoreData: exhaust()
    case .resetNoMoreData: resetNoMore()
    case .setLastUpdated(let seconds): setLastUpdated(seconds)
    case .setClock(let clock): showing.setClock(clock)
    case .setInset(let edge, let value, let duration):
      var insets = container.ledger[.application]
      insets[edge] = value
      setInsets(insets, duration)
    case .setInsets(let insets, let duration): setInsets(insets, duration)
    case .setContent(let length, let shift): growContent(length: length, shift: shift)
    case .setOffset(let offset, let animated): scroll(to: offset, animated: animated)
    case .setTarget(let offset):
      scrollCount += 1
      moveContainer {
        $0.retarget(to: offset)
        $0.claimMotionForUser()
      }
    case .set(let option): set(option)
    case .resize(let width, let height): resize(to: Size(width: width, height: height))
    case .setControl(let side, let policy): replace(side, by: policy)
    case .tune(let side, let policy): tune(side, by: policy)
    case .shown: show()
    case .hidden: hide()
    }
  }

  /// The list is put to `offset`, by program.
  package mutating func scroll(to offset: Double, animated: Bool) {
    scrollCount += 1
    // It is not the hand any more that holds the list where it is.
    for side in ControlSide.allCases { change(side) { $0.noteArmedByHand(false) } }
    moveContainer { $0.setContentOffset(offset, animated: animated) }
  }

  private mutating func setInsets(_ insets: EdgeInsets, _ duration: Double?) {
    let isAtTop = container.contentOffset == container.minimumOffset
    moveContainer { $0.setInsets(insets, of: .application, duration: duration) }
    followRoom()
    if !wasShown, isAtTop { container.restAtTop() }
  }

  /// The content is `length` points long, and what is seen of it `shift` points farther from its start.
  package mutating func setContent(length: Double, shift: Double = 0) {
    moveContainer { $0.changeContent(length: length, shift: shift) }
    followRoom()
    for side in ControlSide.allCases { goOnFilling(on: side) }
  }

  /// The content has grown, or shrunk, by a step of its layout: what it leads to waits until it is laid
  /// out.
  package mutating func growContent(length: Double, shift: Double) {
    if length != contentLength { isContentGrowing = true }
    setContent(length: length, shift: shift)
  }

  /// The same content has another length, as by ``setContent(length:shift:)``: no control's work has
  /// brought it.
  package mutating func layOutContent(length: Double, shift: Double) {
    let former = contentLength
    for side in ControlSide.allCases { slots[side].moveWork(from: former, to: length) }
    setContent(length: length, shift: shift)
  }

  /// The viewport is of another size.
  private mutating func resize(to size: Size) {
    setViewport(size)
    followViewport()
  }

  /// A control keeps its inset.
  package var isOpen: Bool { header?.holdsInset == true || footer?.holdsInset == true }

  /// Notes the viewport's size, by which content may be laid out before ``followViewport()``.
  package mutating func setViewport(_ size: Size) {
    viewport = size
  }

  /// The list is as long as its viewport.
  package mutating func followViewport() {
    moveContainer { [axis, viewport] in $0.setViewportLength(axis.length(of: viewport)) }
    followRoom()
  }

  private mutating func show() {
    let isFirst = showing.show()
    container.setAnimates(animations)
    for side in ControlSide.allCases { react(on: side, to: .shown) }
    if isFirst { startRefresh() }
  }

  /// A list that is not seen any more gets no frames: nothing may wait for one.
  private mutating func hide() {
    dropHold()
    showing.hide()
    point(at: nil)
    moveContainer {
      $0.stopAtRest()
      $0.setAnimates(false)
    }
    let time = time
    for side in ControlSide.allCases { change(side) { $0.hurry(to: time) } }
    advance(to: time)
  }
}
