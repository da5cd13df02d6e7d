import RefreshModel

/// The values that a program receives when a control changes.
public struct ControlStatus: Equatable, Sendable {
  /// The state of the control.
  public internal(set) var state = RefreshState.idle
  /// The stage of the control.
  public internal(set) var stage = RefreshStage.idle
  /// The pull as a fraction of the trigger distance, 0 or more.
  public internal(set) var pull = 0.0
  /// The index of the action that a release would choose, from 0.
  public internal(set) var chosenAction = 0
  /// The time of the last refresh in seconds since 1970 UTC, or `nil` if there was none.
  public internal(set) var lastUpdated: Double?

  /// Creates the status of a side without a control.
  public init() {}
}

extension Scene {
  /// Returns the status of the control on `side`.
  ///
  /// Without a control it is the status of an unused one.
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
