/// The numbers and strictness of a refresh system: behaviour without looks.
///
///     var policy = RefreshPolicy.mj
///     policy.triggerDistance = 80
///
/// Distances are points, times seconds. `RefreshPolicy+Headers.swift` and
/// `RefreshPolicy+Footers.swift` have the documented systems'. A policy that is not usable is
/// refused by the list that is given it.
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
    /// When the control fires.
    case atOnce
    /// When the opening animation is over, and not at all if it was ended before.
    case afterOpening
  }

  /// What fires the control.
  public enum Trigger: Equatable, Sendable {
    /// A release while the list is pulled past the trigger distance.
    case release
    /// The drag that passes the trigger distance, with the finger down.
    case reach
    /// A pull that has stayed past the trigger distance for so many seconds.
    ///
    /// Letting go earlier backs out. Source: refresh controls reference, 1.12.
    case hold(Double)
    /// The user's scrolling towards the control, without any pull.
    case approach(Approach)
  }

  /// How a control fires that loads as soon as the user's scrolling comes near.
  ///
  /// Source: refresh controls reference, 1.1.7.
  public struct Approach: Equatable, Sendable {
    /// The share of the control's trigger distance that must be in view: 1 is all of it, 0 its
    /// edge; a negative share fires while it is still out of view.
    public var percent: Double
    /// How often one drag may fire it, 0 or more; nil does not count.
    ///
    /// A glide after the drag is not counted.
    public var timesPerDrag: Int?
    /// Whether it fires while the list scrolls; else only by a tap and by a drag that ends there.
    public var isAutomatic: Bool

    /// An approach of these numbers, MJRefresh's unless given.
    public init(percent: Double = 1, timesPerDrag: Int? = 1, isAutomatic: Bool = true) {
      self.percent = percent
      self.timesPerDrag = timesPerDrag
      self.isAutomatic = isAutomatic
    }
  }

  /// From where a pull counts.
  public enum Origin: Sendable {
    /// From the list's rest, insets counted.
    case rest
    /// From where the content's end is at the viewport's: any pull past it arms.
    ///
    /// Source: refresh controls reference, 1.5 and 1.6 (footers).
    case contentEdge
  }

  /// Where a footer lies in a list whose content does not fill its viewport.
  public enum ShortPlacement: Sendable {
    /// At the viewport's end, out of view until it is pulled.
    case viewportEnd
    /// Right after the content.
    case contentEnd
  }

  /// The pull that arms the control, above 0; by it a pull is measured as a share.
  public var triggerDistance: Double
  /// The inset the control keeps while refreshing, 0 or more.
  public var heldInset: Double
  /// The inset it keeps at all times, 0 or more: a footer that is always there.
  public var restingInset = 0.0
  /// From where a pull counts.
  public var origin = Origin.rest
  /// Whether a pull of exactly the trigger distance arms (`included`).
  public var armsAt = Boundary.excluded
  /// Whether a pull back to exactly the trigger distance disarms (`included`).
  public var disarmsAt = Boundary.included
  /// Whether the release decides by the armed state (`excluded`) or also fires at exactly the
  /// trigger distance (`included`).
  public var firesAt = Boundary.excluded
  /// Whether a drag back disarms at all.
  public var cancelsByDragBack = true
  /// What fires it.
  public var trigger = Trigger.release
  /// Seconds the opening takes; nil moves by the spring.
  public var openingDuration: Double?
  /// Seconds the closing takes; nil moves by the spring.
  public var closingDuration: Double?
  /// When the handler is called.
  public var handlerTiming = HandlerTiming.atOnce
  /// Whether the opening moves the list to where the control shows, from anywhere; otherwise only
  /// from beyond it, and by program from the rest.
  public var movesOffset = true
  /// Whether the inset that sticky content sees follows the scroll while refreshing.
  public var insetFollowsScroll = false
  /// Where it lies after content that does not fill the viewport.
  public var shortPlacement = ShortPlacement.viewportEnd
  /// Points of an application's inset that the control is drawn behind: it lies farther out by
  /// them.
  ///
  /// Source: refresh controls reference, 1.1.1 (`ignoredScrollViewContentInsetTop`).
  public var ignoredInset = 0.0
  /// Whether the control is as opaque as it is pulled.
  ///
  /// Source: refresh controls reference, 1.1.4 (`automaticallyChangeAlpha`).
  public var opacityFollowsPull = false
  /// Seconds a change of the state's looks takes: the arrow's turn, a fade.
  public var turnDuration = 0.25
  /// Seconds a success stays shown before closing; 0 closes at once.
  public var successDwell = 0.0
  /// Seconds a failure stays shown before closing; 0 closes at once.
  public var failureDwell = 0.0

  /// A policy that fires at a release past `triggerDistance` points, holds `heldInset` points,
  /// moves by springs and calls its handler at once.
  public init(triggerDistance: Double, heldInset: Double) {
    self.triggerDistance = triggerDistance
    self.heldInset = heldInset
  }

  /// Whether every number is finite, the trigger above 0 and the rest 0 or more.
  public var isUsable: Bool {
    let rest = [
      heldInset, restingInset, openingDuration ?? 0, closingDuration ?? 0, turnDuration,
      successDwell, failureDwell,
    ]
    return triggerDistance > 0 && abs(ignoredInset) <= Self.largest && isTriggerUsable
      && (rest + [triggerDistance]).allSatisfy { $0 >= 0 && $0 <= Self.largest }
  }

  private static let largest = 1e6

  private var isTriggerUsable: Bool {
    switch trigger {
    case .release, .reach: true
    case .hold(let seconds): seconds >= 0 && seconds <= Self.largest
    case .approach(let approach):
      abs(approach.percent) <= Self.largest && approach.timesPerDrag ?? 0 >= 0
    }
  }

  /// The numbers of its approach; nil for a control that is pulled.
  public var approach: Approach? {
    get { if case .approach(let approach) = trigger { approach } else { nil } }
    set { if let newValue { trigger = .approach(newValue) } }
  }

  /// The pull at which it arms, in points from its origin.
  public var armingDistance: Double { origin == .rest ? triggerDistance : 0 }

  /// Whether a pull of `distance` points from the origin arms the control.
  public func arms(at distance: Double) -> Bool {
    if case .approach = trigger { return false }
    return armsAt == .included ? distance >= armingDistance : distance > armingDistance
  }

  /// Whether a pull of `distance` points from the origin is back inside the trigger distance.
  public func isInside(at distance: Double) -> Bool {
    disarmsAt == .included ? distance <= armingDistance : distance < armingDistance
  }

  /// Whether a pull of `distance` points from the origin disarms an armed control.
  public func disarms(at distance: Double) -> Bool {
    cancelsByDragBack && isInside(at: distance)
  }

  /// Whether a release at `distance` points from the origin fires, given whether the control is
  /// armed and whether the finger has brought the list to the trigger distance.
  public func fires(at distance: Double, isArmed: Bool, isReached: Bool) -> Bool {
    guard trigger == .release else { return false }
    return switch firesAt {
    case .excluded: isArmed && !disarms(at: distance)
    case .included: isReached && distance >= armingDistance
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
