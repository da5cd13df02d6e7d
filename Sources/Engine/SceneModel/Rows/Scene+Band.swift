import RefreshModel
import ScrollModel

/// A rectangle drawn with a mouse button to select rows, as in file managers.
///
/// It replaces the pull, for which fingers, wheel and touchpad remain.
extension Scene {
  /// Whether dragging with a button draws a selection rectangle.
  ///
  /// The program must allow it, and several rows must be selectable.
  var drawsBands: Bool {
    allowsBandSelection && selectionMode == .multiple && ownContentLength == nil && !isFloorOpen
  }

  /// Whether the current press will draw a selection rectangle when it moves.
  private var pressDrawsBand: Bool { drawsBands && container.isPressed && !isTouched }

  /// The selection rectangle in the viewport, or `nil` if there is none.
  public var bandFrame: Frame? {
    guard let band else { return nil }
    let end = axis.place(band.pointer, in: viewport)
    let start = seenPlace(ofContent: band.start.along)
    return axis.frame(
      start: min(start, end.along), length: abs(end.along - start),
      across: min(band.start.across, end.across), breadth: abs(end.across - band.start.across),
      in: viewport)
  }

  /// Moves the pointer to a point of the viewport.
  ///
  /// Returns whether the movement belongs to a selection rectangle.
  mutating func moveBand(to point: Point) -> Bool {
    guard band != nil || pressDrawsBand else { return false }
    if band == nil {
      let travel = max(abs(point.x - press.place.x), abs(point.y - press.place.y))
      guard travel > container.dragThreshold else { return true }
      beginBand()
    }
    band?.pointer = point
    followBand()
    return true
  }

  private mutating func beginBand() {
    var start = axis.place(press.place, in: viewport)
    start.along = contentPlace(at: start.along)
    let modifiers = press.modifiers
    band = RowBand(
      start: start, pointer: press.place, base: selectedRows,
      toggles: modifiers.contains(.control), adds: modifiers.contains(.shift))
    press.giveUp()
    beginGesture()
  }

  /// Ends the selection rectangle on release of the button, and keeps its selection.
  ///
  /// Returns `false` if there is no rectangle.
  mutating func endBand(at point: Point) -> Bool {
    guard moveBand(to: point), band != nil else { return false }
    band = nil
    endHold(cancelled: true, asks: true) { $0.letGoOfPress(cancelled: true) }
    return true
  }

  /// Updates the rectangle's selection and scrolling after an event.
  ///
  /// If the press was cancelled, the previous selection is restored.
  mutating func followBand() {
    guard let band else { return }
    guard drawsBands, container.isPressed else {
      self.band = nil
      return changeSelection { $0.replace(with: band.base) }
    }
    let along = axis.place(band.pointer, in: viewport).along
    let speed =
      container.isScrollEnabled
      ? RowBand.speed(
        along: along, start: seenPlace(ofContent: band.start.along),
        length: container.viewportLength) : 0
    let scroll = RowBand.Scroll(speed: speed, offset: container.contentOffset, start: time)
    self.band?.scroll = speed == 0 ? nil : scroll
    selectByBand()
  }

  /// Whether the selection rectangle is scrolling the list.
  var isScrolledByBand: Bool {
    guard let speed = band?.scroll?.speed else { return false }
    return speed < 0
      ? container.contentOffset > container.minimumOffset
      : container.contentOffset < container.maximumOffset
  }

  /// Scrolls by the selection rectangle up to `time`, stopping where a control loads more.
  mutating func scrollByBand(to time: Double) {
    while let (reached, zone) = nextZone, reached <= time {
      advancePull(to: max(reached, self.time))
      guard holdAt(zone) else { break }
    }
    if advancePull(to: time) { showIndicator(at: lastMotion) }
    guard isScrolledByBand, let scroll = band?.scroll else { return }
    holdAt(scroll.offset(at: time, in: scrolledRange))
  }

  private var scrolledRange: ClosedRange<Double> {
    container.minimumOffset...max(container.minimumOffset, container.maximumOffset)
  }

  /// The time and offset at which the rectangle's scrolling reaches the zone of a control, or `nil`
  /// if it does not.
  private var nextZone: (time: Double, offset: Double)? {
    guard isScrolledByBand, let scroll = band?.scroll,
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
    selectByBand()
    return true
  }

  private mutating func selectByBand() {
    guard let band else { return }
    let touched = touched(by: band)
    guard touched != band.touched else { return }
    self.band?.touched = touched
    let rows = touched?.rows(breadth: columns, count: rowCount) ?? RowSet()
    changeSelection { $0.replace(with: band.selection(touching: rows)) }
  }

  private func touched(by band: RowBand) -> RowBand.Touched? {
    let pointer = axis.place(band.pointer, in: viewport)
    let place = contentPlace(at: pointer.along)
    let first = min(place, band.start.along) - blocks.top
    let last = max(place, band.start.along) - blocks.top
    guard last > 0, let top = rows.index(at: max(first, 0)) else { return nil }
    let bottom = rows.index(at: last.nextDown) ?? rows.count - 1
    let breadth = axis.breadth(of: viewport) / Double(columns)
    func column(_ across: Double) -> Int {
      let column = breadth > 0 ? (across / breadth).rounded(.down) : 0
      return Int(exactly: min(max(column, 0), Double(columns - 1))) ?? 0
    }
    let left = column(min(pointer.across, band.start.across))
    let right = column(max(pointer.across, band.start.across))
    return RowBand.Touched(lines: top..<max(bottom, top) + 1, columns: left..<right + 1)
  }
}
