/// A request for one page.
///
/// Only the answer to the pager's latest request counts; other answers are dropped.
public struct PageRequest<Cursor: Hashable & Sendable>: Equatable, Sendable {
  /// The purpose of a request.
  public enum Purpose: Sendable {
    /// Fetching the first page again.
    case refresh
    /// Fetching more.
    case load
  }

  /// A number that is unique among the requests of its pager.
  public let token: Int
  /// The purpose of the request.
  public let purpose: Purpose
  /// The cursor of the page, or `nil` for the first page.
  public let cursor: Cursor?
}
