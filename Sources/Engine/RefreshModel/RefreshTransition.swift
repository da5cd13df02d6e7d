/// An event of a refresh control.
public enum RefreshEvent: CaseIterable, Sendable {
  /// A finger's pull went past the trigger.
  case armed
  /// A finger's pull went back inside the trigger.
  case disarmed
  /// A finger let go where the policy fires.
  case fired
  /// A finger let go elsewhere, or was cancelled.
  case dropped
  /// The program asked to refresh.
  case begun
  /// The program asked to refresh before the control could be shown.
  case begunUnseen
  /// The control can be shown now.
  case shown
  /// The refresh ended and closes at once.
  case ended
  /// The refresh ended and its success stays shown.
  case endedInSuccess
  /// The refresh ended and its failure stays shown.
  case endedInFailure
  /// There is nothing more to load.
  case exhausted
  /// There may be more to load again, and a failure to load is out of date.
  case reset
  /// The result was shown long enough.
  case dwellOver
  /// A finger's pull went past the second floor's distance.
  case floorArmed
  /// A finger's pull went back inside the second floor's distance.
  case floorDisarmed
  /// The second floor is to open: a finger let go past its distance, or the program asked for it.
  case floorOpened
  /// The second floor is to close.
  case floorClosed
}

/// An action that a transition asks of its control.
public enum RefreshAction: Sendable {
  /// Take the inset, move, and call the handler when the policy says.
  case open
  /// The same as `open`, where no finger has brought the control into view.
  case reveal
  /// Report that the work is over.
  case finish
  /// Give the inset back, and lead the list to its rest.
  case close
  /// Make room for the page behind the header, and move.
  case openFloor
}

/// The one table of the refresh controls: state and event to state and actions.
public struct RefreshTransition: Equatable, Sendable {
  /// The state afterwards.
  public let state: RefreshState
  /// The actions in order.
  public let actions: [RefreshAction]

  private init(_ state: RefreshState, _ actions: RefreshAction...) {
    self.state = state
    self.actions = actions
  }

  /// The transition out of `state` on `event`; nil when the event changes nothing.
  public static func from(_ state: RefreshState, on event: RefreshEvent) -> RefreshTransition? {
    switch (state, event) {
    case (.idle, .armed): Self(.pulling)
    case (.idle, .fired): Self(.refreshing, .open)
    case (.idle, .begun): Self(.refreshing, .reveal)
    case (.idle, .begunUnseen): Self(.willRefresh)
    case (.idle, .exhausted): Self(.noMoreData)

    case (.pulling, .disarmed): Self(.idle)
    case (.pulling, .dropped): Self(.idle)
    case (.pulling, .fired): Self(.refreshing, .open)
    case (.pulling, .begun): Self(.refreshing, .open)
    case (.pulling, .begunUnseen): Self(.willRefresh)
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
    case (.noMoreData, .begunUnseen): Self(.willRefresh)

    case (.pulling, .floorArmed): Self(.floorArmed)
    case (.floorArmed, .floorDisarmed): Self(.pulling)
    case (.floorArmed, .disarmed): Self(.idle)
    case (.floorArmed, .dropped): Self(.idle)
    case (.floorArmed, .begun): Self(.refreshing, .open)
    case (.floorArmed, .begunUnseen): Self(.willRefresh)

    case (.idle, .floorOpened): Self(.floorOpen, .openFloor)
    case (.pulling, .floorOpened): Self(.floorOpen, .openFloor)
    case (.floorArmed, .floorOpened): Self(.floorOpen, .openFloor)
    case (.success, .floorOpened), (.failure, .floorOpened): Self(.floorOpen, .openFloor)
    case (.floorOpen, .floorClosed): Self(.idle, .close)

    default: nil
    }
  }
}
