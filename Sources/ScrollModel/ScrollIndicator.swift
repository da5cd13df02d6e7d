/// The place of a list's scroll indicator, along the scrolled axis in points from the viewport's
/// start.
///
/// It lies between the insets that are drawn, is as long against its track as the viewport is
/// against the content, and shrinks by as much as the list is stretched, as on iOS.
public struct ScrollIndicator: Equatable, Sendable {
  /// Points that the track keeps from the insets.
  public static let margin = 3.0
  /// The shortest thumb of a list that is not stretched, in points: what a pointer can still grab.
  public static let shortestThumb = 36.0
  /// The shortest thumb of a stretched list, in points.
  public static let shortestStretchedThumb = 8.0

  /// The start of the track.
  public let trackStart: Double
  /// The length of the track.
  public let trackLength: Double
  /// The start of the thumb.
  public let start: Double
  /// The length of the thumb.
  public let length: Double

  /// The range of offsets that the thumb's way stands for.
  private let offsets: (minimum: Double, maximum: Double)

  /// The indicator of `container`; nil where there is nothing to scroll, or no room for a thumb.
  ///
  /// `shownOffset` is the visible offset, by default the container's own.
  public init?(of container: ScrollContainer, shownOffset: Double? = nil) {
    let (minimum, maximum) = (container.minimumOffset, container.maximumOffset)
    let inset = container.presentedContentInset
    let visible = container.viewportLength - inset.top - inset.bottom
    trackStart = max(inset.top, 0) + Self.margin
    trackLength =
      container.viewportLength - max(inset.top, 0) - max(inset.bottom, 0) - 2 * Self.margin
    guard maximum > minimum, visible > 0, trackLength > Self.shortestThumb,
      container.contentLength > 0
    else { return nil }
    let share = min(visible / container.contentLength, 1)
    let whole = min(max(trackLength * share, Self.shortestThumb), trackLength)
    let offset = shownOffset ?? container.contentOffset
    let stretched = max(minimum - offset, offset - maximum, 0)
    length = max(whole - stretched, Self.shortestStretchedThumb)
    let progress = min(max((offset - minimum) / (maximum - minimum), 0), 1)
    start = trackStart + progress * (trackLength - length)
    offsets = (minimum, maximum)
  }

  /// The offset that puts the thumb's start at `position`, inside the range.
  public func offset(forStart position: Double) -> Double {
    let room = trackLength - length
    guard room > 0 else { return offsets.minimum }
    let progress = min(max((position - trackStart) / room, 0), 1)
    return offsets.minimum + progress * (offsets.maximum - offsets.minimum)
  }

  /// True where two indicators are in the same place, for the same range.
  public static func == (a: ScrollIndicator, b: ScrollIndicator) -> Bool {
    a.trackStart == b.trackStart && a.trackLength == b.trackLength && a.start == b.start
      && a.length == b.length && a.offsets == b.offsets
  }
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
    drag?.anchor = along - indicator.start
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
    } else if along >= indicator.trackStart + indicator.trackLength {
      contentOffset = maximumOffset
    } else {
      contentOffset = indicator.offset(forStart: along - drag.anchor)
    }
  }

  /// Follows a change of the list's place or length under a pointer that holds the thumb: it holds
  /// the thumb at its new place.
  mutating func regripIndicator() {
    guard let along = drag?.along, let indicator = ScrollIndicator(of: self) else { return }
    drag?.anchor = along - indicator.start
  }

  /// Releases the thumb.
  public mutating func releaseIndicator() -> PressEnd {
    guard isIndicatorHeld else { return .givenUp }
    return letGoAtOnce()
  }
}
