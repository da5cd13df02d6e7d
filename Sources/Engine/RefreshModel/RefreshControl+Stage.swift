extension RefreshControl {
  /// The stage of the control.
  public var stage: RefreshStage {
    switch state {
    case .pulling, .floorArmed: .pulling
    case .willRefresh: .settling
    case .refreshing: isOpen ? .refreshing : .settling
    case .success, .failure: .finishing
    case .idle, .noMoreData: isClosing ? .finishing : .idle
    case .floorOpen: isOpen ? .idle : .settling
    }
  }

  /// True where the page behind the header closes.
  public var isFloorClosing: Bool { isClosing && closesFloor }

  /// Chooses at `time` the action at `share` of the list's breadth for the finger; the mark moves
  /// there, or is there `instantly`.
  ///
  /// True where it is another action.
  public mutating func choose(
    at share: Double, time: Double = 0, instantly: Bool = true
  ) -> Bool {
    choose(policy.action(at: share), at: time, instantly: instantly)
  }

  /// Chooses the middle action, without a finger.
  public mutating func chooseMiddle(at time: Double = 0, instantly: Bool = true) {
    choose(action: nil, at: time, instantly: instantly)
  }

  /// Chooses `action`, from 0, or the middle one where there is no such action.
  public mutating func choose(
    action: Int?, at time: Double = 0, instantly: Bool = true
  ) {
    let known = action.flatMap { (0..<policy.actionCount).contains($0) ? $0 : nil }
    _ = choose(known ?? policy.middleAction, at: time, instantly: instantly)
  }

  private mutating func choose(_ action: Int, at time: Double, instantly: Bool) -> Bool {
    defer { chosenAction = action }
    let place = Double(action)
    choice =
      instantly
      ? Transition(at: place)
      : choice.redirected(to: place, at: time, duration: policy.turnDuration)
    return action != chosenAction
  }
}

extension RefreshPolicy {
  /// The action without a finger: the middle one, or the one before the middle.
  public var middleAction: Int { (firing.actionCount - 1) / 2 }

  /// The action at `share` of the list's breadth, 0 to 1 from the start of a line on.
  public func action(at share: Double) -> Int {
    guard share.isFinite else { return middleAction }
    let place = (share * Double(firing.actionCount)).rounded(.down)
    return Int(exactly: min(max(place, 0), Double(firing.actionCount - 1))) ?? middleAction
  }
}
