import Glibc
import RefreshModel
import ScrollModel

/// The placement of controls, and the content that makes space for them.
///
/// The container always moves as for a header above the content; only the visible position of the
/// content differs. Code that draws, or looks up the content at a point, must therefore use the
/// offsets of this extension.
extension Scene {
  /// The default duration of a control over the content moving to its rest, in seconds.
  ///
  /// Source: refresh controls reference, 1.13.
  static let overlayOpening = 0.2
  /// The default duration of a control over the content shrinking away, in seconds.
  ///
  /// Source: refresh controls reference, 1.13.
  static let overlayClosing = 0.15

  /// The position of the header, and its effect on the content.
  public var headerPlace: HeaderPlace { HeaderPlace(of: self) }

  /// The offset of the visible content.
  ///
  /// At 0 the content's start is at the viewport's start.
  ///
  /// It is the container's offset, except with a header over the content.
  public var contentOffset: Double {
    placement == .overlay ? headerPlace.seenOffset : container.contentOffset
  }

  /// The velocity at which the visible content moves, in points per second.
  public var contentVelocity: Double {
    contentOffset == container.contentOffset ? container.velocity : 0
  }

  /// The placement of the header, as far as the list supports it.
  ///
  /// Content without rows cannot contain a header, and a header with a page behind it must be at
  /// the edge.
  public var placement: RefreshPolicy.Placement {
    guard let policy = slots.header.control?.policy else { return .above }
    let placement = policy.placement
    // The page behind a header moves all of the content away, so such a header cannot lie over or
    // inside it.
    let hasFloor = policy.secondFloor != nil
    switch placement {
    case .above: return .above
    case .behind, .front, .stretched: return placement
    case .overlay: return !hasFloor ? .overlay : .above
    case .locator:
      return headerStart != nil && !hasFloor ? placement : .above
    }
  }

  /// Returns the placement of the control on `side`.
  ///
  /// A footer is never an overlay or inside the list.
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

  /// Returns the length of the space between the edge and the content for the control on `side`, in
  /// points.
  ///
  /// The space comes from a pull or from the control's inset.
  public func shownLength(of side: ControlSide) -> Double {
    max(isUnreachable(side) ? 0 : distance(of: side), presentedInset(of: side))
  }

  /// Returns the control's part of the drawn inset.
  private func presentedInset(of side: ControlSide) -> Double {
    guard let control = control(side) else { return 0 }
    let others = container.ledger.total(without: side.source)[side.edge]
    let own = container.presentedContentInset[side.edge] - others
    return min(max(own, 0), max(control.policy.heldInset, control.policy.restingInset))
  }

  // MARK: Over the content

  /// The distance from the other insets to the bottom of a header over the content, in points.
  public var overlayPlace: Double {
    guard let header, placement == .overlay else { return 0 }
    if isOverlayHeld(header) { return slots.header.overlayRest.value(at: time) }
    return Self.overlayPlace(
      pull: pull(of: .header) * header.policy.triggerDistance,
      trigger: header.policy.triggerDistance, held: header.policy.heldInset)
  }

  /// The scale of a header over the content, from 0 to 1.
  ///
  /// It shrinks while it closes.
  public var overlayScale: Double {
    guard let header, placement == .overlay, header.isClosing, isOverlayHeld(header) else {
      return 1
    }
    return max(1 - header.closing.value(at: time), 0)
  }

  /// Returns whether a header over the content stays at its rest instead of following a pull.
  private func isOverlayHeld(_ header: RefreshControl) -> Bool {
    header.holdsInset || (header.isClosing && pull(of: .header) == 0)
  }

  /// Returns the position of a header over the content for a pull of `pull` points.
  ///
  /// It is `held` at the trigger distance, and grows more and more slowly past it.
  ///
  /// Source: refresh controls reference, 1.13.
  static func overlayPlace(pull: Double, trigger: Double, held: Double) -> Double {
    guard held > 0, trigger > 0 else { return 0 }
    let fraction = min(max(pull, 0) / trigger, 1)
    let beyond = min(max(pull - trigger, 0), 2 * held) / held / 4
    return held * fraction + held * 4 * (beyond - beyond * beyond)
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

  /// Moves an open header over the content to its rest without animation.
  mutating func restOverlay() {
    guard let header, placement == .overlay, header.holdsInset else { return }
    let place = header.policy.heldInset
    slots.header.settleOverlay(from: place, to: place, at: time, duration: 0)
  }

  // MARK: Past the edges

  /// Returns the list's behaviour past the edge on `side`, which depends on the control.
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
      behaviour.hasRubberBand = false
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
