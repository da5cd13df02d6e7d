import RefreshModel
import ScrollModel

extension ListScene {
  /// Takes an event that happened at `time`: the list is advanced to exactly then, and changed.
  ///
  /// `late` is how many seconds before `time` a hand did it, 0 or more: a machine that is busy tells
  /// of it after a frame, and the event takes effect then, but the speed of a finger is judged by
  /// when it moved. Events of no hand take no notice.
  /// An event that is not allowed throws, and leaves the list as it was.
  public mutating func handle(
    _ event: SceneEvent, at time: Double, late: Double = 0
  ) throws(SceneError) {
    guard time.isFinite, late.isFinite, late >= 0 else { throw .numberOutOfRange }
    guard time >= self.time else { throw .timeRunsBackwards }
    if !ignores(event) { try check(event) }
    advance(to: time)
    let isIgnored = ignores(event)
    if !isIgnored {
      container.lateness = event.isOfHand ? late : 0
      apply(event)
      container.lateness = 0
      disarmWhatIsInside()
      keepFloorWhole()
    }
    noteInput(event, isIgnored: isIgnored)
    dropBlockedHold()
  }

  private mutating func apply(_ event: SceneEvent) {
    switch event {
    case .press, .move, .release, .cancel, .longPress, .secondaryPress, .pointer, .pointerLeft,
      .pressIndicator, .moveIndicator, .releaseIndicator:
      applyPointer(event)
    case .key(let stroke): press(stroke)
    case .pan(let dx, let dy): pan(dx: dx, dy: dy)
    case .panEnd: endDrag(cancelled: false) { $0.endPan() }
    case .panCancel: endDrag(cancelled: true) { $0.endPan(cancelled: true) }
    case .wheel(let notches): wheel(notches)
    case .beginRefresh: begin(.header)
    case .endRefresh(let result): end(.header, result: result)
    case .beginLoad: begin(.footer)
    case .endLoad(let result): end(.footer, result: result)
    case .begin(let side, let manner): begin(side, manner)
    case .end(let side, let result, let delay): end(side, result: result, after: delay)
    case .openFloor: openFloor()
    case .closeFloor: closeFloor()
    case .setNoMoreData: exhaust()
    case .resetNoMoreData: react(on: .footer, to: .reset)
    case .setInset(let edge, let value, let duration):
      var insets = container.ledger[.application]
      insets[edge] = value
      setInsets(insets, duration)
    case .setInsets(let insets, let duration): setInsets(insets, duration)
    case .setOffset(let offset, let animated): scroll(to: offset, animated: animated)
    case .setTarget(let offset):
      aim = nil
      moveContainer {
        $0.retarget(to: offset)
        $0.claimMotionForUser()
      }
    case .showRow(let row, let position, let animated):
      show(row: row, at: position, animated: animated)
    case .showRange(let start, let length, let animated):
      scroll(to: offset(showing: start, length: length, at: .nearest), animated: animated)
    case .set(let option): set(option)
    case .setRowHeight, .estimateRowHeight, .measureRows, .forgetHeights, .setRows, .insertRows,
      .removeRows, .setBlock, .setContentLength:
      applyToRows(event)
    case .setSections(let sections): setSections(sections)
    case .restore(let snapshot, let callsHandler):
      restore(snapshot, callsHandler: callsHandler)
    case .select(let index, let count, let isSelected):
      select(index..<(index + count), isSelected)
    case .focus(let row): moveFocus(to: row)
    case .resize(let width, let height): resize(width: width, height: height)
    case .setHeader(let policy): replace(.header, by: policy)
    case .setFooter(let policy): replace(.footer, by: policy)
    case .tuneHeader(let policy): tune(.header, by: policy)
    case .tuneFooter(let policy): tune(.footer, by: policy)
    case .shown: show()
    case .hidden: hide()
    }
  }

