/// The numbers and strictness of a documented refresh system: behaviour without looks.
///
/// Distances are points, times seconds. Source: refresh controls reference, 1.15.
public struct RefreshPolicy: Equatable, Sendable {
  /// Which side of the trigger distance a pull of exactly that distance belongs to.
  public enum Boundary: Sendable {
    /// Exactly the trigger distance is not yet past it.
    case excluded
    /// Exactly the trigger distance is past it.
    case included
  }

  /// When the handler is called.
  public enum HandlerTiming: Sendable {
    /// In the release itself.
    case atOnce
    /// When the opening animation is over, and not at all if it was ended before.
    case afterOpening
  }

  /// The pull that arms the control, above 0.
  public var triggerDistance: Double
  /// The inset the control keeps while refreshing, 0 or more.
  public var heldInset: Double
  /// Whether the release decides by the armed state (`excluded`) or also fires at exactly
  /// the trigger distance (`included`).
  public var firesAt: Boundary
  /// Whether a pull back to exactly the trigger distance disarms (`included`).
  public var disarmsAt: Boundary
  /// Seconds the opening takes; nil moves by the spring.
  public var openingDuration: Double?
  /// Seconds the closing takes; nil moves by the spring.
  public var closingDuration: Double?
  /// When the handler is called.
  public var handlerTiming: HandlerTiming
  /// Whether a begin by program brings the control into view from anywhere in the list;
  /// otherwise only from the rest it belongs to.
  public var revealsFromAnywhere: Bool
  /// Whether the inset that sticky content sees follows the scroll while refreshing.
  public var insetFollowsScroll: Bool
  /// Seconds the arrow takes to turn.
  public var turnDuration: Double
  /// Seconds a success stays shown before closing; 0 closes at once.
  public var successDwell: Double = 0
  /// Seconds a failure stays shown before closing; 0 closes at once.
  public var failureDwell: Double = 0

  /// MJRefresh's header: 54 points, .25 and .4 s.
  ///
  /// Source: refresh controls reference, 1.1.5.
  public static let mj = RefreshPolicy(
    triggerDistance: 54, heldInset: 54, firesAt: .excluded, disarmsAt: .included,
    openingDuration: 0.25, closingDuration: 0.4, handlerTiming: .afterOpening,
    revealsFromAnywhere: true, insetFollowsScroll: true, turnDuration: 0.25)

  /// Document 0's header: armed past 65 points, held by 60, .2 and .3 s; a release at exactly 65
  /// fires.
  ///
  /// Source: refresh controls reference, 1.2.
  public static let fg = RefreshPolicy(
    triggerDistance: 65, heldInset: 60, firesAt: .included, disarmsAt: .excluded,
    openingDuration: 0.2, closingDuration: 0.3, handlerTiming: .atOnce,
    revealsFromAnywhere: false, insetFollowsScroll: false, turnDuration: 0.18)

  /// MJRefresh's back footer: 44 points, .25 and .4 s.
  ///
  /// Source: refresh controls reference, 1.1.6.
  public static let mjBack = RefreshPolicy(
    triggerDistance: 44, heldInset: 44, firesAt: .excluded, disarmsAt: .included,
    openingDuration: 0.25, closingDuration: 0.4, handlerTiming: .afterOpening,
    revealsFromAnywhere: true, insetFollowsScroll: false, turnDuration: 0.25)

  /// Whether every number is finite, the trigger above 0 and the rest 0 or more.
  public var isUsable: Bool {
    let rest = [
      heldInset, openingDuration ?? 0, closingDuration ?? 0, turnDuration, successDwell,
      failureDwell,
    ]
    return triggerDistance > 0 && (rest + [triggerDistance]).allSatisfy { $0 >= 0 && $0 <= 1e6 }
  }

  /// Whether a pull of `distance` points arms the control: strictly past the trigger in every
  /// documented system that this project has a policy for.
  public func arms(at distance: Double) -> Bool { distance > triggerDistance }

  /// Whether a pull of `distance` points disarms an armed control.
  public func disarms(at distance: Double) -> Bool {
    disarmsAt == .included ? distance <= triggerDistance : distance < triggerDistance
  }

  /// Whether a release at `distance` points fires, given whether the control is armed.
  public func fires(at distance: Double, isArmed: Bool) -> Bool {
    switch firesAt {
    case .excluded: isArmed && !disarms(at: distance)
    case .included: distance >= triggerDistance
    }
  }

  /// The top inset in points that sticky content sees while the control refreshes, at a content
  /// offset of `offset` and an inset of `inset` without the control.
  ///
  /// `min(max(−y, T0), T0 + h)` for a policy whose inset follows the scroll (refresh controls
  /// reference, 1.1.5), else `T0 + h`.
  public func insetWhileRefreshing(offset: Double, inset: Double) -> Double {
    guard insetFollowsScroll else { return inset + heldInset }
    return min(max(-offset, inset), inset + heldInset)
  }

  /// Seconds that `result` stays shown.
  public func dwell(after result: RefreshResult) -> Double {
    switch result {
    case .success: successDwell
    case .failure: failureDwell
    case .noMore, .cancelled: 0
    }
  }
}
