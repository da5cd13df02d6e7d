import RefreshModel
import ScrollModel

/// The distance by which the list is pulled, and the positions of its controls along the axis, in
/// points from the viewport's start.
extension Scene {
  /// Sets the start of a header inside the list, in points of the content, or `nil` if the content
  /// cannot contain one.
  package mutating func setHeaderStart(_ start: Double?) {
    headerStart = start
  }

  /// Returns the distance by which the content is pulled past its rest on `side`, as if the control
  /// had no open inset.
  ///
  /// The distance is in points and 0 or more. It does not need a control.
  public func distance(of side: ControlSide) -> Double {
    guard side == .footer else { return max(signedDistance(of: .header), 0) }
    // If the rows do not fill the viewport, both ends have one rest, and a header that opens must
    // not count as a pull.
    var inset = insetAtRest(of: .footer)
    inset.top = container.presentedContentInset.top
    return max(container.contentOffset - container.maximumOffset(for: inset), 0)
  }

  /// Returns the signed distance by which the content is past its rest on `side`, below 0 within
  /// the range.
  func signedDistance(of side: ControlSide) -> Double {
    signedDistance(of: side, at: container.contentOffset)
  }

  /// Returns the signed distance by which a list at `offset` is past its rest on `side`, below 0
  /// within the range.
  func signedDistance(of side: ControlSide, at offset: Double) -> Double {
    let inset = insetAtRest(of: side)
    return side.outward * (offset - container.restOffset(of: side.edge, for: inset))
  }

  /// Returns the number of policy points that each pulled point counts as on `side`, 1 or more.
  ///
  /// It is above 1 if the travel of a finger in this viewport does not reach the policy's distances.
  func pointWeight(of side: ControlSide) -> Double {
    slots.reading(side) { slot -> Double in
      guard let policy = slot.control?.policy else { return 1 }
      return policy.pointWeight { travel in
        container.stretch(byTravel: container.viewportLength * travel, beyond: side.edge)
      }
    }
  }

  /// Returns the distance by which the content is pulled past its rest on `side`, in points of the
  /// control's policy.
  func pulledDistance(of side: ControlSide) -> Double {
    let distance = distance(of: side)
    return distance == 0 ? 0 : distance * pointWeight(of: side)
  }

  /// Returns how far the control on `side` is pulled from its policy's origin, in points of the
  /// policy.
  ///
  /// It is below 0 before the origin.
  func reach(of side: ControlSide) -> Double {
    reach(of: side, from: pullOrigin(of: side))
  }

  /// Returns the pull of the control on `side` as if a control that shows a result were closed, in
  /// points of the control's policy.
  func closedReach(of side: ControlSide) -> Double {
    reach(of: side, from: closedOrigin(of: side).origin)
  }

  private func reach(of side: ControlSide, from origin: Double) -> Double {
    let offset = container.contentOffset
    return side.outward * (offset - origin) * pointWeight(of: side)
  }

  /// Returns the offset from which a pull of the control on `side` counts by its policy.
  ///
  /// It is independent of the list's offset, so that a motion finds the same trigger from
  /// everywhere. If the origin is the list's rest, it is exactly that rest.
  private func pullOrigin(of side: ControlSide) -> Double {
    let (origin, rest) = closedOrigin(of: side)
    let state = slots[side].control?.state
    guard state == .success || state == .failure else { return origin }
    // A pull of a control that is open to show a result counts from the open rest. A control whose
    // inset is smaller than at rest does not count as open.
    let shown = container.restOffset(of: side.edge)
    let isOpen = side.outward * (shown - rest) > 0
    return isOpen ? shown + (origin - rest) : origin
  }

  /// Returns the offset from which a pull counts, and the list's rest, as if the control on `side`
  /// were closed.
  private func closedOrigin(of side: ControlSide) -> (origin: Double, rest: Double) {
    let inset = insetAtRest(of: side)
    let first = container.minimumOffset(for: inset)
    let rest = container.restOffset(of: side.edge, for: inset)
    guard slots[side].control?.policy.origin == .contentEdge else { return (rest, rest) }
    let edge =
      side == .header
      ? min(0, first) : max(container.contentLength - container.viewportLength, first)
    return (edge, rest)
  }

  /// Returns the insets as if the control on `side` were closed.
  func insetAtRest(of side: ControlSide) -> EdgeInsets {
    var inset = container.ledger.total(without: side.source)
    inset[side.edge] += restingInset(of: side)
    return inset
  }

