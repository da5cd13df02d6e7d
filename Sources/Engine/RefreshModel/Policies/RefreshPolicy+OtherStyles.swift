/// The policies of Tug's other styles, in addition to the documented headers and footers.
///
/// Source: refresh controls reference, the section that each names; numbers without a source are
/// Tug's choice.
extension RefreshPolicy {
  /// The pull of Kirigami: 72 points that have to be held for half a second, .2 s to open and to
  /// close (1.12).
  ///
  /// The change of appearance takes as long as the hold, so that a ring can show the hold's
  /// progress.
  public static let ring: RefreshPolicy = {
    var policy = RefreshPolicy(pull: 72, opening: 0.2, closing: 0.2, turn: 0.5)
    policy.trigger = .hold(0.5)
    policy.armsAt = .included
    policy.disarmsAt = .excluded
    return policy
  }()

  /// The disc of Material over the content: armed past 64 points at half the finger's travel, .2 s
  /// to open and .15 s to close (1.13).
  public static let material: RefreshPolicy = {
    var policy = RefreshPolicy(
      pull: 64, opening: 0.2, closing: 0.15, turn: 0.3, handler: .afterOpening)
    policy.placement = .overlay
    policy.hasBackground = true
    policy.dragRate = 0.5
    policy.maximumDrag = 192
    return policy
  }()

  /// DGElasticPullToRefresh: armed at exactly 95 points, held open by 50, .4 s to close, no pull
  /// past the open wave (1.8).
  ///
  /// The change of appearance takes as long as the wave oscillates.
  public static let wave: RefreshPolicy = {
    var policy = RefreshPolicy(pull: 95, held: 50, closing: 0.4, turn: 0.9)
    policy.armsAt = .included
    policy.disarmsAt = .excluded
    policy.firesAt = .included
    policy.pinsOffset = true
    return policy
  }()

  /// A drawing that assembles over 80 points and falls apart in half a second.
  public static let story = RefreshPolicy(pull: 80, closing: 0.5, turn: 0.3)

  /// Three actions, 72 points high, one of which the finger's position across the list chooses.
  public static let actions: RefreshPolicy = {
    var policy = RefreshPolicy(pull: 72, turn: 0.2)
    policy.actionCount = 3
    return policy
  }()

  /// The two levels of SmartRefreshLayout: a refresh past 100 points, a page behind it past 190, at
  /// most 250 (1.9).
  ///
  /// Results are shown for half a second, as in SmartRefreshLayout.
  public static let twoLevel: RefreshPolicy = {
    var policy = RefreshPolicy(
      pull: 100, opening: 0.3, closing: 0.3, turn: 0.2, handler: .afterOpening)
    policy.secondFloor = SecondFloor(distance: 190)
    policy.maximumDrag = 250
    policy.successDwell = 0.5
    policy.failureDwell = 0.5
    return policy
  }()

  /// The three dots of SmartRefreshLayout: 60 points, .3 s to open and to close (1.9, `BallPulse`).
  public static let bounceDots = RefreshPolicy(
    pull: 60, opening: 0.3, closing: 0.3, turn: 0.2, handler: .afterOpening)
}
