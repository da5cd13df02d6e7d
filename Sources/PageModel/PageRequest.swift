/// One page that is asked for.
///
/// An answer counts only for the request that is the pager's last one: answers that come after that
/// are dropped.
public struct PageRequest<Cursor: Hashable & Sendable>: Equatable, Sendable {
  /// What it was asked for.
  public enum Purpose: Sendable {
    /// To have the first page anew.
    case refresh
    /// To have more.
    case load
  }

  /// What tells it from all others of its pager.
  public let token: Int
  /// What it was asked for.
  public let purpose: Purpose
  /// The page; nil for the first.
  public let cursor: Cursor?
}
