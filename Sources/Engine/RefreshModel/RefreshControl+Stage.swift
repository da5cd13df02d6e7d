extension RefreshControl {
  /// The current stage of the control.
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

  /// Whether the page behind the header is closing.
  public var isFloorClosing: Bool { isClosing && closesFloor }

  /// Chooses the action at `fraction` of the list's width and animates the mark of the chosen
  /// action from `time` on.
  ///
  /// With `instantly` the mark moves without animation. Returns whether the action has changed.
  public mutating func choose(
    at fraction: Double, time: Double = 0, instantly: Bool = true
  ) -> Bool {
    choose(policy.action(at: fraction), at: time, instantly: instantly)
  }

  /// Chooses the middle action, as without a finger.
  public mutating func chooseMiddle(at time: Double = 0, instantly: Bool = true) {
    choose(action: nil, at: time, instantly: instantly)
  }

  /// Chooses the action with index `action`, from 0, or the middle one if there is no such action.
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
      ? EasedValue(at: place)
      : choice.redirected(to: place, at: time, duration: policy.turnDuration)
    return action != chosenAction
  }
}

extension RefreshPolicy {
  /// The index of the action that is chosen without a finger: the middle one, or the one before the
  /// middle.
  public var middleAction: Int { (firing.actionCount - 1) / 2 }

  /// Returns the index of the action at `fraction` of the list's width, from 0 at the start of a
  /// line to 1.
  public func action(at fraction: Double) -> Int {
    guard fraction.isFinite else { return middleAction }
    let place = (fraction * Double(firing.actionCount)).rounded(.down)
    return Int(exactly: min(max(place, 0), Double(firing.actionCount - 1))) ?? middleAction
  }
}
