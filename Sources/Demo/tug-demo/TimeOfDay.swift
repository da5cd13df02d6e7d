import CGtk

/// The time from which the pages show other times: the local time now, or that of a script.
///
/// A script sets it by `clock`: `docs/scripts.md`, "The scene".
@MainActor enum TimeOfDay {
  /// The time that is held, in seconds since 1970 UTC; nil for the real time.
  static var held: Int64?

  /// Now, to be released by the caller; nil where the system has no time.
  static func now() -> OpaquePointer? {
    held.map { g_date_time_new_from_unix_utc(gint64($0)) } ?? g_date_time_new_now_local()
  }

  /// The time `seconds` since 1970, to be released by the caller; nil outside of the years 1 to 9999.
  static func at(seconds: Int64) -> OpaquePointer? {
    held == nil
      ? g_date_time_new_from_unix_local(gint64(seconds))
      : g_date_time_new_from_unix_utc(gint64(seconds))
  }
}