  private mutating func applyPointer(_ event: SceneEvent) {
    switch event {
    case .press(let x, let y, let modifiers): press(x: x, y: y, modifiers)
    case .move(let x, let y): move(x: x, y: y)
    case .release(let x, let y): release(x: x, y: y)
    case .cancel: endDrag(cancelled: true) { $0.cancelPress() }
    case .longPress: longPress()
    case .secondaryPress(let x, let y): requestMenu(x: x, y: y)
    case .pointer(let x, let y): movePointer(to: (x, y))
    case .pointerLeft: movePointer(to: nil)
    case .pressIndicator(let x, let y): pressIndicator(x: x, y: y)
    case .moveIndicator(let x, let y): moveIndicator(x: x, y: y)
    case .releaseIndicator: releaseIndicator()
    default: break
    }
  }

  private mutating func pan(dx: Double, dy: Double) {
    aim = nil
    let travel = touchpadTravel(axis.travel(dx: dx, dy: dy).along)
    moveContainer { $0.pan(by: travel) }
    wheelPullEnd = nil
    noteTravel(ofHand: travel)
    notePointerAsFinger()
    followPull()
    showIndicator()
  }

  /// A wheel that turns where the list cannot follow asks for more all the same.
  private mutating func wheel(_ notches: Double) {
    if isWheelPulling || sidePulled(byNotches: notches) != nil { return pullByWheel(notches) }
    let isHeld = container.targetOffset == container.contentOffset
    let offset = container.contentOffset
    scrollByUser { $0.wheel(notches: notches) }
    guard notches != 0, isHeld, container.isScrollEnabled, container.contentOffset == offset,
      container.targetOffset == offset
    else { return }
    let side = notches < 0 ? Side.header : .footer
    if isAskedForMore(side) { askForMore(side) }
  }

  /// Scrolls as the user asked by wheel or key.
  mutating func scrollByUser(_ change: (inout ScrollContainer) -> Void) {
    guard container.isScrollEnabled else { return }
    aim = nil
    noteStep()
    let (offset, target) = (container.contentOffset, container.targetOffset)
    moveContainer {
      change(&$0)
      $0.claimMotionForUser()
    }
    followApproaches(from: offset, byDrag: false)
    if container.contentOffset != offset || container.targetOffset != target { showIndicator() }
  }

  mutating func scroll(to offset: Double, animated: Bool) {
    aim = nil
    moveContainer { $0.setContentOffset(offset, animated: animated) }
  }

  private mutating func setInsets(_ insets: EdgeInsets, _ duration: Double?) {
    let isAtTop = container.contentOffset == container.minimumOffset
    moveContainer { $0.setInsets(insets, of: .application, duration: duration) }
    updateFooterInset()
    if !wasShown, isAtTop { container.restAtTop() }
  }

  private mutating func resize(width: Double, height: Double) {
    let isOpen = header?.holdsInset == true || footer?.holdsInset == true
    if isOpen, !Feature.resizing.isOn { return }
    let focused = focusedRow.flatMap { isFocusVisible && visibleRows.contains($0) ? $0 : nil }
    viewport = Size(width: width, height: height)
    setColumns(columnLayout)
    if !isOpen || Feature.resizing.isOn {
      moveContainer { [axis, viewport] in $0.setViewportLength(axis.length(of: viewport)) }
      updateFooterInset()
    }
    if let focused, container.phase == .idle, wasShown { bringIntoView(focused) }
  }

  private mutating func show() {
    let isFirst = !wasShown
    isVisible = true
    wasShown = true
    container.animates = animations || !Feature.animationsOff.isOn
    for side in Side.allCases { react(on: side, to: .shown) }
    if isFirst { startRefresh() }
  }

  /// A list that is not seen any more gets no frames: nothing may wait for one.
  private mutating func hide() {
    if container.isPressed { endDrag(cancelled: true) { $0.cancelPress() } }
    if container.isPanning { endDrag(cancelled: true) { $0.endPan(cancelled: true) } }
    if container.isIndicatorHeld { releaseIndicator() }
    isVisible = false
    pointer = nil
    indicatorDisplay.hide()
    moveContainer {
      $0.stopAtRest()
      $0.animates = false
    }
    for side in Side.allCases {
      guard var waiting = control(side) else { continue }
      waiting.hurry(to: time)
      store(waiting, on: side)
    }
    advance(to: time)
  }
}
