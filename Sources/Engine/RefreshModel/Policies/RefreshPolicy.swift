/// The numbers and strictness of a refresh system: behaviour without looks.
///
///     var policy = RefreshPolicy.mj
///     policy.triggerDistance = 80
///
/// Distances are points, times seconds. Its properties lie in four parts, ``Firing``, ``Room``,
/// ``Motion`` and ``Work``, and are read and written on the policy itself.
/// `RefreshPolicy+Headers.swift` and `RefreshPolicy+Footers.swift` have the policies of the documented
/// systems. A list refuses an unusable policy.
@dynamicMemberLookup
public struct RefreshPolicy: Equatable, Sendable {
  /// The firing of a control, and the counting of a pull.
  public var firing: Firing
  /// The place of a control, and the room that it gets.
  public var room: Room
  /// The motion of the list at its control, and its durations.
  public var motion: Motion
  /// The begin and the end of a control's work, and its effects on the list.
  public var work: Work

  /// A policy that fires at a release past `triggerDistance` points, holds `heldInset` points,
  /// moves by springs and calls its handler at once.
  public init(triggerDistance: Double, heldInset: Double) {
    firing = Firing(triggerDistance: triggerDistance)
    room = Room(heldInset: heldInset)
    motion = Motion()
    work = Work()
  }
}
