import ScrollModel

/// Keys: they move the focus, which is brought into view, and where there are no rows the content.
extension ListScene {
  /// Whether `stroke` would do something now; a host leaves the others to whoever wants them.
  public func uses(_ stroke: KeyStroke) -> Bool {
    let stroke = alongAxis(stroke)
    return does(stroke)
  }

  /// The key that does along the axis what `stroke` does on the screen: in a vertical list that begins
  /// at the bottom a page up is a page on.
  private func alongAxis(_ stroke: KeyStroke) -> KeyStroke {
    guard axis.beginsAtEnd, axis.orientation == .vertical else { return stroke }
    var turned = stroke
    switch stroke.key {
    case .pageUp: turned.key = .pageDown
    case .pageDown: turned.key = .pageUp
    case .home: turned.key = .end
    case .end: turned.key = .home
    case .space where !stroke.isControl: turned.isShift.toggle()
    default: break
    }
    return turned
  }

  private func does(_ stroke: KeyStroke) -> Bool {
    isBlocked || moves(by: stroke) || sideAsked(by: stroke) != nil || refreshes(by: stroke)
  }

  /// Whether `stroke` moves the list, its focus or its selection.
  private func moves(by stroke: KeyStroke) -> Bool {
    // Who holds the list decides where it is.
    if container.isTracking, stroke.key != .escape { return false }
    switch stroke.key {
    case .escape:
      return container.isTracking || container.phase != .idle || header?.state == .floorOpen
    case .refresh, .reload: return false
    case .enter, .menu: return shownFocus != nil
    case .all: return stroke.isControl && selectionMode == .multiple && shownCount > 0
    case .space where stroke.isControl: return shownFocus != nil && selectionMode != .none
    case .up, .down, .left, .right:
      guard let step = step(of: stroke.key) else { return false }
      return shownCount > 0 ? focus(after: step) != focusedRow : uses(length: Double(step))
    case .home: return uses(length: -1) || (shownCount > 0 && focusedRow != 0)
    case .end: return uses(length: 1) || (shownCount > 0 && focusedRow != shownCount - 1)
    case .space where stroke.isShift: return uses(length: -1)
    case .pageUp: return uses(length: -1) || (focusedRow ?? 0) > 0
    case .pageDown, .space:
      return uses(length: 1) || focusedRow.map { $0 < shownCount - 1 } ?? false
    }
  }

  /// How many rows keys can reach: none in content of the program's own.
  private var shownCount: Int { ownContentLength == nil ? rowCount : 0 }

  /// The row that has the focus, where rows are shown.
  private var shownFocus: Int? { shownCount > 0 ? focusedRow : nil }

  /// The control that is asked for more by a key which cannot scroll the list any farther; nil where
  /// there is none.
  private func sideAsked(by stroke: KeyStroke) -> Side? {
    let side: Side
    switch stroke.key {
    case .up, .down, .left, .right:
      guard let step = step(of: stroke.key) else { return nil }
      side = step < 0 ? .header : .footer
    case .home, .pageUp: side = .header
    case .space where stroke.isControl: return nil
    case .space where stroke.isShift: side = .header
    case .end, .pageDown, .space: side = .footer
    case .escape, .enter, .menu, .all, .refresh, .reload: return nil
    }
    guard container.phase == .idle, container.isScrollEnabled, isAskedForMore(side),
      !moves(by: stroke)
    else { return nil }
    return side
  }

  /// Whether `stroke` begins a refresh: the key for it, where there is a header that does nothing yet,
  /// or whose page is open.
  private func refreshes(by stroke: KeyStroke) -> Bool {
    guard Feature.refreshKey.isOn, !stroke.isShift, let header, !isBarred(.header) else {
      return false
    }
    guard stroke.isControl ? stroke.key == .reload : stroke.key == .refresh else { return false }
    return header.isWaiting || header.state.isArmed || header.state == .floorOpen
  }

