import RefreshModel
import SceneModel
import ScrollModel

extension FiringAccount.Cause {
  var isTime: Bool { if case .time = self { true } else { false } }

  /// Whether the cause is one step of a wheel or a key press.
  var isStep: Bool {
    switch self {
    case .event(.wheel), .event(.key): true
    default: false
    }
  }

  /// Whether the program asked for the firing.
  var isProgram: Bool {
    switch self {
    case .event(.begin), .event(.shown), .event(.restore):
      true
    // The refresh keys begin a refresh as a program does.
    case .event(.key(let stroke)): stroke.key == .refresh || stroke.key == .reload
    default: false
    }
  }

  /// Whether the user's hand moves the list that it holds.
  var isHand: Bool {
    switch self {
    case .event(.move), .event(.pan), .event(.moveIndicator): true
    default: false
    }
  }

  /// Whether fingers move on a touchpad.
  var isPan: Bool {
    if case .event(.pan) = self { true } else { false }
  }

  /// Whether the user releases the list.
  var isLettingGo: Bool {
    switch self {
    case .event(.release), .event(.panEnd): true
    default: false
    }
  }

  /// Whether the user caused the event.
  var isUser: Bool {
    switch self {
    case .event(.wheel), .event(.scrollbar), .event(.glide),
      .event(.key),
      .event(.pressIndicator):
      true
    default: isHand || isLettingGo
    }
  }

  /// Returns the way in which the cause fires `control`.
  func way(
    of control: Observation.Control, after before: Observation
  ) -> FiringAccount.Way {
    switch control.trigger {
    case .release: return .release
    case .reach: return .reach
    case .hold: return .hold
    case .approach: break
    }
    if isTime { return .glide }
    if isTap(after: before) { return .tap }
    return isLettingGo ? .end : isHand ? .drag : .scroll
  }

  /// Whether the user pressed a key.
  var isKey: Bool { if case .event(.key) = self { true } else { false } }

  /// Whether the user pressed a key that acts as a tap.
  var isKeyTap: Bool {
    guard case .event(.key(let stroke)) = self else { return false }
    return stroke.key == .enter || stroke.key == .space
  }

  /// Returns whether the user pressed and released without a drag.
  func isTap(after before: Observation) -> Bool {
    if case .event(.release) = self { before.phase == .tracking } else { false }
  }
}
