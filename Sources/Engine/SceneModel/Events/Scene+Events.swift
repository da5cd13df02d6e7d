import RefreshModel
import ScrollModel

/// The handling of events.
///
/// All changes of a scene go through ``handle(_:at:late:)``.
extension Scene {
  /// Handles an event that happened at `time`: advances the scene to that time and applies the
  /// event.
  ///
  /// `late` is how many seconds before `time` the user acted, 0 or more. A busy system reports
  /// input only after a frame: the event takes effect at `time`, but the speed of a finger follows
  /// from when it moved. Events that are not input ignore `late`.
  /// An event that is not allowed throws and does not change the scene.
  public mutating func handle(
    _ event: SceneEvent, at time: Double, late: Double = 0
  ) throws(SceneError) {
    let part = event.part
    try checkTime(time, late)
    if !ignores(part) { try check(event) }
    let isAnswer = takeAnswer(event)
    if !event.isPartOfRowBurst { endRowBurst() }
    pass(to: time)
    if isAnswer { return }
    let isIgnored = ignores(part)
    if !isIgnored {
      setLateness(event.isDirectInput ? late : 0)
      apply(event)
      adjustControls()
      scrollToRequestedPlace()
    } else if part == .single {
      // A wheel that turns on while the content is blocked continues its gesture.
      noteStep()
    }
    note(part, isIgnored: isIgnored)
    endExcludedPress()
    updateSelectionRectangle()
  }

  /// Sets the delay of the current input event, in seconds.
  package mutating func setLateness(_ late: Double) {
    container.setLateness(late)
  }

  /// Adjusts controls after an event: disarms pulls that are back inside the trigger distance, and
  /// closes half-open pages.
  package mutating func adjustControls() {
    setLateness(0)
    guard !isWaitingForTarget else { return }
    applyRest()
    keepFloorWhole()
  }

  /// Records whether input of `part` was handled or ignored.
  package mutating func note(_ part: InputPart, isIgnored: Bool) {
    userInput.note(part, isIgnored: isIgnored)
    dropBlockedHold()
  }

  /// Applies `event` at the current time.
  ///
  /// This is the only `switch` over all events. It has no `default`, so that the compiler reports a
  /// missing event.
  private mutating func apply(_ event: SceneEvent) {
    switch event {
    case .press(let point, let modifiers): press(at: point, modifiers)
    case .move(let point):
      if moveSelectionRectangle(to: point) { break }
      move(to: point)
      if container.isDragging { showIndicator() }
    case .release(let point): release(at: point)
    case .cancel: endDrag(cancelled: true) { $0.releasePress(cancelled: true) }
    case .longPress: longPress()
    case .pan(let dx, let dy):
      pan(dx: dx, dy: dy)
      showIndicator()
    case .panEnd: endDrag(cancelled: false) { $0.releasePan(cancelled: false) }
    case .panCancel: endDrag(cancelled: true) { $0.releasePan(cancelled: true) }
    case .wheel(let notches): if wheel(notches) { showIndicator() }
    case .scrollbar(let offset): moveScrollbar(to: offset)
    case .glide(let velocity): glide(velocity)
    case .pointer(let point): movePointer(to: point)
    case .pointerLeft: movePointer(to: nil)
    case .secondaryPress(let point): requestMenu(at: point)
    case .pressIndicator(let point): pressIndicator(at: point)
    case .moveIndicator(let point): moveIndicator(to: point)
    case .releaseIndicator: releaseIndicator()
    case .key(let stroke): press(stroke)

    case .begin(let side, let beginOptions): begin(side, beginOptions)
    case .end(let side, let result, let delay): end(side, result: result, after: delay)
    case .fill(let side): if wantsFilling(side) { fillViewport(on: side) }
    case .openFloor: openFloor()
    case .closeFloor: closeFloor()
    case .setNoMoreData: exhaust()
    case .resetNoMoreData: resetNoMore()
    case .setLastUpdated(let seconds): setLastUpdated(seconds)
    case .setClock(let clock): visibility.setClock(clock)
    case .setControl(let side, let policy):
      replace(side, by: policy)
      updateHeaderStart()
    case .tune(let side, let policy):
      tune(side, by: policy)
      updateHeaderStart()

    case .setInset(let edge, let value, let duration):
      var insets = container.ledger[.application]
      insets[edge] = value
      setInsets(insets, duration)
    case .setInsets(let insets, let duration): setInsets(insets, duration)
    case .setOffset(let offset, let animated):
      scroll(to: offset, animated: animated)
      storeRequestedPlace(.offset(offset))
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
      storeRequestedPlace(.range(start: start, length: length))
    case .set(let option): set(option)
    case .resize(let width, let height): resize(to: Size(width: width, height: height))
    case .shown: show()
    case .hidden: hide()

    case .setContent(let length, let shift):
      layout.setOwnContent(length)
      growContent(length: layout.length, shift: shift)
      updateHeaderStart()
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
    case .focus(let row): if row.map({ !isHeading($0) }) ?? true { selection.moveFocus(to: row) }
    }
  }

