import RefreshModel
import ScrollModel

/// Where a header is, and what of the content it takes away.
///
/// All are points from the viewport's start. Source: refresh controls reference, 1.9 (spinner styles),
/// 1.10 (positions) and 1.13 (over the content).
public struct HeaderPlace: Equatable, Sendable {
  /// Where it is drawn, as far as the list can.
  public let placement: RefreshPolicy.Placement
  /// How far the content is seen to be scrolled: 0 shows its first point at the viewport's start.
  public let seenOffset: Double
  /// Where the header's foot is.
  public let foot: Double
  /// Up to where it covers the content, so that headings are held below; 0 where it covers none.
  public let covered: Double
  /// The part of the viewport in which a tap is the header's and not the content's.
  public let hit: Range<Double>
  /// Some part of it could be seen.
  public let isSeen: Bool

  /// The place of the header of `scene`.
  init(of scene: Scene) {
    let offset = scene.container.contentOffset
    let others = scene.container.presentedOwnInset.top
    let ignored = scene.ignoredInset(of: .header)
    placement = scene.placement
    switch placement {
    case .above, .behind, .stretched:
      seenOffset = offset
      foot = 0 - offset - ignored
      (covered, hit) = (0, 0..<0)
      isSeen = foot > 0
    case .front:
      let length = scene.shownLength(of: .header)
      seenOffset = offset
      foot = others - ignored + min(length, scene.header?.policy.heldInset ?? 0)
      covered = length > 0 ? foot : 0
      hit = others..<max(foot, others)
      isSeen = length > 0
    case .overlay:
      // The content stays at its rest while the header is pulled.
      let place = scene.overlayPlace
      seenOffset = max(offset, scene.container.minimumOffset)
      foot = others - ignored + place
      let isPanel = scene.header?.policy.hasOwnGround == false
      covered = isPanel && place > 0 ? others + place * scene.overlayScale : 0
      hit = 0..<0
      isSeen = foot > 0
    case .locator:
      seenOffset = offset
      foot = (scene.headerStart ?? 0) - offset
      (covered, hit) = (0, 0..<0)
      isSeen = foot > 0
    }
  }
}
