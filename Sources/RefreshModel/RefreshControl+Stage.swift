import ScrollModel

extension RefreshControl {
  /// How far it is in what it does.
  public var stage: RefreshStage {
    let stage = ownStage
    guard !Feature.settlingAndFinishing.isOn else { return stage }
    return stage == .settling ? .refreshing : stage == .finishing ? .idle : stage
  }

  /// Whether what closes is the page behind the header.
  public var isFloorClosing: Bool { isClosing && closesFloor }

  /// The finger has chosen at `time` the action at `share` of the list's breadth, which is shown in
  /// a moment, or `instantly`; returns whether that is another one.
  public mutating func choose(
    at share: Double, time: Double = 0, instantly: Bool = true
  ) -> Bool {
    choose(policy.action(at: share), at: time, instantly: instantly)
  }

  /// No finger chooses: the middle action is meant.
  public mutating func chooseMiddle(at time: Double = 0, instantly: Bool = true) {
    _ = choose(policy.middleAction, at: time, instantly: instantly)
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

  private var ownStage: RefreshStage {
    switch state {
    case .pulling, .floorArmed: .pulling
    case .willRefresh: .settling
    case .refreshing: opening == nil ? .refreshing : .settling
    case .success, .failure: .finishing
    case .idle, .noMoreData: isClosing ? .finishing : .idle
    case .floorOpen: opening == nil ? .idle : .settling
    }
  }
}

extension RefreshPolicy {
  /// The action that is chosen where no finger chooses: the middle one, or the one before the middle.
  public var middleAction: Int { (actionCount - 1) / 2 }

  /// The action at `share` of the list's breadth, 0 to 1 from the start of a line on.
  public func action(at share: Double) -> Int {
    guard share.isFinite else { return middleAction }
    let place = (share * Double(actionCount)).rounded(.down)
    return Int(exactly: min(max(place, 0), Double(actionCount - 1))) ?? middleAction
  }
}
