import CGtk
import GtkBridge
import RefreshModel

/// The time of day, for the line about the last refresh.
@MainActor package enum WallClock {
  /// The source of the time, in seconds since 1970 UTC; tests have clocks of their own.
  package static var reading: @MainActor () -> Double = { Double(g_get_real_time()) / 1_000_000 }

  /// Seconds since 1970 UTC.
  static var now: Double { reading() }

  /// Seconds since 1970 UTC at a moment of the monotonic clock not long ago.
  static func seconds(atMonotonic microseconds: Int64) -> Double {
    now - Double(MonotonicClock.now - microseconds) / 1_000_000
  }

  /// The local time zone, as the process or the machine has it at each use.
  ///
  /// GLib reads `TZ` and `/etc/localtime` each time.
  static let zone = LocalZone { seconds in
    guard let whole = gint64(exactly: seconds.rounded(.down)),
      let time = g_date_time_new_from_unix_local(whole)
    else { return 0 }
    defer { g_date_time_unref(time) }
    return Double(g_date_time_get_utc_offset(time)) / 1_000_000
  }
}
