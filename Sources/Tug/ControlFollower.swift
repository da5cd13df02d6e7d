import RefreshModel

/// The program's own functions for what a list's controls do, beyond their states.
@MainActor struct ControlFollower {
  var onRefreshStageChanged: (@MainActor (RefreshStage, RefreshStage) -> Void)?
  var onLoadStageChanged: (@MainActor (RefreshStage, RefreshStage) -> Void)?
  var onActionChanged: (@MainActor (Int) -> Void)?
  var onSecondFloorChanged: (@MainActor (Bool) -> Void)?
  var onAnnouncement: (@MainActor (String) -> Void)?
}
