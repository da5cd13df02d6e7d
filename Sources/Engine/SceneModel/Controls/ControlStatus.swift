import RefreshModel

/// What a program is told of a control as it changes.
public struct ControlStatus: Equatable, Sendable {
  /// What the control is doing.
  public internal(set) var state = RefreshState.idle
  /// How far its work is.
  public internal(set) var stage = RefreshStage.idle
  /// The share of the trigger distance that it is pulled by: 0 or more.
  public internal(set) var pull = 0.0
  /// The action that a release would choose.
  public internal(set) var chosenAction = 0
  /// When it was last refreshed, in seconds since 1970 UTC; nil for never.
  public internal(set) var lastUpdated: Double?

  /// The status of a side without a control.
  public init() {}
}

extension Scene {
  /// The status of the control on `side`; where there is none, that of one that has never been used.
  public func status(of side: ControlSide) -> ControlStatus {
    var status = ControlStatus()
    guard let control = control(side) else { return status }
    status.state = control.state
    status.stage = control.stage
    status.pull = pull(of: side)
    status.chosenAction = control.chosenAction
    status.lastUpdated = control.lastUpdated
    return status
  }
}
