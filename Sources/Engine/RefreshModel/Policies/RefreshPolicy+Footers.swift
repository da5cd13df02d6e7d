/// The policies of the documented footers.
///
/// Source: refresh controls reference, the section that each names and the table in 1.15.
extension RefreshPolicy {
  /// The default footer: 44 points that are always shown, loading more as the user scrolls near
  /// them.
  ///
  /// It continues to load until its place is out of the zone in which it fires. A failure stays
  /// visible until the user tries again.
  ///
  /// Source: replay contract, Exactly 12. The footer fires four times its height before it comes
  /// into view; Tug's choice.
  public static let nativeFooter: RefreshPolicy = {
    var policy = RefreshPolicy(pull: 44, opening: 0, closing: 0, turn: 0.2, movesOffset: false)
    policy.restingInset = 44
    policy.trigger = .approach(Approach(percent: -4, timesPerDrag: nil, fillsViewport: true))
    policy.shortPlacement = .contentEnd
    policy.failureDwell = nil
    return policy
  }()

  /// The back footer of MJRefresh: armed past 44 points, .25 s to open and .4 s to close, handler
  /// after the opening (1.1.6).
  public static let mjBack = RefreshPolicy(
    pull: 44, opening: 0.25, closing: 0.4, turn: 0.25, handler: .afterOpening)

  /// The trailer of MJRefresh: a back footer of 60 points at the end of a horizontal list (1.1.8).
  public static let mjTrailer: RefreshPolicy = {
    var policy = mjBack
    policy.triggerDistance = 60
    policy.heldInset = 60
    return policy
  }()

  /// The automatic footer of MJRefresh: 44 points that are always shown, fired by scrolling to them
  /// (1.1.7).
  public static let mjAuto: RefreshPolicy = {
    var policy = RefreshPolicy(pull: 44, opening: 0, closing: 0, movesOffset: false)
    policy.restingInset = 44
    policy.trigger = .approach(Approach())
    policy.shortPlacement = .contentEnd
    return policy
  }()

  /// The footer of ZCRefresh, which its document does not specify: the numbers of its header (1.3).
  public static let zcFooter = zc

  /// The footer of cjrefresh: armed when more than 20 points are visible, held open by 30 (1.4).
  ///
  /// The article gives the trigger distance; the open inset is what its author intended.
  public static let cjFooter = RefreshPolicy(pull: 20, held: 30, turn: 0)

  /// The footer of CBGeneralRefreshView: armed by any drag past the content's end, held open by 100
  /// points, .3 s to open and to close (1.5).
  ///
  /// Any release opens it completely, however short the pull.
  public static let cbFooter: RefreshPolicy = {
    var policy = RefreshPolicy(pull: 100, opening: 0.3, closing: 0.3, turn: 0)
    policy.origin = .contentEdge
    policy.disarmsAt = .excluded
    policy.shortPlacement = .contentEnd
    return policy
  }()

  /// The footer of SVInfiniteScrolling: 60 points that are always shown, armed by a drag past the
  /// content's end (1.6).
  public static let svInfinite: RefreshPolicy = {
    var policy = cbFooter
    policy.triggerDistance = 60
    policy.heldInset = 60
    policy.restingInset = 60
    policy.movesOffset = false
    return policy
  }()

  /// The footer of SVPullToRefresh: armed past 60 points, .3 s to open and to close (1.6).
  public static let svPull: RefreshPolicy = {
    var policy = sv
    policy.insetFollowsScroll = false
    return policy
  }()
}
