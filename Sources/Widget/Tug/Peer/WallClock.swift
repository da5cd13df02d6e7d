import CGtk
import GtkBridge
import RefreshModel

/// The time of day, for the text about the last refresh.
@MainActor package enum WallClock {
  /// Returns the time in seconds since 1970 UTC.
  ///
  /// Tests replace this function.
  package static var reading: @MainActor () -> Double = { Double(g_get_real_time()) / 1_000_000 }

  /// The current time in seconds since 1970 UTC.
  static var now: Double { reading() }

  /// Returns the time in seconds since 1970 UTC at a recent moment of the monotonic clock.
  static func seconds(atMonotonic microseconds: Int64) -> Double {
    now - Double(MonotonicClock.now - microseconds) / 1_000_000
  }

  /// The current local time zone of the process.
  ///
  /// GLib reads `TZ` and `/etc/localtime` at each use.
  static let zone = LocalZone { seconds in
    guard let whole = gint64(exactly: seconds.rounded(.down)),
      let time = g_date_time_new_from_unix_local(whole)
    else { return 0 }
    defer { g_date_time_unref(time) }
    return Double(g_date_time_get_utc_offset(time)) / 1_000_000
  }
}
