import PullModel
import RefreshModel
import ScrollModel

/// The one door of a list: all that changes it comes in here.
extension ListScene {
  /// Handles an event that happened at `time`: the list is advanced to exactly that time, and
  /// changed.
  ///
  /// `late` is the number of seconds, 0 or more, by which a hand caused it before `time`: a busy
  /// machine delivers it after a frame, and the event takes effect then, but the speed of a finger
  /// is judged by when it moved. Events that no hand caused ignore it.
  ///
  /// An event that is not allowed throws, and leaves the list as it was.
  public mutating func handle(
    _ event: SceneEvent, at time: Double, late: Double = 0
  ) throws(SceneError) {
    let part = event.part
    try pull.checkTime(time, late)
    if !pull.ignores(part) { try check(event) }
    if case .pull(let event) = event, pull.takeAnswer(event) { return advance(to: time) }
    advance(to: time)
    let isIgnored = pull.ignores(part)
    if !isIgnored {
      pull.setLateness(event.isOfHand ? late : 0)
      switch event {
      case .pull(let event): apply(event)
      case .list(let event): apply(event)
      }
      pull.followEvent()
      meetAsked()
    }
    pull.note(part, isIgnored: isIgnored)
    followPull()
    followBand()
  }

  /// Takes an event of the pull that happened at `time`.
  public mutating func handle(
    _ event: PullEvent, at time: Double, late: Double = 0
  ) throws(SceneError) {
    try handle(.pull(event), at: time, late: late)
  }

  /// Takes an event of the rows that happened at `time`.
  public mutating func handle(_ event: ListEvent, at time: Double) throws(SceneError) {
    try handle(.list(event), at: time)
  }

  /// Does what an event of the pull says, and what it means for rows and indicator.
  private mutating func apply(_ event: PullEvent) {
    switch event {
    case .press(let x, let y, let modifiers): press(x: x, y: y, modifiers)
    case .release(let x, let y): release(x: x, y: y)
    case .cancel, .panEnd, .panCancel:
      let wasDragging = container.isDragging
      pull.apply(event)
      if wasDragging { showIndicator() }
    case .move(let x, let y):
      if moveBand(x: x, y: y) { break }
      pull.apply(event)
      if container.isDragging { showIndicator() }
    case .pan:
      pull.apply(event)
      showIndicator()
    case .wheel(let notches): if pull.wheel(notches) { showIndicator() }
    case .pointer(let x, let y): movePointer(to: (x, y))
    case .pointerLeft: movePointer(to: nil)
    case .resize(let width, let height): resize(to: Size(width: width, height: height))
    case .set(let option):
      pull.set(option)
      if case .orientation = option { fitColumns() }
    case .hidden:
      pull.apply(event)
      indicatorDisplay.hide()
    case .setContent(let length, let shift):
      layout.setOwnContent(length)
      pull.growContent(length: layout.length, shift: shift)
      followHeaderRow()
    case .setOffset(let offset, _):
      pull.apply(event)
      noteAsked(.offset(offset))
    case .fill(let side): if wantsFilling(side) { pull.apply(event) }
    case .setControl, .tune:
      pull.apply(event)
      followHeaderRow()
    default: pull.apply(event)
    }
  }

  private mutating func apply(_ event: ListEvent) {
    switch event {
    case .longPress: longPress()
    case .secondaryPress(let x, let y): requestMenu(x: x, y: y)
    case .pressIndicator(let x, let y): pressIndicator(x: x, y: y)
    case .moveIndicator(let x, let y): moveIndicator(x: x, y: y)
    case .releaseIndicator: releaseIndicator()
    case .key(let stroke): press(stroke)
    case .showRow(let row, let position, let animated):
      show(row: row, at: position, animated: animated)
    case .showRange(let start, let length, let animated):
      pull.scroll(to: offset(showing: start, length: length, at: .nearest), animated: animated)
      noteAsked(.range(start: start, length: length))
    case .set(let option): set(option)
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

  private mutating func set(_ option: ListOption) {
    switch option {
    case .showsIndicator(let isShown):
      indicatorDisplay.setWanted(isShown)
      if container.isIndicatorHeld, !isShown { releaseIndicator() }
    case .selectionMode(let mode): changeSelection { $0.setMode(mode) }
    case .bandSelection(let isAllowed): allowsBandSelection = isAllowed
    case .columns(let columns):
      layout.setColumns(columns)
      fitColumns()
    case .maximumContentWidth(let width):
      layout.setMaximumWidth(width)
      fitColumns()
    }
  }

  /// The present value of every property, always in the same order.
  public var options: [SceneOption] {
    pull.options.map(SceneOption.pull)
      + [
        .list(.showsIndicator(showsIndicator)), .list(.selectionMode(selectionMode)),
        .list(.bandSelection(allowsBandSelection)), .list(.columns(columnLayout)),
        .list(.maximumContentWidth(layout.maximumWidth)),
      ]
  }

  private mutating func resize(to size: Size) {
    let focused = focusedRow.flatMap { isFocusVisible && visibleRows.contains($0) ? $0 : nil }
    pull.setViewport(size)
    fitColumns()
    pull.followViewport()
    if let focused, container.phase == .idle, wasShown { bringIntoView(focused) }
  }
}