  /// Ends a press or pan by `releaseHold`, and shows the indicator if the list was dragged.
  private mutating func endDrag(
    cancelled: Bool, _ releaseHold: (inout ScrollContainer) -> PressEnd
  ) {
    let wasDragging = container.isDragging
    endHold(cancelled: cancelled, asks: true, releaseHold)
    if wasDragging { showIndicator() }
  }

  /// Scrolls to `offset` for the program.
  package mutating func scroll(to offset: Double, animated: Bool) {
    scrollCount += 1
    // The program now determines the offset, so the finger does not arm a control again.
    for side in ControlSide.allCases { change(side) { $0.noteArmedByFinger(false) } }
    moveContainer { $0.setContentOffset(offset, animated: animated) }
  }

  private mutating func setInsets(_ insets: EdgeInsets, _ duration: Double?) {
    let isAtTop = container.contentOffset == container.minimumOffset
    moveContainer { $0.setInsets(insets, of: .application, duration: duration) }
    adaptToViewport()
    if !wasShown, isAtTop { container.restAtTop() }
  }

  /// Sets the length of the content and adds `shift` to the offset, both in points, so that the
  /// visible content stays in place.
  package mutating func setContent(length: Double, shift: Double = 0) {
    moveContainer { $0.changeContent(length: length, shift: shift) }
    adaptToViewport()
    for side in ControlSide.allCases { continueFilling(on: side) }
  }

  /// Sets the length of the content during its layout.
  ///
  /// Controls that fill the viewport wait until the layout is complete.
  package mutating func growContent(length: Double, shift: Double) {
    if length != container.contentLength { isContentGrowing = true }
    setContent(length: length, shift: shift)
  }

  /// Whether a control keeps its inset open.
  package var isOpen: Bool { header?.holdsInset == true || footer?.holdsInset == true }

  private mutating func show() {
    let isFirst = visibility.show()
    container.setAnimates(animations)
    for side in ControlSide.allCases { react(on: side, to: .shown) }
    if isFirst { startRefresh() }
  }

  /// Marks the list as hidden.
  ///
  /// A hidden list gets no frames, so everything that waits for one ends now.
  private mutating func hide() {
    dropHold()
    visibility.hide()
    userInput.point(at: nil)
    moveContainer {
      $0.stopAtRest()
      $0.setAnimates(false)
    }
    let time = time
    for side in ControlSide.allCases { change(side) { $0.makeDeadlinesDue(to: time) } }
    advancePull(to: time)
    indicatorDisplay.hide()
  }

  /// Selects or deselects rows for the program.
  ///
  /// In the mode `single` it selects the last row of `range` that is not a heading.
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
    keepPlace(after: .size) {
      $0.viewport = size
      $0.layout.fit(crossLength: $0.contentCrossLength)
    }
    if let focused, container.phase == .idle, wasShown { bringIntoView(focused) }
  }
}
