/// The result of a refresh or a load; the raw value is its name in scripts.
public enum RefreshResult: String, CaseIterable, Sendable {
  /// The work succeeded.
  case success
  /// The work failed.
  case failure
  /// The work succeeded, and there is nothing more to load.
  case noMore = "no-more"
  /// The work was cancelled: no result is shown, and no time is recorded.
  case cancelled

  /// True for a result that brought the newest data.
  public var isUpdate: Bool { self == .success || self == .noMore }
}
