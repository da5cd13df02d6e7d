import RefreshModel
import ScrollModel

/// How far the list is pulled, and where its controls are: along the axis, in points from the viewport's
/// start.
extension Scene {
  /// A header inside the list lies at `start` points of the content; nil where content has no such place.
  package mutating func setHeaderStart(_ start: Double?) {
    headerStart = start
  }

  /// How far the content is pulled beyond its rest on `side`, as if the control held no inset.
  ///
  /// 0 or more; without a control too.
  public func distance(of side: ControlSide) -> Double {
    guard side == .footer else { return max(signedDistance(of: .header), 0) }
    // Where the rows do not fill the viewport both ends are one: a header that opens is no pull.
    var inset = insetAtRest(of: .footer)
    inset.top = container.presentedContentInset.top
    return max(container.contentOffset - container.maximumOffset(for: inset), 0)
  }

  /// The same, below 0 where the list is inside its range.
  func signedDistance(of side: ControlSide) -> Double {
    signedDistance(of: side, at: container.contentOffset)
  }

  /// The same for a list that is at `offset`.
  func signedDistance(of side: ControlSide, at offset: Double) -> Double {
    let inset = insetAtRest(of: side)
    return side.outward * (offset - container.restOffset(of: side.edge, for: inset))
  }

  /// The share of the viewport's length that a finger is taken to have for a pull.
  ///
  /// Chosen here: a finger begins below the list's edge and does not come quite to its end.
  public static let pullTravel = 0.8

  /// How many of its policy's points a point of a pull counts for the control on `side`: 1, and more
  /// where no finger's travel in this viewport shows the farthest of the policy's distances.
  func pointWeight(of side: ControlSide) -> Double {
    let farthest = slots.reading(side) { $0.control?.policy.farthestPull ?? 0 }
    guard farthest > 0 else { return 1 }
    let travel = container.viewportLength * Self.pullTravel
    let shown = container.stretch(byTravel: travel, beyond: side.edge)
    return shown > 0 ? max(farthest / shown, 1) : 1
  }

  /// How far the content is pulled beyond its rest on `side`, in its policy's points.
  func pulledDistance(of side: ControlSide) -> Double {
    let distance = distance(of: side)
    return distance == 0 ? 0 : distance * pointWeight(of: side)
  }

  /// The distance by which the control on `side` is armed, in its policy's points: from the policy's
  /// origin.
  func reach(of side: ControlSide) -> Double {
    reach(of: side, from: pullOrigin(of: side))
  }

  /// The same as if a control that is open to show a result were shut.
  func shutReach(of side: ControlSide) -> Double {
    reach(of: side, from: shutOrigin(of: side).origin)
  }

  private func reach(of side: ControlSide, from origin: Double) -> Double {
    let offset = container.contentOffset
    return side.outward * (offset - origin) * pointWeight(of: side)
  }

  /// The offset from which a pull of the control on `side` counts by its policy.
  ///
  /// It does not depend on where the list is, so that a motion finds the same place from everywhere. With
  /// the list's rest as origin it is exactly that rest.
  private func pullOrigin(of side: ControlSide) -> Double {
    let (origin, rest) = shutOrigin(of: side)
    let state = slots[side].control?.state
    guard state == .success || state == .failure else { return origin }
    // A pull of a control that is open to show a result counts from there. One whose inset is now smaller
    // than at rest is not open.
    let shown = container.restOffset(of: side.edge)
    let isOpen = side.outward * (shown - rest) > 0
    return isOpen ? shown + (origin - rest) : origin
  }

  /// The same, and the list's rest, while the control on `side` is not open.
  private func shutOrigin(of side: ControlSide) -> (origin: Double, rest: Double) {
    let inset = insetAtRest(of: side)
    let first = container.minimumOffset(for: inset)
    let rest = container.restOffset(of: side.edge, for: inset)
    guard slots[side].control?.policy.origin == .contentEdge else { return (rest, rest) }
    let edge =
      side == .header
      ? min(0, first) : max(container.contentLength - container.viewportLength, first)
    return (edge, rest)
  }

