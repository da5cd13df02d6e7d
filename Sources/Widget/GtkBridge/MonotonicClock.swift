import CGtk

/// The clock of frame times and of local event times.
package enum MonotonicClock {
  /// The current time in microseconds from an arbitrary start.
  package static var now: Int64 { Int64(g_get_monotonic_time()) }
}
