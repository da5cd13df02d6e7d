/// The policies of the documented headers.
///
/// Source: refresh controls reference, the section that each names and the table in 1.15.
extension RefreshPolicy {
  /// The default header: the distances of MJRefresh, springs instead of durations, and a handler
  /// that is called immediately.
  ///
  /// Source: replay contract, Exactly 12.
  public static let native: RefreshPolicy = {
    var policy = RefreshPolicy(pull: 54, turn: 0.2)
    policy.insetFollowsScroll = true
    return policy
  }()

  /// The header of MJRefresh: armed past 54 points, .25 s to open and .4 s to close, handler after
  /// the opening (1.1.5).
  public static let mj: RefreshPolicy = {
    var policy = RefreshPolicy(
      pull: 54, opening: 0.25, closing: 0.4, turn: 0.25, handler: .afterOpening)
    policy.insetFollowsScroll = true
    return policy
  }()

  /// The header of EGO: armed past 65 points, held open by 60, .2 s to open and .3 s to close; a
  /// release at exactly 65 fires (1.2).
  public static let ego: RefreshPolicy = {
    var policy = fg
    policy.insetFollowsScroll = true
    return policy
  }()

  /// The header of document 0: EGO's without the inset that follows the scroll (1.2).
  public static let fg: RefreshPolicy = {
    var policy = RefreshPolicy(
      pull: 65, held: 60, opening: 0.2, closing: 0.3, turn: 0.18, movesOffset: false)
    policy.disarmsAt = .excluded
    policy.firesAt = .included
    return policy
  }()

  /// The header of ZCRefresh: armed at exactly 60 points, .25 s to open and to close, with a fade
  /// of .5 s (1.3).
  public static let zc: RefreshPolicy = {
    var policy = RefreshPolicy(
      pull: 60, opening: 0.25, closing: 0.25, turn: 0.5, movesOffset: false)
    policy.armsAt = .included
    policy.disarmsAt = .excluded
    policy.firesAt = .included
    return policy
  }()

  /// The header of cjrefresh: armed past 30 points, with an inset that changes in one step and a
  /// list that moves by a spring (1.4).
  public static let cj = RefreshPolicy(pull: 30, turn: 0, movesOffset: false)

  /// The header of CBGeneralRefreshView: armed past 100 points, .3 s to open and to close (1.5).
  ///
  /// A drag back disarms it, as its author intended; the published code behaved like
  /// ``cancelsByDragBack`` set to `false`.
  public static let cb = RefreshPolicy(
    pull: 100, opening: 0.3, closing: 0.3, turn: 0, movesOffset: false)

  /// The header of SVPullToRefresh: armed past 60 points, .3 s to open and to close (1.6).
  public static let sv: RefreshPolicy = {
    var policy = RefreshPolicy(pull: 60, opening: 0.3, closing: 0.3, turn: 0.2, movesOffset: false)
    policy.insetFollowsScroll = true
    return policy
  }()
}
