import Glibc
import RefreshModel
import ScrollModel

/// The places of controls, and the content that makes way for them.
///
/// The container moves as for a header above the content; only what is seen of it is another. So
/// whoever draws, or asks what is at a point, takes offsets from here.
extension Scene {
  /// Seconds in which a control over the content goes to its rest, where its policy has no time.
  ///
  /// Source: refresh controls reference, 1.13.
  static let overlayOpening = 0.2
  /// The seconds in which a control over the content shrinks away, where its policy gives none.
  ///
  /// Source: refresh controls reference, 1.13.
  static let overlayClosing = 0.15

  /// Where the header is, and what of the content it takes away.
  public var headerPlace: HeaderPlace { HeaderPlace(of: self) }

  /// How far the content is seen to be scrolled: 0 shows its first point at the viewport's start.
  ///
  /// It is the container's, but for a header that lies over the content.
  public var contentOffset: Double {
    placement == .overlay ? headerPlace.seenOffset : container.contentOffset
  }

  /// The velocity at which the content appears to move, in points per second.
  public var contentVelocity: Double {
    contentOffset == container.contentOffset ? container.velocity : 0
  }

  /// The header's placement, as far as the list allows it: content that is not made of rows has no
  /// place inside, and a header with a page behind it is at the edge.
  public var placement: RefreshPolicy.Placement {
    guard let policy = slots.header.control?.policy else { return .above }
    let placement = policy.placement
    // The page behind a header moves all of the content away.
    let hasFloor = policy.secondFloor != nil
    switch placement {
    case .above: return .above
    case .behind, .front, .stretched: return placement
    case .overlay: return !hasFloor ? .overlay : .above
    case .locator:
      return headerStart != nil && !hasFloor ? placement : .above
    }
  }

  /// The placement of the control on `side`; a footer is never over the content nor inside it.
  public func placement(of side: ControlSide) -> RefreshPolicy.Placement {
    guard side == .footer else { return placement }
    guard let placement = slots.footer.control?.policy.placement else {
      return .above
    }
    switch placement {
    case .behind, .front, .stretched: return placement
    case .above, .overlay, .locator: return .above
    }
  }

  /// How much room beyond the content's edge the control on `side` is given, in points: by the pull,
  /// or by the inset that it borrows.
  public func shownLength(of side: ControlSide) -> Double {
    max(isOutOfReach(side) ? 0 : distance(of: side), presentedInset(of: side))
  }

  /// The part of the presented inset that is the control's own.
  private func presentedInset(of side: ControlSide) -> Double {
    guard let control = control(side) else { return 0 }
    let others = container.ledger.total(without: side.source)[side.edge]
    let own = container.presentedContentInset[side.edge] - others
    return min(max(own, 0), max(control.policy.heldInset, control.policy.restingInset))
  }

  // MARK: Over the content

  /// The distance in points from the inset of others down to the bottom of a header over the
  /// content.
  public var overlayPlace: Double {
    guard let header, placement == .overlay else { return 0 }
    if isOverlayHeld(header) { return slots.header.overlayRest.value(at: time) }
    return Self.overlayPlace(
      pull: pull(of: .header) * header.policy.triggerDistance,
      trigger: header.policy.triggerDistance, held: header.policy.heldInset)
  }

  /// The size of a header over the content as a share of its own: it shrinks while it closes.
  public var overlayScale: Double {
    guard let header, placement == .overlay, header.isClosing, isOverlayHeld(header) else {
      return 1
    }
    return max(1 - header.closing.value(at: time), 0)
  }

  /// True where it stays at its rest, and does not follow a pull.
  private func isOverlayHeld(_ header: RefreshControl) -> Bool {
    header.holdsInset || (header.isClosing && pull(of: .header) == 0)
  }

  /// Its place after a pull of `pull` points: at its rest for the trigger distance, and beyond that
  /// ever less farther.
  ///
  /// Source: refresh controls reference, 1.13.
  static func overlayPlace(pull: Double, trigger: Double, held: Double) -> Double {
    guard held > 0, trigger > 0 else { return 0 }
    let share = min(max(pull, 0) / trigger, 1)
    let beyond = min(max(pull - trigger, 0), 2 * held) / held / 4
    return held * share + held * 4 * (beyond - beyond * beyond)
  }

  /// Moves a header over the content, which has just fired, to its rest in `duration` seconds.
  mutating func settleOverlay(in duration: Double) {
    guard let header else { return }
    let showedResult = header.previousState == .success || header.previousState == .failure
    let pulled = Self.overlayPlace(
      pull: pulledDistance(of: .header), trigger: header.policy.triggerDistance,
      held: header.policy.heldInset)
    let place = max(pulled, showedResult ? slots.header.overlayRest.value(at: time) : 0)
    slots.header.settleOverlay(
      from: place, to: header.policy.heldInset, at: time,
      duration: container.animates ? duration : 0)
  }

  /// Puts a header that is open already at its rest at once.
  mutating func restOverlay() {
    guard let header, placement == .overlay, header.holdsInset else { return }
    let place = header.policy.heldInset
    slots.header.settleOverlay(from: place, to: place, at: time, duration: 0)
  }

  // MARK: Beyond the edges

  /// The list's behaviour beyond the edge on `side`, by its control.
  func edgeBehaviour(of side: ControlSide) -> EdgeBehaviour {
    var behaviour = EdgeBehaviour()
    guard let control = control(side) else { return behaviour }
    let policy = control.policy
    behaviour.dragRate = policy.dragRate
    behaviour.maximumDrag = policy.maximumDrag
    behaviour.springRate = policy.springRate
    if policy.pinsOffset, control.holdsInset { behaviour.maximumDrag = 0 }
    if placement(of: side) == .overlay {
      // Only the control is pulled, and the content appears to stay.
      behaviour.hasBand = false
      behaviour.stopsGlides = !policy.firesByFling
    }
    behaviour.restingInset = policy.restingInset
    return behaviour
  }

  mutating func updateEdgeBehaviour(of side: ControlSide) {
    let behaviour = edgeBehaviour(of: side)
    guard behaviour != container.behaviour(at: side.edge) else { return }
    moveContainer { $0.setBehaviour(behaviour, at: side.edge) }
  }
}
