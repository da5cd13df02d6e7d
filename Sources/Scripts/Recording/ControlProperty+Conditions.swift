import RefreshModel

/// The conditions for properties to exist.
extension ControlProperty {
  typealias Condition = @Sendable (ControlDescription) -> Bool

  static let anyControl: Condition = { _ in true }
  static let isHeader: Condition = { $0.name.isHeader }
  static let isFooter: Condition = { !$0.name.isHeader }

  // MARK: Trigger

  static let isPulled: Condition = { $0.policy.approach == nil }
  static let isApproached: Condition = { $0.policy.approach != nil }
  static let isHeld: Condition = { $0.policy.trigger.kind == .hold }
  static let firesByRelease: Condition = { $0.policy.trigger == .release }
  static let hasFloor: Condition = { isHeader($0) && $0.policy.secondFloor != nil }

  /// Returns whether the control can ever be in `state`.
  static func has(_ state: RefreshState, _ control: ControlDescription) -> Bool {
    switch state {
    case .noMoreData: !control.name.isHeader
    case .pulling: control.policy.approach == nil
    case .floorArmed, .floorOpen: control.policy.secondFloor != nil
    case .idle, .willRefresh, .refreshing, .success, .failure: true
    }
  }

  // MARK: Appearance

  static let hasTitle = shows(.title)
  static let hasSubtitle = shows(.subtitle)
  static let hasLastUpdate = shows(.lastUpdate)
  static let hasArrow = shows(.arrow)
  static let hasSpinner = shows(.spinner)
  static let hasColor = shows(.color)
  static let hasArrowColor = shows(.arrowColor)
  static let hasRefreshingTitle = shows(.refreshingTitle)
  static let hasFontSize: Condition = { hasTitle($0) && $0.styleChanges.fontSize != nil }

  private static func shows(_ part: StyleParts) -> Condition { { $0.name.parts.contains(part) } }
}
