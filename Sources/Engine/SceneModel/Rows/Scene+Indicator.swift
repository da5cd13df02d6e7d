import ScrollModel

/// The scroll indicator: its visibility and position, and how the pointer affects it.
extension Scene {
  /// The scroll indicator to draw.
  public struct Indicator: Equatable, Sendable {
    /// The rectangle of the thumb, in points of the viewport.
    public let frame: Frame
    /// The rectangle in which the thumb moves, as wide as the thumb.
    public let track: Frame
    /// The opacity, from 0 to 1.
    public let opacity: Double
    /// The expansion, from 0 for a thin line to 1 under the pointer.
    public let expansion: Double
  }

  /// The width of the thumb away from the pointer, in points.
  ///
  /// Tug's choice, as on iOS.
  public static let thinIndicator = 3.0
  /// The width of the thumb under the pointer, in points, like a scrollbar in GTK's Adwaita.
  public static let wideIndicator = 8.0
  /// The distance between the thumb and the viewport's edge, in points.
  public static let indicatorMargin = 3.0
  /// The distance from the viewport's edge within which the pointer reaches the indicator, in
  /// points.
  public static let indicatorReach = 14.0

  /// The scroll indicator to draw, or `nil` if it is invisible.
  public var indicator: Indicator? {
    let opacity = indicatorDisplay.opacity.value(at: time)
    guard opacity > 0, let place = ScrollIndicator(of: container, shownOffset: contentOffset) else {
      return nil
    }
    let expansion = indicatorDisplay.expansion.value(at: time)
    let crossLength = Self.thinIndicator + (Self.wideIndicator - Self.thinIndicator) * expansion
    let across = axis.crossLength(of: viewport) - Self.indicatorMargin - crossLength
    return Indicator(
      frame: axis.frame(
        start: place.start, length: place.length, across: across, crossLength: crossLength,
        in: viewport),
      track: axis.frame(
        start: place.trackStart, length: place.trackLength, across: across,
        crossLength: crossLength,
        in: viewport),
      opacity: opacity, expansion: expansion)
  }

  /// Returns whether a pointer at a point of the viewport reaches the visible indicator.
  package func reachesIndicator(at point: Point) -> Bool {
    indicatorDisplay.opacity.to > 0 && isOnIndicatorPlace(point)
  }

  /// Returns whether a press at a point of the viewport goes to the indicator.
  ///
  /// It does only if the indicator is completely opaque. An indicator that is just appearing was
  /// brought up by a pointer that came to press the row below.
  package func takesPress(at point: Point) -> Bool {
    reachesIndicator(at: point) && indicatorDisplay.opacity.value(at: time) >= 1
  }

  /// Returns whether a point of the viewport is in the area of the indicator, visible or not.
  private func isOnIndicatorPlace(_ point: Point) -> Bool {
    guard container.isScrollEnabled,
      let indicator = ScrollIndicator(of: container, shownOffset: contentOffset)
    else { return false }
    let place = axis.place(point, in: viewport)
    let crossLength = axis.crossLength(of: viewport)
    return place.across <= crossLength && place.across >= crossLength - Self.indicatorReach
      && place.along >= indicator.trackStart
      && place.along <= indicator.trackStart + indicator.trackLength
  }

  /// The row under a pointer without a pressed button in a list at rest, or `nil` if there is none.
  public var hoveredRow: Int? {
    guard let pointer, container.phase == .idle, !reachesIndicator(at: pointer) else { return nil }
    return pressableRow(at: pointer)
  }

  /// Returns whether the list looks different with the pointer at `point`, or elsewhere if `nil`.
  package func isChangedByPointer(at point: Point?) -> Bool {
    guard container.phase == .idle else { return true }
    var moved = self
    moved.userInput.point(at: point)
    let reaches = point.map { reachesIndicator(at: $0) || revealsIndicator(at: $0) } ?? false
    return moved.hoveredRow != hoveredRow || reaches != (indicatorDisplay.expansion.to > 0)
      || (point == nil) != (pointer == nil)
  }

  /// Whether the indicator is unavailable, because the page behind the header is visible.
  private var isIndicatorUnavailable: Bool {
    isFloorSeen
  }

  /// Returns whether a pointer that moves to a point of the viewport makes the hidden indicator
  /// appear.
  private func revealsIndicator(at point: Point) -> Bool {
    isVisible && showsIndicator && !isIndicatorUnavailable && indicatorDisplay.opacity.to == 0
      && isOnIndicatorPlace(point)
  }

  var isIndicatorInUse: Bool {
    container.isTracking || indicatorDisplay.expansion.to > 0
  }

  /// Shows the indicator after a motion of the list, now or at an earlier `instant`.
  mutating func showIndicator(at instant: Double? = nil) {
    guard isVisible, showsIndicator, !isIndicatorUnavailable else { return }
    indicatorDisplay.show(at: instant ?? time, instantly: !container.animates)
  }

  mutating func fadeIndicator() {
    // Content has moved under the pointer, so it may no longer be over the indicator.
    if indicatorDisplay.opacity.to > 0 { updateHover() }
    indicatorDisplay.fade(at: time, isHeld: isIndicatorInUse, instantly: !container.animates)
  }

  mutating func movePointer(to point: Point?) {
    userInput.point(at: point)
    if let point, revealsIndicator(at: point) { showIndicator() }
    updateHover()
  }

  private mutating func updateHover() {
    guard showsIndicator else { return }
    let reaches = pointer.map { reachesIndicator(at: $0) } ?? false
    indicatorDisplay.expand(
      reaches || container.isIndicatorHeld, at: time, instantly: !container.animates)
  }

  mutating func pressIndicator(at point: Point) {
    guard showsIndicator, !isIndicatorUnavailable,
      let indicator = ScrollIndicator(of: container, shownOffset: contentOffset)
    else { return }
    let along = axis.place(point, in: viewport).along
    if along < indicator.start {
      scrollByUser { $0.page(-1) }
    } else if along > indicator.start + indicator.length {
      scrollByUser { $0.page(1) }
    } else {
      grabIndicator(along: along)
    }
    movePointer(to: point)
    showIndicator()
  }

  mutating func moveIndicator(to point: Point) {
    moveIndicator(along: axis.place(point, in: viewport).along)
    userInput.point(at: point)
    showIndicator()
  }

  mutating func releaseIndicator() {
    endIndicatorHold()
    updateHover()
  }
}
