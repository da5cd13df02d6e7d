/// The position of a list's scroll indicator along the scrolled axis, in points from the viewport's
/// start.
///
/// The track lies between the drawn insets, but extends over a footer's inset, which scrolls like
/// content. The thumb takes up the same fraction of the track as the viewport does of the content.
/// The thumb shrinks by as much as the list is overscrolled, as on iOS.
public struct ScrollIndicator: Equatable, Sendable {
  /// The distance between the track and the insets, in points.
  public static let margin = 3.0
  /// The shortest thumb of a list that is not overscrolled, in points: large enough to grab with
  /// the pointer.
  public static let shortestThumb = 36.0
  /// The shortest thumb of an overscrolled list, in points.
  public static let shortestStretchedThumb = 8.0

  /// The start of the track.
  public let trackStart: Double
  /// The length of the track.
  public let trackLength: Double
  /// The start of the thumb.
  public private(set) var start: Double
  /// The length of the thumb.
  public let length: Double

  /// The range of offsets that the thumb's path represents, which follows the drawn insets.
  private let offsets: ClosedRange<Double>
  /// The range of offsets that a held thumb can reach.
  private let limits: ClosedRange<Double>
  /// The position at which the pointer holds the thumb after the list changed, or `nil` if the
  /// thumb's position follows from the offset.
  private var pivot: IndicatorGrip.Place?

  /// Creates the indicator of `container`, or returns `nil` if the list cannot scroll or the track
  /// is too short for a thumb.
  ///
  /// `shownOffset` is the visible offset; the default is the container's offset.
  public init?(of container: ScrollContainer, shownOffset: Double? = nil) {
    let inset = container.presentedContentInset
    // The insets of the model step while a control opens or closes, so the thumb would jump.
    let minimum = container.minimumOffset(for: inset)
    let maximum = container.maximumOffset(for: inset)
    let bottom = container.presentedOwnInset.bottom
    let visible = container.viewportLength - inset.top - bottom
    trackStart = max(inset.top, 0) + Self.margin
    trackLength =
      container.viewportLength - max(inset.top, 0) - max(bottom, 0) - 2 * Self.margin
    guard maximum > minimum, visible > 0, trackLength > Self.shortestThumb,
      container.contentLength > 0
    else { return nil }
    let fraction = min(visible / (container.contentLength + max(inset.bottom - bottom, 0)), 1)
    let whole = min(max(trackLength * fraction, Self.shortestThumb), trackLength)
    let offset = shownOffset ?? container.contentOffset
    let stretched = max(minimum - offset, offset - maximum, 0)
    length = max(whole - stretched, Self.shortestStretchedThumb)
    offsets = minimum...maximum
    limits = container.minimumOffset...container.maximumOffset
    start = trackStart
    if var pivot = container.drag?.grip?.pivot {
      pivot.start = min(max(pivot.start, trackStart), trackStart + trackLength - length)
      self.pivot = pivot
    }
    start = start(at: offset)
  }

  /// Returns the start of the thumb for the content offset `offset`.
  private func start(at offset: Double) -> Double {
    let (from, to) = way(before: pivot.map { offset <= $0.offset } ?? true)
    guard to.offset > from.offset else { return to.start }
    let progress = min(max((offset - from.offset) / (to.offset - from.offset), 0), 1)
    return from.start + progress * (to.start - from.start)
  }

  /// Returns the content offset, within the range, for which the thumb starts at `position`.
  public func offset(forStart position: Double) -> Double {
    guard trackLength > length else { return limits.lowerBound }
    let (from, to) = way(before: pivot.map { position <= $0.start } ?? true)
    guard to.start > from.start else { return within(to.offset) }
    let progress = min(max((position - from.start) / (to.start - from.start), 0), 1)
    return within(from.offset + progress * (to.offset - from.offset))
  }

  private func within(_ offset: Double) -> Double {
    min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// Returns the part of the thumb's path before or after the pivot, or the whole path if there is
  /// no pivot.
  private func way(before isBefore: Bool) -> (from: IndicatorGrip.Place, to: IndicatorGrip.Place) {
    let first = IndicatorGrip.Place(start: trackStart, offset: offsets.lowerBound)
    let last = IndicatorGrip.Place(
      start: trackStart + trackLength - length, offset: offsets.upperBound)
    guard let pivot else { return (first, last) }
    return isBefore ? (first, pivot) : (pivot, last)
  }
}
