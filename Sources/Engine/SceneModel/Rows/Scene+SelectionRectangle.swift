import RefreshModel
import ScrollModel

/// A rectangle drawn with a mouse button to select rows, as in file managers.
///
/// The mouse then cannot pull the list; fingers, the wheel and a touchpad still can.
extension Scene {
  /// Whether dragging with a button draws a selection rectangle.
  ///
  /// The program must allow it, and several rows must be selectable.
  var drawsSelectionRectangle: Bool {
    allowsBandSelection && selectionMode == .multiple && ownContentLength == nil && !isFloorOpen
  }

  /// Whether the current press will draw a selection rectangle when it moves.
  private var pressDrawsSelectionRectangle: Bool {
    drawsSelectionRectangle && container.isPressed && !isTouched
  }

  /// The selection rectangle in the viewport, or `nil` if there is none.
  public var selectionRectangleFrame: Frame? {
    guard let selectionRectangle else { return nil }
    let end = axis.place(selectionRectangle.pointer, in: viewport)
    let start = seenPlace(ofContent: selectionRectangle.start.along)
    return axis.frame(
      start: min(start, end.along), length: abs(end.along - start),
      across: min(selectionRectangle.start.across, end.across),
      crossLength: abs(end.across - selectionRectangle.start.across),
      in: viewport)
  }

  /// Moves the pointer to a point of the viewport.
  ///
  /// Returns whether the movement belongs to a selection rectangle.
  mutating func moveSelectionRectangle(to point: Point) -> Bool {
    guard selectionRectangle != nil || pressDrawsSelectionRectangle else { return false }
    if selectionRectangle == nil {
      let travel = max(abs(point.x - press.place.x), abs(point.y - press.place.y))
      guard travel > container.dragThreshold else { return true }
      beginSelectionRectangle()
    }
    selectionRectangle?.pointer = point
    updateSelectionRectangle()
    return true
  }

  private mutating func beginSelectionRectangle() {
    var start = axis.place(press.place, in: viewport)
    start.along = contentPlace(at: start.along)
    let modifiers = press.modifiers
    selectionRectangle = SelectionRectangle(
      start: start, pointer: press.place, base: selectedRows,
      toggles: modifiers.contains(.control), adds: modifiers.contains(.shift))
    press.cancel()
    beginGesture()
  }

  /// Ends the selection rectangle on release of the button, and keeps its selection.
  ///
  /// Returns `false` if there is no rectangle.
  mutating func endSelectionRectangle(at point: Point) -> Bool {
    guard moveSelectionRectangle(to: point), selectionRectangle != nil else { return false }
    selectionRectangle = nil
    endHold(cancelled: true, asks: true) { $0.releasePress(cancelled: true) }
    return true
  }

  /// Updates the rectangle's selection and scrolling after an event.
  ///
  /// If the press was cancelled, the previous selection is restored.
  mutating func updateSelectionRectangle() {
    guard let selectionRectangle else { return }
    guard drawsSelectionRectangle, container.isPressed else {
      self.selectionRectangle = nil
      return changeSelection { $0.replace(with: selectionRectangle.base) }
    }
    let along = axis.place(selectionRectangle.pointer, in: viewport).along
    let speed =
      container.isScrollEnabled
      ? SelectionRectangle.speed(
        along: along, start: seenPlace(ofContent: selectionRectangle.start.along),
        length: container.viewportLength) : 0
    let scroll = SelectionRectangle.Scroll(
      speed: speed, offset: container.contentOffset, start: time)
    self.selectionRectangle?.scroll = speed == 0 ? nil : scroll
    selectBySelectionRectangle()
  }

  /// Whether the selection rectangle is scrolling the list.
  var isScrolledBySelectionRectangle: Bool {
    guard let speed = selectionRectangle?.scroll?.speed else { return false }
    return speed < 0
      ? container.contentOffset > container.minimumOffset
      : container.contentOffset < container.maximumOffset
  }

  /// Advances the pull to `time`, and scrolls the list if the selection rectangle does.
  ///
  /// The scroll stops at the zone of each control on its way, so that the control can fire there.
  mutating func scrollBySelectionRectangle(to time: Double) {
    while let (reached, zone) = nextZone, reached <= time {
      advancePull(to: max(reached, self.time))
      guard holdAt(zone) else { break }
    }
    if advancePull(to: time) { showIndicator(at: lastMotion) }
    guard isScrolledBySelectionRectangle, let scroll = selectionRectangle?.scroll else { return }
    holdAt(scroll.offset(at: time, in: scrolledRange))
  }

  private var scrolledRange: ClosedRange<Double> {
    container.minimumOffset...max(container.minimumOffset, container.maximumOffset)
  }

  /// The time and offset at which the rectangle's scrolling reaches the zone of a control, or `nil`
  /// if it does not.
  private var nextZone: (time: Double, offset: Double)? {
    guard isScrolledBySelectionRectangle, let scroll = selectionRectangle?.scroll,
      let zone = zoneAhead(atSpeed: scroll.speed), scrolledRange.contains(zone)
    else { return nil }
    return (scroll.start + (zone - scroll.offset) / scroll.speed, zone)
  }

  /// Scrolls the list under the selection rectangle.
  ///
  /// Returns `false` if it already is at `offset`.
  @discardableResult private mutating func holdAt(_ offset: Double) -> Bool {
    guard offset != container.contentOffset else { return false }
    scrollHeld(to: offset)
    showIndicator()
    selectBySelectionRectangle()
    return true
  }

  private mutating func selectBySelectionRectangle() {
    guard let selectionRectangle else { return }
    let touched = touched(by: selectionRectangle)
    guard touched != selectionRectangle.touched else { return }
    self.selectionRectangle?.touched = touched
    let rows = touched?.rows(columns: columns, count: rowCount) ?? RowSet()
    changeSelection { $0.replace(with: selectionRectangle.selection(touching: rows)) }
  }

  private func touched(by selectionRectangle: SelectionRectangle) -> SelectionRectangle.Touched? {
    let pointer = axis.place(selectionRectangle.pointer, in: viewport)
    let place = contentPlace(at: pointer.along)
    let first = min(place, selectionRectangle.start.along) - blocks.top
    let last = max(place, selectionRectangle.start.along) - blocks.top
    guard last > 0, let top = rows.index(at: max(first, 0)) else { return nil }
    let bottom = rows.index(at: last.nextDown) ?? rows.count - 1
    let width = contentCrossLength / Double(columns)
    func column(_ across: Double) -> Int {
      let column = width > 0 ? ((across - contentMargin) / width).rounded(.down) : 0
      return Int(exactly: min(max(column, 0), Double(columns - 1))) ?? 0
    }
    let left = column(min(pointer.across, selectionRectangle.start.across))
    let right = column(max(pointer.across, selectionRectangle.start.across))
    return SelectionRectangle.Touched(lines: top..<max(bottom, top) + 1, columns: left..<right + 1)
  }
}
