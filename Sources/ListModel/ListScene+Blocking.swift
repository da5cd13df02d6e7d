import RefreshModel
import ScrollModel

/// Content that takes no input while it refreshes.
///
/// Source: refresh controls reference, 1.9 (`disableContentWhenRefresh`).
extension ListScene {
  /// Whether the user's input is taken and ignored: a control refreshes whose policy blocks the
  /// content.
  public var isBlocked: Bool { blocks(.header) || blocks(.footer) }

  private func blocks(_ side: Side) -> Bool {
    guard let control = control(side), control.state == .refreshing else { return false }
    return control.policy.blocksContent && Feature.blockedContent.isOn
  }

  /// Whether `event` is input that is ignored now, or belongs to what was.
  func ignores(_ event: SceneEvent) -> Bool {
    switch event {
    case .press, .pressIndicator, .pan, .wheel, .key, .secondaryPress: isBlocked
    case .move, .release, .cancel, .longPress: ignored.contains(.press)
    case .panEnd, .panCancel: ignored.contains(.pan)
    case .moveIndicator, .releaseIndicator: ignored.contains(.indicator)
    default: false
    }
  }

  /// Notes what is ignored, up to its end; a hold that is taken ends what went before.
  mutating func noteInput(_ event: SceneEvent, isIgnored: Bool) {
    let kind: IgnoredInput
    switch event {
    case .press, .release, .cancel: kind = .press
    case .pan, .panEnd, .panCancel: kind = .pan
    case .pressIndicator, .releaseIndicator: kind = .indicator
    case .hidden: kind = [.press, .pan, .indicator]
    default: return
    }
    switch event {
    case .press, .pan, .pressIndicator:
      if isIgnored { ignored.insert(kind) } else { ignored.remove(kind) }
    default: ignored.subtract(kind)
    }
  }

  /// Takes the list out of the user's hand where it takes no input any more.
  mutating func dropBlockedHold() {
    guard isBlocked else { return }
    if container.isPressed { ignored.insert(.press) }
    if container.isPanning, !isWheelPulling { ignored.insert(.pan) }
    if container.isIndicatorHeld { ignored.insert(.indicator) }
    guard container.isPressed || container.isPanning || container.isIndicatorHeld else { return }
    dropHold()
    moveContainer { $0.closeUp() }
  }
}
