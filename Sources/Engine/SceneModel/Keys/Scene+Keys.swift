import RefreshModel
import ScrollModel

/// The handling of keys.
///
/// Keys move the focus and scroll it into view; without rows they scroll the content.
extension Scene {
  /// Returns whether `stroke` would have an effect now.
  ///
  /// The host passes all other keys on.
  public func uses(_ stroke: KeyStroke) -> Bool {
    let stroke = alongAxis(stroke)
    return handles(stroke)
  }

  /// Returns the key whose effect along the axis matches the effect of `stroke` on the screen.
  ///
  /// In a vertical list that begins at the bottom, Page Up becomes Page Down.
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

  private func handles(_ stroke: KeyStroke) -> Bool {
    if isBlocked || refreshes(by: stroke) || loads(by: stroke) { return true }
    if isFloorOpen { return isForFloor(stroke) }
    if isOnFooter { return isForFooter(stroke) || !movesForward(stroke) && moves(by: stroke) }
    return moves(by: stroke) || triggeredSide(by: stroke) != nil || movesToFooter(stroke)
  }

  /// Returns whether `stroke` moves the list, its focus or its selection.
  func moves(by stroke: KeyStroke) -> Bool {
    // During a hold only the finger or pointer moves the list.
    if container.isTracking, stroke.key != .escape { return false }
    switch stroke.key {
    case .escape:
      return container.isTracking || container.phase != .idle || isFloorOpen
    case .refresh, .reload: return false
    case .tab: return firstRow != nil
    case .enter, .menu: return shownFocus != nil
    case .all: return stroke.isControl && selectionMode == .multiple && firstRow != nil
    case .space where stroke.isControl: return shownFocus != nil && selectionMode != .none
    case .up, .down, .left, .right:
      guard let step = step(of: stroke.key) else { return false }
      return firstRow != nil ? focus(after: step) != focusedRow : uses(length: Double(step))
    case .home: return uses(length: -1) || firstRow.map { $0 != focusedRow } ?? false
    case .end: return uses(length: 1) || lastRow.map { $0 != focusedRow } ?? false
    case .space where stroke.isShift: return uses(length: -1)
    case .pageUp: return uses(length: -1) || shownFocus.map { $0 != firstRow } ?? false
    case .pageDown, .space:
      return uses(length: 1) || shownFocus.map { $0 != lastRow } ?? false
    }
  }

  /// The first row that keys can reach, skipping headings, or `nil` if the content has no rows.
  private var firstRow: Int? { layout.shownCount > 0 ? layout.row(from: 0, by: 1) : nil }

  /// The last row that keys can reach, or `nil` if there is none.
  private var lastRow: Int? {
    layout.shownCount > 0 ? layout.row(from: layout.shownCount - 1, by: -1) : nil
  }

  /// The row that has the focus, or `nil` if no rows are shown.
  private var shownFocus: Int? { layout.shownCount > 0 ? focusedRow : nil }

  /// Returns the control that `stroke` asks to load more, or pulls, because the list cannot scroll
  /// any farther, or `nil` if there is none.
  private func triggeredSide(by stroke: KeyStroke) -> ControlSide? {
    guard let side = side(of: stroke), container.phase == .idle, container.isScrollEnabled,
      isTriggeredAtEdge(side) || isPulledByKey(side), !moves(by: stroke)
    else { return nil }
    return side
  }

  /// Returns the side towards which `stroke` moves along the axis, or `nil` if it does not.
  func side(of stroke: KeyStroke) -> ControlSide? {
    switch stroke.key {
    case .up, .down, .left, .right: step(of: stroke.key).map { $0 < 0 ? .header : .footer }
    case .home, .pageUp: .header
    case .space where stroke.isControl: nil
    case .space where stroke.isShift: .header
    case .end, .pageDown, .space: .footer
    case .escape, .tab, .enter, .menu, .all, .refresh, .reload: nil
    }
  }

  /// Returns whether `stroke` is the key for refreshing, and the header would begin to refresh.
  private func refreshes(by stroke: KeyStroke) -> Bool {
    !stroke.isShift && (stroke.isControl ? stroke.key == .reload : stroke.key == .refresh)
      && isBegunByKey(.header)
  }

