import RefreshModel

/// Data that is old, and lists that refresh by themselves when they are shown.
extension PullScene {
  /// Whether the data is older than the header's policy allows; where there is no record of it, and
  /// where that lies in the future by more than the policy allows, it is.
  ///
  /// False without a header, and where the policy has no limit and there is a record. Source: refresh
  /// controls reference, 1.7 (`expired`).
  public var isExpired: Bool {
    guard let header else { return false }
    guard let updated = header.lastUpdated else { return true }
    // A clock that was set back must not make data seem fresh.
    return header.policy.expiry.map { abs(wallClock - updated) > $0 } ?? false
  }

  /// Refreshes, where the policy says so, when the list is shown for the first time.
  mutating func startRefresh() {
    guard let header else { return }
    switch header.policy.start {
    case .never: break
    case .always: begin(.header)
    case .ifExpired: if isExpired { begin(.header) }
    }
  }
}
