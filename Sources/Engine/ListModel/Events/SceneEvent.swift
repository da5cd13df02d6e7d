import PullModel

/// What can happen to a list, from its user, its program or its window.
public enum SceneEvent: Equatable, Sendable {
  /// To what is pulled and scrolled.
  case pull(PullEvent)
  /// To the rows.
  case list(ListEvent)

  /// A finger, a button or fingers on a touchpad did it, whose speed counts.
  public var isOfHand: Bool {
    if case .pull(let event) = self { event.isOfHand } else { false }
  }

  /// The part that it has in what the user does.
  var part: InputPart {
    switch self {
    case .pull(let event): event.part
    case .list(let event): event.part
    }
  }
}

/// A property of a list that can change at any moment.
public enum SceneOption: Equatable, Sendable {
  /// Of what is pulled and scrolled.
  case pull(PullOption)
  /// Of the rows.
  case list(ListOption)

  /// The event that changes it.
  public var event: SceneEvent {
    switch self {
    case .pull(let option): .pull(.set(option))
    case .list(let option): .list(.set(option))
    }
  }
}

/// A list's report to its owner, in order, with a state change before its effects.
public enum SceneEffect: Equatable, Sendable {
  /// The pull tells something.
  case pull(PullEffect)
  /// A row was clicked, or activated by key.
  case rowActivated(Int)
  /// A row was tapped, which selects it and does not activate it.
  case rowTapped(Int)
  /// The selection has changed.
  case selectionChanged
  /// Another row has the focus.
  case focusChanged(Int?)
  /// A menu is asked for, for a row or nil, at a point of the viewport.
  case menuRequested(row: Int?, x: Double, y: Double)
}
