/// A request for one page.
///
/// Only the answer to the pager's latest request counts; an answer to any other is dropped.
public struct PageRequest<Cursor: Hashable & Sendable>: Equatable, Sendable {
  /// The purpose of a request.
  public enum Purpose: Sendable {
    /// To fetch the first page again.
    case refresh
    /// To fetch more.
    case load
  }

  /// A number that no other request of its pager has.
  public let token: Int
  /// The purpose of the request.
  public let purpose: Purpose
  /// The page; nil for the first.
  public let cursor: Cursor?
}