  mutating func press(_ stroke: KeyStroke) {
    let stroke = alongAxis(stroke)
    if refreshes(by: stroke) { return begin(.header) }
    if let side = sideAsked(by: stroke) {
      noteStep()
      return askForMore(side)
    }
    if container.isTracking, stroke.key != .escape { return }
    switch stroke.key {
    case .escape: giveUp()
    case .enter: if let row = shownFocus { effects.append(.rowActivated(row)) }
    case .menu: requestMenuOfFocus()
    case .all where does(stroke): select(0..<shownCount, !stroke.isShift)
    case .all: break
    case .space where stroke.isControl: if let row = shownFocus { toggle(row) }
    case .up, .down, .left, .right: moveFocus(stroke)
    // Space only scrolls: what is selected stays so.
    case .space: page(stroke.isShift ? -1 : 1, KeyStroke(.pageDown, isControl: true))
    case .pageUp: page(-1, stroke)
    case .pageDown: page(1, stroke)
    case .home: end(.top, stroke)
    case .end: end(.bottom, stroke)
    case .refresh, .reload: break
    }
  }

  /// Gives up a drag, closes the page behind the header, or stops what moves where it is.
  private mutating func giveUp() {
    if container.isPressed {
      endDrag(cancelled: true) { $0.cancelPress() }
    } else if container.isPanning {
      endDrag(cancelled: true) { $0.endPan(cancelled: true) }
    } else if container.isIndicatorHeld {
      releaseIndicator()
    } else if header?.state == .floorOpen {
      closeFloor()
    } else {
      moveContainer { $0.stopWhereItIs() }
    }
  }

