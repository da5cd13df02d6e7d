import RefreshModel

/// The page behind a header, and headers with several actions.
extension PullableWidget {
  /// Whether the page behind the header is open or opening.
  public var isSecondFloorOpen: Bool { pullPeer?.scene.header?.state == .floorOpen }

  /// The visible fraction of the page behind the header, from 0 to 1.
  public var secondFloorFraction: Double { pullPeer?.scene.floorFraction ?? 0 }

  /// The progress of a pull from the header's trigger distance to the distance that opens the page
  /// behind it, from 0 to 1.
  ///
  /// It is 1 while the page is open.
  public var secondFloorProgress: Double { pullPeer?.scene.floorProgress ?? 0 }

  /// Opens the page behind the header.
  ///
  /// Does nothing if there is no page or a refresh is running. A header has a page if
  /// `header.policy.secondFloor` is set, which also determines its distance.
  public func openSecondFloor() { pullPeer?.send(.openFloor) }

  /// Closes the page behind the header.
  public func closeSecondFloor() { pullPeer?.send(.closeFloor) }

  /// Called with `true` when the page behind the header opens, and with `false` when it has closed.
  public var onSecondFloorChanged: (@MainActor (Bool) -> Void)? {
    get { pullPeer?.handlers.onSecondFloorChanged }
    set { pullPeer?.handlers.onSecondFloorChanged = newValue }
  }

  /// The index of the header's chosen action, from 0.
  ///
  /// It is 0 for a header without actions. During a refresh it is the index of the running action.
  public var chosenAction: Int { pullPeer?.scene.header?.chosenAction ?? 0 }

  /// Called when the finger chooses a different action, while the header is pulled past its trigger
  /// distance.
  public var onActionChanged: (@MainActor (Int) -> Void)? {
    get { pullPeer?.handlers.onActionChanged }
    set { pullPeer?.handlers.onActionChanged = newValue }
  }

  /// The position of the finger across the list, or `nil` if no finger holds the list.
  ///
  /// It is 0 at the start of a line and 1 at its end.
  public var fingerPosition: Double? { pullPeer?.scene.userInput.position }

  /// Whether header and footer may work at the same time.
  ///
  /// The default is `true`. If `false`, neither can be pulled or begin while the other works.
  /// Source: refresh controls reference, 1.10 (`simultaneously`).
  public var isSimultaneous: Bool {
    get { pullPeer?.scene.isSimultaneous ?? true }
    set { pullPeer?.send(.set(.simultaneous(newValue))) }
  }

  /// Whether the data is older than the header's policy allows, or of unknown age.
  ///
  /// It is `false` without a header. Source: ESPullToRefresh, `expired`.
  public var isExpired: Bool { pullPeer?.scene.isExpired ?? false }
}
