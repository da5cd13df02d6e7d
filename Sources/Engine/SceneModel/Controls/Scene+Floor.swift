import RefreshModel
import ScrollModel

/// The second floor: a page behind the header, as long as the viewport, which a pull past a farther
/// distance opens and a push closes.
///
/// Source: refresh controls reference, 1.9 (two level) and 1.10 (secondary).
extension Scene {
  /// The page behind the header is open.
  public var isFloorOpen: Bool { slots.header.state == .floorOpen }

  /// It is open, or on its way back.
  public var isFloorSeen: Bool { isFloorOpen || slots.header.control?.isFloorClosing == true }

  /// How far the page behind the header is open: 0 to 1.
  public var floorShare: Double {
    guard let header, header.state == .floorOpen || header.isFloorClosing else { return 0 }
    let room = floorInset
    return room > 0 ? min(max(signedDistance(of: .header) / room, 0), 1) : 0
  }

  /// The share of the way from the header's trigger distance to that of the page behind it that a
  /// pull has come: 0 to 1, and 1 while the page is open.
  public var floorProgress: Double {
    guard let header, let floor = header.policy.secondFloor else { return 0 }
    switch header.state {
    case .floorOpen: return 1
    case .idle, .pulling, .floorArmed:
      let trigger = header.policy.triggerDistance
      let way = max(floor.distance - trigger, .leastNormalMagnitude)
      return min(max((pulledDistance(of: .header) - trigger) / way, 0), 1)
    case .willRefresh, .refreshing, .success, .failure, .noMoreData: return 0
    }
  }

  /// The header's inset while the page behind it is open: the content begins at the viewport's end.
  var floorInset: Double {
    max(container.viewportLength - container.ledger.total(without: .header).top, 0)
  }

  /// Arms and disarms the second floor by a pull of `distance` points.
  mutating func followFloor(of side: ControlSide, _ distance: Double, arms: Bool = true) {
    guard side == .header, let header, let floor = header.policy.secondFloor
    else { return }
    switch header.state {
    case .pulling where arms && distance > floor.distance: react(on: .header, to: .floorArmed)
    case .floorArmed where distance <= floor.distance: react(on: .header, to: .floorDisarmed)
    default: break
    }
  }

  package mutating func openFloor() {
    guard slots.header.control?.policy.secondFloor != nil, !isBarred(.header) else {
      return
    }
    react(on: .header, to: .floorOpened)
  }

  package mutating func closeFloor() {
    react(on: .header, to: .floorClosed)
  }

  /// The page opens: the header borrows the whole viewport, unless that `isStepped` already.
  mutating func showFloor(isStepped: Bool) {
    guard let floor = slots.header.control?.policy.secondFloor else { return }
    outbox.append(.floorOpened)
    if !isStepped { borrowFloor() }
    let end = animatedEnd(after: floor.duration)
    react(on: .header) { control, time, _ in
      control.beginFloor(until: end, at: time)
      return []
    }
  }

  /// The header borrows the whole viewport, and the list is led to it.
  mutating func borrowFloor() {
    let (inset, duration) = (
      floorInset, Self.timed(slots.header.control?.policy.secondFloor?.duration)
    )
    moveContainer {
      $0.setInset(inset, of: .header, at: .top, duration: duration, reveals: true)
    }
    followRoom()
  }

  /// How far in points the hand that holds the list has pushed the open page up; 0 where none is open.
  var floorPush: Double {
    guard slots.header.control?.state == .floorOpen, let start = container.holdStart else {
      return 0
    }
    return container.contentOffset - max(start, container.minimumOffset)
  }

  /// A page that something else than a hand scrolls away from closes: it is never left half open.
  mutating func keepFloorWhole() {
    guard slots.header.control?.state == .floorOpen, !container.isTracking, !container.isPressed
    else { return }
    if container.targetOffset > container.minimumOffset { closeFloor() }
  }

  /// Fits the open page's room to the viewport and the other insets.
  mutating func updateFloorInset() {
    guard slots.header.control?.state == .floorOpen else { return }
    let inset = floorInset
    guard inset != container.ledger[.header].top else { return }
    moveContainer { $0.setInset(inset, of: .header, at: .top, reveals: true) }
  }
}
