import CGtk

/// The clock that frame times and local event times count.
public enum MonotonicClock {
  /// Microseconds from an arbitrary start.
  public static var now: Int64 { Int64(g_get_monotonic_time()) }
}
