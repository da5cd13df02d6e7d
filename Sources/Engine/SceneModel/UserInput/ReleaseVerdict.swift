import RefreshModel

/// The effect of a release on each control, decided from the release's offset and velocity before
/// anything moves.
///
/// Source: architecture, rule 7.
struct ReleaseVerdict: Equatable, Sendable {
  /// The effect of a release on one control.
  enum Decision: Equatable, Sendable {
    /// The control stays as it is.
    case nothing
    /// The pull is dropped: it was too short, or was cancelled.
    case drops
    /// The control fires.
    case fires
    /// The release ends an approach.
    ///
    /// `fires` is `false` if the approach or the drag has used up its firings.
    case approaches(fires: Bool)
    /// The page behind the header opens.
    case opensFloor
    /// The page behind the header closes, because it was pushed up far enough.
    case closesFloor
    /// The page behind the header stays open, and the list returns to show all of it.
    case keepsFloor
    /// Cancels the refresh, because the user pushed its control out of view.
    case cancelsRefresh

    /// Whether the control begins its work.
    var begins: Bool { self == .fires || self == .approaches(fires: true) }
  }

  /// The state of the list and the input that decides a release, for one control.
  struct Facts: Sendable {
    var control: RefreshControl
    var side: ControlSide
    /// The pull at the release in points, counted from the policy's origin.
    var distance = 0.0
    /// Whether the user's drag led towards the control.
    var isTowards = true
    /// Whether the drag was cancelled, or only pushed an open control back.
    var isCancelled = false
    /// Whether the control may work: the other control does not block it, and the user can reach
    /// it.
    var mayWork = true
    /// Whether the control was open and in view when the drag began, and has left the view or is
    /// about to.
    var isPushedBack = false
    /// Whether the list is flung away from the control.
    var isFlungAway = false
    /// The distance that the open page has been pushed up so far, and its value when the fling
    /// ends, in points.
    var floorPush = (now: 0.0, then: 0.0)
  }

  /// The decision for each side.
  let decisions: ControlSides<Decision>

  /// Returns the effect of a release.
  ///
  /// The facts of a side are `nil` if it has no control.
  ///
  /// The header decides first, because its work may prevent the footer from working.
  static func of(_ facts: ControlSides<Facts?>, isSimultaneous: Bool) -> ReleaseVerdict {
    let header = facts.header.map(decision) ?? .nothing
    var below = facts.footer
    if header.begins && !isSimultaneous || header == .opensFloor { below?.mayWork = false }
    return ReleaseVerdict(
      decisions: ControlSides(header: header, footer: below.map(decision) ?? .nothing))
  }

  /// Returns the effect of a release on one control.
  static func decision(_ facts: Facts) -> Decision {
    let (control, policy) = (facts.control, facts.control.policy)
    if facts.isPushedBack { return .cancelsRefresh }
    if control.state == .floorOpen {
      let floor = policy.secondFloor?.closeDistance ?? .infinity
      let push = facts.isCancelled ? 0 : facts.floorPush.now
      return push > 0 && max(push, facts.floorPush.then) >= floor ? .closesFloor : .keepsFloor
    }
    if policy.approach != nil {
      guard !facts.isCancelled, facts.distance >= 0, facts.isTowards, facts.mayWork,
        control.isWaiting, !control.hasFired
      else { return .nothing }
      return .approaches(fires: control.mayFireByApproach(byDrag: true))
    }
    // The page must not open if the fling would move it out of view.
    if control.state == .floorArmed, facts.isFlungAway { return .drops }
    if control.state == .floorArmed, !facts.isCancelled, control.isPulled { return .opensFloor }
    let isFar = policy.fires(
      at: facts.distance, isArmed: control.state == .pulling, isReached: control.isReached)
    let mayFire = RefreshTransition.from(control.state, on: .fired) != nil && control.isPulled
    return isFar && mayFire && !facts.isCancelled && facts.mayWork ? .fires : .drops
  }
}
