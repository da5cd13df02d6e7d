import RefreshModel
import ScrollModel

/// The one door: all that changes a scene comes in here.
extension Scene {
  /// Takes an event that happened at `time`: the scene is advanced to exactly then, and changed.
  ///
  /// `late` is how many seconds before `time` a hand did it, 0 or more: a machine that is busy tells
  /// of it after a frame, and the event takes effect then, but the speed of a finger is judged by
  /// when it moved. Events of no hand take no notice.
  /// An event that is not allowed throws, and leaves the scene as it was.
  public mutating func handle(
    _ event: SceneEvent, at time: Double, late: Double = 0
  ) throws(SceneError) {
    let part = event.part
    try checkTime(time, late)
    if !ignores(part) { try check(event) }
    let isAnswer = takeAnswer(event)
    advance(to: time)
    if isAnswer { return }
    let isIgnored = ignores(part)
    if !isIgnored {
      setLateness(event.isOfHand ? late : 0)
      apply(event)
      followEvent()
      meetAsked()
    }
    note(part, isIgnored: isIgnored)
    followHold()
    followBand()
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

  /// Changes the scene by `event`, at the current time.
  ///
  /// The one place where events are told apart: without `default`, so that none can be forgotten.
  private mutating func apply(_ event: SceneEvent) {
    switch event {
    case .press(let x, let y, let modifiers): press(x: x, y: y, modifiers)
    case .move(let x, let y):
      if moveBand(x: x, y: y) { break }
      move(x: x, y: y)
      if container.isDragging { showIndicator() }
    case .release(let x, let y): release(x: x, y: y)
    case .cancel: endDrag(cancelled: true) { $0.letGoOfPress(cancelled: true) }
    case .longPress: longPress()
    case .pan(let dx, let dy):
      pan(dx: dx, dy: dy)
      showIndicator()
    case .panEnd: endDrag(cancelled: false) { $0.letGoOfPan(cancelled: false) }
    case .panCancel: endDrag(cancelled: true) { $0.letGoOfPan(cancelled: true) }
    case .wheel(let notches): if wheel(notches) { showIndicator() }
    case .scrollbar(let offset): moveScrollbar(to: offset)
    case .glide(let velocity): glide(velocity)
    case .pointer(let x, let y): movePointer(to: (x, y))
    case .pointerLeft: movePointer(to: nil)
    case .secondaryPress(let x, let y): requestMenu(x: x, y: y)
    case .pressIndicator(let x, let y): pressIndicator(x: x, y: y)
    case .moveIndicator(let x, let y): moveIndicator(x: x, y: y)
    case .releaseIndicator: releaseIndicator()
    case .key(let stroke): press(stroke)

    case .begin(let side, let manner): begin(side, manner)
    case .end(let side, let result, let delay): end(side, result: result, after: delay)
    case .fill(let side): if wantsFilling(side) { fillViewport(on: side) }
    case .openFloor: openFloor()
    case .closeFloor: closeFloor()
    case .setNoMoreData: exhaust()
    case .resetNoMoreData: resetNoMore()
    case .setLastUpdated(let seconds): setLastUpdated(seconds)
    case .setClock(let clock): showing.setClock(clock)
    case .setControl(let side, let policy):
      replace(side, by: policy)
      followHeaderRow()
    case .tune(let side, let policy):
      tune(side, by: policy)
      followHeaderRow()

    case .setInset(let edge, let value, let duration):
      var insets = container.ledger[.application]
      insets[edge] = value
      setInsets(insets, duration)
    case .setInsets(let insets, let duration): setInsets(insets, duration)
    case .setOffset(let offset, let animated):
      scroll(to: offset, animated: animated)
      noteAsked(.offset(offset))
    case .setTarget(let offset):
      scrollCount += 1
      moveContainer {
        $0.retarget(to: offset)
        $0.claimMotionForUser()
      }
    case .showRow(let row, let position, let animated):
      show(row: row, at: position, animated: animated)
    case .showRange(let start, let length, let animated):
      scroll(to: offset(showing: start, length: length, at: .nearest), animated: animated)
      noteAsked(.range(start: start, length: length))
    case .set(let option): set(option)
    case .resize(let width, let height): resize(to: Size(width: width, height: height))
    case .shown: show()
    case .hidden: hide()

    case .setContent(let length, let shift):
      layout.setOwnContent(length)
      growContent(length: layout.length, shift: shift)
      followHeaderRow()
    case .setRowHeight, .estimateRowHeight, .measureRows, .forgetHeights, .setRows, .insertRows,
      .removeRows, .replaceRows, .setBlock, .setContentLength:
      applyToRows(event)
    case .setSections(let sections):
      layout.setSections(sections)
      leaveHeadings()
    case .restore(let snapshot, let callsHandler):
      restore(snapshot, callsHandler: callsHandler)
    case .select(let index, let count, let isSelected):
      select(index..<(index + count), isSelected)
    case .focus(let row): if row.map({ !isHeading($0) }) ?? true { moveFocus(to: row) }
    }
  }

  /// Ends a press or a pan as `letGo` says, and shows the indicator if the list was dragged.
  private mutating func endDrag(
    cancelled: Bool, _ letGo: (inout ScrollContainer) -> PressEnd
  ) {
    let wasDragging = container.isDragging
    endHold(cancelled: cancelled, asks: true, letGo)
    if wasDragging { showIndicator() }
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
    if length != container.contentLength { isContentGrowing = true }
    setContent(length: length, shift: shift)
  }

  /// The same content has another length, as by ``setContent(length:shift:)``: no control's work has
  /// brought it.
  package mutating func layOutContent(length: Double, shift: Double) {
    let former = container.contentLength
    for side in ControlSide.allCases { slots[side].moveWork(from: former, to: length) }
    setContent(length: length, shift: shift)
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
    advancePull(to: time)
    indicatorDisplay.hide()
  }

  /// Selects or deselects rows by program; of a single one the last that is no heading.
  private mutating func select(_ range: Range<Int>, _ isSelected: Bool) {
    guard isSelected, selectionMode == .single else {
      return changeSelection { $0.select(range, isSelected) }
    }
    guard let row = layout.row(from: range.upperBound - 1, by: -1), range.contains(row) else {
      return
    }
    changeSelection { $0.selectOnly(row) }
  }

  private mutating func resize(to size: Size) {
    let focused = focusedRow.flatMap { isFocusVisible && visibleRows.contains($0) ? $0 : nil }
    setViewport(size)
    fitColumns()
    followViewport()
    if let focused, container.phase == .idle, wasShown { bringIntoView(focused) }
  }
}
