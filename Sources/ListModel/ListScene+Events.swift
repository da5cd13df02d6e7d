import RefreshModel
import ScrollModel

extension ListScene {
  /// Takes an event that happened at `time`: the list is advanced to exactly then, and changed.
  ///
  /// An event that is not allowed throws, and leaves the list as it was.
  public mutating func handle(_ event: SceneEvent, at time: Double) throws(SceneError) {
    guard time.isFinite else { throw .numberOutOfRange }
    guard time >= self.time else { throw .timeRunsBackwards }
    try check(event)
    advance(to: time)
    apply(event)
  }

  /// Whether the list would take `event` now.
  private func check(_ event: SceneEvent) throws(SceneError) {
    switch event {
    case .press(let x, let y):
      try checkNumbers(x, y)
      if container.isPressed { throw .alreadyPressed }
    case .move(let x, let y), .release(let x, let y):
      try checkNumbers(x, y)
      if !container.isPressed { throw .notPressed }
    case .cancel:
      if !container.isPressed { throw .notPressed }
    case .pan(let dx, let dy):
      try checkNumbers(dx, dy)
      if container.isPressed { throw .alreadyHeld }
    case .panEnd, .panCancel:
      if !container.isPanning { throw .notPanning }
    case .wheel(let notches):
      try checkNumbers(notches)
    case .setInset(_, let value, let duration):
      try checkNumbers(value, duration ?? 0)
      if let duration, duration < 0 { throw .numberOutOfRange }
    case .setOffset(let offset, _):
      try checkNumbers(offset)
    case .setRowHeight(let height):
      if !(height > 0 && height <= RowHeights.largestCommonHeight)
        || height * Double(rows.count) > RowHeights.largestTotal
      {
        throw .numberOutOfRange
      }
    case .setRows(let count):
      if count < 0 || (count > rows.count && !rows.canGrow(by: count - rows.count)) {
        throw .rowOutOfRange
      }
    case .insertRows(let index, let count):
      if count < 0 || !(0...rows.count).contains(index) || !rows.canGrow(by: count) {
        throw .rowOutOfRange
      }
    case .removeRows(let index, let count):
      if count < 0 || !(0...rows.count).contains(index) || count > rows.count - index {
        throw .rowOutOfRange
      }
    case .resize(let width, let height):
      try checkNumbers(width, height)
      if width < 0 || height < 0 { throw .numberOutOfRange }
    case .setHeader(let policy), .setFooter(let policy):
      if let policy, !policy.isUsable { throw .numberOutOfRange }
    case .beginRefresh, .endRefresh, .beginLoad, .endLoad, .resetNoMoreData, .shown, .hidden:
      break
    }
  }

  private func checkNumbers(_ numbers: Double...) throws(SceneError) {
    for number in numbers where !(abs(number) <= RowHeights.largestTotal) {
      throw .numberOutOfRange
    }
  }

  private mutating func apply(_ event: SceneEvent) {
    switch event {
    case .press(let x, let y): press(x: x, y: y)
    case .move(let x, let y):
      moveContainer { $0.movePress(along: y, across: x) }
      noteGivenUp()
      followPull()
    case .release(let x, let y): release(x: x, y: y)
    case .cancel: endDrag(cancelled: true) { $0.cancelPress() }
    case .pan(_, let dy):
      moveContainer { $0.pan(by: dy) }
      followPull()
    case .panEnd: endDrag(cancelled: false) { $0.endPan() }
    case .panCancel: endDrag(cancelled: true) { $0.endPan(cancelled: true) }
    case .wheel(let notches): moveContainer { $0.wheel(notches: notches) }
    case .beginRefresh: begin(.header)
    case .endRefresh(let result): end(.header, result: result)
    case .beginLoad: begin(.footer)
    case .endLoad(let result): end(.footer, result: result)
    case .resetNoMoreData: react(on: .footer, to: .reset)
    case .setInset(let edge, let value, let duration): setInset(value, at: edge, duration)
    case .setOffset(let offset, let animated):
      moveContainer { $0.setContentOffset(offset, animated: animated) }
    case .setRowHeight(let height): setRowHeight(height)
    case .setRows(let count): setRows(count)
    case .insertRows(let index, let count): insertRows(count, at: index)
    case .removeRows(let index, let count): removeRows(count, at: index)
    case .resize(let width, let height): resize(width: width, height: height)
    case .setHeader(let policy): replace(.header, by: policy)
    case .setFooter(let policy): replace(.footer, by: policy)
    case .shown: show()
    case .hidden: hide()
    }
  }

