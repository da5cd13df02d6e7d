import RefreshModel
import ScrollModel

/// A wheel that pulls: where its control's policy has it, notches at the edge are a finger's travel,
/// and a pause lets go.
///
/// Source: refresh controls reference, section 3, group 22 (its own begin and end by a timeout, and
/// no header that is left half open).
extension ListScene {
  /// Seconds without a notch after which the wheel lets go; chosen here.
  public static let wheelPause = 0.25

  /// Whether the wheel holds the list pulled.
  public var isWheelPulling: Bool { wheelPullEnd != nil }

  /// Whether a turn of the wheel by `notches` would do something, or is kept from everything else.
  public func uses(notches: Double) -> Bool {
    isBlocked || isWheelPulling || sidePulled(byNotches: notches) != nil
      || container.uses(notches: notches)
  }

  /// The control that a wheel begins to pull by turning `notches` where the list is; nil for none.
  func sidePulled(byNotches notches: Double) -> Side? {
    guard notches != 0, container.phase == .idle, !container.isPressed, container.isScrollEnabled,
      Feature.wheelAndTouchpad.isOn
    else { return nil }
    let side = notches < 0 ? Side.header : .footer
    guard let control = control(side), control.policy.wheelPulls, control.policy.approach == nil,
      control.isWaiting, !isBarred(side), !isOutOfReach(side),
      container.contentOffset == container.restOffset(of: side.edge)
    else { return nil }
    return side
  }

  /// How far fingers on a touchpad that travel so far take the list: as far as that, beyond its edges
  /// too.
  func touchpadTravel(_ travel: Double) -> Double {
    guard !Feature.wheelAndTouchpad.isOn else { return travel }
    let offset = container.contentOffset
    let (forward, back) = (offset - container.maximumOffset, offset - container.minimumOffset)
    return min(max(travel, min(forward, 0)), max(back, 0))
  }

  /// The wheel pulls on by `notches`.
  mutating func pullByWheel(_ notches: Double) {
    aim = nil
    let travel = -notches * container.wheelNotch
    moveContainer { $0.pan(by: travel) }
    wheelPullEnd = container.end(of: Self.wheelPause)
    noteTravel(ofHand: travel)
    notePointerAsFinger()
    followPull()
    showIndicator()
  }

  /// The wheel has paused: it lets go like a finger.
  mutating func passWheelPull() {
    guard let end = wheelPullEnd, end <= time else { return }
    wheelPullEnd = nil
    if container.isPanning { endDrag(cancelled: false) { $0.endPan() } }
  }
}
