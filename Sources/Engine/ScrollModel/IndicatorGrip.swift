/// Where the pointer holds the scroll indicator's thumb.
struct IndicatorGrip: Equatable, Sendable {
  /// A place of the thumb, and the offset that it stands for.
  struct Place: Equatable, Sendable {
    /// The thumb's start in points from the viewport's.
    var start: Double
    /// The offset in points.
    var offset: Double
  }

  /// The share of the thumb's length that is before the pointer.
  let share: Double
  /// What the thumb under the pointer stood for when the list last changed under it; nil where it has not.
  ///
  /// From there its ways lead to the ends of the list as it has become.
  var pivot: Place?
}

extension ScrollContainer {
  /// Begins a hold of the indicator's thumb by the pointer at `along` points from the viewport's
  /// start: a moving list stops at once.
  ///
  /// Nothing happens where there is no indicator, something else holds the list, or it bounces: the
  /// thumb stands for offsets inside the range.
  public mutating func grabIndicator(along: Double) {
    guard settings.isScrollEnabled, drag == nil, overscrolledEdge == nil,
      let indicator = ScrollIndicator(of: self)
    else { return }
    beginHold(.indicator, along: along, across: 0)
    drag?.grip = IndicatorGrip(share: (along - indicator.start) / indicator.length)
    phase = .dragging
    tell(.willBeginDragging)
  }

  /// Moves the held thumb with the pointer; the list stays inside its range.
  public mutating func moveIndicator(along: Double) {
    guard isIndicatorHeld, var drag else { return }
    drag.along = along
    self.drag = drag
    guard let indicator = ScrollIndicator(of: self) else { return }
    // At the ends of its track the pointer stands for the ends of the list, wherever it holds the
    // thumb.
    if along <= indicator.trackStart {
      contentOffset = minimumOffset
      self.drag?.grip?.pivot = nil
    } else if along >= indicator.trackStart + indicator.trackLength {
      contentOffset = maximumOffset
      self.drag?.grip?.pivot = nil
    } else if let grip = drag.grip {
      contentOffset = indicator.offset(forStart: along - grip.share * indicator.length)
    }
  }

  /// Follows a change of the list's place or length under a pointer that holds the thumb: neither the
  /// list nor the thumb moves away from where it is held.
  mutating func regripIndicator() {
    guard let drag, let grip = drag.grip, let indicator = ScrollIndicator(of: self) else { return }
    self.drag?.grip?.pivot = IndicatorGrip.Place(
      start: drag.along - grip.share * indicator.length, offset: contentOffset)
  }

  /// Releases the thumb.
  public mutating func releaseIndicator() -> PressEnd {
    guard isIndicatorHeld else { return .givenUp }
    return letGoAtOnce()
  }
}
