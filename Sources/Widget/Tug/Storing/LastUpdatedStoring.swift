import ScrollModel

/// The program's store of the times of last refreshes, instead of the file in the user's state
/// folder.
///
/// The list calls it on the main actor and waits. A slow store should therefore keep the times in
/// memory and write them later. The first error is logged as a warning, and the time is then only
/// kept as long as the list lives.
@MainActor public protocol LastUpdatedStoring: AnyObject {
  /// Returns the stored time of `key` in seconds since 1970 UTC, or `nil` if there is none.
  ///
  /// A time that is not finite, or more than a minute in the future, counts as `nil`.
  func lastUpdated(for key: String) throws -> Double?
  /// Stores `seconds` since 1970 UTC for `key`, or removes the key if `seconds` is `nil`.
  func setLastUpdated(_ seconds: Double?, for key: String) throws
}
