import RefreshModel
import ScrollModel

/// Data that is old, and lists that refresh by themselves when they are shown.
extension ListScene {
  /// Whether the data is older than the header's policy allows; where there is no record of it, and
  /// where that lies in the future by more than the policy allows, it is.
  ///
  /// False without a header, and where the policy has no limit and there is a record. Source: refresh
  /// controls reference, 1.7 (`expired`).
  public var isExpired: Bool {
    guard let header, Feature.expiry.isOn else { return false }
    guard let updated = header.lastUpdated else { return true }
    // A clock that was set back has no say in how old the data is.
    return header.policy.expiry.map { abs(wallClock - updated) > $0 } ?? false
  }

  /// The list is shown for the first time: it refreshes where its policy says so.
  mutating func startRefresh() {
    guard let header, Feature.refreshOnStart.isOn else { return }
    switch header.policy.start {
    case .never: break
    case .always: begin(.header)
    case .ifExpired: if isExpired { begin(.header) }
    }
  }
}
