/// The place of a list's scroll indicator, along the scrolled axis in points from the viewport's
/// start.
///
/// It lies between the insets that are drawn, except a footer's, which is scrolled as content is. It is as
/// long against its track as the viewport is against what is scrolled, and shrinks by as much as the list
/// is stretched, as on iOS.
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
  public private(set) var start: Double
  /// The length of the thumb.
  public let length: Double

  /// The range of offsets that the thumb's way stands for.
  private let offsets: (minimum: Double, maximum: Double)
  /// Where the pointer holds the thumb, whatever is scrolled has become since; nil where its place is its
  /// offset's share of the way.
  private var pivot: IndicatorGrip.Place?

  /// The indicator of `container`; nil where there is nothing to scroll, or no room for a thumb.
  ///
  /// `shownOffset` is the visible offset, by default the container's own.
  public init?(of container: ScrollContainer, shownOffset: Double? = nil) {
    let (minimum, maximum) = (container.minimumOffset, container.maximumOffset)
    let inset = container.presentedContentInset
    let bottom = container.presentedOwnInset.bottom
    let visible = container.viewportLength - inset.top - bottom
    trackStart = max(inset.top, 0) + Self.margin
    trackLength =
      container.viewportLength - max(inset.top, 0) - max(bottom, 0) - 2 * Self.margin
    guard maximum > minimum, visible > 0, trackLength > Self.shortestThumb,
      container.contentLength > 0
    else { return nil }
    let share = min(visible / (container.contentLength + max(inset.bottom - bottom, 0)), 1)
    let whole = min(max(trackLength * share, Self.shortestThumb), trackLength)
    let offset = shownOffset ?? container.contentOffset
    let stretched = max(minimum - offset, offset - maximum, 0)
    length = max(whole - stretched, Self.shortestStretchedThumb)
    offsets = (minimum, maximum)
    start = trackStart
    if var pivot = container.drag?.grip?.pivot {
      pivot.start = min(max(pivot.start, trackStart), trackStart + trackLength - length)
      self.pivot = pivot
    }
    start = start(at: offset)
  }

  /// The thumb's start where the list is at `offset`.
  private func start(at offset: Double) -> Double {
    let (from, to) = way(before: pivot.map { offset <= $0.offset } ?? true)
    guard to.offset > from.offset else { return to.start }
    let progress = min(max((offset - from.offset) / (to.offset - from.offset), 0), 1)
    return from.start + progress * (to.start - from.start)
  }

  /// The offset that puts the thumb's start at `position`, inside the range.
  public func offset(forStart position: Double) -> Double {
    guard trackLength > length else { return offsets.minimum }
    let (from, to) = way(before: pivot.map { position <= $0.start } ?? true)
    guard to.start > from.start else { return to.offset }
    let progress = min(max((position - from.start) / (to.start - from.start), 0), 1)
    return from.offset + progress * (to.offset - from.offset)
  }

  /// The part of the thumb's way before or after the pivot; all of it without one.
  private func way(before isBefore: Bool) -> (from: IndicatorGrip.Place, to: IndicatorGrip.Place) {
    let first = IndicatorGrip.Place(start: trackStart, offset: offsets.minimum)
    let last = IndicatorGrip.Place(
      start: trackStart + trackLength - length, offset: offsets.maximum)
    guard let pivot else { return (first, last) }
    return isBefore ? (first, pivot) : (pivot, last)
  }

  /// True where two indicators are in the same place, for the same range.
  public static func == (a: ScrollIndicator, b: ScrollIndicator) -> Bool {
    a.trackStart == b.trackStart && a.trackLength == b.trackLength && a.start == b.start
      && a.length == b.length && a.offsets == b.offsets && a.pivot == b.pivot
  }
}
