import RefreshModel
import ScrollModel

/// The second floor: a page behind the header, as long as the viewport.
///
/// A longer pull opens it, and a push closes it.
///
/// Source: refresh controls reference, 1.9 (two level) and 1.10 (secondary).
extension Scene {
  /// Whether the page behind the header is open or opening.
  public var isFloorOpen: Bool { slots.header.state == .floorOpen }

  /// Whether the page behind the header is open, opening or closing.
  public var isFloorSeen: Bool { isFloorOpen || slots.header.control?.isFloorClosing == true }

  /// The visible fraction of the page behind the header, from 0 to 1.
  public var floorFraction: Double {
    guard let header, header.state == .floorOpen || header.isFloorClosing else { return 0 }
    let space = floorInset
    return space > 0 ? min(max(signedDistance(of: .header) / space, 0), 1) : 0
  }

  /// The progress of a pull from the header's trigger distance to the distance of the page, from 0
  /// to 1.
  ///
  /// It is 1 while the page is open. When a refresh begins it goes back to 0 in the time of the
  /// state's change.
  public var floorProgress: Double {
    guard let header, let floor = header.policy.secondFloor else { return 0 }
    let trigger = header.policy.triggerDistance
    let way = max(floor.distance - trigger, .leastNormalMagnitude)
    let pulled = min(max((pulledDistance(of: .header) - trigger) / way, 0), 1)
    return switch header.state {
    case .floorOpen: 1
    case .idle, .pulling, .floorArmed: pulled
    case .refreshing: pulled * (1 - header.change.value(at: time))
    case .willRefresh, .success, .failure, .noMoreData: 0
    }
  }

  /// The header's inset while the page is open, in points: the content begins at the viewport's
  /// end.
  var floorInset: Double {
    max(container.viewportLength - container.ledger.total(without: .header).top, 0)
  }

  /// Arms or disarms the page behind the header by a pull of `distance` points.
  ///
  /// Without `arms` it only disarms. Nothing happens if `side` is the footer.
  mutating func applyFloorPull(of side: ControlSide, _ distance: Double, arms: Bool = true) {
    guard side == .header, let header, let floor = header.policy.secondFloor
    else { return }
    switch header.state {
    case .pulling where arms && distance > floor.distance: react(on: .header, to: .floorArmed)
    case .floorArmed where distance <= floor.distance: react(on: .header, to: .floorDisarmed)
    default: break
    }
  }

  package mutating func openFloor() {
    guard slots.header.control?.policy.secondFloor != nil, !isBlockedByOther(.header) else {
      return
    }
    react(on: .header, to: .floorOpened)
  }

  package mutating func closeFloor() {
    react(on: .header, to: .floorClosed)
  }

  /// Opens the page behind the header.
  ///
  /// `isStepped` is whether the header's inset has already been set.
  mutating func showFloor(isStepped: Bool) {
    guard let floor = slots.header.control?.policy.secondFloor else { return }
    outbox.append(.floorOpened)
    if !isStepped { applyFloorInset() }
    let end = animatedEnd(after: floor.duration)
    react(on: .header) { control, time, _ in
      control.beginFloor(until: end, at: time)
      return []
    }
  }

  /// Sets the header's inset to the whole viewport and scrolls the list to show the page.
  mutating func applyFloorInset() {
    let (inset, duration) = (
      floorInset, Self.timed(slots.header.control?.policy.secondFloor?.duration)
    )
    moveContainer {
      $0.setInset(inset, of: .header, at: .top, duration: duration, reveals: true)
    }
    adaptToViewport()
  }

  /// The distance by which the user's drag has pushed the open page up, in points, or 0 if no page
  /// is open.
  var floorPush: Double {
    guard slots.header.control?.state == .floorOpen, let start = container.holdStart else {
      return 0
    }
    return container.contentOffset - max(start, container.minimumOffset)
  }

  /// Closes an open page that anything but a drag is scrolling away from, so that it does not stay
  /// half open.
  mutating func keepFloorWhole() {
    guard slots.header.control?.state == .floorOpen, !container.isTracking, !container.isPressed
    else { return }
    if container.targetOffset > container.minimumOffset { closeFloor() }
  }

  /// Adapts the open page's inset to the viewport and the other insets.
  mutating func updateFloorInset() {
    guard slots.header.control?.state == .floorOpen else { return }
    let inset = floorInset
    guard inset != container.ledger[.header].top else { return }
    moveContainer { $0.setInset(inset, of: .header, at: .top, reveals: true) }
  }
}
