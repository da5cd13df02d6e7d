import RefreshModel

/// Expired data, and automatic refreshes of lists that are shown for the first time.
extension Scene {
  /// Whether the data is out of date: it has no record, or its time differs from now by more than
  /// the header's policy allows.
  ///
  /// `false` without a header, and with a record if the policy has no limit. Source: refresh
  /// controls reference, 1.7 (`expired`).
  public var isExpired: Bool {
    guard let header else { return false }
    guard let updated = header.lastUpdated else { return true }
    // The difference counts in both directions: setting the clock back must not make data seem
    // fresh.
    return header.policy.expiry.map { abs(wallClock - updated) > $0 } ?? false
  }

  /// Refreshes if the header's policy says so.
  ///
  /// Called when the list is shown for the first time.
  mutating func startRefresh() {
    guard let header else { return }
    switch header.policy.start {
    case .never: break
    case .always: begin(.header)
    case .ifExpired: if isExpired { begin(.header) }
    }
  }
}