  private mutating func requestMenuOfFocus() {
    guard let row = shownFocus else { return }
    if selectionMode != .none, !selection.contains(row) { selectOnly(row) }
    let frame = frame(ofRow: row)
    effects.append(
      .menuRequested(row: row, x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
  }

  /// By how many rows an arrow key moves the focus; nil for one that leads across.
  private func step(of key: KeyStroke.Key) -> Int? {
    let towardsEnd = axis.direction == .leftToRight ? 1 : -1
    let onward = axis.beginsAtEnd ? -columns : columns
    switch (axis.orientation, key) {
    case (.vertical, .up): return -onward
    case (.vertical, .down): return onward
    case (.vertical, .left): return columns > 1 ? -towardsEnd : nil
    case (.vertical, .right): return columns > 1 ? towardsEnd : nil
    case (.horizontal, .left): return -towardsEnd * onward
    case (.horizontal, .right): return towardsEnd * onward
    case (.horizontal, .up): return columns > 1 ? -1 : nil
    case (.horizontal, .down): return columns > 1 ? 1 : nil
    default: return nil
    }
  }

  /// The row that has the focus `step` rows on; the same where there is none.
  private func focus(after step: Int) -> Int? {
    guard shownCount > 0 else { return nil }
    guard let row = focusedRow else { return firstFocus(towardsEnd: step > 0) }
    let next = row + step
    if (0..<shownCount).contains(next) { return next }
    // The last line of a grid may be shorter than the one above.
    let lastLine = (shownCount - 1) / columns
    return step >= columns && row / columns < lastLine ? shownCount - 1 : row
  }

  /// The row that the first key finds: the first, or the last, that is seen as a whole.
  private func firstFocus(towardsEnd: Bool) -> Int {
    let inset = container.contentInset
    let visible = visibleRows
    let heading = stickyHeading.map { $0.start + $0.length } ?? inset.top
    let top = max(inset.top, heading) - Self.sightRounding
    let bottom = container.viewportLength - inset.bottom + Self.sightRounding
    var found: Int?
    for row in visible {
      let (start, length) = rowFrame(row)
      guard start >= top, start + length <= bottom else { continue }
      found = row
      if towardsEnd { break }
    }
    return found ?? (towardsEnd ? visible.lowerBound : max(visible.upperBound - 1, 0))
  }

  /// Points of a row that nobody misses.
  private static let sightRounding = 0.5

  private mutating func moveFocus(_ stroke: KeyStroke) {
    guard let step = step(of: stroke.key) else { return }
    guard shownCount > 0 else {
      return scrollByUser { $0.step(by: (step < 0 ? -1 : 1) * $0.wheelNotch) }
    }
    if let focused = focusedRow, scrollWithin(focused, towardsEnd: step > 0) { return }
    guard let row = focus(after: step) else { return }
    focus(row, by: stroke)
    bringIntoView(row, byUser: true)
  }

  /// Scrolls on inside a row that is higher than the viewport; whether there was more of it.
  private mutating func scrollWithin(_ row: Int, towardsEnd: Bool) -> Bool {
    let inset = container.contentInset
    let start = contentStart(ofRow: row) - inset.top
    let end = contentStart(ofRow: row) + rows.height(of: row / columns) + inset.bottom
    let last = end - container.viewportLength
    let base = container.stepBase
    guard last > start, towardsEnd ? base < last && base >= start : base > start && base <= last
    else { return false }
    let notch = container.wheelNotch
    scrollByUser { $0.step(to: towardsEnd ? min(base + notch, last) : max(base - notch, start)) }
    return true
  }

  /// Gives `row` the focus, which the selection follows unless Control is held.
  private mutating func focus(_ row: Int, by stroke: KeyStroke) {
    let anchor = focusedRow
    moveFocus(to: row)
    isFocusVisible = true
    guard selectionMode != .none, !stroke.isControl else { return }
    if stroke.isShift {
      if selectionAnchor == nil { selectionAnchor = anchor }
      extendSelection(to: row, adding: false)
    } else {
      selectOnly(row)
    }
  }

  mutating func bringIntoView(_ row: Int, byUser: Bool = false) {
    let target = offset(showing: row, at: .nearest, from: container.stepBase)
    let former = container.contentOffset
    if byUser { noteStep() }
    if target != container.stepBase {
      moveContainer {
        $0.step(to: target)
        if byUser { $0.claimMotionForUser() }
      }
    }
    if byUser { followApproaches(from: former, byDrag: false) }
    aim = (row, .nearest)
    if container.phase != .idle { showIndicator() }
  }

  /// Scrolls by a page, and takes the focus along to where it was in the viewport.
  private mutating func page(_ sign: Double, _ stroke: KeyStroke) {
    let base = container.stepBase + container.contentInset.top
    scrollByUser { $0.page(sign) }
    guard shownCount > 0, let focused = focusedRow else { return }
    // A row that began before the viewport counts from where it is seen.
    let place = sign > 0 ? max(contentStart(ofRow: focused), base) : contentStart(ofRow: focused)
    let along = place - blocks.top + sign * container.pageStep
    let line = along < 0 ? 0 : rows.index(at: along)
    let row = line.map { $0 * columns + focused % columns } ?? shownCount - 1
    let found = min(row, shownCount - 1)
    focus(found, by: stroke)
    if !fillsOrLeavesView(found) { bringIntoView(found, byUser: true) }
  }

  /// Whether `row` is higher than what is seen, and some of it will be: a page through it must not be
  /// taken back.
  private func fillsOrLeavesView(_ row: Int) -> Bool {
    let inset = container.contentInset
    let visible = container.viewportLength - inset.top - inset.bottom
    let start = contentStart(ofRow: row)
    let length = rows.height(of: row / columns)
    let top = container.stepBase + inset.top
    return length > visible && start < top + visible && start + length > top
  }

  private mutating func end(_ edge: InsetEdge, _ stroke: KeyStroke) {
    if shownCount > 0 { focus(edge == .top ? 0 : shownCount - 1, by: stroke) }
    scrollByUser { $0.step(to: $0.restOffset(of: edge)) }
  }

  private func uses(length: Double) -> Bool {
    guard container.isScrollEnabled else { return false }
    let base = container.stepBase
    return length < 0 ? base > container.minimumOffset : base < container.maximumOffset
  }
}
