/// The documented footers' behaviour.
///
/// Source: refresh controls reference, the section that each names and the table in 1.15.
extension RefreshPolicy {
  /// The default footer: 44 points that are always shown, which load as the user's scrolling brings
  /// their place near, and go on until that is out of view; a failure stays until it is tried again.
  ///
  /// Source: replay contract, Exactly 12. Four heights out of view are near; chosen here.
  public static let nativeFooter: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 44, heldInset: 44)
    policy.restingInset = 44
    policy.trigger = .approach(Approach(percent: -4, timesPerDrag: nil, fillsViewport: true))
    policy.openingDuration = 0
    policy.closingDuration = 0
    policy.movesOffset = false
    policy.shortPlacement = .contentEnd
    policy.failureDwell = nil
    policy.turnDuration = 0.2
    return policy
  }()

  /// MJRefresh's back footer: armed past 44 points, .25 and .4 s, handler after the opening
  /// (1.1.6).
  public static let mjBack: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 44, heldInset: 44)
    policy.openingDuration = 0.25
    policy.closingDuration = 0.4
    policy.handlerTiming = .afterOpening
    policy.turnDuration = 0.25
    return policy
  }()

  /// MJRefresh's trailer, a back footer of 60 points at the end of a horizontal list (1.1.8).
  public static let mjTrailer: RefreshPolicy = {
    var policy = mjBack
    policy.triggerDistance = 60
    policy.heldInset = 60
    return policy
  }()

  /// MJRefresh's automatic footer: 44 points that are always shown, fired by scrolling to them
  /// (1.1.7).
  public static let mjAuto: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 44, heldInset: 44)
    policy.restingInset = 44
    policy.trigger = .approach(Approach())
    policy.openingDuration = 0
    policy.closingDuration = 0
    policy.movesOffset = false
    policy.shortPlacement = .contentEnd
    return policy
  }()

  /// ZCRefresh's footer, which its document leaves to the reader: its header's numbers (1.3).
  public static let zcFooter = zc

  /// cjrefresh's footer: armed when more than 20 points show, held by 30 (1.4).
  ///
  /// The trigger is the article's; the inset at the end is its author's wish.
  public static let cjFooter: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 20, heldInset: 30)
    policy.turnDuration = 0
    return policy
  }()

  /// CBGeneralRefreshView's footer: armed by any drag past the content's end, held by 100, .3 s
  /// both ways (1.5).
  ///
  /// It opens wholly from any release, however little of it was pulled out.
  public static let cbFooter: RefreshPolicy = {
    var policy = RefreshPolicy(triggerDistance: 100, heldInset: 100)
    policy.origin = .contentEdge
    policy.disarmsAt = .excluded
    policy.openingDuration = 0.3
    policy.closingDuration = 0.3
    policy.shortPlacement = .contentEnd
    policy.turnDuration = 0
    return policy
  }()

  /// SVInfiniteScrolling: 60 points that are always shown, armed by a drag past the content's end
  /// (1.6).
  public static let svInfinite: RefreshPolicy = {
    var policy = cbFooter
    policy.triggerDistance = 60
    policy.heldInset = 60
    policy.restingInset = 60
    policy.movesOffset = false
    return policy
  }()

  /// SVPullToRefresh at the bottom: armed past 60 points, .3 s both ways (1.6).
  public static let svPull: RefreshPolicy = {
    var policy = sv
    policy.insetFollowsScroll = false
    return policy
  }()
}
