import CGtk

/// The clock of frame times and of local event times.
public enum MonotonicClock {
  /// The current time in microseconds from an arbitrary start.
  public static var now: Int64 { Int64(g_get_monotonic_time()) }
}
