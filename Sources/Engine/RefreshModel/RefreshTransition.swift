/// An event of a refresh control.
public enum RefreshEvent: CaseIterable, Sendable {
  /// The user's pull went past the trigger.
  case armed
  /// The user's pull went back inside the trigger.
  case disarmed
  /// The user released the list where the policy fires, or another trigger of the policy fired.
  case fired
  /// The user released the list elsewhere, or the gesture was cancelled.
  case dropped
  /// The program began a refresh.
  case begun
  /// The program began a refresh before the control could be shown.
  case begunHidden
  /// The control can now be shown.
  case shown
  /// The refresh ended, and the control closes immediately.
  case ended
  /// The refresh ended, and the control shows its success.
  case endedInSuccess
  /// The refresh ended, and the control shows its failure.
  case endedInFailure
  /// There is nothing more to load.
  case exhausted
  /// There may be more to load again, and a shown failure is out of date.
  case reset
  /// The result was shown long enough.
  case dwellOver
  /// The user's pull went past the distance of the page behind the header.
  case floorArmed
  /// The user's pull went back inside the distance of the page behind the header.
  case floorDisarmed
  /// The user or the program opened the page behind the header.
  case floorOpened
  /// The user or the program closed the page behind the header.
  case floorClosed
}

/// An action of the control that belongs to a transition.
public enum RefreshAction: Sendable {
  /// Add the inset, move the list, and call the handler when the policy says.
  case open
  /// Add the inset of a control that no pull has brought into view, move the list, and call the
  /// handler when the policy says.
  case reveal
  /// Report that the work ended.
  case finish
  /// Remove the inset, and return the list to its rest.
  case close
  /// Open the page behind the header.
  case openFloor
}

/// A transition of a refresh control: its next state and actions.
///
/// The table of all transitions is ``from(_:on:)``.
public struct RefreshTransition: Equatable, Sendable {
  /// The next state.
  public let state: RefreshState
  /// The actions, in order.
  public let actions: [RefreshAction]

  private init(_ state: RefreshState, _ actions: RefreshAction...) {
    self.state = state
    self.actions = actions
  }

  /// Returns the transition from `state` on `event`, or `nil` if the event has no effect.
  public static func from(_ state: RefreshState, on event: RefreshEvent) -> RefreshTransition? {
    switch (state, event) {
    case (.idle, .armed): Self(.pulling)
    case (.idle, .fired): Self(.refreshing, .open)
    case (.idle, .begun): Self(.refreshing, .reveal)
    case (.idle, .begunHidden): Self(.willRefresh)
    case (.idle, .exhausted): Self(.noMoreData)

    case (.pulling, .disarmed): Self(.idle)
    case (.pulling, .dropped): Self(.idle)
    case (.pulling, .fired): Self(.refreshing, .open)
    case (.pulling, .begun): Self(.refreshing, .open)
    case (.pulling, .begunHidden): Self(.willRefresh)
    case (.pulling, .exhausted): Self(.noMoreData)

    case (.willRefresh, .shown): Self(.refreshing, .reveal)
    case (.willRefresh, .begun): Self(.refreshing, .reveal)
    case (.willRefresh, .ended): Self(.idle)
    case (.willRefresh, .endedInSuccess): Self(.idle)
    case (.willRefresh, .endedInFailure): Self(.idle)
    case (.willRefresh, .exhausted): Self(.noMoreData)

    case (.refreshing, .ended): Self(.idle, .finish, .close)
    case (.refreshing, .endedInSuccess): Self(.success, .finish)
    case (.refreshing, .endedInFailure): Self(.failure, .finish)
    case (.refreshing, .exhausted): Self(.noMoreData, .finish, .close)

    case (.success, .armed), (.failure, .armed): Self(.pulling, .close)
    case (.success, .fired), (.failure, .fired): Self(.refreshing, .open)
    case (.success, .dwellOver), (.failure, .dwellOver): Self(.idle, .close)
    case (.success, .begun), (.failure, .begun): Self(.refreshing, .open)
    case (.success, .exhausted), (.failure, .exhausted): Self(.noMoreData, .close)

    case (.noMoreData, .reset): Self(.idle)
    case (.failure, .reset): Self(.idle, .close)
    case (.noMoreData, .begun): Self(.refreshing, .reveal)
    case (.noMoreData, .begunHidden): Self(.willRefresh)

    case (.pulling, .floorArmed): Self(.floorArmed)
    case (.floorArmed, .floorDisarmed): Self(.pulling)
    case (.floorArmed, .disarmed): Self(.idle)
    case (.floorArmed, .dropped): Self(.idle)
    case (.floorArmed, .begun): Self(.refreshing, .open)
    case (.floorArmed, .begunHidden): Self(.willRefresh)

    case (.idle, .floorOpened): Self(.floorOpen, .openFloor)
    case (.pulling, .floorOpened): Self(.floorOpen, .openFloor)
    case (.floorArmed, .floorOpened): Self(.floorOpen, .openFloor)
    case (.success, .floorOpened), (.failure, .floorOpened): Self(.floorOpen, .openFloor)
    case (.floorOpen, .floorClosed): Self(.idle, .close)

    default: nil
    }
  }
}
