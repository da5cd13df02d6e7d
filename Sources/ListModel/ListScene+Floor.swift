import RefreshModel
import ScrollModel

/// The second floor: a page behind the header, as long as the viewport, which a pull past a farther
/// distance opens and a push closes.
///
/// Source: refresh controls reference, 1.9 (two level) and 1.10 (secondary).
extension ListScene {
  /// How far the page behind the header is open: 0 to 1.
  public var floorShare: Double {
    guard let header, header.state == .floorOpen || header.isFloorClosing else { return 0 }
    let room = floorInset
    return room > 0 ? min(max(signedDistance(of: .header) / room, 0), 1) : 0
  }

  /// How far a pull has come on its way from the header's trigger distance to that of the page behind
  /// it: 0 to 1, and 1 while the page is open.
  public var floorProgress: Double {
    guard let header, let floor = header.policy.secondFloor else { return 0 }
    switch header.state {
    case .floorOpen: return 1
    case .idle, .pulling, .floorArmed:
      let trigger = header.policy.triggerDistance
      let way = max(floor.distance - trigger, .leastNormalMagnitude)
      return min(max((distance(of: .header) - trigger) / way, 0), 1)
    case .willRefresh, .refreshing, .success, .failure, .noMoreData: return 0
    }
  }

  /// Whether the user cannot fire the control on `side`: it is not there, or the page behind the header
  /// is open, whose push is for that alone.
  func isOutOfReach(_ side: Side) -> Bool {
    isFooterHidden(side) || side == .footer && header?.state == .floorOpen
  }

  /// The header's inset while the page behind it is open: the content begins at the viewport's end.
  var floorInset: Double {
    max(container.viewportLength - container.ledger.total(without: .header).top, 0)
  }

  /// Arms and disarms the second floor by a pull of `distance` points.
  mutating func followFloor(of side: Side, _ distance: Double, arms: Bool = true) {
    guard side == .header, let header, let floor = header.policy.secondFloor,
      Feature.secondFloor.isOn
    else { return }
    switch header.state {
    case .pulling where arms && distance > floor.distance: react(on: .header, to: .floorArmed)
    case .floorArmed where distance <= floor.distance: react(on: .header, to: .floorDisarmed)
    default: break
    }
  }

  mutating func openFloor() {
    guard header?.policy.secondFloor != nil, Feature.secondFloor.isOn, !isBarred(.header) else {
      return
    }
    react(on: .header, to: .floorOpened)
  }

  mutating func closeFloor() {
    react(on: .header, to: .floorClosed)
  }

  /// The page opens: the header borrows the whole viewport.
  mutating func showFloor() {
    guard let floor = header?.policy.secondFloor else { return }
    effects.append(.floorOpened)
    indicatorDisplay.hide()
    let inset = floorInset
    moveContainer {
      $0.setInset(
        inset, of: .header, at: .top, duration: Self.timed(floor.duration), reveals: true)
    }
    updateFooterInset()
    let end = animatedEnd(after: floor.duration)
    react(on: .header) { control, time, _ in
      control.beginFloor(until: end, at: time)
      return []
    }
  }

  /// How far in points the hand that holds the list has pushed the open page up; 0 where none is open.
  var floorPush: Double {
    guard header?.state == .floorOpen, let start = container.holdStart else { return 0 }
    return container.contentOffset - max(start, container.minimumOffset)
  }

  /// A drag of the open page is let go after a push of `push` points: far enough, or flung that far,
  /// it closes; else it opens again.
  mutating func leaveFloor(pushedBy push: Double, toldSince first: Int) {
    guard let header, header.state == .floorOpen, let floor = header.policy.secondFloor else {
      return
    }
    let rest = container.minimumOffset
    let isFlung = push > 0 && container.velocity > 0
    let reached = isFlung ? container.targetOffset - rest : push
    if push > 0, max(push, reached) >= floor.closeDistance { return closeFloor() }
    guard container.targetOffset != rest else { return }
    moveContainer {
      $0.retarget(to: rest)
      $0.claimMotionForUser()
    }
    guard container.phase != .idle else { return }
    for index in first..<effects.count where effects[index] == .didEndDragging(decelerates: false) {
      effects[index] = .didEndDragging(decelerates: true)
    }
  }

  /// A page that something else than a hand scrolls away from closes: it is never left half open.
  mutating func keepFloorWhole() {
    guard header?.state == .floorOpen, !container.isTracking, !container.isPressed else { return }
    if container.targetOffset > container.minimumOffset { closeFloor() }
  }

  /// The room of the open page has changed: it follows the viewport and the other insets.
  mutating func updateFloorInset() {
    guard header?.state == .floorOpen else { return }
    let inset = floorInset
    guard inset != container.ledger[.header].top else { return }
    moveContainer { $0.setInset(inset, of: .header, at: .top, reveals: true) }
  }
}
