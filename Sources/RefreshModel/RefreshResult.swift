/// How a refresh or a load ended; the raw value is its name in scripts.
public enum RefreshResult: String, CaseIterable, Sendable {
  /// It did what was asked.
  case success
  /// It could not.
  case failure
  /// It did, and there is nothing more to load.
  case noMore = "no-more"
  /// It was given up: nothing is shown of it, and nothing is recorded.
  case cancelled

  /// Whether a refresh that ended so brought what is newest.
  public var isUpdate: Bool { self == .success || self == .noMore }
}