  mutating func press(_ stroke: KeyStroke) {
    let stroke = alongAxis(stroke)
    if refreshes(by: stroke) { return begin(.header, .byKey) }
    if loads(by: stroke) { return begin(.footer, .byKey) }
    if isFloorOpen, pressOnFloor(stroke) { return }
    if isOnFooter, pressOnFooter(stroke) { return }
    if !isOnFooter { selection.moveBeyondRows(false) }
    if let side = triggeredSide(by: stroke) {
      noteStep()
      return isPulledByKey(side) ? pullByKey(side) : triggerAtEdge(side)
    }
    if movesToFooter(stroke) { return focusFooter() }
    if container.isTracking, stroke.key != .escape { return }
    switch stroke.key {
    case .escape: cancelByEscape()
    case .tab: enter()
    case .enter: activateFocus()
    case .menu: requestMenuOfFocus()
    case .all where handles(stroke):
      let all = 0..<layout.shownCount
      changeSelection { $0.select(all, !stroke.isShift) }
    case .all: break
    case .space where stroke.isControl:
      if let row = shownFocus { changeSelection { $0.toggle(row) } }
    case .up, .down, .left, .right: moveFocus(stroke)
    // Space only scrolls: with Control the selection does not follow the focus.
    case .space: page(stroke.isShift ? -1 : 1, KeyStroke(.pageDown, isControl: true))
    case .pageUp: page(-1, stroke)
    case .pageDown: page(1, stroke)
    case .home: end(.top, stroke)
    case .end: end(.bottom, stroke)
    case .refresh, .reload: break
    }
  }

  /// Cancels a drag, closes the page behind the header, or stops a motion at the current offset.
  private mutating func cancelByEscape() {
    if container.isIndicatorHeld { return releaseIndicator() }
    if container.isDragging { showIndicator() }
    stopAll()
  }

  /// Moves the focus into the list and makes it visible.
  private mutating func enter() {
    guard firstRow != nil, let row = focusedRow ?? firstFocus(towardsEnd: true) else { return }
    selection.moveFocus(to: row)
    selection.showFocus(true)
    bringIntoView(row, byUser: true)
  }

  /// Activates the row that has the focus, and makes the focus visible, which distinguishes it from
  /// a click.
  private mutating func activateFocus() {
    guard let row = shownFocus else { return }
    selection.showFocus(true)
    report(.rowActivated(row))
  }

