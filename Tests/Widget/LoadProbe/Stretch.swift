import CGtk
import Glibc

/// The main thread's work between two waits of the main loop.
@MainActor enum Stretch {
  private static var start = 0
  private static var longest = 0
  private static var waits = 0

  /// The processor time of this thread in nanoseconds.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Runs the main loop for a while; returns the longest processor time between two waits in
  /// milliseconds, and how often the loop woke up.
  @discardableResult
  static func run(milliseconds: UInt32) -> (longest: Double, wakeUps: Int) {
    (start, longest, waits) = (now, 0, 0)
    g_main_context_set_poll_func(nil) { descriptors, count, timeout in
      MainActor.assumeIsolated { Stretch.end() }
      let ready = poll(
        UnsafeMutableRawPointer(descriptors)?.assumingMemoryBound(to: pollfd.self), nfds_t(count),
        timeout)
      MainActor.assumeIsolated { Stretch.begin() }
      return ready
    }
    let loop = g_main_loop_new(nil, gboolean(0))
    g_timeout_add(
      milliseconds,
      { loop in
        g_main_loop_quit(OpaquePointer(loop))
        return gboolean(0)
      }, UnsafeMutableRawPointer(loop))
    g_main_loop_run(loop)
    g_main_loop_unref(loop)
    end()
    g_main_context_set_poll_func(nil, nil)
    // The last is the end of the while.
    return (Double(longest) / 1e6, waits - 1)
  }

  private static func begin() {
    start = now
    waits += 1
  }

  private static func end() { longest = max(longest, now - start) }
}