  /// Returns the inset that the control on `side` always has.
  func restingInset(of side: ControlSide) -> Double {
    if isFooterHidden(side) { return 0 }
    return slots.reading(side) { $0.control?.policy.layout.restingInset ?? 0 }
  }

  /// Returns the pull as a fraction of the trigger distance: 1 while refreshing, 0 without a
  /// control.
  public func pull(of side: ControlSide) -> Double {
    guard let control = control(side) else { return 0 }
    // The content under an overlay appears not to move, so its bounce must not count as a pull.
    let isUnseen = placement(of: side) == .overlay && !control.isPulled
    return control.pull(distance: isUnseen ? 0 : pulledDistance(of: side))
  }

  /// Returns the container's offset at which a pull arms the control on `side`, or `nil` if pulls
  /// do not arm it.
  ///
  /// Pulls have no effect if there is no control, or if it fires by an approach.
  package func armingOffset(of side: ControlSide) -> Double? {
    guard let policy = control(side)?.policy, policy.approach == nil else { return nil }
    return armingOffset(of: side, distance: policy.armingDistance)
  }

  /// Returns the container's offset at which `distance` points of the policy are pulled on `side`.
  func armingOffset(of side: ControlSide, distance: Double) -> Double {
    let way = distance / pointWeight(of: side)
    return pullOrigin(of: side) + side.outward * way
  }

  /// The position of the header's bottom, in points from the viewport's start.
  ///
  /// It is at the content's start, or farther out by the inset that the header ignores. A header
  /// over, in front of or inside the content has its own position.
  public var headerBottom: Double { headerPlace.bottom }

  /// The position of the footer's top, in points from the viewport's start.
  ///
  /// It is after the last row, or as the policy says if the rows do not fill the viewport. The
  /// inset that the footer ignores moves it farther out.
  ///
  /// Source: refresh controls reference, 1.1.6.
  public var footerTop: Double {
    let others = container.ledger.total(without: .footer)
    let space =
      container.viewportLength - container.presentedContentInset.top - others.bottom
    let start =
      slots.footer.control?.policy.shortPlacement == .contentEnd
      ? container.contentLength : max(container.contentLength, space)
    return start - contentOffset + ignoredInset(of: .footer)
  }

  func ignoredInset(of side: ControlSide) -> Double {
    slots.reading(side) { $0.control?.policy.ignoredInset ?? 0 }
  }

  /// Returns whether a part of the control on `side` is in view.
  public func isInView(_ side: ControlSide) -> Bool {
    guard isVisible, hasControl(side), !isFooterHidden(side) else { return false }
    if side == .header { return headerPlace.isSeen }
    return placement(of: side) == .front
      ? shownLength(of: side) > 0 : footerTop < container.viewportLength
  }

  /// The length at the viewport's start that is covered, in points.
  ///
  /// Section headings stick below it.
  ///
  /// It includes the program's inset and the visible part of a header that is open, opening or
  /// closing. A header inside the list covers nothing, and a header over the content always covers
  /// its own length. Source: refresh controls reference, 1.1.5 (`min(max(−y, T0), T0 + h)`).
  public var coveredLength: Double { coveredLength(at: .top) }

  /// Returns the length at `edge` of the viewport that the program's inset and the visible part of
  /// an open control cover, in points.
  func coveredLength(at edge: InsetEdge) -> Double {
    let own = container.presentedOwnInset[edge]
    let end = contentLength - container.viewportLength
    let pull = edge == .top ? 0 - container.contentOffset : container.contentOffset - end
    switch (edge, placement) {
    case (.top, .front), (.top, .overlay), (.top, .locator): return max(own, headerPlace.covered)
    default: return max(own, min(pull, container.presentedContentInset[edge]))
    }
  }

  /// The insets for the program's sticky content.
  ///
  /// They are the drawn insets. With a header whose policy follows the scroll, the top inset is the
  /// covered length.
  public var stickyInset: EdgeInsets {
    var inset = container.presentedContentInset
    let isFollowing = slots.header.control?.policy.insetFollowsScroll == true
    if isFollowing { inset.top = coveredLength }
    if case .locator = placement { inset.top = coveredLength }
    if placement.isOverContent { inset.top = max(inset.top, headerPlace.covered) }
    return inset
  }
}
