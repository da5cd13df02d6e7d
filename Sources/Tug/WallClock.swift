import CGtk
import GtkBridge

/// The time of day, for the line that says when a list was refreshed.
@MainActor enum WallClock {
  /// Seconds since 1970 UTC.
  static var now: Double { Double(g_get_real_time()) / 1_000_000 }

  /// Seconds since 1970 UTC at a moment of the monotonic clock not long ago.
  static func seconds(atMonotonic microseconds: Int64) -> Double {
    now - Double(MonotonicClock.now - microseconds) / 1_000_000
  }

  /// Seconds that the local zone is east of UTC.
  static var utcOffset: Double {
    guard let time = g_date_time_new_now_local() else { return 0 }
    defer { g_date_time_unref(time) }
    return Double(g_date_time_get_utc_offset(time)) / 1_000_000
  }
}
