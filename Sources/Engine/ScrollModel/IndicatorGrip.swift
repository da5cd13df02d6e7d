/// The pointer's hold of the scroll indicator's thumb.
struct IndicatorGrip: Equatable, Sendable {
  /// A thumb position and the content offset that it represents.
  struct Place: Equatable, Sendable {
    /// The distance from the viewport's start to the thumb's start, in points.
    var start: Double
    /// The content offset, in points.
    var offset: Double
  }

  /// The fraction of the thumb's length that lies before the pointer, from 0 to 1.
  let fraction: Double
  /// The thumb position and offset when the list last changed during the hold.
  ///
  /// The path from this position to an end of the track represents the offsets up to that end of
  /// the list. `nil` if the whole track represents the whole list: nothing has changed yet, or the
  /// pointer has reached an end of the track.
  var pivot: Place?
}

extension ScrollContainer {
  /// Begins a drag of the indicator's thumb by the pointer at `along` points from the viewport's
  /// start.
  ///
  /// A moving list stops immediately. Nothing happens if the user may not scroll, if there is no
  /// indicator, if the list is already held, or if it is overscrolled: the thumb represents offsets
  /// within the range only.
  public mutating func grabIndicator(along: Double) {
    guard settings.isScrollEnabled, drag == nil, overscrolledEdge == nil,
      let indicator = ScrollIndicator(of: self)
    else { return }
    beginHold(.indicator, along: along, across: 0)
    drag?.grip = IndicatorGrip(fraction: (along - indicator.start) / indicator.length)
    phase = .dragging
    report(.willBeginDragging)
  }

  /// Moves the held thumb with the pointer; the list stays within its range.
  public mutating func moveIndicator(along: Double) {
    guard isIndicatorHeld, var drag else { return }
    drag.along = along
    self.drag = drag
    guard let indicator = ScrollIndicator(of: self) else { return }
    // Reaching an end of the track scrolls to that end of the list, at whatever point of the thumb
    // the pointer holds it.
    if along <= indicator.trackStart {
      contentOffset = minimumOffset
      self.drag?.grip?.pivot = nil
    } else if along >= indicator.trackStart + indicator.trackLength {
      contentOffset = maximumOffset
      self.drag?.grip?.pivot = nil
    } else if let grip = drag.grip {
      contentOffset = indicator.offset(forStart: along - grip.fraction * indicator.length)
    }
  }

  /// Keeps the offset and the thumb in place when the list changes while the pointer holds the
  /// thumb.
  ///
  /// The current position becomes the grip's pivot.
  mutating func regripIndicator() {
    guard let drag, let grip = drag.grip, let indicator = ScrollIndicator(of: self) else { return }
    self.drag?.grip?.pivot = IndicatorGrip.Place(
      start: drag.along - grip.fraction * indicator.length, offset: contentOffset)
  }

  /// Ends the drag of the thumb.
  public mutating func releaseIndicator() -> PressEnd {
    guard isIndicatorHeld else { return .ignored }
    return releaseImmediately()
  }
}
