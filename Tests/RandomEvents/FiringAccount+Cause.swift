import ListModel
import RefreshModel
import ScrollModel

/// Whose doing it is that a control fires.
extension FiringAccount.Cause {
  var isTime: Bool { if case .time = self { true } else { false } }

  /// Whether it is a step of a wheel or a key.
  var isStep: Bool {
    switch self {
    case .event(.wheel), .event(.key): true
    default: false
    }
  }

  /// Whether the program asked for it.
  var isProgram: Bool {
    switch self {
    case .event(.beginRefresh), .event(.beginLoad), .event(.begin), .event(.shown),
      .event(.restore):
      true
    // A key for it begins a refresh as a program does.
    case .event(.key(let stroke)): stroke.key == .refresh || stroke.key == .reload
    default: false
    }
  }

  /// Whether the user's hand moves what it holds.
  var isHand: Bool {
    switch self {
    case .event(.move), .event(.pan), .event(.moveIndicator): true
    default: false
    }
  }

  /// Whether fingers travel on a touchpad.
  var isPan: Bool {
    if case .event(.pan) = self { true } else { false }
  }

  /// Whether the user lets go.
  var isLettingGo: Bool {
    switch self {
    case .event(.release), .event(.panEnd): true
    default: false
    }
  }

  /// Whether the user did it.
  var isUser: Bool {
    switch self {
    case .event(.wheel), .event(.key), .event(.pressIndicator): true
    default: isHand || isLettingGo
    }
  }

  /// In which way it fires `control`.
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

  /// Whether the user pressed and let go without a drag.
  func isTap(after before: Observation) -> Bool {
    if case .event(.release) = self { before.phase == .tracking } else { false }
  }
}
