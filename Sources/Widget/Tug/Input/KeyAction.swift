import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// What a key asks for, other than to move the focus.
enum KeyAction: Equatable {
  case refresh
  case load
  /// A refresh by one of several actions, from 0.
  case chooseAction(Int)
  case openFloor
  case giveUp
  /// So many pages on.
  case scrollPage(Int)
  case activate
  case toggle
  case selectAll
  case selectNone
  case copy
  case search

  /// The action that C has for it; nil where it has none.
  init?(_ action: TugKeyAction, _ number: CInt) {
    switch action {
    case TUG_KEY_REFRESH: self = .refresh
    case TUG_KEY_LOAD: self = .load
    case TUG_KEY_CHOOSE_ACTION: self = .chooseAction(Int(number))
    case TUG_KEY_OPEN_FLOOR: self = .openFloor
    case TUG_KEY_GIVE_UP: self = .giveUp
    case TUG_KEY_SCROLL_PAGE: self = .scrollPage(Int(number))
    case TUG_KEY_ACTIVATE: self = .activate
    case TUG_KEY_TOGGLE: self = .toggle
    case TUG_KEY_SELECT_ALL: self = .selectAll
    case TUG_KEY_SELECT_NONE: self = .selectNone
    case TUG_KEY_COPY: self = .copy
    case TUG_KEY_SEARCH: self = .search
    default: return nil
    }
  }
}

extension PullPeer {
  /// Handles a key of all that is pulled alike, and else leaves it to the widget; true where it was used.
  func handle(_ key: KeyAction) -> Bool {
    guard !isDisposed else { return false }
    switch key {
    case .chooseAction(let action):
      guard let count = scene.header?.policy.actionCount, count > 1, (0..<count).contains(action),
        scene.isBegunByKey(.header)
      else { return false }
      return send(.begin(.header, BeginManner().choosing(action)))
    case .openFloor:
      guard let header = scene.header, header.policy.secondFloor != nil,
        header.state != .floorOpen, scene.isBegunByKey(.header)
      else { return false }
      return send(.openFloor)
    default: return press(key)
    }
  }
}
