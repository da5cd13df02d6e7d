import RefreshModel
import SceneModel
import ScrollModel

/// The cause of a control's firing.
extension FiringAccount.Cause {
  var isTime: Bool { if case .time = self { true } else { false } }

  /// True for a step of a wheel or a key.
  var isStep: Bool {
    switch self {
    case .event(.wheel), .event(.key): true
    default: false
    }
  }

  /// True where the program asked for it.
  var isProgram: Bool {
    switch self {
    case .event(.begin), .event(.shown), .event(.restore):
      true
    // The refresh keys begin a refresh as a program does.
    case .event(.key(let stroke)): stroke.key == .refresh || stroke.key == .reload
    default: false
    }
  }

  /// True where the user's hand moves the list that it holds.
  var isHand: Bool {
    switch self {
    case .event(.move), .event(.pan), .event(.moveIndicator): true
    default: false
    }
  }

  /// True where fingers move on a touchpad.
  var isPan: Bool {
    if case .event(.pan) = self { true } else { false }
  }

  /// True where the user lets go.
  var isLettingGo: Bool {
    switch self {
    case .event(.release), .event(.panEnd): true
    default: false
    }
  }

  /// True where the user did it.
  var isUser: Bool {
    switch self {
    case .event(.wheel), .event(.scrollbar), .event(.glide),
      .event(.key),
      .event(.pressIndicator):
      true
    default: isHand || isLettingGo
    }
  }

  /// The way in which it fires `control`.
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

  /// True where the user pressed a key.
  var isKey: Bool { if case .event(.key) = self { true } else { false } }

  /// True where a key does what a tap does.
  var isKeyTap: Bool {
    guard case .event(.key(let stroke)) = self else { return false }
    return stroke.key == .enter || stroke.key == .space
  }

  /// True where the user pressed and let go without a drag.
  func isTap(after before: Observation) -> Bool {
    if case .event(.release) = self { before.phase == .tracking } else { false }
  }
}
