import ScrollModel

/// Where a program keeps when its lists were last refreshed, in place of the file in the user's
/// state folder.
///
/// It is asked on the main actor while the list waits, so one that is slow keeps the times in memory
/// and writes them later. What it throws is said as one warning, and the list goes on: the time is
/// known then as long as the list lives.
@MainActor public protocol LastUpdatedStoring: AnyObject {
  /// The time that is kept for `key`, in seconds since 1970 UTC; nil where there is none.
  ///
  /// A time that is not finite counts as none, and so does one that lies more than a minute ahead.
  func lastUpdated(for key: String) throws -> Double?
  /// Keeps `seconds` since 1970 UTC for `key`; nil takes the key out.
  func setLastUpdated(_ seconds: Double?, for key: String) throws
}