  /// The insets as they are while the control on `side` is not open.
  func insetAtRest(of side: ControlSide) -> EdgeInsets {
    var inset = container.ledger.total(without: side.source)
    inset[side.edge] += restingInset(of: side)
    return inset
  }

  /// The inset that the control on `side` has at all times.
  func restingInset(of side: ControlSide) -> Double {
    if isFooterHidden(side) { return 0 }
    return slots.reading(side) { $0.control?.policy.room.restingInset ?? 0 }
  }

  /// The distance as a share of the trigger distance, 1 while refreshing; 0 without a control.
  public func pull(of side: ControlSide) -> Double {
    guard let control = control(side) else { return 0 }
    // Content that is seen to stay springs back unseen: that is no pull.
    let isUnseen = placement(of: side) == .overlay && !control.isPulled
    return control.pull(distance: isUnseen ? 0 : pulledDistance(of: side))
  }

  /// The offset of the container at which a pull arms the control on `side`; nil where none does: there
  /// is no control, or it waits for an approach.
  package func armingOffset(of side: ControlSide) -> Double? {
    guard let policy = control(side)?.policy, policy.approach == nil else { return nil }
    return armingOffset(of: side, distance: policy.armingDistance)
  }

  /// The same for a control on `side` that `distance` of its policy's points arm.
  func armingOffset(of side: ControlSide, distance: Double) -> Double {
    let way = distance / pointWeight(of: side)
    return pullOrigin(of: side) + side.outward * way
  }

  /// Where a header's bottom is: at the content's first point, or farther out by the inset that it
  /// ignores.
  ///
  /// Of a header that lies over the content or in front of it, and of one inside the list, where that
  /// is.
  public var headerBottom: Double { headerPlace.foot }

  /// Where a footer's top is: after the last row, or as its policy has it at the end of a viewport
  /// that the rows do not fill; farther out by the inset that it ignores.
  ///
  /// Source: refresh controls reference, 1.1.6.
  public var footerTop: Double {
    let others = container.ledger.total(without: .footer)
    let room =
      container.viewportLength - container.presentedContentInset.top - others.bottom
    let start =
      slots.footer.control?.policy.shortPlacement == .contentEnd
      ? container.contentLength : max(container.contentLength, room)
    return start - contentOffset + ignoredInset(of: .footer)
  }

  func ignoredInset(of side: ControlSide) -> Double {
    slots.reading(side) { $0.control?.policy.ignoredInset ?? 0 }
  }

  /// Some part of the control on `side` could be seen.
  public func isInView(_ side: ControlSide) -> Bool {
    guard isVisible, hasControl(side), !isFooterHidden(side) else { return false }
    if side == .header { return headerPlace.isSeen }
    return placement(of: side) == .front
      ? shownLength(of: side) > 0 : footerTop < container.viewportLength
  }

  /// Up to where the viewport's start is covered, in points; headings are held below.
  ///
  /// It is covered by the application's own inset and by what is in view of a header that is open, opens
  /// or closes.
  /// What comes before a header inside the list stays where it is, and one that lies over the content
  /// is never out of view. Source: refresh controls reference, 1.1.5 (`min(max(−y, T0), T0 + h)`).
  public var coveredLength: Double {
    let own = container.presentedOwnInset.top
    switch placement {
    case .above, .behind, .stretched:
      return max(own, min(0 - container.contentOffset, container.presentedContentInset.top))
    case .front, .overlay, .locator: return max(own, headerPlace.covered)
    }
  }

  /// The insets that a program places sticky content by: what the list presents, or with a header
  /// whose policy follows the scroll as much of it as is covered.
  public var stickyInset: EdgeInsets {
    var inset = container.presentedContentInset
    let isFollowing = slots.header.control?.policy.insetFollowsScroll == true
    if isFollowing { inset.top = coveredLength }
    if case .locator = placement { inset.top = coveredLength }
    if placement.isOverContent { inset.top = max(inset.top, headerPlace.covered) }
    return inset
  }
}
