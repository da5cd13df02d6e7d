import CGtk

/// The time that the pages show times by: the local time now, or what a script says.
///
/// Source of what a script says: replay contract, Scene.
@MainActor enum TimeOfDay {
  /// Seconds since 1970 that it is held at, in UTC; nil is the real time.
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
