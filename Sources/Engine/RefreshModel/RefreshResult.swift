/// The result of a refresh or a load.
///
/// The raw value is its name in scripts.
public enum RefreshResult: String, CaseIterable, Sendable {
  /// The work succeeded.
  case success
  /// The work failed.
  case failure
  /// The work succeeded, and there is nothing more to load.
  case noMore = "no-more"
  /// The work was cancelled.
  ///
  /// No result is shown, and no time is recorded.
  case cancelled

  /// Whether the work succeeded, so that the list has the newest data.
  public var isUpdate: Bool { self == .success || self == .noMore }
}
