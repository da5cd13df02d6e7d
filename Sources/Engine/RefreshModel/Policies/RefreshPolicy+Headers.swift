/// The documented headers' behaviour.
///
/// Source: refresh controls reference, the section that each names and the table in 1.15.
extension RefreshPolicy {
  /// The default: MJRefresh's distances, moved by springs, with its handler called at once.
  ///
  /// Source: replay contract, Exactly 12.
  public static let native: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 54, heldInset: 54)
    policy.insetFollowsScroll = true
    policy.turnDuration = 0.2
    return policy
  }()

  /// MJRefresh's header: armed past 54 points, .25 and .4 s, handler after the opening (1.1.5).
  public static let mj: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 54, heldInset: 54)
    policy.openingDuration = 0.25
    policy.closingDuration = 0.4
    policy.handlerTiming = .afterOpening
    policy.insetFollowsScroll = true
    policy.turnDuration = 0.25
    return policy
  }()

  /// EGO's header: armed past 65 points, held by 60, .2 and .3 s; a release at exactly 65 fires
  /// (1.2).
  public static let ego: RefreshPolicy = {
    var policy = fg
    policy.insetFollowsScroll = true
    return policy
  }()

  /// Document 0's header: EGO's without the inset that follows the scroll (1.2).
  public static let fg: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 65, heldInset: 60)
    policy.disarmsAt = .excluded
    policy.firesAt = .included
    policy.openingDuration = 0.2
    policy.closingDuration = 0.3
    policy.movesOffset = false
    policy.turnDuration = 0.18
    return policy
  }()

  /// ZCRefresh's header: armed at 60 points exactly, .25 s both ways, looks that fade in .5 s
  /// (1.3).
  public static let zc: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 60, heldInset: 60)
    policy.armsAt = .included
    policy.disarmsAt = .excluded
    policy.firesAt = .included
    policy.openingDuration = 0.25
    policy.closingDuration = 0.25
    policy.movesOffset = false
    policy.turnDuration = 0.5
    return policy
  }()

  /// cjrefresh's header: armed past 30 points, an inset that steps, a list that moves by the
  /// spring (1.4).
  public static let cj: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 30, heldInset: 30)
    policy.movesOffset = false
    policy.turnDuration = 0
    return policy
  }()

  /// CBGeneralRefreshView's header: armed past 100 points, .3 s both ways (1.5).
  ///
  /// A drag back disarms it, as its author intended; his code behaved as ``cancelsByDragBack`` off.
  public static let cb: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 100, heldInset: 100)
    policy.openingDuration = 0.3
    policy.closingDuration = 0.3
    policy.movesOffset = false
    policy.turnDuration = 0
    return policy
  }()

  /// SVPullToRefresh's header: armed past 60 points, .3 s both ways (1.6).
  public static let sv: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 60, heldInset: 60)
    policy.openingDuration = 0.3
    policy.closingDuration = 0.3
    policy.movesOffset = false
    policy.insetFollowsScroll = true
    policy.turnDuration = 0.2
    return policy
  }()
}
