/// The numbers and rules of a refresh system: its behaviour, without its appearance.
///
///     var policy = RefreshPolicy.mj
///     policy.triggerDistance = 80
///
/// Distances are points, times seconds. The properties are grouped in ``Firing``, ``Layout``,
/// ``Motion`` and ``Work``, and can be read and written on the policy directly.
/// `RefreshPolicy+Headers.swift` and `RefreshPolicy+Footers.swift` contain the policies of the
/// documented systems. A list rejects an invalid policy.
@dynamicMemberLookup
public struct RefreshPolicy: Equatable, Sendable {
  /// When the control fires, and how a pull counts.
  public var firing: Firing
  /// The position of the control, and the space that it gets.
  public var layout: Layout
  /// The motion of the list at its control.
  public var motion: Motion
  /// How the control's work begins and ends, and how it affects the list.
  public var work: Work

  /// Creates a policy that fires at a release past `triggerDistance` points and holds `heldInset`
  /// points open.
  ///
  /// The list moves by springs, and the handler is called immediately.
  public init(triggerDistance: Double, heldInset: Double) {
    firing = Firing(triggerDistance: triggerDistance)
    layout = Layout(heldInset: heldInset)
    motion = Motion()
    work = Work()
  }

  /// Creates one of Tug's policies: `opening` and `closing` are durations, or `nil` for springs.
  init(
    pull: Double, held: Double? = nil, opening: Double? = nil, closing: Double? = nil,
    turn: Double = 0.25, movesOffset: Bool = true, handler: HandlerTiming = .atOnce
  ) {
    self.init(triggerDistance: pull, heldInset: held ?? pull)
    (motion.openingDuration, motion.closingDuration) = (opening, closing)
    (motion.turnDuration, motion.movesOffset) = (turn, movesOffset)
    work.handlerTiming = handler
  }
}
