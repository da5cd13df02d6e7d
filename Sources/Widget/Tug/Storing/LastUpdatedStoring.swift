import ScrollModel

/// A program's store of the times of last refreshes, in place of the file in the user's state
/// folder.
///
/// It is called on the main actor while the list waits, so a slow store should keep the times in
/// memory and write them later. An error is logged as one warning, and the time is then known as
/// long as the list lives.
@MainActor public protocol LastUpdatedStoring: AnyObject {
  /// The stored time of `key`, in seconds since 1970 UTC; nil where there is none.
  ///
  /// A time that is not finite counts as none, and so does one that lies more than a minute ahead.
  func lastUpdated(for key: String) throws -> Double?
  /// Stores `seconds` since 1970 UTC for `key`; nil removes the key.
  func setLastUpdated(_ seconds: Double?, for key: String) throws
}
