import CGtk

/// The current time, relative to which pages show other times.
///
/// The line `clock` of a script replaces the real time: `docs/scripts.md`, "The scene".
@MainActor enum TimeOfDay {
  /// The time that replaces the current time, in seconds since 1970 UTC, or `nil` to use the real
  /// time.
  static var held: Int64?

  /// Returns the current time, or `nil` if the system does not provide it.
  ///
  /// The caller must release the result.
  static func now() -> OpaquePointer? {
    held.map { g_date_time_new_from_unix_utc(gint64($0)) } ?? g_date_time_new_now_local()
  }

  /// The current time in minutes since midnight.
  static var minute: Int {
    guard let time = now() else { return 0 }
    defer { g_date_time_unref(time) }
    return Int(g_date_time_get_hour(time)) * 60 + Int(g_date_time_get_minute(time))
  }

  /// Returns the time `seconds` after 1970 UTC, or `nil` outside the years 1 to 9999.
  ///
  /// The time is in the local time zone, or in UTC if ``held`` is set. The caller must release the
  /// result.
  static func at(seconds: Int64) -> OpaquePointer? {
    held == nil
      ? g_date_time_new_from_unix_local(gint64(seconds))
      : g_date_time_new_from_unix_utc(gint64(seconds))
  }
}
