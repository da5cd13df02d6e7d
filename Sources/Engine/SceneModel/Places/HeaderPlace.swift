import RefreshModel
import ScrollModel

/// The position of a header, and its effect on the content.
///
/// Positions are points from the viewport's start. Source: refresh controls reference, 1.9 (spinner
/// styles), 1.10 (positions) and 1.13 (over the content).
public struct HeaderPlace: Equatable, Sendable {
  /// The placement of the header, as far as the list supports it.
  public let placement: RefreshPolicy.Placement
  /// The offset of the visible content.
  ///
  /// At 0 the content's start is at the viewport's start.
  public let seenOffset: Double
  /// The end of the header towards the content's end: its bottom edge in a vertical list.
  public let bottom: Double
  /// The end of the part that covers the content, where section headings stick, or 0 if the header
  /// covers nothing.
  public let covered: Double
  /// The part of the viewport in which taps go to the header instead of the content.
  public let hit: Range<Double>
  /// Whether a part of the header is in view.
  public let isSeen: Bool

  /// Creates the position of the header of `scene`.
  init(of scene: Scene) {
    let offset = scene.container.contentOffset
    let others = scene.container.presentedOwnInset.top
    let ignored = scene.ignoredInset(of: .header)
    placement = scene.placement
    switch placement {
    case .above, .behind, .stretched:
      seenOffset = offset
      bottom = 0 - offset - ignored
      (covered, hit) = (0, 0..<0)
      isSeen = bottom > 0
    case .front:
      let length = scene.shownLength(of: .header)
      seenOffset = offset
      bottom = others - ignored + min(length, scene.header?.policy.heldInset ?? 0)
      covered = length > 0 ? bottom : 0
      hit = others..<max(bottom, others)
      isSeen = length > 0
    case .overlay:
      // The content stays at its rest while the header is pulled.
      let place = scene.overlayPlace
      seenOffset = max(offset, scene.container.minimumOffset)
      bottom = others - ignored + place
      let isPanel = scene.header?.policy.hasBackground == false
      covered = isPanel && place > 0 ? others + place * scene.overlayScale : 0
      hit = 0..<0
      isSeen = bottom > 0
    case .locator:
      seenOffset = offset
      bottom = (scene.headerStart ?? 0) - offset
      (covered, hit) = (0, 0..<0)
      isSeen = bottom > 0
    }
  }
}
