import RefreshModel

/// The page behind a header, and the actions that a pull chooses among.
extension ListView {
  /// Whether the page behind the header is open, or opens.
  public var isSecondFloorOpen: Bool { peer?.scene.header?.state == .floorOpen }

  /// How far the page behind the header is open: 0 to 1.
  public var secondFloorShare: Double { peer?.scene.floorShare ?? 0 }

  /// How far a pull has come on its way from the header's trigger distance to the one that opens the
  /// page behind it: 0 to 1, and 1 while that is open.
  public var secondFloorProgress: Double { peer?.scene.floorProgress ?? 0 }

  /// Opens the page behind the header; nothing where there is none, and while a refresh runs.
  ///
  /// `header.policy.secondFloor` says that there is one, and how far it is.
  public func openSecondFloor() { peer?.send(.openFloor) }

  /// Closes the page behind the header.
  public func closeSecondFloor() { peer?.send(.closeFloor) }

  /// Called when the page behind the header opens (true) and when it has closed (false).
  public var onSecondFloorChanged: (@MainActor (Bool) -> Void)? {
    get { peer?.follower.onSecondFloorChanged }
    set { peer?.follower.onSecondFloorChanged = newValue }
  }

  /// Which of the header's actions is chosen, from 0 on; 0 without any.
  ///
  /// While a refresh runs, it is the one that runs.
  public var chosenAction: Int { peer?.scene.header?.chosenAction ?? 0 }

  /// Called while the header is pulled far enough, when the finger chooses another action.
  public var onActionChanged: (@MainActor (Int) -> Void)? {
    get { peer?.follower.onActionChanged }
    set { peer?.follower.onActionChanged = newValue }
  }

  /// Where the finger that holds the list is across it: 0 at the start of a line, 1 at its end; nil
  /// without one.
  public var fingerPosition: Double? { peer?.scene.fingerPosition }

  /// Whether header and footer may work at the same time; on by default.
  ///
  /// Off, while one works the other is neither pulled nor begun.
  /// Source: refresh controls reference, 1.10 (`simultaneously`).
  public var isSimultaneous: Bool {
    get { peer?.scene.isSimultaneous ?? true }
    set { peer?.send(.set(.simultaneous(newValue))) }
  }

  /// Whether the data is older than the header's policy allows, or there is no record of its age.
  ///
  /// False without a header. Source: refresh controls reference, 1.7 (`expired`).
  public var isExpired: Bool { peer?.scene.isExpired ?? false }
}
