/// The numbers and strictness of a refresh system: behaviour without looks.
///
///     var policy = RefreshPolicy.mj
///     policy.triggerDistance = 80
///
/// Distances are points, times seconds. `RefreshPolicy+Headers.swift` and
/// `RefreshPolicy+Footers.swift` have the documented systems'. A policy that is not usable is
/// refused by the list that is given it.
public struct RefreshPolicy: Equatable, Sendable {
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

  /// Where it is drawn.
  public var placement = Placement.above
  /// Whether a glide that bounces past the trigger distance fires, too.
  ///
  /// Source: refresh controls reference, section 3, group 23.
  public var firesByFling = false
  /// How far a finger's travel counts beyond the rest, above 0 and up to 10: 0.5 has it pull half as
  /// far.
  ///
  /// Source: refresh controls reference, 1.9 (`dragRate`).
  public var dragRate = 1.0
  /// The farthest pull in points, above 0; nil has no limit but the band's.
  ///
  /// Source: refresh controls reference, 1.9 (`headerMaxDragRate`) and 1.10 (`maxOverOffset`).
  public var maximumDrag: Double?
  /// The frequency in 1/s of the springs that lead the list back on its side, from 1 to 100.
  ///
  /// Source: architecture, rule 3 (10).
  public var springRate = 10.0
  /// Whether the content takes no input while it refreshes.
  ///
  /// Source: refresh controls reference, 1.9 (`disableContentWhenRefresh`).
  public var blocksContent = false
  /// Whether an open control is as far as a finger pulls the list while it refreshes; a bounce goes
  /// beyond it all the same.
  public var pinsOffset = false
  /// Whether a drag that pushes the open control out of view, and lets go there, gives the refresh
  /// up.
  public var cancelsByPushBack = false
  /// Seconds for which a refresh is shown at least: an end that comes earlier waits, 0 does not.
  ///
  /// Source: refresh controls reference, 1.9 (300 ms there).
  public var minimumDuration = 0.0
  /// Seconds after which a refresh that nobody ended ends as failed; nil waits for ever.
  public var watchdog: Double?
  /// Whether a tap on a failure that is shown tries again.
  public var retriesByTap = true
  /// Whether a list refreshes when it is shown for the first time.
  ///
  /// Source: refresh controls reference, 1.10 (`refreshOnStart`).
  public var start = StartRefresh.never
  /// Seconds after which data counts as expired, 0 or more; nil never, but where there is none.
  ///
  /// Source: refresh controls reference, 1.7 (`expiredTimeInterval`).
  public var expiry: Double?
  /// The page behind a header; nil has none.
  public var secondFloor: SecondFloor?
  /// Among how many actions the finger's place across the list chooses, 1 to 8.
  public var actionCount = 1
  /// Whether a wheel that turns on at the edge pulls, and lets go when it pauses.
  public var wheelPulls = false
  /// Whether a refresh that was begun from inside the list, and given up, leads back to the row that
  /// was in view.
  public var restoresPosition = false

  /// A policy that fires at a release past `triggerDistance` points, holds `heldInset` points,
  /// moves by springs and calls its handler at once.
  public init(triggerDistance: Double, heldInset: Double) {
    self.triggerDistance = triggerDistance
    self.heldInset = heldInset
  }
}