  private mutating func requestMenuOfFocus() {
    guard let row = shownFocus else { return }
    if selectionMode != .none, !selectedRows.contains(row) {
      changeSelection { $0.selectOnly(row) }
    }
    let frame = frame(ofRow: row)
    report(
      .menuRequested(
        row: row, at: Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)))
  }

  /// Returns the number of rows by which an arrow key moves the focus, or `nil` if rows have no
  /// neighbours in its direction.
  func step(of key: KeyStroke.Key) -> Int? {
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

  /// Returns the row `step` rows after the focused one, or the focused row if there is no such row.
  ///
  /// If no row has the focus, it is the row that the first key focuses.
  private func focus(after step: Int) -> Int? {
    guard let lastRow else { return nil }
    guard let row = focusedRow else { return firstFocus(towardsEnd: step > 0) }
    if let next = layout.row(from: row + step, by: step) { return next }
    // The last line of a grid may be shorter than the line above it, so go to its last row.
    return step >= columns && row / columns < lastRow / columns ? lastRow : row
  }

  /// Returns the row that the first key focuses: the first or last one that is completely in view.
  private func firstFocus(towardsEnd: Bool) -> Int? {
    let inset = container.contentInset
    let visible = visibleRows
    var (top, bottom) = (inset.top, container.viewportLength - inset.bottom)
    if let heading = stickyHeading {
      if axis.beginsAtEnd { bottom = min(bottom, heading.start) }
      if !axis.beginsAtEnd { top = max(top, heading.start + heading.length) }
    }
    (top, bottom) = (top - Self.sightRounding, bottom + Self.sightRounding)
    var found: Int?
    for row in visible where !isHeading(row) {
      let (start, length) = rowFrame(row)
      guard start >= top, start + length <= bottom else { continue }
      found = row
      if towardsEnd { break }
    }
    return found
      ?? layout.row(near: towardsEnd ? visible.lowerBound : max(visible.upperBound - 1, 0))
  }

  /// The part of a row that may be cut off while the row still counts as completely in view, in
  /// points.
  private static let sightRounding = 0.5

  private mutating func moveFocus(_ stroke: KeyStroke) {
    guard let step = step(of: stroke.key) else { return }
    guard firstRow != nil else {
      return scrollByUser { $0.step(by: (step < 0 ? -1 : 1) * $0.wheelNotch) }
    }
    if let focused = focusedRow, scrollWithin(focused, towardsEnd: step > 0) { return }
    guard let row = focus(after: step) else { return }
    focus(row, by: stroke)
    bringIntoView(row, byUser: true)
  }

  /// Scrolls on inside a row that is higher than the viewport.
  ///
  /// Returns whether there was more of it to show.
  private mutating func scrollWithin(_ row: Int, towardsEnd: Bool) -> Bool {
    let inset = container.contentInset
    let start = contentStart(ofRow: row) - inset.top
    let end = contentStart(ofRow: row) + layout.length(ofRow: row) + inset.bottom
    let last = end - container.viewportLength
    let base = container.stepBase
    guard last > start, towardsEnd ? base < last && base >= start : base > start && base <= last
    else { return false }
    let notch = container.wheelNotch
    scrollByUser { $0.step(to: towardsEnd ? min(base + notch, last) : max(base - notch, start)) }
    return true
  }

  /// Moves the focus to `row`.
  ///
  /// The selection follows unless Control is held.
  private mutating func focus(_ row: Int, by stroke: KeyStroke) {
    let anchor = focusedRow
    selection.moveFocus(to: row)
    selection.showFocus(true)
    guard selectionMode != .none, !stroke.isControl else { return }
    if stroke.isShift {
      selection.beginExtending(at: anchor)
      changeSelection { $0.extend(to: row, adding: false) }
    } else {
      changeSelection { $0.selectOnly(row) }
    }
  }

  mutating func bringIntoView(_ row: Int, byUser: Bool = false) {
    let target = offset(showing: row, at: .nearest, from: container.stepBase)
    step(to: target, byUser: byUser)
    aim(at: row, .nearest)
    if container.phase != .idle { showIndicator() }
  }

  /// Scrolls by a page, and moves the focus to the row at the same position in the viewport.
  private mutating func page(_ sign: Double, _ stroke: KeyStroke) {
    let base = container.stepBase + container.contentInset.top
    scrollByUser { $0.page(sign) }
    guard let lastRow, let focused = focusedRow else { return }
    // A row that begins before the viewport counts from its first visible point.
    let place = sign > 0 ? max(contentStart(ofRow: focused), base) : contentStart(ofRow: focused)
    let along = place - blocks.top + sign * container.pageStep
    let line = along < 0 ? 0 : rows.index(at: along)
    let row = min(line.map { $0 * columns + focused % columns } ?? lastRow, lastRow)
    let step = sign > 0 ? 1 : -1
    guard let found = layout.row(from: row, by: step) ?? layout.row(from: row, by: -step) else {
      return
    }
    focus(found, by: stroke)
    if !fillsOrLeavesView(found) { bringIntoView(found, byUser: true) }
  }

  /// Returns whether `row` is higher than the viewport and partly in view.
  ///
  /// Scrolling to its start would then undo the page.
  private func fillsOrLeavesView(_ row: Int) -> Bool {
    let inset = container.contentInset
    let visible = container.viewportLength - inset.top - inset.bottom
    let start = contentStart(ofRow: row)
    let length = layout.length(ofRow: row)
    let top = container.stepBase + inset.top
    return length > visible && start < top + visible && start + length > top
  }

  /// Applies a scroll by key or by a click on the indicator's track.
  mutating func scrollByUser(_ change: (inout ScrollContainer) -> Void) {
    if scrollInput(change) { showIndicator() }
  }

  private mutating func end(_ edge: InsetEdge, _ stroke: KeyStroke) {
    if let row = edge == .top ? firstRow : lastRow { focus(row, by: stroke) }
    scrollByUser { $0.step(toEnd: edge) }
  }

  private func uses(length: Double) -> Bool {
    guard container.isScrollEnabled else { return false }
    let base = container.stepBase
    return length < 0 ? base > container.minimumOffset : base < container.maximumOffset
  }
}