  private mutating func press(x: Double, y: Double) {
    let isStopped = container.isPanning || container.isStoppedByPress
    if container.isPanning { endDrag(cancelled: true) { $0.endPan(cancelled: true) } }
    moveContainer { $0.press(along: y, across: x) }
    pressedRow = isStopped ? nil : row(atY: y)
  }

  private mutating func release(x: Double, y: Double) {
    if moveContainer({ $0.movePressToRelease(along: y, across: x) }) {
      noteGivenUp()
      followPull()
    }
    endDrag(cancelled: false) { $0.releasePress() }
  }

  private mutating func endDrag(
    cancelled: Bool, _ ending: (inout ScrollContainer) -> PressEnd
  ) {
    let clicked = pressedRow
    pressedRow = nil
    // Without animations the list is at its rest as soon as it is let go.
    let distances = (header: distance(of: .header), footer: distance(of: .footer))
    switch moveContainer(ending) {
    case .drag: releasePull(at: distances, cancelled: cancelled)
    case .click(stopped: false):
      if !cancelled, let clicked { effects.append(.rowActivated(clicked)) }
    case .click(stopped: true), .givenUp: break
    }
  }

  private mutating func noteGivenUp() {
    if container.isPressGivenUp { pressedRow = nil }
  }

  private mutating func setInset(_ value: Double, at edge: InsetEdge, _ duration: Double?) {
    let isAtTop = container.contentOffset == container.minimumOffset
    moveContainer { $0.setInset(value, of: .application, at: edge, duration: duration) }
    updateFooterInset()
    if !wasShown, isAtTop { container.restAtTop() }
  }

  /// The row at the viewport's top stays there.
  private mutating func setRowHeight(_ height: Double) {
    let old = rows
    rows = RowHeights(count: old.count, height: height)
    let first = old.index(at: container.contentOffset) ?? 0
    let shift = rows.offset(of: first) - old.offset(of: first)
    moveContainer { $0.insertContent(length: shift, at: -.infinity) }
    contentChanged { $0.setContentLength($1) }
  }

  private mutating func setRows(_ count: Int) {
    rows.setCount(count)
    if let pressed = pressedRow, pressed >= count { pressedRow = nil }
    contentChanged { $0.setContentLength($1) }
  }

  private mutating func insertRows(_ count: Int, at index: Int) {
    let top = rows.offset(of: index)
    let old = rows.total
    rows.insert(count, at: index)
    if let pressed = pressedRow, pressed >= index { pressedRow = pressed + count }
    contentChanged { $0.insertContent(length: $1 - old, at: top) }
  }

  private mutating func removeRows(_ count: Int, at index: Int) {
    let top = rows.offset(of: index)
    let old = rows.total
    rows.remove(count, at: index)
    if let pressed = pressedRow, pressed >= index {
      pressedRow = pressed < index + count ? nil : pressed - count
    }
    contentChanged { $0.removeContent(length: old - $1, at: top) }
  }

  private mutating func contentChanged(_ change: (inout ScrollContainer, Double) -> Void) {
    let total = rows.total
    moveContainer { change(&$0, total) }
    updateFooterInset()
  }

  private mutating func resize(width: Double, height: Double) {
    viewport = Size(width: width, height: height)
    moveContainer { $0.setViewportLength(height) }
    updateFooterInset()
  }

  private mutating func show() {
    isVisible = true
    wasShown = true
    container.animates = animations
    for side in Side.allCases { react(on: side, to: .shown) }
  }

  /// A list that is not seen any more gets no frames: nothing may wait for one.
  private mutating func hide() {
    if container.isPressed { endDrag(cancelled: true) { $0.cancelPress() } }
    if container.isPanning { endDrag(cancelled: true) { $0.endPan(cancelled: true) } }
    isVisible = false
    container.animates = false
    moveContainer { $0.stopAtRest() }
    for side in Side.allCases {
      guard var waiting = control(side) else { continue }
      waiting.hurry(to: time)
      store(waiting, on: side)
    }
    advance(to: time)
  }
}
