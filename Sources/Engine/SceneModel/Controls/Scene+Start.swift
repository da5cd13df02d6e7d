import RefreshModel

/// Data that is old, and lists that refresh by themselves when they are shown.
extension Scene {
  /// True where the data is out of date: it has no record, or its time differs from now by more than the
  /// header's policy allows, in either direction.
  ///
  /// False without a header, and with a record where the policy has no limit. Source: refresh controls
  /// reference, 1.7 (`expired`).
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
