import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// The action of a key, other than to move the focus.
enum KeyAction: Equatable {
  case refresh
  case load
  /// Refreshes with one of the header's several actions, counted from 0.
  case chooseAction(Int)
  case openFloor
  case cancel
  /// Scrolls by a number of pages, towards the start if it is negative.
  case scrollPage(Int)
  case activate
  case toggle
  case selectAll
  case selectNone
  case copy
  case search

  /// Whether the key begins the work of a control, or opens the page behind the header.
  var isOfControl: Bool {
    switch self {
    case .refresh, .load, .chooseAction, .openFloor: true
    default: false
    }
  }

  /// Creates the action for a C value, or returns `nil` for an unknown value.
  init?(_ action: TugKeyAction, _ number: CInt) {
    switch action {
    case TUG_KEY_REFRESH: self = .refresh
    case TUG_KEY_LOAD: self = .load
    case TUG_KEY_CHOOSE_ACTION: self = .chooseAction(Int(number))
    case TUG_KEY_OPEN_FLOOR: self = .openFloor
    case TUG_KEY_GIVE_UP: self = .cancel
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
  /// Handles a key that lists and bins share, and passes any other key to the widget.
  ///
  /// Returns whether it was used.
  func handle(_ key: KeyAction) -> Bool {
    guard !isDisposed else { return false }
    if key.isOfControl {
      guard enablesRefreshKeys else { return false }
      // Some programs pass keys to the focus first, and to the window's accelerators later.
      if _tug_activate_accelerator(widget).isTrue { return true }
    }
    switch key {
    case .chooseAction(let action):
      guard let count = scene.header?.policy.actionCount, count > 1, (0..<count).contains(action),
        scene.isBegunByKey(.header)
      else { return false }
      return send(.begin(.header, BeginOptions().choosing(action)))
    case .openFloor:
      guard let header = scene.header, header.policy.secondFloor != nil,
        header.state != .floorOpen, scene.isBegunByKey(.header)
      else { return false }
      return send(.openFloor)
    default: return press(key)
    }
  }
}
