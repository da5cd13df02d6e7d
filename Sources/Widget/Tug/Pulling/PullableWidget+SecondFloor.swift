import RefreshModel

/// The page behind a header, and the actions from which a pull chooses.
extension PullableWidget {
  /// True while the page behind the header is open or opens.
  public var isSecondFloorOpen: Bool { puller?.scene.header?.state == .floorOpen }

  /// The open share of the page behind the header: 0 to 1.
  public var secondFloorShare: Double { puller?.scene.floorShare ?? 0 }

  /// The progress of a pull from the header's trigger distance to the one that opens the page behind
  /// it: 0 to 1, and 1 while the page is open.
  public var secondFloorProgress: Double { puller?.scene.floorProgress ?? 0 }

  /// Opens the page behind the header; does nothing where there is none, and while a refresh runs.
  ///
  /// A header has a page where `header.policy.secondFloor` is set, which also has its distance.
  public func openSecondFloor() { puller?.send(.openFloor) }

  /// Closes the page behind the header.
  public func closeSecondFloor() { puller?.send(.closeFloor) }

  /// Called when the page behind the header opens (true) and when it has closed (false).
  public var onSecondFloorChanged: (@MainActor (Bool) -> Void)? {
    get { puller?.handlers.onSecondFloorChanged }
    set { puller?.handlers.onSecondFloorChanged = newValue }
  }

  /// The index of the header's chosen action, from 0 on; 0 without any.
  ///
  /// While a refresh runs, it is the one that runs.
  public var chosenAction: Int { puller?.scene.header?.chosenAction ?? 0 }

  /// Called while the header is pulled far enough, when the finger chooses another action.
  public var onActionChanged: (@MainActor (Int) -> Void)? {
    get { puller?.handlers.onActionChanged }
    set { puller?.handlers.onActionChanged = newValue }
  }

  /// The place of the holding finger across the list: 0 at the start of a line, 1 at its end; nil
  /// without one.
  public var fingerPosition: Double? { puller?.scene.hand.position }

  /// Header and footer may work at the same time; on by default.
  ///
  /// With it off, while one works the other can neither be pulled nor begin. Source: refresh
  /// controls reference, 1.10 (`simultaneously`).
  public var isSimultaneous: Bool {
    get { puller?.scene.isSimultaneous ?? true }
    set { puller?.send(.set(.simultaneous(newValue))) }
  }

  /// True where the data is older than the header's policy allows, or of unknown age.
  ///
  /// False without a header. Source: ESPullToRefresh, `expired`.
  public var isExpired: Bool { puller?.scene.isExpired ?? false }
}
