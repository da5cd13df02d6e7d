import RefreshModel

/// What a release does: one decision for each control, taken from the release's own offset and velocity
/// before anything moves.
///
/// Source: architecture, rule 7.
struct ReleaseVerdict: Equatable, Sendable {
  /// What a release does to one control.
  enum Decision: Equatable, Sendable {
    /// It leaves the control as it is.
    case nothing
    /// The pull was not far enough, or is given up.
    case drops
    /// It fires the control.
    case fires
    /// It ends an approach, which fires the control or has no time left to.
    case approaches(fires: Bool)
    /// It opens the page behind the header.
    case opensFloor
    /// It closes that page, which was pushed up far enough.
    case closesFloor
    /// It leads the open page back to where it is wholly open.
    case keepsFloor
    /// The open control was pushed out of view: its refresh is given up.
    case givesUp

    /// The control begins its work.
    var begins: Bool { self == .fires || self == .approaches(fires: true) }
  }

  /// The facts about list and hand that decide a release, for one control.
  struct Facts: Sendable {
    /// The control.
    var control: RefreshControl
    /// Which it is.
    var side: ControlSide
    /// The pull in points at the release, counted from the policy's origin.
    var distance = 0.0
    /// The hand's last travel led towards it.
    var isTowards = true
    /// The drag was taken away, or is for something else alone.
    var isCancelled = false
    /// The control may work: the other one does not bar it, and it is within reach.
    var mayWork = true
    /// It was open and in sight when the drag began, and goes out of view or is there.
    var isPushedBack = false
    /// The list is flung away from it.
    var isFlungAway = false
    /// How far in points the open page has been pushed up, and how far the fling goes on to push it.
    var floorPush = (now: 0.0, then: 0.0)
  }

  /// The decision for each side.
  let decisions: ControlSides<Decision>

  /// What a release does by `facts`, which are nil where there is no control.
  ///
  /// The header decides first: its work may keep the footer from working.
  static func of(_ facts: ControlSides<Facts?>, isSimultaneous: Bool) -> ReleaseVerdict {
    let header = facts.header.map(decision) ?? .nothing
    var below = facts.footer
    if header.begins && !isSimultaneous || header == .opensFloor { below?.mayWork = false }
    return ReleaseVerdict(
      decisions: ControlSides(header: header, footer: below.map(decision) ?? .nothing))
  }

  /// What a release does to one control.
  static func decision(_ facts: Facts) -> Decision {
    let (control, policy) = (facts.control, facts.control.policy)
    if facts.isPushedBack { return .givesUp }
    if control.state == .floorOpen {
      let floor = policy.secondFloor?.closeDistance ?? .infinity
      let push = facts.isCancelled ? 0 : facts.floorPush.now
      return push > 0 && max(push, facts.floorPush.then) >= floor ? .closesFloor : .keepsFloor
    }
    if policy.approach != nil {
      guard !facts.isCancelled, facts.distance >= 0, facts.isTowards, facts.mayWork,
        control.isWaiting, !control.isSpent
      else { return .nothing }
      return .approaches(fires: control.mayApproach(byDrag: true))
    }
    // A page that opens cannot glide out of view.
    if control.state == .floorArmed, facts.isFlungAway { return .drops }
    if control.state == .floorArmed, !facts.isCancelled, control.isPulled { return .opensFloor }
    let isFar = policy.fires(
      at: facts.distance, isArmed: control.state == .pulling, isReached: control.isReached)
    let mayFire = RefreshTransition.from(control.state, on: .fired) != nil && control.isPulled
    return isFar && mayFire && !facts.isCancelled && facts.mayWork ? .fires : .drops
  }
}
