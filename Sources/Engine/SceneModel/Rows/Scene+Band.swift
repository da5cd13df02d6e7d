import RefreshModel
import ScrollModel

/// A band that a button draws to select rows, as file managers have it: in place of a pull, which a
/// finger, a wheel and a touchpad do.
extension Scene {
  /// A button selects by a band where the list has rows of which several can be selected.
  var drawsBands: Bool {
    allowsBandSelection && selectionMode == .multiple && ownContentLength == nil && !isFloorOpen
  }

  /// The present press draws a band as soon as it moves.
  private var pressDrawsBand: Bool { drawsBands && container.isPressed && !isTouched }

  /// The rectangle of the band in the viewport; nil where there is none.
  public var bandFrame: Frame? {
    guard let band else { return nil }
    let (along, across) = axis.place(x: band.pointer.x, y: band.pointer.y, in: viewport)
    let start = seenPlace(ofContent: band.start.along)
    return axis.frame(
      start: min(start, along), length: abs(along - start), across: min(band.start.across, across),
      breadth: abs(across - band.start.across), in: viewport)
  }

  /// The pointer moves to a point of the viewport; true where that is the band's, or will be.
  mutating func moveBand(x: Double, y: Double) -> Bool {
    guard band != nil || pressDrawsBand else { return false }
    if band == nil {
      let travel = max(abs(x - press.place.x), abs(y - press.place.y))
      guard travel > container.dragThreshold else { return true }
      beginBand()
    }
    band?.pointer = (x, y)
    followBand()
    return true
  }

  private mutating func beginBand() {
    let (along, across) = axis.place(x: press.place.x, y: press.place.y, in: viewport)
    let modifiers = press.modifiers
    band = RowBand(
      start: (contentPlace(at: along), across), pointer: press.place, base: selectedRows,
      toggles: modifiers.contains(.control), adds: modifiers.contains(.shift))
    press.giveUp()
    beginGesture()
  }

  /// The button is let go: what the band has selected stays so.
  ///
  /// False where there is no band.
  mutating func endBand(x: Double, y: Double) -> Bool {
    guard moveBand(x: x, y: y), band != nil else { return false }
    band = nil
    endHold(cancelled: true, asks: true) { $0.letGoOfPress(cancelled: true) }
    return true
  }

  /// Brings band, selection and scrolling in line with what an event has changed; a band whose press has
  /// been taken away gives back what was selected.
  mutating func followBand() {
    guard let band else { return }
    guard drawsBands, container.isPressed else {
      self.band = nil
      return changeSelection { $0.replace(with: band.base) }
    }
    let (along, _) = axis.place(x: band.pointer.x, y: band.pointer.y, in: viewport)
    let speed =
      container.isScrollEnabled
      ? RowBand.speed(
        along: along, start: seenPlace(ofContent: band.start.along),
        length: container.viewportLength) : 0
    let scroll = RowBand.Scroll(speed: speed, offset: container.contentOffset, start: time)
    self.band?.scroll = speed == 0 ? nil : scroll
    selectByBand()
  }

  /// True while the band scrolls the list.
  var isScrolledByBand: Bool {
    guard let speed = band?.scroll?.speed else { return false }
    return speed < 0
      ? container.contentOffset > container.minimumOffset
      : container.contentOffset < container.maximumOffset
  }

  /// Scrolls by the band up to `time`, through the places where a control loads.
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

  /// When and where the band's scrolling comes to where a control loads; nil where it does not.
  private var nextZone: (time: Double, offset: Double)? {
    guard isScrolledByBand, let scroll = band?.scroll,
      let zone = zoneAhead(atSpeed: scroll.speed), scrolledRange.contains(zone)
    else { return nil }
    return (scroll.start + (zone - scroll.offset) / scroll.speed, zone)
  }

  /// Scrolls the list under the band; false where it is there already.
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
    let (along, across) = axis.place(x: band.pointer.x, y: band.pointer.y, in: viewport)
    let place = contentPlace(at: along)
    let first = min(place, band.start.along) - blocks.top
    let last = max(place, band.start.along) - blocks.top
    guard last > 0, let top = rows.index(at: max(first, 0)) else { return nil }
    let bottom = rows.index(at: last.nextDown) ?? rows.count - 1
    let breadth = axis.breadth(of: viewport) / Double(columns)
    func column(_ across: Double) -> Int {
      let column = breadth > 0 ? (across / breadth).rounded(.down) : 0
      return Int(exactly: min(max(column, 0), Double(columns - 1))) ?? 0
    }
    let left = column(min(across, band.start.across))
    let right = column(max(across, band.start.across))
    return RowBand.Touched(lines: top..<max(bottom, top) + 1, columns: left..<right + 1)
  }
}
