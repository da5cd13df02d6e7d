import Glibc
import RefreshModel
import ScrollModel

/// Where controls are drawn, and what of the content makes way for them.
///
/// The container moves as for a header above the content; only what is seen of it is another. So
/// whoever draws, or asks what is at a point, takes offsets from here.
extension ListScene {
  /// The rows that make way for a header inside the list.
  struct Gap: Equatable, Sendable {
    /// The first line of rows after it.
    let line: Int
    /// Where it is in the content, in points.
    let start: Double
    /// How long it is, in points.
    let length: Double

    /// The content's position that is seen where it would be `position` without the gap, both counted
    /// from `base`; what is in the gap is where that is.
    func position(_ position: Double, from base: Double) -> Double {
      position >= start - base ? position : min(position + length, start - base)
    }

    /// Whether `position`, counted from `base`, is in the gap.
    func contains(_ position: Double, from base: Double) -> Bool {
      position < start - base && position + length >= start - base
    }
  }

  /// Seconds in which a control over the content goes to its rest, where its policy has no time.
  ///
  /// Source: refresh controls reference, 1.13.
  static let overlayOpening = 0.2
  /// Seconds in which it shrinks away, where its policy has no time.
  ///
  /// Source: refresh controls reference, 1.13.
  static let overlayClosing = 0.15

  /// How far the content is seen to be scrolled: 0 shows its first point at the viewport's start.
  ///
  /// It is the container's, but for a header that lies over the content: then the content stays at
  /// its rest while it is pulled.
  public var contentOffset: Double {
    guard placement == .overlay else { return container.contentOffset }
    return max(container.contentOffset, container.minimumOffset)
  }

  /// The velocity of what is seen, in points per second.
  public var contentVelocity: Double {
    contentOffset == container.contentOffset ? container.velocity : 0
  }

  /// Where the header is drawn, as far as the list can: content that is not made of rows has no
  /// place inside, and a header with a page behind it is at the edge.
  public var placement: RefreshPolicy.Placement {
    guard let policy = header?.policy else { return .above }
    let placement = policy.placement
    // The page behind a header takes all of the content away.
    let hasFloor = policy.secondFloor != nil
    switch placement {
    case .above: return .above
    case .behind, .front, .stretched: return Feature.fixedPlacements.isOn ? placement : .above
    case .overlay: return Feature.overlay.isOn && !hasFloor ? .overlay : .above
    case .locator:
      let hasRows = ownContentLength == nil
      return Feature.locator.isOn && hasRows && !hasFloor ? placement : .above
    }
  }

  /// Where the control on `side` is drawn; a footer is never over the content nor inside it.
  public func placement(of side: Side) -> RefreshPolicy.Placement {
    guard side == .footer else { return placement }
    guard let placement = footer?.policy.placement, Feature.fixedPlacements.isOn else {
      return .above
    }
    switch placement {
    case .behind, .front, .stretched: return placement
    case .above, .overlay, .locator: return .above
    }
  }

  /// The gap for a header inside the list; nil without such a header.
  var gap: Gap? {
    guard case .locator(let row) = placement else { return nil }
    let line = min(max(row, 0), rowCount) / columns
    return Gap(
      line: line, start: blocks.top + rows.offset(of: line), length: shownLength(of: .header))
  }

  /// How much room beyond the content's edge the control on `side` is given, in points: by the pull,
  /// or by the inset that it borrows.
  public func shownLength(of side: Side) -> Double {
    max(distance(of: side), presentedInset(of: side))
  }

  /// The part of the presented inset that is the control's own.
  private func presentedInset(of side: Side) -> Double {
    guard let control = control(side) else { return 0 }
    let others = container.ledger.total(without: side.source)[side.edge]
    let own = container.presentedContentInset[side.edge] - others
    return min(max(own, 0), max(control.policy.heldInset, control.policy.restingInset))
  }

  // MARK: Over the content

  /// How far the foot of a header over the content is below the inset of others, in points.
  public var overlayPlace: Double {
    guard let header, placement == .overlay else { return 0 }
    if isOverlayHeld(header) { return overlayRest.value(at: time) }
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

  /// Whether it stays at its rest, and does not follow a pull.
  private func isOverlayHeld(_ header: RefreshControl) -> Bool {
    header.holdsInset || (header.isClosing && pull(of: .header) == 0)
  }

  /// Where a pull of `pull` points brings it: to its rest at the trigger distance, and beyond that
  /// ever less.
  ///
  /// Source: refresh controls reference, 1.13.
  static func overlayPlace(pull: Double, trigger: Double, held: Double) -> Double {
    guard held > 0, trigger > 0 else { return 0 }
    let share = min(max(pull, 0) / trigger, 1)
    let beyond = min(max(pull - trigger, 0), 2 * held) / held / 4
    return held * share + held * 4 * (beyond - beyond * beyond)
  }

  /// A header over the content, which has just fired, goes to its rest in `duration` seconds.
  mutating func settleOverlay(in duration: Double) {
    guard let header else { return }
    let showedResult = header.previousState == .success || header.previousState == .failure
    let pulled = Self.overlayPlace(
      pull: distance(of: .header), trigger: header.policy.triggerDistance,
      held: header.policy.heldInset)
    let place = max(pulled, showedResult ? overlayRest.value(at: time) : 0)
    overlayRest = Transition(at: place).redirected(
      to: header.policy.heldInset, at: time, duration: container.animates ? duration : 0)
  }

  /// A header that is open already is given this place: it is there at once.
  mutating func restOverlay() {
    guard let header, placement == .overlay, header.holdsInset else { return }
    overlayRest = Transition(at: header.policy.heldInset)
  }

  // MARK: Beyond the edges

  /// How the list behaves beyond the edge on `side`, by its control.
  func edgeBehaviour(of side: Side) -> EdgeBehaviour {
    var behaviour = EdgeBehaviour()
    guard let control = control(side) else { return behaviour }
    let policy = control.policy
    if Feature.dragRate.isOn { behaviour.dragRate = policy.dragRate }
    if Feature.maximumDrag.isOn { behaviour.maximumDrag = policy.maximumDrag }
    if Feature.springsAndDurations.isOn { behaviour.springRate = policy.springRate }
    if policy.pinsOffset, control.holdsInset { behaviour.maximumDrag = 0 }
    if placement(of: side) == .overlay {
      // What is pulled is the control alone, and the content is seen to stay.
      behaviour.hasBand = false
      behaviour.stopsGlides = !policy.firesByFling
    }
    return behaviour
  }

  mutating func updateEdgeBehaviour(of side: Side) {
    let behaviour = edgeBehaviour(of: side)
    guard behaviour != container.behaviour(at: side.edge) else { return }
    moveContainer { $0.setBehaviour(behaviour, at: side.edge) }
  }
}
